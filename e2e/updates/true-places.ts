import type { PageText, Position, TextRange } from '@glossator/document-text';
import type { TextSelection } from '@glossator/client-sdk/contract';

/** Where a passage belongs in the next version of its law, as the README of ../shared/carry-over describes it. */
export interface TruePlace {
  readonly label: 'unchanged' | 'moved' | 'edited' | 'deleted' | 'ambiguous' | 'grey';
  readonly punctOnly?: boolean;
  readonly replacedAt?: readonly [Position, Position];
  readonly targets: readonly {
    readonly core: readonly [Position, Position];
    readonly max: readonly [Position, Position];
  }[];
}

/** A place and whether it was reported as certain. */
export type PlacedAnnotation = TextRange & Pick<TextSelection, 'status'>;

/** How a placed annotation turned out: `right` in place and status; `wrong` is a certain one at another place, or on other words. */
export type Verdict = 'right' | 'asksTooMuch' | 'wrong' | 'badGuess' | 'missed' | 'notCounted';

const RIGHT_FROM = 0.9;
const LETTER = /[\p{L}\p{N}]/gu;

/** How many characters of an element make so many of the text with its ligatures as letters. */
export function withoutLigatures(element: string, characters: number): number {
  let at = 0;
  while (at < element.length && element.slice(0, at).normalize('NFKC').length < characters) at += 1;
  return at;
}

/** Judges places in a new version; overlaps are counted in letters and digits, as the benchmark does. */
export function createJudge(
  pages: readonly PageText[],
): (truth: TruePlace, place: PlacedAnnotation) => Verdict {
  const at = letterCounter(pages);
  return (truth, place) => {
    const [from, to] = [
      at(place.startPage, place.startElement, place.startCharacter),
      at(place.endPage, place.endElement, place.endCharacter),
    ];
    const where = (position: Position) =>
      at(
        position.page,
        position.element,
        withoutLigatures(pages[position.page]?.elements[position.element] ?? '', position.character),
      );
    const isThere = truth.targets.some(({ core, max }) => {
      const begin = Math.min(Math.max(from, where(max[0])), where(core[0]));
      const end = Math.max(Math.min(to, where(max[1])), where(core[1]));
      return overlap([from, to], [begin, end]) >= RIGHT_FROM;
    });
    const isOnReplacement =
      truth.replacedAt !== undefined &&
      overlap([from, to], [where(truth.replacedAt[0]), where(truth.replacedAt[1])]) > 0;
    return verdictOn(truth, place.status, isThere, isOnReplacement);
  };
}

function verdictOn(
  { label, punctOnly }: TruePlace,
  status: PlacedAnnotation['status'],
  isThere: boolean,
  isOnReplacement: boolean,
): Verdict {
  if (label === 'grey') return 'notCounted';
  const isGone = label === 'deleted' || label === 'ambiguous';
  if (status === 'failed') return isGone ? 'right' : 'missed';
  if (status === 'success')
    return isThere && (label === 'unchanged' || label === 'moved') ? 'right' : 'wrong';
  if (label === 'deleted') return isOnReplacement ? 'right' : 'badGuess';
  if (!isThere) return 'badGuess';
  return label === 'edited' || label === 'ambiguous' || punctOnly === true ? 'right' : 'asksTooMuch';
}

type Stretch = readonly [from: number, to: number];

function overlap([from, to]: Stretch, [begin, end]: Stretch): number {
  const shared = Math.max(0, Math.min(to, end) - Math.max(from, begin));
  const both = Math.max(to, end) - Math.min(from, begin);
  return both > 0 ? shared / both : 0;
}

/** Letters and digits of a document before a place. */
function letterCounter(
  pages: readonly PageText[],
): (page: number, element: number, character: number) => number {
  const letters = (text: string) => text.normalize('NFKC').match(LETTER)?.length ?? 0;
  let before = 0;
  const elementsAt = pages.map(({ elements }) =>
    elements.map((element) => {
      const begin = before;
      before += letters(element);
      return begin;
    }),
  );
  return (page, element, character) =>
    (elementsAt[page]?.[element] ?? 0) + letters(pages[page]?.elements[element]?.slice(0, character) ?? '');
}
