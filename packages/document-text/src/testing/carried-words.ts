import type { CarriedOver } from '../carry-over/carried-over';
import { alignDocuments } from '../alignment/align-documents';
import { carryOver } from '../carry-over/carry-over';
import { comparePositions } from '../pages/position';
import { startOf, type TextRange } from '../ranges/text-range';
import { quoteOf } from '../quotes/quote';
import type { Random } from './random';
import type { SetLaw, SetWord } from './typeset';

/** A selection of words of a set law: the first and the last one. */
export interface WordSelection {
  readonly first: number;
  readonly last: number;
}

/** Selections of words: single ones, phrases, and spans over paragraphs; none of them a label alone. */
export function drawSelections(law: SetLaw, random: Random, count: number): WordSelection[] {
  const drawn: WordSelection[] = [];
  while (drawn.length < count) {
    const first = random.between(0, law.words.length - 1);
    const length = random.chance(0.2) ? 1 : random.between(2, random.chance(0.3) ? 40 : 10);
    const last = Math.min(law.words.length - 1, first + length - 1);
    if (law.words.slice(first, last + 1).some(({ isLabel }) => !isLabel)) drawn.push({ first, last });
  }
  return drawn;
}

/** Carries selections of words over. */
export function carryWords(
  before: SetLaw,
  after: SetLaw,
  selections: readonly WordSelection[],
): CarriedOver[] {
  return carryOver(
    alignDocuments(before.pages, after.pages),
    selections.map(({ first, last }) => before.rangeOf(first, last)),
  );
}

/**
 * Where selected words stand unchanged, one after the other, in another version; undefined where they do not. A copy of them is their
 * place only where they are gone themselves, and it is the only one.
 */
export function unchangedPlace(
  before: SetLaw,
  after: SetLaw,
  { first, last }: WordSelection,
): TextRange | undefined {
  const places: number[] = [];
  after.words.forEach(({ origin }, at) => {
    if (origin < 0 || origin !== before.words[first]?.origin) return;
    for (let word = first; word <= last; word += 1)
      if (before.words[word]?.origin !== after.words[at + word - first]?.origin) return;
    places.push(at);
  });
  const own = places.filter((at) => after.words[at]?.isCopy === undefined);
  const [place, ...others] = own.length > 0 ? own : places;
  return place === undefined || others.length > 0 ? undefined : after.rangeOf(place, place + last - first);
}

/**
 * Whether the paragraph in which a selection begins stands, word for word but for its number, where its answer begins. Then nothing in the text tells
 * which of two equal paragraphs has become which; only the maker of the test knows.
 */
export function isEqualParagraph(
  before: SetLaw,
  after: SetLaw,
  { first }: WordSelection,
  { range }: CarriedOver,
): boolean {
  const at = after.words.findIndex(({ start }) => range && comparePositions(start, startOf(range)) === 0);
  return at >= 0 && paragraphOf(after, at) === paragraphOf(before, first);
}

function paragraphOf({ words }: SetLaw, word: number): string {
  const { article, block } = words[word] ?? {};
  const isIn = (one: SetWord): boolean => one.article === article && one.block === block && !one.isLabel;
  return words.flatMap((one) => (isIn(one) ? one.text : [])).join(' ');
}

/** A case in words, for the message of a test that fails. */
export function caseInWords(
  before: SetLaw,
  after: SetLaw,
  { first, last }: WordSelection,
  { status, reason, range }: CarriedOver,
): string {
  const truth = unchangedPlace(before, after, { first, last });
  const quote = (place: TextRange | undefined, { pages }: SetLaw): string =>
    place ? `«${quoteOf(place, pages)}» ${JSON.stringify(place)}` : 'nowhere';
  return [
    `${status} (${reason.kind}, ${reason.from ?? '?'} to ${reason.to ?? '?'})`,
    `old:   ${quote(before.rangeOf(first, last), before)}`,
    `truth: ${quote(truth, after)}`,
    `ours:  ${quote(range, after)}`,
  ].join('\n');
}
