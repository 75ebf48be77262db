import type { TextRange } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { citationOf } from '../../../core/structure/selectors';
import { useAnnotatorState } from '../context/annotator-context';

/** The citation of a range in words, undefined where there is none (or no range). */
export function useCitation(range: TextRange | undefined): string | undefined {
  const t = useTranslate('annotator');
  const cited = useAnnotatorState(
    (state) => range && citationOf(state, range),
    (a, b) => a?.from === b?.from && a?.to === b?.to,
  );
  if (!cited) return undefined;
  return cited.to === undefined ? cited.from : t('citation.range', { from: cited.from, to: cited.to });
}
