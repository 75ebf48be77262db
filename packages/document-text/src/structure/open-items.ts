import { endsSentence } from './line-end';
import { firstText, leftOf, lineText, type LineTable } from './line-table';
import { mayBeginWithMarker } from './marker-look';
import { markersAt, type Marker, type MarkersAt } from './markers';
import { DECIMAL, type PlacedMarker } from './marker-sequence';

/** An item of a list that is open: where its marker stands, and how the one before it in the list ended. */
interface OpenItem {
  readonly line: number;
  readonly marker: Marker;
  readonly depth: number;
  /** How far its marker stands from the left edge of its page. */
  readonly left: number;
  /** Whether an item of its list ended as one does that others follow: with a semicolon, a comma, or "and". */
  readonly isOneOfMany: boolean;
}

/**
 * How lines go on below the markers of each style, counted as a document is read: further in above 0, further out below;
 * with `=` before the style, how many go on right below them.
 */
export type ItemLayout = Map<string, number>;

/** Follows, by where lines stand, which items of an article are open. */
export interface OpenItems {
  /** Notes a marker on a line, and whether the line begins with it. */
  open(placed: PlacedMarker, line: number, isAtBeginning: boolean): void;
  /** Whether the marker at the beginning of a line stands below one of its list whose next it is. */
  isBelowPrevious(found: MarkersAt, line: number): boolean;
  /** The depth from which on a line without a marker ends the items; `undefined` where it ends none. */
  endedBy(line: number): number | undefined;
}

/** Differences in places smaller than this share of a height are none, larger than so many heights are those of columns. */
const ALIGNED = 0.4;
const COLUMN = 9;
/** Space before a paragraph, in usual ones; the share of a full line that the last line of one has at most. */
const WIDER = 1.2;
const SHORT = 0.85;
/** Lines go on further in below a style's markers where more do than a few, and so many times more than right below them; surely where many do. */
const FEW = 2;
const MANY = 12;
const MANY_TIMES = 4;

