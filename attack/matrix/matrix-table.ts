import { alignedRows } from '../report/aligned-rows';
import type { TriedCell } from './cells';
import { rowName } from './verdicts';

/** The matrix for people: a line per call, a column per caller, what came where it is wrong, and the count. */
export function matrixTable(cells: readonly TriedCell[]): string {
  const headings = [...new Set(cells.map(({ caller }) => caller.heading))];
  const lines = new Map<string, Map<string, string>>();
  for (const cell of cells) {
    const name = rowName(cell.row);
    const line = lines.get(name) ?? new Map<string, string>();
    lines.set(name, line.set(cell.caller.heading, shown(cell)));
  }
  const rows = [...lines].map(([name, line]) => [
    name,
    ...headings.map((heading) => line.get(heading) ?? ''),
  ]);
  const wrong = cells.filter(({ isRight }) => !isRight).length;
  return [
    ...alignedRows([['', ...headings], ...rows]),
    `${lines.size} rows by ${headings.length} callers: ${cells.length} cells, ${wrong} wrong`,
  ].join('\n');
}

function shown({ verdict, answer, isRight }: TriedCell): string {
  if (!isRight) return `!${answer.status}`;
  return verdict === 'in' ? 'in' : String(answer.status);
}
