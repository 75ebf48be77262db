import { articleForm, bareForm, divisionForm, mayBeginHeading, type HeadingForm } from './heading-form';
import { endHeight, firstText, leftOf, lineText, type LineTable } from './line-table';
import { orderOf } from './unit-number';
import { endsOpen, endsSentence } from './line-end';

/** A line that reads like a heading, with what its surroundings say. */
export interface HeadingCandidate {
  readonly line: number;
  readonly form: HeadingForm;
  /** Its number as figures that compare (see `orderOf`). */
  readonly order: readonly number[];
  /** How far from the left edge of its page it begins, in heights; NaN where that is not known. */
  readonly left: number;
  /** Set in larger type than the text. */
  readonly isApart: boolean;
  /** There is more space before it than before most lines. */
  readonly isSpaced: boolean;
  /** The line before ends within a sentence, so this one goes on with it. */
  readonly continues: boolean;
  /** The line before ends a sentence, is a heading, or is further away than most. */
  readonly isParted: boolean;
  /** The line before ends in a colon. */
  readonly isIntroduced: boolean;
  /** The line before ends a sentence or is further away than most, and the line after begins a sentence. */
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

/** Space before a line, in usual ones, that parts it from the line before. */
const WIDER = 1.35;

const FIRST_LETTERS = /^[\s[*]*([\p{L}-]+)/u;
/** Two capitals: a statute's name. */
const CAPITALS = /\p{Lu}.*\p{Lu}/u;

/** A line can begin a heading only with a capital, a figure, a paragraph sign or a bracket. */
const BEGINNING = /^\s*[\p{Lu}\p{Lt}\d§[(*a]/u;
/** Whether a line is set in larger type than most of the text. */
export function isSetApart(lines: LineTable, line: number): boolean {
  return lines.bodyHeight > 0 && (lines.height[line] ?? 0) >= lines.bodyHeight * LARGER;
}

/** Whether the end of a line is, too: a heading that runs into the text ends in smaller type than it begins with. */
export function endsSetApart(lines: LineTable, line: number): boolean {
  return lines.bodyHeight > 0 && endHeight(lines, line) >= lines.bodyHeight * LARGER;
}

/** Whether there is clearly more space before a line than lines usually have. */
function isSpaced(lines: LineTable, line: number): boolean {
  return lines.usualGap > 0 && (lines.gap[line] ?? 0) > lines.usualGap * WIDER;
}

/**
 * Tells by the first word of a text, in its first element, whether a line is worth reading as a heading; most are not, and words come
 * again. Words that may go on in the next element, or be spaced letters, are worth it.
 */
function createFilter(): (first: string) => boolean {
  const known = new Map<string, boolean>();
  return (first) => {
    if (isBegunSmall(first)) return false;
    const [all = '', word = ''] = FIRST_LETTERS.exec(first) ?? [];
    if (all.length === 0 || all.length === first.length || (first[1] === ' ' && first[3] === ' '))
      return true;
    let may = known.get(word);
    if (may === undefined)
      known.set(word, (may = mayBeginHeading(word.toLowerCase()) || CAPITALS.test(word)));
    return may;
  };
}

/** Whether a text begins in a small letter of ASCII other than the "a" of articles: checked without a regular expression. */
function isBegunSmall(text: string): boolean {
  let at = 0;
  while (text.charCodeAt(at) === 0x20) at += 1;
  const code = text.charCodeAt(at);
  return code > 0x61 && code <= 0x7a;
}

/** Reads every line once and keeps those that could be headings. */
export function headingCandidates(lines: LineTable): HeadingCandidates {
  const articles: HeadingCandidate[] = [];
  const divisions: HeadingCandidate[] = [];
  const bare: HeadingCandidate[] = [];
  const mayHead = createFilter();
  for (let line = 0; line < lines.count; line += 1) {
    if (!mayHead(firstText(lines, line))) continue;
    const text = lineText(lines, line);
    if (!BEGINNING.test(text)) continue;
    const previous = lineText(lines, line - 1);
    const isBelowHeading = divisions.at(-1)?.line === line - 1 && divisions.at(-1)?.form.isSound === true;
    const spaced = isSpaced(lines, line);
    const isParted = line === 0 || endsSentence(previous) || spaced;
    const above = articles.at(-1);
    const isBelowArticle = above?.line === line - 1 && above.form.isSound && above.form.isSeparated;
    const candidate = (form: HeadingForm): HeadingCandidate => ({
      line,
      form,
      order: orderOf(form.number),
      left: leftOf(lines, line) / (lines.height[line] ?? NaN),
      isApart: isSetApart(lines, line),
      isSpaced: spaced,
      continues: !isBelowHeading && lines.height[line] === lines.height[line - 1] && endsOpen(previous),
      isParted: isParted || isBelowHeading || isBelowArticle,
      isIntroduced: /:\s*$/u.test(previous),
      standsAlone: isParted && BEGINNING.test(lineText(lines, line + 1) || 'A'),
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
