import { useNavigate } from 'react-router-dom';
import { VersionComparison } from '@glossator/annotator/review';
import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { usePreference } from '../app/preferences';
import { useServices } from '../app/services';
import { useFileResolver } from '../app/use-file-resolver';
import { usePageTitle } from '../app/use-page-title';
import { useWords } from '../app/words';
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
  const { client, appearance, log } = useServices();
  const navigate = useNavigate();
  const locale = useLocale();
  const messages = useWords();
  const theme = usePreference(appearance.theme);
  const resolveFile = useFileResolver();
  usePageTitle(`${t('reviewing.comparison')} · ${document.title}`);
  return (
    <main className={css['workspace']}>
      <VersionComparison
        document={document}
        from={from}
        to={to}
        backend={client}
        resolveFile={resolveFile}
        assetsUrl="/glossator-assets/"
        locale={locale}
        messages={messages}
        theme={theme}
        log={log}
        autoFocus
        onClose={() => void navigate(`/codes/${code.id}/${document.id}`)}
      />
    </main>
  );
}
