import { Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { UnfinishedWorkProvider } from '@glossator/annotator';
import { idIn } from '../app/address-id';
import { useAnnotatorMessages } from '../app/annotator-messages';
import { useSessionState } from '../app/services';
import { LoadingCode, LostCode, NoCode } from './CodeMessages';
import { FailedCode, isFailed } from './FailedCode';
import { useCode } from './use-code';

const OpenCode = lazy(() => import('./OpenCode').then(({ OpenCode }) => ({ default: OpenCode })));

function Workspace({ codeId }: { readonly codeId: number }) {
  const { user } = useSessionState();
  const words = useAnnotatorMessages();
  const { query, live, present, isLost } = useCode(codeId);
  if (isLost) return <LostCode codeId={codeId} />;
  if (isFailed(query)) return <FailedCode codeId={codeId} query={query} />;
  if (!query.data || !user || !words) return <LoadingCode />;
  return (
    <Suspense fallback={<LoadingCode />}>
      <OpenCode code={query.data} user={user} live={live} present={present} />
    </Suspense>
  );
}

/** The workspace of one Code: its documents with the annotator. */
export function WorkspaceScreen() {
  const codeId = idIn(useParams()['codeId']);
  if (codeId === undefined) return <NoCode />;
  return (
    <UnfinishedWorkProvider key={codeId}>
      <Workspace codeId={codeId} />
    </UnfinishedWorkProvider>
  );
}
