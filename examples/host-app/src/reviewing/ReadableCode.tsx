import type { ReactNode } from 'react';
import type { Code } from '@glossator/client-sdk/contract';
import { LoadingCode, LostCode } from '../workspace/CodeMessages';
import { FailedCode, isFailed } from '../workspace/FailedCode';
import { useCode } from '../workspace/use-code';

interface ReadableCodeProps {
  readonly codeId: number;
  readonly children: (code: Code) => ReactNode;
}

/** A Code as its readers see it, or why it cannot be shown. */
export function ReadableCode({ codeId, children }: ReadableCodeProps) {
  const { query, isLost } = useCode(codeId);
  if (isLost) return <LostCode codeId={codeId} />;
  if (isFailed(query)) return <FailedCode codeId={codeId} query={query} />;
  return query.data ? children(query.data) : <LoadingCode />;
}
