import type { PageText } from '../pages/page-text';
import { measureLines, type Measures } from './line-measure';
import { NOTES, SIDE_HEADING, type LineTable } from './line-table';
import { createLineText, type LineText } from './line-text';

/** Distances over which lines part paragraphs: times the usual one; and where the text itself seems to go on. */
const WIDER = 1.15;
const MUCH_WIDER = 1.28;
/** Heights by which a line must be set in or out, and by which it is short. */
const INDENT = 0.7;
/** How much wider than measured by its number of letters a word may be. */
const SURE_WORD = 1.1;
/** The share of a column's width that a line must leave free to be short whatever follows it. */
const VERY_SHORT = 0.3;
/** Share of the larger height by which heights of one paragraph may differ. */
const OTHER_HEIGHT = 0.08;

/** What an item of a list or a paragraph with a number begins with; dates are none. */
const ITEM =
  /^(?:[([]?(?:\d{1,3}(?:[a-z]{1,2}|[ -](?:bis|ter|quater|quinquies))?|[ivxlc]{1,6}|(\p{L})\1?(?!\.\s\d))[.)\]°º](?:[.)\]]|(?=\s|$))(?!\s\p{L}{3,9}\.?\s\d{4})|\d{1,2}(?:\.\d{1,3})+\.?\s|[-–—•·●▪◦*]\s?\p{L})/iu;
/** What an article or division begins with, but a citation as well. */
const HEADING =
  /^(?:§+\s*\d+|(?:art(?:[ií]culo|icle|ikel|icolo)?|section|sec|chapter|kapitel|chapitre|cap[ií]tulo|abschnitt|titel|titre|title|titolo|t[ií]tulo|anexo|annexe|anhang|allegato)\b\.?\s*[\divxlcrd])/iu;
/** What stands before the next item of a list, and before one that may be the rest of something else ("(1 and 2)", "-like"). */
const BEFORE_ITEM = /(?:[,;:]|(?<!\p{L})(?:und|oder|sowie|and|or|et|ou|ed?|od?|[yu]))\s*$/u;
const BEFORE_DOUBTFUL = /[;:]\s*$/u;
const DOUBTFUL = /^(?:\d+[a-z]*\)|-\p{L})/u;
/** Abbreviations that a number follows. */
const BEFORE_NUMBER = /(?<!\p{L})(?:\p{L}|n[ro]|abs|arts?|artt|ziff|s|secs?|par|lett|p|pp|nos)\.\s*$/iu;
/** What a footnote begins with. */
const NOTE_MARK = /^[[(]?(?:\d{1,4}|\p{L}|[*†‡]{1,3})[\])]?\s/u;
const STOP = /[.:;!?…。][)\]"'»”’“]*\s*$/u;
const HYPHEN = /\p{L}[-\u2010\u00ad]\s*$/u;
/** Characters of a word so short ("§ 5") that a line seldom ends after it, and of such an abbreviation ("Art. 3"). */
const SHORT_WORD = 3;
const SHORT_ABBREVIATION = 6;
const SMALL = /^\p{Ll}/u;
/** What a number or letter of an item ends in, and its longest form. */
const NUMBER_ENDS = '.)]°º';
const LONGEST_NUMBER = 6;

/**
 * Marks the lines that begin a paragraph (1) among those that go on with one (0). What speaks for a beginning: a wider distance, other
 * letters, a shorter line before (the next word would have had room on it), a line set in or out, a number or sign of a list after the
 * end of a sentence. Over the end of a page or column a paragraph goes on where the last line is full and its sentence is not over.
 */
export function paragraphBegins(pages: readonly PageText[], table: LineTable): Uint8Array {
  const begins = new Uint8Array(table.lines);
  const text = createLineText(pages, table);
  const measures = measureLines(table);
  const lines = createLineView(table, text, measures);
  let tail = '';
  for (let line = 0; line < table.lines; line += 1) {
    const head = text.head(line);
    const before = line - 1;
    const lineBreak = { before, line, tail, head, isFirstBefore: begins[before] === 1 };
    begins[line] =
      line === 0 || table.stream[line] !== table.stream[before] || lines.isBeginning(lineBreak) ? 1 : 0;
    tail = text.tail(line);
  }
  return begins;
}

/** Whether a line begins as an item of a list; most lines begin with a word that is too long for its number. */
function isItemHead(head: string): boolean {
  const code = head.charCodeAt(0) | 0x20;
  if (code < 0x61 || code > 0x7a) return ITEM.test(head);
  let at = 1;
  while (at <= LONGEST_NUMBER && !NUMBER_ENDS.includes(head[at] ?? ' ')) at += 1;
  return at <= LONGEST_NUMBER && ITEM.test(head);
}

/** Whether a code unit is a small letter of ASCII: most lines begin and end in one, and need no further look. */
function isSmallLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function isStopped(tail: string): boolean {
  return !isSmallLetter(tail.charCodeAt(tail.length - 1)) && STOP.test(tail);
}

function isHyphened(tail: string): boolean {
  return !isSmallLetter(tail.charCodeAt(tail.length - 1)) && HYPHEN.test(tail);
}

