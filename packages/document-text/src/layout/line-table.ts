/** The streams that a document's lines belong to; each is read from the first page to the last before the next one begins. */
export const BODY = 0;
export const NOTES = 1;
export const MARGIN = 2;
/** Headings in margins, which are read with the body. */
export const SIDE_HEADING = 3;

/** Whether lines of a stream are read with the body. */
export function isReadWithBody(stream: number | undefined): boolean {
  return stream === BODY || stream === SIDE_HEADING;
}

/**
 * The elements of a document in the order they are read and the lines they make, as columns of numbers. Elements without any character are left
 * out.
 */
export interface LineTable {
  /** How many elements there are. */
  readonly length: number;
  readonly page: Int32Array;
  readonly element: Int32Array;
  /** 1 where a line ends, or a wide space stands, before the element, else 0. */
  readonly parted: Uint8Array;
  /** How many lines there are. */
  readonly lines: number;
  /** The first element of each line, as an index into `element`; one entry more than lines, which is `length`. */
  readonly first: Int32Array;
  /** `BODY`, `NOTES`, `MARGIN` or `SIDE_HEADING`. */
  readonly stream: Uint8Array;
  /** Number of the column, or page, that each line stands in: it counts up wherever the text goes on further up. */
  readonly part: Int32Array;
  /** Where each line begins and ends, how far down its page it is, and the height of most of its text, in PDF points; NaN without a place. */
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly depth: Float32Array;
  readonly height: Float32Array;
}

/** An empty table with room for elements and lines. */
export function emptyTable(length: number, lines: number): LineTable {
  const places = (): Float32Array => new Float32Array(lines).fill(NaN);
  return {
    length,
    page: new Int32Array(length),
    element: new Int32Array(length),
    parted: new Uint8Array(length),
    lines,
    first: new Int32Array(lines + 1),
    stream: new Uint8Array(lines),
    part: new Int32Array(lines),
    left: places(),
    right: places(),
    depth: places(),
    height: places(),
  };
}

/** The first elements and lines of a table, which keeps its room. */
export function cutTable(table: LineTable, length: number, lines: number): LineTable {
  return {
    length,
    page: table.page.subarray(0, length),
    element: table.element.subarray(0, length),
    parted: table.parted.subarray(0, length),
    lines,
    first: table.first.subarray(0, lines + 1),
    stream: table.stream.subarray(0, lines),
    part: table.part.subarray(0, lines),
    left: table.left.subarray(0, lines),
    right: table.right.subarray(0, lines),
    depth: table.depth.subarray(0, lines),
    height: table.height.subarray(0, lines),
  };
}

/** The same lines with those of the body first, then the footnotes, then the margins, each in their order; parts are numbered anew. */
export function inStreams(table: LineTable): LineTable {
  if (table.stream.every(isReadWithBody)) return table;
  const made = emptyTable(table.length, table.lines);
  let [line, at, part] = [0, 0, -1];
  const isIn = (line: number, stream: number): boolean =>
    stream === BODY ? isReadWithBody(table.stream[line]) : table.stream[line] === stream;
  for (const stream of [BODY, NOTES, MARGIN]) {
    let partBefore = -1;
    for (let from = 0; from < table.lines;) {
      let to = from;
      while (to < table.lines && isIn(to, stream)) to += 1;
      if (to === from) {
        from += 1;
        continue;
      }
      const [start = 0, end = 0] = [table.first[from], table.first[to]];
      for (const column of ['stream', 'left', 'right', 'depth', 'height'] as const)
        made[column].set(table[column].subarray(from, to), line);
      for (const column of ['page', 'element', 'parted'] as const)
        made[column].set(table[column].subarray(start, end), at);
      for (; from < to; from += 1, line += 1) {
        if (table.part[from] !== partBefore) part += 1;
        partBefore = table.part[from] ?? 0;
        made.part[line] = part;
        made.first[line] = (table.first[from] ?? 0) - start + at;
      }
      at += end - start;
    }
  }
  made.first[line] = at;
  return made;
}