/** Lines after an item among which the next one of its list is looked for. */
const PAGE_OF_LINES = 60;
/** A semicolon or comma, with or without a conjunction after it, or a conjunction alone. */
const GOES_ON = /(?:[;,]|[;,\s](?:and|or|und|oder|sowie|et|ou|e|ed|o|y|u))$/u;
const NOTE = /^\s*\(\p{Lu}/u;
const BEGINS = /^\s*["“„«(]?\p{Lu}/u;
const BULLET = /^\s*•\s+/u;
const FULL_STOP = /[.!?][)"”»]?\s*$/u;

/** Begins an article that ends at the line `until`; `layout` is that of the document. */
export function createOpenItems(lines: LineTable, until: number, layout: ItemLayout): OpenItems {
  let open: readonly OpenItem[] = [];
  const heightOf = (line: number): number => lines.height[line] ?? 0;
  const isOnPage = (line: number, other: number): boolean => lines.page[line] === lines.page[other];

  const beginsParagraph = (line: number): boolean =>
    endsSentence(lineText(lines, line - 1)) && BEGINS.test(lineText(lines, line).replace(BULLET, ''));
  const note = (item: OpenItem, line: number): void => {
    if (line !== item.line + 1 || !isOnPage(line, item.line) || beginsParagraph(line)) return;
    const further = (leftOf(lines, line) - item.left) / heightOf(line);
    if (!(Math.abs(further) < COLUMN)) return;
    const isBelow = Math.abs(further) <= ALIGNED;
    const style = isBelow ? `=${item.marker.style}` : item.marker.style;
    layout.set(style, (layout.get(style) ?? 0) + (isBelow ? 1 : Math.sign(further)));
  };
  const goesOnFurtherIn = ({ marker: { style } }: OpenItem, fewest: number): boolean =>
    !DECIMAL.test(style) &&
    (layout.get(style) ?? 0) > Math.max(fewest, MANY_TIMES * (layout.get(`=${style}`) ?? 0));
  /** Whether the item itself has gone on further in, right below its marker. */
  const hangs = (item: OpenItem, line: number): boolean => {
    const below = item.line + 1;
    const further = (leftOf(lines, below) - item.left) / heightOf(below);
    const isPlain = below < line && isOnPage(below, item.line) && !markersAt(lineText(lines, below), 0);
    return isPlain && further > ALIGNED && further < COLUMN;
  };
  const isBack = (item: OpenItem, line: number): boolean => {
    const back = (item.left - leftOf(lines, line)) / heightOf(line);
    const usual = layout.get(item.marker.style) ?? 0;
    if (Math.abs(back) <= ALIGNED) {
      if (goesOnFurtherIn(item, MANY)) return true;
      return (hangs(item, line) || goesOnFurtherIn(item, FEW)) && beginsParagraph(line);
    }
    if (!(back > ALIGNED && back < COLUMN) || usual < 0) return false;
    const isKnown = usual > 0 && isOnPage(line, item.line);
    return isKnown || beginsParagraph(line);
  };
  const isSpaced = (line: number): boolean => (lines.gap[line] ?? NaN) > lines.usualGap * WIDER;
  /** Whether a line begins a note in brackets, or stands apart after the last of several items. */
  const isApart = (item: OpenItem, line: number): boolean => {
    const isOfList = item.isOneOfMany && item.depth > 0 && !DECIMAL.test(item.marker.style);
    const isBlock = line > item.line + 1 && isSpaced(item.line) && !isSpaced(line - 1);
    if (isOfList && isBlock && isSpaced(line)) return !GOES_ON.test(lineText(lines, line - 1).trimEnd());
    return NOTE.test(firstText(lines, line)) && FULL_STOP.test(lineText(lines, line - 1));
  };
  const isAfterList = (item: OpenItem, line: number): boolean => {
    if (!item.isOneOfMany || !BEGINS.test(lineText(lines, line))) return false;
    const previous = lineText(lines, line - 1);
    if (!FULL_STOP.test(previous) || !endsSentence(previous)) return false;
    return isSpaced(line) || previous.length < lines.fullLength * SHORT || !isContinued(item, line);
  };
  /** Whether the next item of a list follows within a page or so. */
  const isContinued = ({ marker: { style, place } }: OpenItem, from: number): boolean => {
    for (let line = from; line < Math.min(until, from + PAGE_OF_LINES); line += 1) {
      if (!mayBeginWithMarker(firstText(lines, line))) continue;
      const readings = markersAt(lineText(lines, line), 0)?.readings ?? [];
      if (readings.some((next) => next.style === style && next.place === place + 1)) return true;
    }
    return false;
  };

  return {
    open({ marker, depth }, line, isAtBeginning) {
      const before = open.find((item) => item.depth === depth);
      const isOneOfMany =
        GOES_ON.test(lineText(lines, line - 1).trimEnd()) && before?.marker.style === marker.style;
      const item = {
        line,
        marker,
        depth,
        left: isAtBeginning ? leftOf(lines, line) : NaN,
        isOneOfMany: isOneOfMany || (before?.isOneOfMany === true && marker.place > before.marker.place),
      };
      open = [...open.filter((outer) => outer.depth < depth), item];
    },
    isBelowPrevious({ readings }, line) {
      return open.some(
        (item) =>
          Math.abs(item.left - leftOf(lines, line)) <= ALIGNED * heightOf(line) &&
          readings.some(({ style, place }) => style === item.marker.style && place === item.marker.place + 1),
      );
    },
    endedBy(line) {
      const item = open.at(-1);
      if (!item) return undefined;
      const back = open.find((one) => isBack(one, line));
      const outermost = open.find(({ depth }) => depth > 0) ?? item;
      const ended = back ?? (isAfterList(item, line) ? item : isApart(item, line) ? outermost : undefined);
      if (ended) open = open.filter(({ depth }) => depth < ended.depth);
      else note(item, line);
      return ended?.depth;
    },
  };
}
