import type { Position, TextChange, TextRange } from '@glossator/document-text';
import type { ChangedSpan } from './changed-spans';
import type { Ruler } from './evaluator';
import { createTouches, lettersOf, type Span, type Touches } from './letter-marks';
import { gapsBetween, type Gap, type Side } from './unchanged-pieces';
import type { ChangedParagraph, TrueChanges } from './pairs';

/** Counts of paragraphs, both sides together; what each means stands in the head of bench/carry-over.ts. */
export interface ChangeCounts {
  /** Changed paragraphs of the source, and those of them that were reported. */
  readonly wanted: number;
  readonly found: number;
  /** Of those not found, the edited ones whose words all stand in one piece in the other version's edited paragraphs: split or merged. */
  readonly onlyDivided: number;
  /** Unchanged paragraphs that were reported. */
  readonly wronglyReported: number;
  /** Reports that hold no letter or digit, and those of them that stand in a changed paragraph. */
  readonly punctuationOnly: number;
  readonly punctuationInChanged: number;
  /** Reports that touch no paragraph of the source, such as a printed page header. */
  readonly outside: number;
}

/** Nothing counted yet. */
export const NO_CHANGES: ChangeCounts = {
  wanted: 0,
  found: 0,
  onlyDivided: 0,
  wronglyReported: 0,
  punctuationOnly: 0,
  punctuationInChanged: 0,
  outside: 0,
};

interface Mark extends Span {
  readonly isPoint: boolean;
  readonly range: TextRange;
}

interface LetteredParagraph extends Span {
  readonly paragraph: ChangedParagraph;
  readonly block: number;
}

/** The counts of a pair, and what they came from. */
export interface CountedChanges {
  readonly counts: ChangeCounts;
  readonly missed: readonly ChangedParagraph[];
  readonly wrong: readonly { readonly side: 'old' | 'new'; readonly range: TextRange }[];
}

/** The sum of two counts. */
export function addCounts(a: ChangeCounts, b: ChangeCounts): ChangeCounts {
  return {
    wanted: a.wanted + b.wanted,
    found: a.found + b.found,
    onlyDivided: a.onlyDivided + b.onlyDivided,
    wronglyReported: a.wronglyReported + b.wronglyReported,
    punctuationOnly: a.punctuationOnly + b.punctuationOnly,
    punctuationInChanged: a.punctuationInChanged + b.punctuationInChanged,
    outside: a.outside + b.outside,
  };
}

/** Shares in per cent; `undefined` where nothing is counted. */
export function precisionAndRecall({ wanted, found, wronglyReported }: ChangeCounts): {
  readonly precision?: number;
  readonly recall?: number;
} {
  const reported = found + wronglyReported;
  return {
    ...(reported > 0 && { precision: (100 * found) / reported }),
    ...(wanted > 0 && { recall: (100 * found) / wanted }),
  };
}

/** What our engine reports as changed: the ranges of a change, of a moved passage the words that changed in it, if any. */
export function spansOfOurs(changes: readonly TextChange[]): ChangedSpan[] {
  return changes.flatMap(({ kind, old, new: come, words }) => {
    if (kind !== 'moved') return [{ old, new: come }];
    return words.map((word) => ({ old: word.old, new: word.new, passage: { old, new: come } }));
  });
}

function isEmpty(range: TextRange): boolean {
  return (
    range.startPage === range.endPage &&
    range.startElement === range.endElement &&
    range.startCharacter === range.endCharacter
  );
}

/** Counts the reported spans against the changed paragraphs of the source, on both sides. */
export function countChanges(
  spans: readonly ChangedSpan[],
  truth: TrueChanges,
  oldSide: Side,
  newSide: Side,
): CountedChanges {
  const paragraphsOf = (name: 'old' | 'new', { at }: Side): LetteredParagraph[] =>
    truth.changes
      .filter(({ side }) => side === name)
      .map((paragraph) => ({
        paragraph,
        block: paragraph.block,
        from: at(position(paragraph.start)),
        to: at(position(paragraph.end)),
      }))
      .toSorted((a, b) => a.from - b.from);
  const [oldLetters, newLetters] = [lettersOf(oldSide.document), lettersOf(newSide.document)];
  const oldParagraphs = paragraphsOf('old', oldSide);
  const newParagraphs = paragraphsOf('new', newSide);
  const oldMarks = spans.map((span) => markOf(span, 'old', oldSide.at));
  const newMarks = spans.map((span) => markOf(span, 'new', newSide.at));
  const [isOldEdit, isNewEdit] = [touchesEdited(oldParagraphs), touchesEdited(newParagraphs)];
  const before = countSide(
    'old',
    oldMarks,
    oldMarks.filter((mark, index) => mark.isPoint && isNewEdit(newMarks[index] ?? mark)),
    oldParagraphs,
    gapsBetween(oldParagraphs, truth.oldBlocks, oldSide),
    isDivided(oldLetters, newLetters, newParagraphs),
  );
  const after = countSide(
    'new',
    newMarks,
    newMarks.filter((mark, index) => mark.isPoint && isOldEdit(oldMarks[index] ?? mark)),
    newParagraphs,
    gapsBetween(newParagraphs, truth.newBlocks, newSide),
    isDivided(newLetters, oldLetters, oldParagraphs),
  );
  return {
    counts: addCounts(before.counts, after.counts),
    missed: [...before.missed, ...after.missed],
    wrong: [...before.wrong, ...after.wrong],
  };
}

