import type { AreaEdit } from './edit-area';

/** What stands before the words of an item: the marks of quotes, then a sign or a number. */
const ITEM = /^((?:[ \t]*>[ \t]?)*[ \t]*)(?:[-*•]|(\d{1,3})([.)]))([ \t]+)/;

/**
 * What Enter does in an item of a list: it begins the next one, with the next number where they have some; in an item without words it ends the
 * list. Undefined elsewhere, and where something is selected.
 */
export function listLineEdit(value: string, start: number, end: number): AreaEdit | undefined {
  if (start !== end) return undefined;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const newline = value.indexOf('\n', start);
  const line = value.slice(from, newline < 0 ? value.length : newline);
  const item = ITEM.exec(line);
  if (!item || start - from < item[0].length) return undefined;
  const [lead, quote = '', number, sign = '', space = ''] = item;
  if (line.slice(lead.length).trim() === '') {
    const caret = from + quote.length;
    return { start: caret, end: from + line.length, text: '', selection: [caret, caret] };
  }
  const marker = number === undefined ? lead.slice(quote.length) : `${Number(number) + 1}${sign}${space}`;
  const text = `\n${quote}${marker}`;
  return { start, end, text, selection: [start + text.length, start + text.length] };
}
