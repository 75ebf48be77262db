import {
  quoteOf,
  type AsidePassage,
  type DocumentStructure,
  type PageText,
  type StructureUnit,
  type TextRange,
} from '@glossator/document-text';

/** Elements of an article within which a note in the margin is its title: its label, a sign of a footnote, its first lines. */
const REACH = 4;
/** A sign of a footnote at the end of a word. */
const FOOTNOTE_SIGN = /(?<=\p{Ll}|\p{Lu}\.)\d{1,3}(?=[\s.,;]|$)/gu;
/** Notes without a word are none: a number alone, `c. …`, `III`. */
const WORD = /\p{Ll}{3}/u;

/**
 * Gives articles without a heading the title that stands beside their first lines in the margin, as Swiss and Austrian laws have it;
 * where one note titles several levels ("A. Persönlichkeit I. Rechtsfähigkeit") all of them.
 */
export function withMarginalTitles(
  structure: DocumentStructure,
  textOf: (page: number) => PageText | undefined,
): DocumentStructure {
  const articles = new Map<number, Article[]>();
  for (const article of articlesOf(structure)) {
    const { page } = article.start;
    articles.set(page, [...(articles.get(page) ?? []), article]);
  }
  const titles = new Map<number, string>();
  for (const note of structure.asides) {
    const article = note.kind === 'margin' ? articleBeside(note, articles) : undefined;
    const text = article === undefined ? '' : titleOf(note, textOf(note.page));
    if (article !== undefined && text !== '' && !titles.has(article)) titles.set(article, text);
  }
  if (titles.size === 0) return structure;
  const units = structure.units.map((unit, index) => {
    const heading = titles.get(index);
    return heading === undefined ? unit : { ...unit, heading };
  });
  return { ...structure, units };
}

interface Article extends StructureUnit {
  readonly index: number;
}

function articlesOf({ units }: DocumentStructure): readonly Article[] {
  return units
    .map((unit, index): Article => ({ ...unit, index }))
    .filter(({ kind, inContents }) => kind === 'article' && !inContents);
}

/** The article without a heading beside whose beginning a note stands. */
function articleBeside(
  { anchor }: AsidePassage,
  articles: ReadonlyMap<number, readonly Article[]>,
): number | undefined {
  const near = articles
    .get(anchor?.page ?? -1)
    ?.findLast(({ start }) => anchor !== undefined && start.element <= anchor.element);
  return near?.heading === '' && (anchor?.element ?? 0) - near.start.element <= REACH
    ? near.index
    : undefined;
}

function titleOf({ elements }: AsidePassage, page: PageText | undefined): string {
  const lines = elements.map((element) => page?.elements[element] ?? '').filter((text) => text.trim() !== '');
  const last = lines.length - 1;
  const range: TextRange = {
    startPage: 0,
    startElement: 0,
    startCharacter: 0,
    endPage: 0,
    endElement: last,
    endCharacter: lines[last]?.length ?? 0,
  };
  const text = quoteOf(range, [{ page: 0, elements: lines, lineEnds: lines.map(() => true) }]);
  const title = text.replace(FOOTNOTE_SIGN, '').trim();
  return WORD.test(title) ? title : '';
}
