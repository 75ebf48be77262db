/** Columns under each other, the first to the left, the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const padded = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(padded).join('  ')).join('\n');
}

/** A share in per cent with one digit, or a dash. */
export function percent(value: number | undefined, digits = 1): string {
  return value === undefined ? '-' : value.toFixed(digits);
}
