/** A heading or article as its first letters: lower case, letters and digits only. */
export type Beginning = string;

/** How many units were found, how many there are, and the longest list of them that agree in order. */
export interface Agreement {
  readonly found: number;
  readonly wanted: number;
  readonly agreed: number;
  /** Indexes of what was found although it is not there, and of what is there but was not found. */
  readonly extra: readonly number[];
  readonly missing: readonly number[];
}

/** More characters than it takes to distinguish neighboring headings; beyond that, printed and source spelling may differ. */
const COMPARED = 24;

/** The first letters and digits of a text, folded so that a line end, a hyphen or a ligature makes no difference. */
export function beginningOf(text: string): Beginning {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, COMPARED);
}

/**
 * The longest common subsequence of two lists, where what was found agrees with what is wanted when it begins with it or the
 * other way round (a heading of the source may be shorter or longer than the line in print).
 */
export function agree(found: readonly Beginning[], wanted: readonly Beginning[]): Agreement {
  const width = wanted.length + 1;
  const longest = new Uint16Array((found.length + 1) * width);
  const length = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = found.length - 1; row >= 0; row -= 1) {
    for (let column = wanted.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] = isSame(found[row], wanted[column])
        ? length(row + 1, column + 1) + 1
        : Math.max(length(row + 1, column), length(row, column + 1));
    }
  }
  const extra: number[] = [];
  const missing: number[] = [];
  let [row, column] = [0, 0];
  while (row < found.length && column < wanted.length) {
    if (isSame(found[row], wanted[column])) [row, column] = [row + 1, column + 1];
    else if (length(row + 1, column) >= length(row, column + 1)) extra.push(row++);
    else missing.push(column++);
  }
  while (row < found.length) extra.push(row++);
  while (column < wanted.length) missing.push(column++);
  return { found: found.length, wanted: wanted.length, agreed: length(0, 0), extra, missing };
}

function isSame(one: Beginning | undefined, other: Beginning | undefined): boolean {
  if (!one || !other) return false;
  return one.startsWith(other) || other.startsWith(one);
}
