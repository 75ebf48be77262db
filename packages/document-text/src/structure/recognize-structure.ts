import { withCountedLines } from './counted-lines';
import { createPageAsides } from '../layout/page-asides';
import { ASIDE_KINDS, NO_ASIDES, together } from '../pages/asides';
import { onOneLine } from '../folding/line-joint';
import type { PageText } from '../pages/page-text';
import { chooseArticles } from './article-choice';
import { addParts } from './article-parts';
import { closingFormula } from './closing-formula';
import { contentsEntries, contentsWithin, withListAtEnd } from './contents-list';
import { chooseDivisions } from './division-choice';
import { NOTES } from './notes-heading';
import { headingsOf, type Heading } from './headings';
import { structureOf, type DocumentStructure } from './cited-place';
import { asidePassagesOf } from './aside-passages';
import { ANNEX_RANK, createDivisionPath, type HeadingType } from './division-path';
import { endsInLeaders, endsInListedPage, ONLY_LEADERS, withoutLeaders } from './leaders';
import { isFlowing } from './flowing-text';
import { headingCandidates, type HeadingCandidate, type HeadingCandidates } from './heading-candidates';
import { detectLawLanguage, hasLawLanguage } from './law-language';
import { endOfPages, lineText, linesOf, positionInLine, type LineTable, type Omitted } from './line-table';
import { markersAt } from './markers';
import type { ItemLayout } from './open-items';
import { ownHeadings } from './own-headings';
import type { LawLanguage, StructureUnit } from './structure-unit';
import { createUnitTree, type UnitTree } from './unit-tree';

/** Letters in which the same headings agree; further on, entries of a table of contents may be shortened. */
const SAME_LETTERS = 20;

/** Articles that may be there by chance. */
const FEW_ARTICLES = 3;

/**
 * Recognizes the legal structure of a document in English, German, French, Italian or Spanish: its title, divisions, articles,
 * paragraphs and items in reading order. `pages` are in order and may lack boxes; `omit` names the elements of each page (by its
 * number) that are no part of the text, by default the running lines; `language` is that of the document where it is known already.
 */
export function recognizeStructure(
  pages: readonly PageText[],
  omit: Omitted = runningLinesOf(pages),
  language: LawLanguage = detectLawLanguage(pages),
): readonly StructureUnit[] {
  const lines = linesOf(pages, omit);
  const found = headingCandidates(lines);
  let known: boolean | undefined;
  const isRead = (): boolean => (known ??= hasLawLanguage(pages));
  const candidates = found.bare.length > 0 && !isRead() ? { ...found, bare: [] } : found;
  const { articles, divisions } = chosenOf(lines, candidates, isRead);
  const { title, headings } = headingsOf(lines, candidates, articles, divisions);
  const texts = headings.map((heading) => headingText(lines, heading, heading.form?.restAt ?? 0));
  const entries = contentsEntries(
    headings,
    namesOf(headings, texts),
    candidates,
    (line) => endsInLeaders(lineText(lines, line)),
    (line) => endsInListedPage(lineText(lines, line)),
    (line) => ONLY_LEADERS.test(lineText(lines, line)),
  );
  const contents = withListAtEnd(headings, texts, entries, lines.count);
  const repeated = repeatedDivisions(headings, namesOf(headings, texts), contents);
  const textOf = new Map(headings.map((heading, at) => [heading, texts[at]]));
  const all = withCountedLines(lines, headings, contents);
  const isArticle = (heading: Heading | undefined): boolean =>
    heading?.form?.kind === 'article' && !contents.has(heading);
  const theirs = headings.filter(isArticle);
  const own = ownHeadings(lines, theirs);
  const hasArticles = theirs.length >= FEW_ARTICLES;
  const tree = createUnitTree(endOfPages(pages));
  if (title) tree.addTitle(positionOf(lines, title.line, 0), headingText(lines, title, 0));
  const layout: ItemLayout = new Map();
  let isInNotes = false;
  all.forEach((heading, at) => {
    if (repeated.has(heading) || (isInNotes && heading.form?.kind === 'article')) return;
    if (heading.form && !contents.has(heading)) isInNotes = heading.form.word === NOTES;
    const isBelow =
      all[at - 1]?.lastLine === heading.line - 1 && lines.page[heading.line - 1] === lines.page[heading.line];
    const type = { height: lines.height[heading.line] ?? 0, isBelow };
    addHeading(lines, tree, heading, textOf.get(heading) ?? '', { contents, own }, type);
    if (contents.has(heading)) return;
    const next = all[at + 1];
    const until = next?.line ?? lines.count;
    const end = isArticle(next) ? until : endOfText(lines, heading.lastLine + 1, until);
    const isAnnex = heading.form?.rank === ANNEX_RANK && heading.form.word !== NOTES;
    if (isArticle(heading) || isAnnex || (hasArticles && beginsParts(lines, heading, end)))
      addParts(
        lines,
        tree,
        { heading, until: end, isBeforeGap: isBeforeGap(heading, next) },
        language,
        layout,
      );
    if (end < until) tree.closeAll(positionOf(lines, end, 0));
  });
  return tree.units();
}

