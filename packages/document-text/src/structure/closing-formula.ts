import { endsSentence } from './line-end';
import { firstText, lineText, type LineTable } from './line-table';
import { CLOSING_FORMULAS } from './unit-words';

const FORMULA = new RegExp(`^\\s*(?:${CLOSING_FORMULAS})`, 'iu');
/** What such a formula can begin with, to decide cheaply. */
const BEGINNING = /^\s*\p{Lu}/u;

/** The first line after `from` that begins the formula which a law or contract ends with; `until` where none does. */
export function closingFormula(lines: LineTable, from: number, until: number): number {
  for (let line = from; line < until; line += 1) {
    if (!BEGINNING.test(firstText(lines, line)) || !FORMULA.test(lineText(lines, line))) continue;
    if (line > from && isParted(lines, line)) return line;
  }
  return until;
}

/** Whether a line begins a paragraph: after a sentence, on another page, or after more space than most lines have. */
function isParted(lines: LineTable, line: number): boolean {
  const isSpaced = (lines.gap[line] ?? 0) > lines.usualGap * 1.2 && lines.usualGap > 0;
  return isSpaced || lines.page[line] !== lines.page[line - 1] || endsSentence(lineText(lines, line - 1));
}
