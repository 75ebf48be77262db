const NAME_WIDTH = 26;
const CELL_WIDTH = 9;

/** One line of a table: a name, then words or numbers, aligned. */
export function rowOf(name: string, cells: readonly (string | number)[]): string {
  const shown = cells.map((cell) =>
    (typeof cell === 'string' ? cell : cell.toFixed(Math.abs(cell) >= 100 ? 0 : 1)).padStart(CELL_WIDTH),
  );
  return name.padEnd(NAME_WIDTH) + shown.join('');
}

/** A number with at most so many digits after the point; undefined where there was nothing to measure. */
export function roundedTo(value: number, digits: number): number | undefined {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : undefined;
}