/**
 * The headings of articles and divisions; none where the text does not keep them on lines of their own. In a language that is not read,
 * a few articles without the first one are what happens to look like them.
 */
function chosenOf(
  lines: LineTable,
  candidates: HeadingCandidates,
  isRead: () => boolean,
): Record<'articles' | 'divisions', readonly HeadingCandidate[]> {
  const chosen = chooseArticles(candidates, lines.bodyHeight > 0);
  const isChance = chosen.length < FEW_ARTICLES && !chosen.some(({ order }) => order[0] === 1) && !isRead();
  const articles = isChance ? [] : chosen;
  const divisions = chooseDivisions(candidates.divisions, articles);
  return isFlowing(lines, articles, divisions) ? { articles: [], divisions: [] } : { articles, divisions };
}

/**
 * Recognizes a document's structure and language (see `recognizeStructure`), and what stands aside from its text, and prepares it for `citationOf`
 * and `unitAt`. `omit` names the elements that are no part of the text where these are known already.
 */
export function readStructure(pages: readonly PageText[], omit?: Omitted): DocumentStructure {
  const language = detectLawLanguage(pages);
  const known = new Map(pages.map((page) => [page.page, omit ? withRunning(page, omit(page.page)) : page]));
  const asidesOn = createPageAsides((page) => known.get(page));
  const asides = new Map(pages.map(({ page }) => [page, asidesOn(page)]));
  const all = new Map([...asides].map(([page, found]) => [page, together(found, ASIDE_KINDS)]));
  const none = new Set<number>();
  const units = recognizeStructure(pages, (page) => all.get(page) ?? none, language);
  return structureOf(
    units,
    language,
    asidePassagesOf(pages, (page) => asides.get(page) ?? NO_ASIDES),
  );
}

/** A page of which what is no part of the text is known already, its overlay included. */
function withRunning(page: PageText, running: ReadonlySet<number>): PageText {
  return { ...page, running: [...running], overlay: [] };
}

function runningLinesOf(pages: readonly PageText[]): Omitted {
  const byNumber = new Map(pages.map((page) => [page.page, page]));
  const asidesOn = createPageAsides((page) => byNumber.get(page));
  return (page) => together(asidesOn(page), ASIDE_KINDS);
}

function addHeading(
  lines: LineTable,
  tree: UnitTree,
  heading: Heading,
  text: string,
  { contents, own }: { readonly contents: ReadonlySet<Heading>; readonly own: ReadonlySet<Heading> },
  type: HeadingType,
): void {
  const start = positionOf(lines, heading.line, 0);
  const { form } = heading;
  if (contents.has(heading)) tree.addEntry(form, start, text);
  else if (form?.kind !== 'article') tree.addDivision(form, start, text, type);
  else tree.addArticle(form, start, own.has(heading) ? text : '');
}

/** Where the text after a heading ends before the next one: at the formula by which a law ends, or a table of contents. */
function endOfText(lines: LineTable, from: number, until: number): number {
  return contentsWithin(lines, from, closingFormula(lines, from, until));
}

/** Whether the text of a division that holds no articles is numbered from its first line on ("Transitional provisions", "1."). */
function beginsParts(lines: LineTable, { form, lastLine }: Heading, end: number): boolean {
  if (form?.kind !== 'division' || form.word === NOTES || lastLine + 1 >= end) return false;
  const first = markersAt(lineText(lines, lastLine + 1), 0)?.readings[0];
  return first?.place === 1 && first.suffix === 0 && /^(?:\(1\)|1\.)$/u.test(first.style);
}

/** Whether just the number of one article is missing between two. */
function isBeforeGap({ form }: Heading, next: Heading | undefined): boolean {
  const isPlain = /^\d+$/u.test(form?.number ?? '') && next?.form?.word === form?.word;
  return isPlain && Number(next?.form?.number) === Number(form?.number) + 2;
}

function headingText(lines: LineTable, { line, lastLine }: Heading, from: number): string {
  let text = lineText(lines, line).slice(from);
  for (let next = line + 1; next <= lastLine; next += 1) text += `\n${lineText(lines, next)}`;
  return onOneLine(withoutLeaders(text).replace(/[⁰¹²³⁴-⁹]+/gu, ''));
}

/** Divisions whose heading comes again before any article: those over the contents of a part. */
function repeatedDivisions(
  headings: readonly Heading[],
  names: readonly string[],
  contents: ReadonlySet<Heading>,
): ReadonlySet<Heading> {
  const repeated = new Set<Heading>();
  const since = new Map<string, Heading>();
  headings.forEach((heading, at) => {
    if (contents.has(heading)) return;
    if (heading.form?.kind === 'article') since.clear();
    else if (heading.form && heading.form.number !== '') {
      const before = since.get(names[at] ?? '');
      if (before) repeated.add(before);
      since.set(names[at] ?? '', heading);
    }
  });
  return repeated;
}

/** What makes headings the same in a table of contents and in the text: the divisions they are in, and their letters. */
function namesOf(headings: readonly Heading[], texts: readonly string[]): string[] {
  const path = createDivisionPath();
  return headings.map(({ form }, at) => {
    const letters = (texts[at] ?? '')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}]+/gu, '')
      .slice(0, SAME_LETTERS);
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
