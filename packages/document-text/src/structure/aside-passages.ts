import { depthOf, mainTurn } from '../pages/page-direction';
import type { PageAsides } from '../layout/page-asides';
import { ASIDE_KINDS, asideKindOf, type AsideKind, type Asides } from '../pages/asides';
import type { ElementBox, PageText } from '../pages/page-text';
import type { Position } from '../pages/position';

/** A passage that stands aside from the text: a footnote, a note in the margin, running lines or what lies over the text. */
export interface AsidePassage {
  readonly kind: AsideKind;
  readonly page: number;
  /** Its elements, in ascending order. */
  readonly elements: readonly number[];
  /** Number or sign of a footnote; empty where there is none. */
  readonly number: string;
  /** The place in the text that it belongs to, where that is known: where a footnote is referred to, the line that a marginal note stands beside. */
  readonly anchor?: Position;
}

/** Letters of marks that refer to footnotes are smaller than this share of the letters before them. */
const RAISED = 0.87;
/** Baselines nearer than this, in heights, are one line. */
const SAME_LINE = 0.7;
/** Heights between two lines of a margin from which on they are two notes; text further than so many from a note is not beside it. */
const NEXT_NOTE = 1.7;
const BESIDE = 2;
/** Numbers of footnotes that may be missing between two on a page. */
const SKIPPED = 3;

const REFERENCE = /^\s*[[(]?(\d{1,4}[a-z]?|\p{L}|[*†‡]{1,3})[\])]?\s*$/u;
const REFERENCE_AT_END = /\p{L}[.,;)]?(\d{1,3})\s*$/u;
const MARK = /^\s*[[(]?(\d{1,4}[a-z]?|\p{L}|[*†‡]{1,3})[\])]?(?=[\s.]|$)/u;

/** The passages that stand aside on the pages, in the order of pages. */
export function asidePassagesOf(pages: readonly PageText[], asidesOn: PageAsides): readonly AsidePassage[] {
  const passages: AsidePassage[] = [];
  let last: AsidePassage | undefined;
  for (const page of pages) {
    const asides = asidesOn(page.page);
    if (ASIDE_KINDS.every((kind) => asides[kind].size === 0)) continue;
    for (const kind of ['running', 'overlay'] as const)
      if (asides[kind].size > 0)
        passages.push({ kind, page: page.page, elements: inOrder(asides[kind]), number: '' });
    const margin = marginNotesOf(page, asides);
    const notes = footnotesOf(page, asides, referencesOn(page, asides, margin), last);
    passages.push(...margin, ...notes);
    last = notes.at(-1) ?? last;
  }
  return passages;
}

/** The places of the marks that refer to footnotes, by the marks; a mark in a marginal note stands for the place that the note belongs to. */
function referencesOn(
  page: PageText,
  asides: Asides,
  margin: readonly AsidePassage[],
): ReadonlyMap<string, Position> {
  const { boxes = [], elements } = page;
  const turn = mainTurn(page);
  const found = new Map<string, Position>();
  const add = (mark: string | undefined, position: Position | undefined): void => {
    if (mark !== undefined && position && !found.has(mark)) found.set(mark, position);
  };
  let before: ElementBox | undefined;
  elements.forEach((text, element) => {
    const box = boxes[element];
    if (!box || text.trim() === '' || asideKindOf(asides, element)) return;
    const isOnLine =
      before && Math.abs(depthOf(box, turn) - depthOf(before, turn)) <= SAME_LINE * before.height;
    if (before && isOnLine && box.height < RAISED * before.height)
      add(REFERENCE.exec(text)?.[1], { page: page.page, element, character: 0 });
    else before = box;
  });
  for (const { elements: note, anchor } of margin)
    for (const element of note) {
      const text = elements[element] ?? '';
      add((REFERENCE.exec(text) ?? REFERENCE_AT_END.exec(text))?.[1], anchor);
    }
  return found;
}