/** Whether a line begins in a small letter, as what goes on does. */
function isBegunSmall(head: string): boolean {
  return isSmallLetter(head.charCodeAt(0)) || SMALL.test(head);
}

/** Characters of the first word of a line, or of two where a line seldom ends between them. */
function firstWordLength(head: string, isItem: boolean): number {
  const end = head.indexOf(' ');
  if (end < 0) return head.length;
  const isShort = end <= SHORT_WORD || (end <= SHORT_ABBREVIATION && head[end - 1] === '.');
  if (isItem || !isShort) return end;
  const next = head.indexOf(' ', end + 1);
  return next < 0 ? head.length : next;
}

/** Whether a sentence, or an item of a list, ends at the end of a line. */
function isFinishedBefore(tail: string, head: string, isItem: boolean): boolean {
  if (isItem && BEFORE_NUMBER.test(tail)) return false;
  if (isStopped(tail)) return true;
  return isItem && (DOUBTFUL.test(head) ? BEFORE_DOUBTFUL : BEFORE_ITEM).test(tail);
}

interface LineBreak {
  readonly before: number;
  readonly line: number;
  readonly tail: string;
  readonly head: string;
  /** Whether the line before is the first of its paragraph. */
  readonly isFirstBefore: boolean;
}

function createLineView(
  table: LineTable,
  text: LineText,
  measures: Measures,
): { isBeginning(lineBreak: LineBreak): boolean } {
  const { left, right, depth, height, part } = table;
  /** The margins of the column that a line stands in. */
  const leftOf = (line: number): number => measures.left[part[line] ?? 0] ?? NaN;
  const rightOf = (line: number): number => measures.right[part[line] ?? 0] ?? NaN;
  const isCentered = (line: number): boolean => {
    const start = (left[line] ?? NaN) - leftOf(line);
    const end = rightOf(line) - (right[line] ?? NaN);
    const size = height[line] ?? 0;
    return start > 2 * size && Math.abs(start - end) < 2 * size;
  };
  /** The space that a line leaves free, and the room the first word of the next one needs. */
  const slackOf = (line: number): number => {
    const slack = rightOf(line) - (right[line] ?? NaN);
    return isCentered(line) ? slack + (left[line] ?? NaN) - leftOf(line) : slack;
  };
  const wordWidth = (line: number, head: string, isItem: boolean): number => {
    const width = (right[line] ?? NaN) - (left[line] ?? NaN);
    return (width / Math.max(1, text.characters(line))) * (firstWordLength(head, isItem) + 1);
  };
  const byIndent = ({ before, line, head, tail, isFirstBefore }: LineBreak): boolean => {
    const size = height[line] ?? NaN;
    const shift = (left[line] ?? NaN) - (left[before] ?? NaN);
    if (isCentered(before) && isCentered(line)) return false;
    if (shift < -INDENT * size) return !isFirstBefore;
    if (!(shift > INDENT * size)) return false;
    const after = line + 1;
    const isBack = part[after] !== part[line] || (left[after] ?? NaN) < (left[line] ?? NaN) - INDENT * size;
    if (isFirstBefore && isItemHead(text.head(before))) return false;
    return (isBack && !isBegunSmall(head)) || isStopped(tail);
  };
  return {
    isBeginning(lineBreak) {
      const { before, line, tail, head } = lineBreak;
      // A heading in the margin is as narrow as that: none of its lines is short.
      if (table.stream[line] === SIDE_HEADING) return part[line] !== part[before];
      if (isBegunSmall(head) && isHyphened(tail)) return false;
      const isItem = isItemHead(head);
      const isFinished = isFinishedBefore(tail, head, isItem);
      const isMarked = isItem || (part[line] !== part[before] && HEADING.test(head));
      const seemsOn = isBegunSmall(head) && !isMarked && !isFinished;
      const size = height[line] ?? NaN;
      const sizeBefore = height[before] ?? NaN;
      if (Number.isNaN(size + sizeBefore)) return isFinished && (isMarked || !seemsOn);
      if (Math.abs(size - sizeBefore) > OTHER_HEIGHT * Math.max(size, sizeBefore)) return !seemsOn;
      const slack = slackOf(before);
      const isShort = slack > SURE_WORD * wordWidth(line, head, isItem) + INDENT * size;
      const isVeryShort = slack > VERY_SHORT * (rightOf(before) - leftOf(before));
      if (table.stream[line] === NOTES && NOTE_MARK.test(head))
        return part[line] !== part[before] || isFinished || isShort;
      if (part[line] !== part[before]) {
        if (isMarked && (isFinished || isShort)) return true;
        return !seemsOn && (isShort || isFinished);
      }
      const distance = ((depth[line] ?? NaN) - (depth[before] ?? NaN)) / measures.leadingOf(size);
      if (distance > (seemsOn ? MUCH_WIDER : WIDER)) return true;
      if (table.stream[line] === NOTES) return false;
      if (isShort && (!seemsOn || isVeryShort)) return true;
      return (isMarked && isFinished) || byIndent(lineBreak);
    },
  };
}
