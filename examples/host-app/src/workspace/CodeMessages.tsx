import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { INVITED_LEVELS } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import { RequestAccessButton } from '../sharing/RequestAccessButton';
import { Message } from '../shell/Message';
import shell from '../shell/glossator-shell.module.css';
import { TopBar } from '../shell/TopBar';
import { buttonClass } from '../ui/Button';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-workspace.module.css';
import { linkedPlace } from './linked-place';
import { UnsavedWork } from './UnsavedWork';

/** What is shown until a Code is loaded. */
export function LoadingCode() {
  const t = useTranslate('host');
  return (
    <div className={css['loading']} role="status" aria-label={t('common.loading')}>
      <div className={ui['skeleton']} />
    </div>
  );
}

interface InsteadOfCodeProps {
  readonly title: string;
  /** Under the bar of other screens, where the screen has none of its own. */
  readonly withBar?: boolean;
  readonly children?: ReactNode;
}

/** A message in the place of a Code, with the way back to the library. */
export function InsteadOfCode({ title, withBar = true, children }: InsteadOfCodeProps) {
  const t = useTranslate('host');
  const message = (
    <Message title={title}>
      {children}
      <Link to="/library" className={buttonClass('line')}>
        {t('common.backToLibrary')}
      </Link>
    </Message>
  );
  if (!withBar) return message;
  return (
    <>
      <TopBar />
      <main className={shell['content']}>{message}</main>
    </>
  );
}

/** The access to the open Code was taken away. What the user had written in it, or was writing, and was not saved is theirs to copy. */
export function LostCode({
  codeId,
  withBar = true,
}: {
  readonly codeId: number;
  readonly withBar?: boolean;
}) {
  const t = useTranslate('host');
  return (
    <InsteadOfCode title={t('workspace.accessLost')} withBar={withBar}>
      <UnsavedWork codeId={codeId} />
      <RequestAccessButton codeId={codeId} levels={INVITED_LEVELS} />
    </InsteadOfCode>
  );
}

/** The Code does not exist, or not for this user; the server does not say which. Visitors from a link in a mail read whom to contact. */
export function NoCode({
  codeId,
  withBar = true,
}: {
  readonly codeId?: number | undefined;
  readonly withBar?: boolean;
}) {
  const t = useTranslate('host');
  const [search] = useSearchParams();
  return (
    <InsteadOfCode title={t('workspace.notFound')} withBar={withBar}>
      <p>{t(linkedPlace(search) ? 'workspace.linkNotFoundText' : 'workspace.notFoundText')}</p>
      {codeId !== undefined && <UnsavedWork codeId={codeId} />}
      {codeId !== undefined && <RequestAccessButton codeId={codeId} levels={INVITED_LEVELS} />}
    </InsteadOfCode>
  );
}