/** The footnotes of a page, from mark to mark; what stands before the first one goes on with the last note of the page before. */
function footnotesOf(
  page: PageText,
  { notes }: Asides,
  references: ReadonlyMap<string, Position>,
  last: AsidePassage | undefined,
): AsidePassage[] {
  const made: { number: string; anchor: Position | undefined; elements: number[] }[] = [];
  const isFollowing = ({ kind, page: before }: AsidePassage): boolean =>
    kind === 'notes' && before === page.page - 1;
  let number = Number.parseInt(last?.number ?? '', 10);
  let begins = true;
  let previous = -1;
  for (const element of inOrder(notes)) {
    const text = page.elements[element] ?? '';
    // Between two flows, or after a line end, a line begins.
    if (!begins && hasLineEnd(page, previous, element)) begins = true;
    const mark = begins ? MARK.exec(text)?.[1] : undefined;
    const next = Number.parseInt(mark ?? '', 10);
    const isNext = next > number && next <= number + SKIPPED;
    if (mark !== undefined && (references.has(mark) || isNext)) {
      made.push({ number: mark, anchor: references.get(mark), elements: [] });
      if (!Number.isNaN(next)) number = next;
    } else if (made.length === 0) {
      const before = last && isFollowing(last) ? last : undefined;
      made.push({ number: before?.number ?? '', anchor: before?.anchor, elements: [] });
    }
    made.at(-1)?.elements.push(element);
    if (text.trim() !== '') begins = false;
    previous = element;
  }
  return made.map(({ number: sign, anchor, elements }) => ({
    kind: 'notes',
    page: page.page,
    elements,
    number: sign,
    ...(anchor && { anchor }),
  }));
}

function hasLineEnd({ lineEnds }: PageText, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at += 1) if (lineEnds[at]) return true;
  return false;
}

/** The notes in the margins of a page; each belongs to the text on the line beside its first one. */
function marginNotesOf(page: PageText, asides: Asides): AsidePassage[] {
  const { boxes = [], elements } = page;
  if (asides.margin.size === 0) return [];
  const turn = mainTurn(page);
  const depthAt = (element: number): number => {
    const box = boxes[element];
    return box ? depthOf(box, turn) : NaN;
  };
  const text: number[] = [];
  elements.forEach((words, element) => {
    if (words.trim() !== '' && !asideKindOf(asides, element)) text.push(element);
  });
  const blocks: number[][] = [];
  for (const element of inOrder(asides.margin)) {
    const block = blocks.at(-1);
    const before = block?.at(-1);
    const drop = before === undefined ? NaN : depthAt(element) - depthAt(before);
    if (block && drop >= -1 && drop <= NEXT_NOTE * (boxes[element]?.height ?? 0)) block.push(element);
    else blocks.push([element]);
  }
  const byDepth = text
    .map((element) => ({ element, depth: depthAt(element) }))
    .sort((a, b) => a.depth - b.depth);
  return blocks.map((block) => {
    const nearest = nearestTo(depthAt(block[0] ?? -1), byDepth);
    const isBeside = nearest && nearest.away <= BESIDE * (boxes[nearest.element]?.height ?? 0);
    const anchor = isBeside ? { page: page.page, element: nearest.element, character: 0 } : undefined;
    return { kind: 'margin', page: page.page, elements: block, number: '', ...(anchor && { anchor }) };
  });
}

interface AtDepth {
  readonly element: number;
  readonly depth: number;
}

/** The element whose depth is nearest, of several the first one of the page; `sorted` is in the order of depth. */
function nearestTo(
  depth: number,
  sorted: readonly AtDepth[],
): { readonly element: number; readonly away: number } | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.depth ?? NaN) < depth) low = middle + 1;
    else high = middle;
  }
  const [above, below] = [firstAt(sorted, low - 1), sorted[low]];
  const [up, down] = [depth - (above?.depth ?? NaN), (below?.depth ?? NaN) - depth];
  if (above && !(down < up || (down === up && below && below.element < above.element)))
    return { element: above.element, away: up };
  return below && { element: below.element, away: down };
}

/** The first element of the page among those that have the depth of one of them: they are sorted in the page's order where depths agree. */
function firstAt(sorted: readonly AtDepth[], index: number): AtDepth | undefined {
  const depth = sorted[index]?.depth;
  let first = index;
  while (first > 0 && sorted[first - 1]?.depth === depth) first -= 1;
  return sorted[first];
}

function inOrder(elements: ReadonlySet<number>): number[] {
  return [...elements].sort((a, b) => a - b);
}
