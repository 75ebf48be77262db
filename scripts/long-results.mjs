import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** What stands around a table of results that is not the end of its file. */
const BEGIN = '<!-- results: begin';
const END = '<!-- results: end -->';

/**
 * Puts the row of a run, its name first, into a table of results: in place of the run's last one, or at its end. The table is what stands
 * between the markers of the file, or else its end.
 */
export function updatedResults(markdown, row) {
  const [begin, end] = [markdown.indexOf(BEGIN), markdown.indexOf(END)];
  if (begin < 0 || end < begin) return withRow(markdown, row);
  const table = withRow(markdown.slice(begin, end), row);
  return `${markdown.slice(0, begin)}${table}\n${markdown.slice(end)}`;
}

/** How a run ended. What was skipped is said: a run that lacks its files has shown nothing. */
export function wordsOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Puts rows into the table of results of a Markdown file, and formats it. */
export async function keepRows(file, rows) {
  const text = rows.reduce(updatedResults, readFileSync(file, 'utf8'));
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}

function withRow(markdown, row) {
  const line = `| ${row.join(' | ')} |`;
  const lines = markdown.trimEnd().split('\n');
  const at = lines.findIndex((each) => each.startsWith(`| ${row[0]} `));
  return `${(at < 0 ? [...lines, line] : lines.with(at, line)).join('\n')}\n`;
}
