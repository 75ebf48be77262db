import type { PageText } from '../pages/page-text';
import type { LineTable } from './line-table';

/** Characters that are looked at to see how a line begins. */
const HEAD = 40;
/** Characters that are looked at to see how a line ends. */
const TAIL = 8;
/** White space that is not a single space already. */
const SPACES = /\s{2,}|[^\S ]/g;

/** Answers the text of a line's beginning (about 40 characters, white space made one space), of its last characters, and its number of characters. */
export interface LineText {
  head(line: number): string;
  tail(line: number): string;
  characters(line: number): number;
}

/** Reads the lines of a table out of the pages it was made of. */
export function createLineText(pages: readonly PageText[], table: LineTable): LineText {
  const textOf = (index: number): string =>
    pages[table.page[index] ?? 0]?.elements[table.element[index] ?? 0] ?? '';
  const space = (index: number): string => (table.parted[index] ? ' ' : '');
  return {
    head(line) {
      let text = '';
      const end = table.first[line + 1] ?? 0;
      for (let i = table.first[line] ?? 0; i < end && text.length < HEAD; i += 1)
        text = text === '' ? textOf(i).trimStart() : `${text}${space(i)}${textOf(i)}`;
      return text.slice(0, 2 * HEAD).replace(SPACES, ' ');
    },
    tail(line) {
      let text = '';
      const start = table.first[line] ?? 0;
      for (let i = (table.first[line + 1] ?? 0) - 1; i >= start && text.length < TAIL; i -= 1) {
        text = `${textOf(i)}${text}`.trimEnd();
        if (text.length < TAIL) text = `${space(i)}${text}`;
      }
      return text.slice(-TAIL);
    },
    characters(line) {
      let count = 0;
      for (let i = table.first[line] ?? 0; i < (table.first[line + 1] ?? 0); i += 1)
        count += textOf(i).length;
      return count;
    },
  };
}
