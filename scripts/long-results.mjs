/** Puts the row of a run, its name first, into the table of `docs/long-tests.md`: in place of the run's last one, or at its end. */
export function updatedResults(markdown, row) {
  const line = `| ${row.join(' | ')} |`;
  const lines = markdown.trimEnd().split('\n');
  const at = lines.findIndex((each) => each.startsWith(`| ${row[0]} `));
  return `${(at < 0 ? [...lines, line] : lines.with(at, line)).join('\n')}\n`;
}
