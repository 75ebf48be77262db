import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { problemCodeOf } from '../app/problems';
import { useSessionState } from '../app/services';
import { Message } from '../shell/Message';
import shell from '../shell/glossator-shell.module.css';
import { TopBar } from '../shell/TopBar';
import { Button, buttonClass } from '../ui/Button';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-workspace.module.css';
import { linkedPlace } from './linked-place';
import { useCode } from './use-code';

const OpenCode = lazy(() => import('./OpenCode').then(({ OpenCode }) => ({ default: OpenCode })));

/** The number in an address, if it can be an id; the server counts from 1. */
function idIn(text: string | undefined): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

function Loading() {
  const t = useTranslate('host');
  return (
    <div className={css['loading']} role="status" aria-label={t('common.loading')}>
      <div className={ui['skeleton']} />
    </div>
  );
}

function Instead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const t = useTranslate('host');
  return (
    <>
      <TopBar />
      <main className={shell['content']}>
        <Message title={title}>
          {children}
          <Link to="/library" className={buttonClass('line')}>
            {t('common.backToLibrary')}
          </Link>
        </Message>
      </main>
    </>
  );
}

/** It is gone, or not for this user; the server does not say which. Who came by a link in a mail is told whom to ask. */
function NoCode() {
  const t = useTranslate('host');
  const [search] = useSearchParams();
  return (
    <Instead title={t('workspace.notFound')}>
      <p>{t(linkedPlace(search) ? 'workspace.linkNotFoundText' : 'workspace.notFoundText')}</p>
    </Instead>
  );
}

function Workspace({ codeId }: { readonly codeId: number }) {
  const t = useTranslate('host');
  const { user } = useSessionState();
  const { query, live, present, isLost } = useCode(codeId);
  if (isLost) return <Instead title={t('workspace.accessLost')} />;
  if (query.isError) {
    const isMissing = ['NOT_FOUND', 'VALIDATION'].includes(problemCodeOf(query.error) ?? '');
    if (isMissing) return <NoCode />;
    // A Code that is already open stays open while the server is away.
    if (!query.data) {
      return (
        <Instead title={t('workspace.failed')}>
          <Button look="primary" disabled={query.isFetching} onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        </Instead>
      );
    }
  }
  if (!query.data || !user) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <OpenCode code={query.data} user={user} live={live} present={present} />
    </Suspense>
  );
}

/** The workspace of one Code: its documents with the annotator. */
export function WorkspaceScreen() {
  const codeId = idIn(useParams()['codeId']);
  return codeId === undefined ? <NoCode /> : <Workspace key={codeId} codeId={codeId} />;
}
