import { overlayOf, type PageRuns, type RunShape } from '@glossator/document-text';

/**
 * One line of a page's text in the text's order. Places are page units in the line's own directions: `along` from the page's corner
 * the way it runs, `across` at right angles to that, downwards.
 */
export interface ReadingLine {
  /** The elements that stand in it, in their order. */
  readonly elements: readonly number[];
  readonly angle: number;
  /** Where its text begins and ends along it. */
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  /** Which column it belongs to: lines of one go down the page without a jump. */
  readonly column: number;
  /** The white beside a line that belongs to it: as far as its column reaches and nothing else stands. */
  readonly from: number;
  readonly to: number;
}

type Line = { -readonly [Key in keyof ReadingLine]: ReadingLine[Key] } & { elements: number[] };

/** Overlap in heights of the lower text from which on two texts are in one line. */
const SAME_LINE = 0.5;
/** Heights that a line may be indented beyond its column. */
const INDENT = 3;
/** Heights above and below a line within which text beside it bounds its white. */
const NEAR = 2;

/** Makes the lines of pages, and caches them for as long as their runs live. */
export function createReadingLines(): (runs: PageRuns) => readonly ReadingLine[] {
  const cache = new WeakMap<PageRuns, readonly ReadingLine[]>();
  return (runs) => {
    const cached = cache.get(runs);
    if (cached) return cached;
    const lines = readingLines(runs);
    cache.set(runs, lines);
    return lines;
  };
}

/** The lines of a page. Elements without characters or width are in none; what lies over or under the text stands at the end. */
export function readingLines({ shapes, text }: Pick<PageRuns, 'shapes' | 'text'>): readonly ReadingLine[] {
  const lines: Line[] = [];
  const overlaid: Line[] = [];
  const overlay = overlayOf(text);
  shapes.forEach((shape, element) => {
    const characters = text.elements[element] ?? '';
    if (characters === '' || shape.width <= 0 || shape.height <= 0) return;
    const line = lineOf(shape, element);
    const list = overlay.has(element) ? overlaid : lines;
    const before = list.at(-1);
    if (before && isSameLine(before, line)) extend(before, line);
    else if (characters.trim() !== '') list.push(line);
  });
  joinColumns(lines);
  boundWhite(lines);
  return [...lines, ...overlaid];
}

/** A point in the directions of a line. */
export function insideLine(
  { angle }: Pick<ReadingLine, 'angle'>,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly along: number; readonly across: number } {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { along: x * cos + y * sin, across: y * cos - x * sin };
}

function lineOf(shape: RunShape, element: number): Line {
  const { along: start, across: top } = insideLine(shape, shape);
  const { angle, width, height } = shape;
  const end = start + width;
  return {
    elements: [element],
    angle,
    start,
    end,
    top,
    bottom: top + height,
    column: 0,
    from: start,
    to: end,
  };
}

function isSameLine(a: ReadingLine, b: ReadingLine): boolean {
  if (Math.abs(a.angle - b.angle) > 0.02) return false;
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return overlap >= SAME_LINE * Math.min(a.bottom - a.top, b.bottom - b.top);
}

function extend(line: Line, part: ReadingLine): void {
  line.elements.push(...part.elements);
  line.start = Math.min(line.start, part.start);
  line.end = Math.max(line.end, part.end);
  line.top = Math.min(line.top, part.top);
  line.bottom = Math.max(line.bottom, part.bottom);
}

/** Gives lines that follow each other downwards, one under the other, the reach of all of them. */
function joinColumns(lines: readonly Line[]): void {
  let column: Line[] = [];
  let from = 0;
  let to = 0;
  let count = 0;
  const close = (): void => {
    for (const line of column) Object.assign(line, { from, to, column: count });
    count += 1;
    column = [];
  };
  for (const line of lines) {
    const above = column.at(-1);
    const room = INDENT * (line.bottom - line.top);
    const isContinued =
      above &&
      Math.abs(above.angle - line.angle) <= 0.02 &&
      line.top + line.bottom > above.top + above.bottom &&
      line.start < to + room &&
      line.end > from - room;
    if (!isContinued) {
      close();
      [from, to] = [line.start, line.end];
    }
    column.push(line);
    from = Math.min(from, line.start);
    to = Math.max(to, line.end);
  }
  close();
}

/** Ends the white of each line where other text stands beside it. */
function boundWhite(lines: readonly Line[]): void {
  const ordered = [...lines].sort((a, b) => a.top - b.top);
  // A title over two columns is in the first one's way down; it does not give it the white between them.
  const reachOf = (
    line: Line,
    edge: (near: Line) => number,
    furthest: (a: number, b: number) => number,
  ): number => {
    let reach = edge(line);
    for (const near of lines) if (near.column === line.column) reach = furthest(reach, edge(near));
    return reach;
  };
  ordered.forEach((line, index) => {
    const reach = NEAR * (line.bottom - line.top);
    const bound = (other: Line): void => {
      if (Math.abs(other.angle - line.angle) > 0.02) return;
      if (other.start >= line.end && other.start < line.to)
        line.to = reachOf(line, (near) => (near.end <= other.start ? near.end : line.end), Math.max);
      if (other.end <= line.start && other.end > line.from)
        line.from = reachOf(line, (near) => (near.start >= other.end ? near.start : line.start), Math.min);
    };
    for (let below = index + 1; below < ordered.length; below += 1) {
      const other = ordered[below];
      if (!other || other.top > line.bottom + reach) break;
      bound(other);
    }
    for (let above = index - 1; above >= 0; above -= 1) {
      const other = ordered[above];
      // Tops are in order, bottoms nearly so: far above nothing comes near again but text of another size.
      if (!other || other.bottom < line.top - 2 * reach) break;
      bound(other);
    }
  });
}
