import { ABBREVIATIONS, CONTINUING, REFERRING } from './unit-words';

const REFERENCE_END = new RegExp(`(?<=\\S\\s*[\\s(])(?:${REFERRING})\\s*$`, 'iu');
const OPEN_WORD_END = new RegExp(`(?<![\\p{L}\\d])(?:${Object.values(CONTINUING).join('|')})\\s*$`, 'iu');
const OPEN_SIGN_END = /(?:\p{L}[-‐‑]|[(,])\s*$/u;
const SENTENCE_END = /[.:;!?)\]—–-]["”“»’]?\s*$/u;
const ABBREVIATED = new RegExp(`(?<!\\p{L})(?:${ABBREVIATIONS})\\.\\s*$`, 'iu');
/** Characters at a line's end that are looked at. */
const END = 40;

/** Whether a text ends with a word that a number belongs to: `Absatz`, `section`, `Nr.`. */
export function endsInReference(text: string): boolean {
  return REFERENCE_END.test(text.slice(-END));
}

/** Whether a text ends within a clause: with a hyphen, an open bracket, or a word no clause ends with. */
export function endsInClause(text: string): boolean {
  const end = text.slice(-END);
  return !/,\s*$/u.test(end) && (OPEN_SIGN_END.test(end) || OPEN_WORD_END.test(end));
}

/** Whether a text ends within a sentence, be it after a comma, within a clause or in a reference. */
export function endsOpen(text: string): boolean {
  return OPEN_SIGN_END.test(text.slice(-END)) || endsInClause(text) || endsInReference(text);
}

/** Whether a text ends a sentence, or a part of one that may stand alone. */
export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(text) && !ABBREVIATED.test(text.slice(-END));
}
