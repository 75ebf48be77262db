import { rangeBetween, type CarriedOver, type Position, type TextRange } from '@glossator/document-text';
import type { CountedChanges } from './change-measure';
import type { SourceDocument } from './items';
import type { ChangedParagraph, Selection } from './pairs';
import type { Row } from './scores';

const CONTEXT = 60;
const LONGEST = 400;

/** One answer of ours with the texts of the old version, of the truth and of the answer; `|` ends a line, `¶` a page. */
export function describeCase(
  { truth, outcome, overlap }: Row,
  selection: Selection,
  carried: CarriedOver,
  oldOne: SourceDocument,
  newOne: SourceDocument,
): string {
  const { status, confidence, reason, range } = carried;
  const marks = [truth.punctOnly === true && 'punctuation only', truth.decoy === true && 'decoy'];
  const head = [
    `${truth.id}  ${truth.label} ${truth.kind}  ${outcome}`,
    `overlap ${overlap.toFixed(2)}`,
    `${status} ${confidence.toFixed(2)} ${JSON.stringify(reason)}`,
    ...marks.filter((mark) => mark !== false),
    truth.where ?? '',
  ];
  const places = truth.targets.map(({ max: [start, end] }) => excerpt(newOne, rangeBetween(start, end)));
  return [
    head.join('  '),
    `  old    ${excerpt(oldOne, selection)}`,
    ...(places.length > 0 ? places : [nothing(newOne, truth.replacedAt)]).map((place) => `  truth  ${place}`),
    `  ours   ${range && status !== 'failed' ? excerpt(newOne, range) : '-'}`,
  ].join('\n');
}

/** What the count of our changes came to for one pair, with the texts: changed paragraphs not reported, others that were. */
export function describeChangeErrors(
  { missed, wrong }: CountedChanges,
  pair: string,
  wanted: readonly string[],
  oldOne: SourceDocument,
  newOne: SourceDocument,
): string[] {
  const textOf = (side: 'old' | 'new', range: TextRange) => excerpt(side === 'old' ? oldOne : newOne, range);
  const placeOf = ([page, element, character]: ChangedParagraph['start']) => ({ page, element, character });
  const misses = missed.map(
    ({ side, kind, block, start, end }) =>
      `${pair}  missedChange  ${side} ${kind} paragraph ${block}\n  ${textOf(side, rangeBetween(placeOf(start), placeOf(end)))}`,
  );
  const wrongs = wrong.map(({ side, range }) => `${pair}  wrongChange  ${side}\n  ${textOf(side, range)}`);
  return [
    ...(wanted.includes('missedChange') ? misses : []),
    ...(wanted.includes('wrongChange') ? wrongs : []),
  ];
}

function nothing(document: SourceDocument, replacedAt: readonly [Position, Position] | undefined): string {
  return replacedAt ? `gone; in its place ${excerpt(document, rangeBetween(...replacedAt))}` : 'gone';
}

/** The text of a range between ⟦ ⟧ with what stands before and after it, and the number of its page, from 1. */
function excerpt({ pages }: SourceDocument, range: TextRange): string {
  // The pages of the range and one on each side hold all the context there is to show.
  const first = Math.max(0, range.startPage - 1);
  let text = '';
  let from = 0;
  let to = 0;
  pages.slice(first, range.endPage + 2).forEach(({ items }, offset) => {
    const page = first + offset;
    items.forEach(({ str, eol }, element) => {
      if (page === range.startPage && element === range.startElement)
        from = text.length + range.startCharacter;
      if (page === range.endPage && element === range.endElement) to = text.length + range.endCharacter;
      text += eol ? `${str}|` : str;
    });
    text += '¶';
  });
  const own = text.slice(from, to);
  const shown = own.length > LONGEST ? `${own.slice(0, LONGEST / 2)} [...] ${own.slice(-LONGEST / 2)}` : own;
  const before = text.slice(Math.max(0, from - CONTEXT), from);
  return `p. ${range.startPage + 1} …${before}⟦${shown}⟧${text.slice(to, to + CONTEXT)}…`;
}
