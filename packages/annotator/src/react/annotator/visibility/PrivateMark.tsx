import { useTranslate } from '@glossator/i18n';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { isPrivate } from '../../../core/entities/visibility';
import { mayChangeVisibility, type VisibleEntity } from '../../../core/access/visibility/selectors';
import { useAnnotatorState, useCommands } from '../context/annotator-context';
import { Button } from '../../controls/Button';
import { useReturnFocus } from '../../controls/use-return-focus';
import { Unseen } from '../../controls/Unseen';
import css from './glossator-visibility.module.css';

/** The kinds of what can be private. */
export type VisibleKind = 'selection' | 'bookmark' | 'note';

interface PrivateMarkProps {
  readonly kind: VisibleKind;
  readonly entity: VisibleEntity;
}

/** The lock on what only its author sees, with the button that publishes it; nothing on what everybody sees. */
export function PrivateMark(props: PrivateMarkProps) {
  return isPrivate(props.entity) ? <Mark {...props} /> : null;
}

function Mark({ kind, entity }: PrivateMarkProps) {
  const t = useTranslate('annotator');
  const { publish } = useCommands().visibility;
  const mayPublish = useAnnotatorState((state) => mayChangeVisibility(state, entity));
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element, '[data-glossator-card], [data-glossator-note]');
  return (
    <p ref={setElement} className={css['mark']}>
      <span className={css['lock']}>
        <Lock aria-hidden="true" size={13} strokeWidth={1.75} />
        {t('visibility.lock')}
      </span>
      {mayPublish && (
        <Button
          look="quiet"
          className={css['publish']}
          title={t('visibility.publishHint')}
          onClick={() => publish({ kind, id: entity.id })}
        >
          {t('visibility.publish')}
        </Button>
      )}
    </p>
  );
}

/** The lock alone, where there is no room for words. */
export function PrivateIcon({ entity }: { readonly entity: VisibleEntity }) {
  const t = useTranslate('annotator');
  if (!isPrivate(entity)) return null;
  return (
    <span className={css['icon']} title={t('visibility.lock')}>
      <Lock aria-hidden="true" size={12} strokeWidth={1.75} />
      <Unseen>{t('visibility.lock')}</Unseen>
    </span>
  );
}
