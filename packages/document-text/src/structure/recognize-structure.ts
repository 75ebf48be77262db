import { createRunningLines } from '../layout/running-lines';
import { onOneLine } from '../line-joint';
import type { PageText } from '../text-item';
import { chooseArticles } from './article-choice';
import { contentsEntries } from './contents-list';
import { chooseDivisions } from './division-choice';
import { headingsOf, type Heading } from './headings';
import { createDivisionPath } from './division-path';
import { LEADERS } from './heading-form';
import { endsOpen, endsSentence, headingCandidates } from './heading-candidates';
import { detectLawLanguage } from './law-language';
import { endHeight, endOfPages, lineText, linesOf, positionInLine, type LineTable, type Omitted } from './line-table';
import { markersAt } from './markers';
import { createMarkerSequence } from './marker-sequence';
import type { LawLanguage, StructureUnit } from './structure-unit';
import { createUnitTree, type UnitTree } from './unit-tree';

/** Type this much smaller than the text is that of notes. */
const NOTE = 0.95;
/** Letters in which the same headings agree; further on, entries of a table of contents may be shortened. */
const SAME_LETTERS = 20;

/**
 * Recognises the legal structure of a document in English, German, French, Italian or Spanish: its title, divisions, articles,
 * paragraphs and items in reading order. `pages` are in order and may lack boxes; `omit` names the elements of each page (by its
 * number) that are no part of the text, by default the running lines.
 */
export function recognizeStructure(
  pages: readonly PageText[],
  omit: Omitted = runningLinesOf(pages),
): readonly StructureUnit[] {
  const lines = linesOf(pages, omit);
  const candidates = headingCandidates(lines);
  const articles = chooseArticles(candidates.articles, candidates.bare);
  const divisions = chooseDivisions(candidates.divisions, articles);
  const { title, headings } = headingsOf(lines, candidates, articles, divisions);
  const contents = contentsEntries(headings, namesOf(lines, headings), candidates, (heading) =>
    LEADERS.test(lineText(lines, heading.lastLine)),
  );
  const tree = createUnitTree(endOfPages(pages));
  const language = detectLawLanguage(pages);
  if (title) tree.addTitle(positionOf(lines, title.line, 0), headingText(lines, title, 0));
  headings.forEach((heading, at) => {
    addHeading(lines, tree, heading, contents.has(heading));
    const until = headings[at + 1]?.line ?? lines.count;
    if (heading.form?.kind === 'article' && !contents.has(heading))
      addMarked(lines, tree, heading, until, language);
  });
  return tree.units();
}

function runningLinesOf(pages: readonly PageText[]): Omitted {
  const byNumber = new Map(pages.map((page) => [page.page, page]));
  return createRunningLines((page) => byNumber.get(page));
}

function addHeading(lines: LineTable, tree: UnitTree, heading: Heading, inContents: boolean): void {
  const start = positionOf(lines, heading.line, 0);
  const { form } = heading;
  const text = headingText(lines, heading, form?.restAt ?? 0);
  if (inContents) tree.addEntry(form, start, text);
  else if (form?.kind !== 'article') tree.addDivision(form, start, text);
  else tree.addArticle(form, start, hasOwnHeading(lines, heading) ? text : '');
}

/** Whether the text after an article's number is its heading, not already the text of the law. */
function hasOwnHeading(lines: LineTable, { form, isApart, line, lastLine }: Heading): boolean {
  if (isApart && endHeight(lines, lastLine) > lines.bodyHeight) return true;
  if (line < lastLine) return true;
  const rest = form?.rest ?? '';
  if (rest === '' || markersAt(rest, 0)) return false;
  return !/[:;,]$/u.test(rest) && /^\s*[\p{Lu}\d§(“"„«]/u.test(lineText(lines, lastLine + 1));
}

/** Adds the paragraphs and items between the heading of an article and the next heading. */
function addMarked(
  lines: LineTable,
  tree: UnitTree,
  heading: Heading,
  until: number,
  language: LawLanguage,
): void {
  const sequence = createMarkerSequence();
  let before = '';
  for (let line = heading.line; line < until; line += 1) {
    const text = lineText(lines, line);
    const isOpen = line > heading.lastLine + 1 && goesOn(before);
    const afterSentence = line <= heading.lastLine + 1 || endsSentence(before);
    before = text;
    const isNote = (lines.height[line] ?? 0) < lines.bodyHeight * NOTE;
    if (isOpen || isNote || (line > heading.line && line <= heading.lastLine)) continue;
    let offset = line === heading.line ? (heading.form?.restAt ?? 0) : repeatedNumber(text, line, heading);
    for (let found = markersAt(text, offset); found; found = markersAt(text, offset)) {
      const placed = sequence.take(found.readings, afterSentence);
      if (!placed) break;
      tree.addMarked(placed, found.label, positionInLine(lines, line, found.labelAt), language);
      offset = found.textAt;
    }
  }
}

/** Irish acts print the number again where the text begins ("1.—(1) This Act"). */
function repeatedNumber(text: string, line: number, { form, lastLine }: Heading): number {
  if (line !== lastLine + 1 || !form) return 0;
  const again = /^\s*(\d+[A-Z]{0,2})\.?\s*[—–-]\s*/u.exec(text);
  return again?.[1]?.toLowerCase() === form.number ? again[0].length : 0;
}

/** Whether a marker cannot follow this line; items do follow commas. */
function goesOn(before: string): boolean {
  return endsOpen(before) && !/,\s*$/u.test(before);
}

function headingText(lines: LineTable, { line, lastLine }: Heading, from: number): string {
  let text = lineText(lines, line).slice(from);
  for (let next = line + 1; next <= lastLine; next += 1) text += `\n${lineText(lines, next)}`;
  return onOneLine(text.replace(LEADERS, '').replace(/[⁰¹²³⁴-⁹]+/gu, ''));
}

/** What makes headings the same in a table of contents and in the text: the divisions they are in, and their letters. */
function namesOf(lines: LineTable, headings: readonly Heading[]): string[] {
  const path = createDivisionPath();
  return headings.map((heading) => {
    const { form } = heading;
    const text = headingText(lines, heading, form?.restAt ?? 0);
    const letters = text.toLowerCase().replace(/[^\p{L}]+/gu, '').slice(0, SAME_LETTERS);
    if (form?.kind === 'article') {
      path.passArticle();
      return `${form.word}${form.number} ${letters}`;
    }
    path.enter(form, letters, (division) => division);
    return `${path.open.flatMap(({ name }, at) => (at === path.open.length - 1 || / \d/.test(name) ? name : [])).join('/')} ${letters}`;
  });
}

function positionOf(lines: LineTable, line: number, offset: number): ReturnType<typeof positionInLine> {
  const spaces = /^\s*/u.exec(lineText(lines, line))?.[0].length ?? 0;
  return positionInLine(lines, line, Math.max(offset, spaces));
}
