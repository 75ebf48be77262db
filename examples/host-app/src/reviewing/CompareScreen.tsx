import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { idIn } from '../app/address-id';
import { useAnnotatorMessages } from '../app/annotator-messages';
import { buttonClass } from '../ui/Button';
import { InsteadOfCode, LoadingCode, NoCode } from '../workspace/CodeMessages';
import { ReadableCode } from './ReadableCode';

const OpenComparison = lazy(() =>
  import('./OpenComparison').then(({ OpenComparison }) => ({ default: OpenComparison })),
);

/** The pair that `?from=&to=` names, the older Version first; undefined where it names none. */
export function versionsIn(search: URLSearchParams): { from: number; to: number } | undefined {
  const from = idIn(search.get('from'));
  const to = idIn(search.get('to'));
  if (from === undefined || to === undefined || from === to) return undefined;
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

function Comparison({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  const documentId = idIn(useParams()['documentId']);
  const [search] = useSearchParams();
  const versions = versionsIn(search);
  const all = [...code.documents, ...(code.archivedDocuments ?? [])];
  const document = all.find(({ id }) => id === documentId);
  if (!document || !versions) {
    const way = document ? `/codes/${code.id}/${document.id}` : `/codes/${code.id}`;
    return (
      <InsteadOfCode title={t(document ? 'reviewing.noVersions' : 'reviewing.noDocument')}>
        {document && <p>{t('reviewing.noVersionsText')}</p>}
        <Link to={way} className={buttonClass('primary')}>
          {t('reviewing.toCode')}
        </Link>
      </InsteadOfCode>
    );
  }
  return (
    <Suspense fallback={<LoadingCode />}>
      <OpenComparison code={code} document={document} {...versions} />
    </Suspense>
  );
}

/** Two Versions of a document side by side. */
export function CompareScreen() {
  const codeId = idIn(useParams()['codeId']);
  const words = useAnnotatorMessages();
  if (codeId === undefined) return <NoCode />;
  if (!words) return <LoadingCode />;
  return (
    <ReadableCode key={codeId} codeId={codeId}>
      {(code) => <Comparison code={code} />}
    </ReadableCode>
  );
}
