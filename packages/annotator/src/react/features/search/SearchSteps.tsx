import { useTranslate } from '@glossator/i18n';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { AnnotatorState } from '../../../core/features';
import type { LoadStatus } from '../../../core/store/origin';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-search.module.css';

const hasHitsIn = ({ search, codeSearch }: AnnotatorState): boolean =>
  (codeSearch.scope === 'document' ? search : codeSearch).hits.length > 0;
const statusOf = ({ search, codeSearch }: AnnotatorState): LoadStatus =>
  (codeSearch.scope === 'document' ? search : codeSearch).status;

/** The steps to the previous and next hit of the search in its scope, and its repetition where it failed. */
export function SearchSteps({ onStep }: { readonly onStep: (by: 1 | -1) => void }) {
  const t = useTranslate('annotator');
  const { search, codeSearch } = useCommands();
  const isInDocument = useAnnotatorState((state) => state.codeSearch.scope === 'document');
  const hasHits = useAnnotatorState(hasHitsIn);
  const status = useAnnotatorState(statusOf);
  return (
    <>
      {status === 'failed' && (
        <button
          type="button"
          className={css['retry']}
          onClick={isInDocument ? search.repeat : codeSearch.repeat}
        >
          {t('retry')}
        </button>
      )}
      <IconButton
        icon={ChevronUp}
        label={t('search.previous')}
        shortcut="Shift+F3"
        disabled={!hasHits}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('search.next')}
        shortcut="F3"
        disabled={!hasHits}
        onClick={() => onStep(1)}
      />
    </>
  );
}
