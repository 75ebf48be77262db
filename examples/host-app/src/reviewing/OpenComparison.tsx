import { useNavigate } from 'react-router-dom';
import { VersionComparison } from '@glossator/annotator/review';
import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useAnnotatorSurroundings } from '../app/use-annotator-surroundings';
import { usePageTitle } from '../app/use-page-title';
import css from '../workspace/glossator-workspace.module.css';

interface OpenComparisonProps {
  readonly code: Code;
  readonly document: CodeDocument;
  /** The older Version, by its number. */
  readonly from: number;
  readonly to: number;
}

/** The comparison of the annotator package. */
export function OpenComparison({ code, document, from, to }: OpenComparisonProps) {
  const t = useTranslate('host');
  const navigate = useNavigate();
  const surroundings = useAnnotatorSurroundings();
  usePageTitle(`${t('reviewing.comparison')} · ${document.title}`);
  return (
    <main className={css['workspace']}>
      <VersionComparison
        document={document}
        from={from}
        to={to}
        {...surroundings}
        onClose={() => void navigate(`/codes/${code.id}/${document.id}`)}
      />
    </main>
  );
}
