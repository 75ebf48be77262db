import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEndedWork, type AnnotatorMenuEntry } from '@glossator/annotator';
import type { Code } from '@glossator/client-sdk/contract';
import { hasAccess } from '@glossator/client-sdk/access';
import { useTranslate } from '@glossator/i18n';
import { LaterMenu } from '../shell/LaterMenu';
import { Message } from '../shell/Message';
import { buttonClass } from '../ui/Button';
import css from './glossator-workspace.module.css';
import { LostTexts } from './LostTexts';

interface EmptyCodeProps {
  readonly code: Code;
  /** The two ends of the toolbar that the annotator has where there are documents. */
  readonly start: ReactNode;
  readonly end: ReactNode;
  readonly menuEntries: readonly AnnotatorMenuEntry[];
}

/** A Code without documents: the app's toolbar, and a link to add some. */
export function EmptyCode({ code, start, end, menuEntries }: EmptyCodeProps) {
  const t = useTranslate('host');
  const { text = '', files } = useEndedWork(code.user.access);
  return (
    <>
      <div className={css['bar']}>
        {start}
        <span className={css['grow']} />
        {end}
        <LaterMenu label={t('workspace.menu')} items={menuEntries}>
          <Ellipsis size="1.14em" aria-hidden />
        </LaterMenu>
      </div>
      <Message title={t('workspace.noDocuments')}>
        {hasAccess(code.user.access, 'organize') && (
          <Link to={`/codes/${code.id}/organise`} className={buttonClass('primary')}>
            {t('workspace.addDocuments')}
          </Link>
        )}
        <LostTexts text={text} files={files} about={t('workspace.accessLowered')} />
      </Message>
    </>
  );
}
