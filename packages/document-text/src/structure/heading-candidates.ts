import { articleForm, bareForm, divisionForm, type HeadingForm } from './heading-form';
import { lineText, type LineTable } from './line-table';
import { orderOf } from './unit-number';
import { CONTINUING } from './unit-words';

/** A line that reads like a heading, with what its surroundings say. */
export interface HeadingCandidate {
  readonly line: number;
  readonly form: HeadingForm;
  /** Its number as figures that compare (see `orderOf`). */
  readonly order: readonly number[];
  /** Set in larger type than the text. */
  readonly isApart: boolean;
  /** The line before ends within a sentence, so this one goes on with it. */
  readonly goesOn: boolean;
  /** The line before ends a sentence, the one after begins one. */
  readonly standsAlone: boolean;
}

/** What could be a heading, by sort, in the order of lines. */
export interface HeadingCandidates {
  readonly articles: readonly HeadingCandidate[];
  readonly divisions: readonly HeadingCandidate[];
  /** Articles with nothing but a number. */
  readonly bare: readonly HeadingCandidate[];
}

/** Type this much larger than the text sets a line apart. */
const LARGER = 1.02;

/** A line can begin a heading only with a capital, a figure, a paragraph sign or a bracket. */
const BEGINNING = /^\s*[\p{Lu}\p{Lt}\d§[(*a]/u;
const OPEN_END = new RegExp(
  `(?:\\p{L}[-‐‑]|[(,]|(?<![\\p{L}\\d])(?:${Object.values(CONTINUING).join('|')}))\\s*$`,
  'iu',
);

const SENTENCE_END = /[.:;!?)\]—–-]["”“»’]?\s*$/u;

/** Whether a text ends within a sentence: after a comma, a hyphen or a word no sentence ends with. */
export function endsOpen(text: string): boolean {
  return OPEN_END.test(text.length > 40 ? text.slice(-40) : text);
}

/** Whether a text ends a sentence or a part of one that may stand alone. */
export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(text);
}

/** Whether a line is set in larger type than most of the text. */
export function isSetApart(lines: LineTable, line: number): boolean {
  return lines.bodyHeight > 0 && (lines.height[line] ?? 0) >= lines.bodyHeight * LARGER;
}

/** Reads every line once and keeps those that could be headings. */
export function headingCandidates(lines: LineTable): HeadingCandidates {
  const articles: HeadingCandidate[] = [];
  const divisions: HeadingCandidate[] = [];
  const bare: HeadingCandidate[] = [];
  let before = '';
  for (let line = 0; line < lines.count; line += 1) {
    const text = lineText(lines, line);
    const previous = before;
    before = text;
    if (!BEGINNING.test(text)) continue;
    const isAfterSentence = line === 0 || endsSentence(previous);
    const candidate = (form: HeadingForm): HeadingCandidate => ({
      line,
      form,
      order: orderOf(form.number),
      isApart: isSetApart(lines, line),
      goesOn: endsOpen(previous) && lines.height[line] === lines.height[line - 1],
      standsAlone: isAfterSentence && BEGINNING.test(lineText(lines, line + 1) || 'A'),
    });
    const article = articleForm(text);
    if (article) {
      (article.kind === 'article' ? articles : divisions).push(candidate(article));
      if (article.word !== 'sec:') continue;
    }
    const division = divisionForm(text);
    if (division) divisions.push(candidate(division));
    else if (!article) {
      const number = bareForm(text);
      if (number?.isSound) bare.push(candidate(number));
    }
  }
  return { articles, divisions, bare };
}
