import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { UnfinishedWorkProvider } from '@glossator/annotator';
import type { Code } from '@glossator/client-sdk/contract';
import { idIn } from '../app/address-id';
import { LoadingCode, LostCode, NoCode } from '../workspace/CodeMessages';
import { FailedCode, isFailed } from '../workspace/FailedCode';
import type { LiveRelay } from '../workspace/live-relay';
import { usePlannedCode } from './use-planned-code';

interface PlannedCodeProps {
  /** Whether messages stand under a bar of their own. */
  readonly withBar: boolean;
  /** False where what is shown follows the Update itself. */
  readonly isFollowed?: boolean;
  readonly children: (code: Code, live: LiveRelay) => ReactNode;
}

function Fetched({
  codeId,
  withBar,
  isFollowed = true,
  children,
}: PlannedCodeProps & { readonly codeId: number }) {
  const { query, live, isLost } = usePlannedCode(codeId, isFollowed);
  if (isLost) return <LostCode codeId={codeId} withBar={withBar} />;
  if (isFailed(query)) return <FailedCode codeId={codeId} query={query} withBar={withBar} />;
  return query.data ? children(query.data, live) : <LoadingCode />;
}

/** The Code of the address as its pending Update would make it, or why it cannot be shown. */
export function PlannedCode(props: PlannedCodeProps) {
  const codeId = idIn(useParams()['codeId']);
  if (codeId === undefined) return <NoCode withBar={props.withBar} />;
  return (
    <UnfinishedWorkProvider key={codeId}>
      <Fetched codeId={codeId} {...props} />
    </UnfinishedWorkProvider>
  );
}
