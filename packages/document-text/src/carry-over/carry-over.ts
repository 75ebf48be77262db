import type { Alignment } from '../alignment/alignment';
import type { TextRange } from '../ranges/text-range';
import type { CarriedOver } from './carried-over';
import { carryEdited, survivesAt } from './carry-edited';
import { carryEqual, isEqualAt } from './carry-equal';
import { carryMissing } from './carry-missing';
import { carryVerbatim, isOnlyPlace, verbatimPlaces } from './carry-verbatim';
import { createInnerInsertions, type InnerInsertions } from './inner-insertion';
import { createSectionIdentity, type SectionIdentity } from './section-identity';
import { selectedWords, type SelectedWords } from './selected-words';
import { survivorsOf, type Survivors } from './survivors';

/**
 * Carries selections of the old version over to the new one. Answers are parallel to `selections`; a selection costs microseconds,
 * whatever the length of the text. Never throws: a selection outside of the text comes back as `failed` with that reason.
 */
export function carryOver(alignment: Alignment, selections: readonly TextRange[]): CarriedOver[] {
  const identityOf: SectionIdentity = createSectionIdentity(alignment);
  const insertions: InnerInsertions = createInnerInsertions(alignment);
  return selections.map((range) => carryOne(alignment, identityOf, insertions, range));
}

/** Carries one selection over, step by step; each step is a function in a file of its own. */
function carryOne(
  aligned: Alignment,
  identityOf: SectionIdentity,
  insertions: InnerInsertions,
  range: TextRange,
): CarriedOver {
  // Range → the words that it touches.
  const selected: SelectedWords | undefined = selectedWords(aligned, range);
  if (!selected) return outsideText();

  // What can be read as inserted beside the words is not inside them.
  const alignment: Alignment = insertions(selected);

  // Words → the places where their counterparts are, the one with most of the letters first.
  const places: readonly Survivors[] = survivorsOf(alignment, selected);
  const [best] = places;

  // Places → the answer: all words are at one place, enough of them are, or too few.
  if (best && isEqualAt(alignment, selected, best))
    return carryEqual(alignment, identityOf, selected, best.from);
  if (best && survivesAt(alignment, selected, best)) return carryEdited(alignment, selected, places, best);

  // Too few → the places where they stand one after the other nevertheless, linked or not: the only one, or none.
  const starts = verbatimPlaces(alignment, selected);
  const [only] = starts;
  if (only !== undefined && isOnlyPlace(alignment, selected.span, starts))
    return carryVerbatim(alignment, selected, only);
  return carryMissing(alignment, selected, places, starts);
}

function outsideText(): CarriedOver {
  return {
    status: 'failed',
    confidence: 0,
    reason: { kind: 'outside-text', changedWords: 0 },
    candidates: [],
  };
}
