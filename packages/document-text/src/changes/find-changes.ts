import type { Alignment } from '../alignment/alignment';
import { withoutFootnoteMarks } from './footnote-marks';
import { isInContents, wordsInContents } from './contents-lines';
import { draftChanges, type Draft } from './draft-changes';
import { pairPassages, type PairedPassages } from './paired-passages';
import { passagesOfBoth, type PassagePair } from './passages';
import { withoutRedivided } from './same-across-drafts';
import type { TextChange } from './text-change';
import { createChangeWriter } from './write-change';

/**
 * What changed between two versions, in the reading order of the new one. The unit is the paragraph: paragraphs that became each other
 * are one `replaced` change when a word of theirs differs; paragraphs without counterpart are `deleted` or `inserted`, neighbors of one
 * article together; paragraphs off the common order of both texts have `moved`. Every word is in one change at most.
 *
 * No changes: punctuation, case, ligatures, quotation marks, spaces, hyphenation, marks of footnotes, where lines, paragraphs and pages end. Running headers,
 * page numbers and tables of contents that both versions have are not compared. Takes time linear in the words, but for sorting.
 */
export function findChanges(alignment: Alignment): readonly TextChange[] {
  // Words → passages, the units of changes.
  const passages: PassagePair = passagesOfBoth(alignment);

  // Passages → pairs of those that became each other, with the words that differ inside.
  const pairs: readonly PairedPassages[] = pairPassages(alignment, passages.old, passages.new);

  // Pairs, and what is between them → changes by word numbers, in the order of the new text.
  const drafts: readonly Draft[] = draftChanges(alignment, passages, pairs);

  // Without text that only ends its lines or paragraphs elsewhere, marks of footnotes, and tables of contents.
  const compared: readonly Draft[] = withoutRedivided(alignment, drafts);
  const own: readonly Draft[] = withoutContents(
    alignment,
    passages,
    withoutFootnoteMarks(alignment, compared),
  );

  // Word numbers → ranges and citations.
  return own.map(createChangeWriter(alignment));
}

function withoutContents(
  { old, new: next, vocabulary, constants }: Alignment,
  passages: PassagePair,
  drafts: readonly Draft[],
): readonly Draft[] {
  const inOld = wordsInContents(old, passages.old, vocabulary, constants);
  const inNew = wordsInContents(next, passages.new, vocabulary, constants);
  return drafts.filter((draft) => !isInContents(draft, inOld, inNew));
}
