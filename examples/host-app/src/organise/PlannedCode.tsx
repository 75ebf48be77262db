import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { idIn } from '../app/address-id';
import { failureWords, problemCodeOf } from '../app/problems';
import { Button, buttonClass } from '../ui/Button';
import { InsteadOfCode, LoadingCode, NoCode } from '../workspace/CodeMessages';
import type { LiveRelay } from '../workspace/live-relay';
import { usePlannedCode } from './use-planned-code';

interface PlannedCodeProps {
  /** Whether messages stand under a bar of their own. */
  readonly withBar: boolean;
  readonly children: (code: Code, live: LiveRelay) => ReactNode;
}

function Fetched({ codeId, withBar, children }: PlannedCodeProps & { readonly codeId: number }) {
  const t = useTranslate('host');
  const { query, live, isLost } = usePlannedCode(codeId);
  if (isLost) return <InsteadOfCode withBar={withBar} title={t('workspace.accessLost')} />;
  if (query.isError) {
    const problem = problemCodeOf(query.error) ?? '';
    if (['NOT_FOUND', 'VALIDATION'].includes(problem)) return <NoCode withBar={withBar} />;
    if (problem === 'FORBIDDEN') {
      return (
        <InsteadOfCode withBar={withBar} title={t('organising.forbidden')}>
          <p>{t('organising.forbiddenText')}</p>
          <Link to={`/codes/${codeId}`} className={buttonClass('primary')}>
            {t('organising.toCode')}
          </Link>
        </InsteadOfCode>
      );
    }
    // A Code that is already open stays open while the server is away.
    if (!query.data) {
      return (
        <InsteadOfCode withBar={withBar} title={t('workspace.failed')}>
          <p>{t(failureWords(query.error))}</p>
          <Button look="primary" disabled={query.isFetching} onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        </InsteadOfCode>
      );
    }
  }
  if (!query.data) return <LoadingCode />;
  return children(query.data, live);
}

/** The Code of the address as its pending Update would make it, or why it cannot be shown. */
export function PlannedCode(props: PlannedCodeProps) {
  const codeId = idIn(useParams()['codeId']);
  if (codeId === undefined) return <NoCode withBar={props.withBar} />;
  return <Fetched key={codeId} codeId={codeId} {...props} />;
}