/** An inserted word is a point on the old side, but an edit of the passage it came into: there it marks the letter beside it. */
function markOf(span: ChangedSpan, side: 'old' | 'new', at: Ruler): Mark {
  const spanOf = (range: TextRange): Span => ({
    from: at({ page: range.startPage, element: range.startElement, character: range.startCharacter }),
    to: at({ page: range.endPage, element: range.endElement, character: range.endCharacter }),
  });
  const own = spanOf(span[side]);
  const isPoint = isEmpty(span[side]);
  const passage = span.passage && spanOf(span.passage[side]);
  if (!isPoint || !passage || passage.from === passage.to) return { ...own, isPoint, range: span[side] };
  const from = Math.max(passage.from, Math.min(own.from, passage.to - 1));
  return { from, to: from + 1, isPoint: false, range: span[side] };
}

function touchesEdited(paragraphs: readonly LetteredParagraph[]): Touches {
  return createTouches(paragraphs.filter(({ paragraph }) => paragraph.kind === 'edited'));
}

function isDivided(
  own: string,
  other: string,
  others: readonly LetteredParagraph[],
): (paragraph: LetteredParagraph) => boolean {
  const edited = others.filter(({ paragraph }) => paragraph.kind === 'edited');
  const text = edited.map(({ from, to }) => other.slice(from, to)).join('');
  return ({ paragraph, from, to }) => paragraph.kind === 'edited' && text.includes(own.slice(from, to));
}

/** `edges` are the points of words that came to or left an edited paragraph: they may stand at its very begin or end. */
function countSide(
  name: 'old' | 'new',
  marks: readonly Mark[],
  edges: readonly Mark[],
  all: readonly LetteredParagraph[],
  gaps: readonly Gap[],
  isOnlyDivided: (paragraph: LetteredParagraph) => boolean,
): CountedChanges {
  // A paragraph without letters or digits has no range of letters.
  const paragraphs = all.filter(({ from, to }) => from < to);
  const lettered = marks.filter(({ from, to }) => from >= 0 && from < to);
  const silent = marks.filter(({ from, to, isPoint }) => from === to && !isPoint);
  const isFound = createTouches([...lettered, ...marks.filter(({ isPoint }) => isPoint)]);
  // A point cannot be distinguished from the edge of an unchanged paragraph, so it never counts against a method.
  const isReported = createTouches(lettered);
  const isChanged = createTouches(paragraphs);
  const unchanged = gaps.filter((gap) => gap.blocks > 0);
  const isReal = createTouches([...paragraphs, ...unchanged.flatMap(({ pieces }) => pieces)]);
  const wrongPieces = unchanged.map(({ pieces }) => pieces.filter(isReported));
  const isWrong = createTouches(wrongPieces.flat());
  const isFoundAtEdge = createTouches(edges.map(({ from }) => ({ from: from - 1, to: from + 1 })));
  const missed = paragraphs.filter(
    (one) => !isFound(one) && !(one.paragraph.kind === 'edited' && isFoundAtEdge(one)),
  );
  const counts = {
    wanted: paragraphs.length,
    found: paragraphs.length - missed.length,
    onlyDivided: missed.filter(isOnlyDivided).length,
    wronglyReported: unchanged.reduce(
      (sum, gap, index) => sum + Math.min(gap.blocks, wrongPieces[index]?.length ?? 0),
      0,
    ),
    punctuationOnly: silent.length,
    punctuationInChanged: silent.filter(({ from }) => isChanged({ from: from - 1, to: from + 1 })).length,
    outside:
      marks.filter((mark) => mark.from < 0 || mark.from > mark.to).length +
      lettered.filter((mark) => !isReal(mark)).length,
  };
  return {
    counts,
    missed: missed.map(({ paragraph }) => paragraph),
    wrong: lettered.filter(isWrong).map(({ range }) => ({ side: name, range })),
  };
}

function position([page, element, character]: ChangedParagraph['start']): Position {
  return { page, element, character };
}
