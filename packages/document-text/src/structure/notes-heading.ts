import type { HeadingForm } from './heading-form';
import { lineText, type LineTable } from './line-table';
import { NOTES_HEADINGS } from './unit-words';

/** What heads the notes at the end of a law: no part of it, and what they quote is none of its articles. */
export const NOTES = 'notes';
const NOTES_HEADING = new RegExp(`^\\s*(?:${NOTES_HEADINGS})[\\s.:]*$`, 'iu');
const FIRST_NOTE = /^\s*(?:\*|[[(]?1[\])]?[.\s])/u;

/** Reads a line as the heading of notes. */
export function notesForm(text: string): HeadingForm | undefined {
  if (!NOTES_HEADING.test(text)) return undefined;
  const label = text.replace(/\s+/gu, ' ').trim();
  const named = { kind: 'division', word: NOTES, rank: 0, number: '', label } as const;
  return { ...named, restAt: text.length, rest: '', isSound: true, isSeparated: true };
}

/** Whether a line in the type of the text heads the notes at the end: in capitals, at the top of a page, with the first note below it. */
export function headsNotes(lines: LineTable, line: number): boolean {
  if (line === 0 || lines.page[line] === lines.page[line - 1]) return false;
  const text = lineText(lines, line);
  if (text !== text.toUpperCase() || !notesForm(text)) return false;
  return [1, 2, 3].some((below) => FIRST_NOTE.test(lineText(lines, line + below)));
}
