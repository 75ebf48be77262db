import { alignDocuments, carryOver, pageTextFromItems } from '@glossator/document-text';
import type { Alignment } from '../../../packages/document-text/src/alignment/alignment';
import { survivesAt } from '../../../packages/document-text/src/carry-over/carry-edited';
import { isEqualAt } from '../../../packages/document-text/src/carry-over/carry-equal';
import {
  featuresOfChanged,
  featuresOfEqual,
} from '../../../packages/document-text/src/carry-over/confidence';
import { contextAround } from '../../../packages/document-text/src/carry-over/evidence';
import { createInnerInsertions } from '../../../packages/document-text/src/carry-over/inner-insertion';
import { createSectionIdentity } from '../../../packages/document-text/src/carry-over/section-identity';
import { selectedWords } from '../../../packages/document-text/src/carry-over/selected-words';
import { survivorsOf } from '../../../packages/document-text/src/carry-over/survivors';
import { gatherEvidence, isAmbiguous, isTrusted } from '../../../packages/document-text/src/carry-over/trust';
import type { Metrics } from '../evaluator';
import { documentOf, readKept } from '../items';
import type { Selection } from '../pairs';
import { answerOf, rangeOf, type ReadPair } from '../run-method';
import { isInPlace, judgeAll } from '../scores';
import type { Example } from './logistic';

/** An answer with what it is to be learned for. */
export interface LearnedFrom extends Example {
  readonly kind: 'equal' | 'changed';
  readonly pair: string;
  /** What the engine says now. */
  readonly confidence: number;
}

/** The judged answers of a pair that have a place where all of the words or a part of them live on. */
export function examplesOf({ pair, oldItems, newItems }: ReadPair, metrics: Metrics): LearnedFrom[] {
  const alignment = alignDocuments(pagesOf(oldItems), pagesOf(newItems));
  const carried = carryOver(alignment, pair.selections.map(rangeOf));
  const answers = pair.selections.map(({ id }, index) => answerOf(id, carried[index]));
  const rows = judgeAll(metrics, metrics.ruler(documentOf(newItems)), pair, answers);
  const selectionOf = new Map(pair.selections.map((selection) => [selection.id, selection]));
  return rows.flatMap((row): LearnedFrom[] => {
    const selection = selectionOf.get(row.truth.id);
    if (!selection || row.truth.label === 'grey' || row.answer.status === 'failed') return [];
    const known = featuresFor(alignment, selection);
    if (!known) return [];
    return [{ ...known, pair: pair.id, isRight: isInPlace(row), confidence: row.answer.confidence ?? 0 }];
  });
}

function featuresFor(
  aligned: Alignment,
  selection: Selection,
): Pick<LearnedFrom, 'kind' | 'features'> | undefined {
  const selected = selectedWords(aligned, rangeOf(selection));
  if (!selected) return undefined;
  const alignment = createInnerInsertions(aligned)(selected);
  const [best, rival] = survivorsOf(alignment, selected);
  const { from, to } = selected.span;
  if (best && isEqualAt(alignment, selected, best)) {
    const evidence = gatherEvidence(alignment, createSectionIdentity(alignment), from, to, best.from);
    const trusted = isTrusted(to - from, evidence, alignment.constants);
    const ambiguous = !trusted && isAmbiguous(evidence, alignment.constants);
    return { kind: 'equal', features: featuresOfEqual(evidence, trusted, ambiguous) };
  }
  if (!best || !survivesAt(alignment, selected, best)) return undefined;
  const features = featuresOfChanged({
    survival: best.letters / selected.letters,
    rival: (rival?.letters ?? 0) / selected.letters,
    context: contextAround(alignment, from, to, best.from, best.to),
    isInPlace: alignment.inPlace[best.oldFirst] === 1,
  });
  return { kind: 'changed', features };
}

function pagesOf(items: string) {
  return readKept(items).map((page, index) => pageTextFromItems(index, page.items, { boxes: true }));
}
