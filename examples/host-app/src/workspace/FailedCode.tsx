import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { RequestAccessButton } from '../sharing/RequestAccessButton';
import { Button, buttonClass } from '../ui/Button';
import { InsteadOfCode, LoadingCode, NoCode } from './CodeMessages';
import { UnsavedWork } from './UnsavedWork';

const UnusableCode = lazy(() =>
  import('./UnusableCode').then(({ UnusableCode }) => ({ default: UnusableCode })),
);

/** Whether a Code cannot be shown: one that is already open stays open while the server is away. */
export function isFailed({ isError, error, data }: UseQueryResult<Code>): boolean {
  const isRefused = ['NOT_FOUND', 'VALIDATION', 'FORBIDDEN'].includes(problemCodeOf(error) ?? '');
  return isError && (isRefused || data === undefined);
}

interface FailedCodeProps {
  readonly codeId: number;
  readonly query: UseQueryResult<Code>;
  readonly withBar?: boolean;
}

/** Why a Code cannot be shown, with a way on. */
export function FailedCode({ codeId, query, withBar = true }: FailedCodeProps) {
  const t = useTranslate('host');
  const problem = problemCodeOf(query.error);
  if (problem === 'NOT_FOUND' || problem === 'VALIDATION')
    return <NoCode codeId={codeId} withBar={withBar} />;
  if (problem === 'FORBIDDEN') {
    return (
      <InsteadOfCode withBar={withBar} title={t('organising.forbidden')}>
        <p>{t('organising.forbiddenText')}</p>
        <UnsavedWork codeId={codeId} />
        <RequestAccessButton codeId={codeId} levels={['organize']} />
        <Link to={`/codes/${codeId}`} className={buttonClass('line')}>
          {t('organising.toCode')}
        </Link>
      </InsteadOfCode>
    );
  }
  if (problem === 'CODE_UNUSABLE')
    return (
      <Suspense fallback={<LoadingCode />}>
        <UnusableCode codeId={codeId} withBar={withBar} />
      </Suspense>
    );
  return (
    <InsteadOfCode withBar={withBar} title={t('workspace.failed')}>
      <p>{t(failureMessageKey(query.error))}</p>
      <Button look="primary" disabled={query.isFetching} onClick={() => void query.refetch()}>
        {t('common.retry')}
      </Button>
    </InsteadOfCode>
  );
}
