import type { PageText } from '../pages/page-text';
import { rangeBetween } from '../ranges/text-range';
import { quoteOf } from '../quotes/quote';
import type { DocumentStructure } from './cited-place';
import type { StructureUnit } from './structure-unit';

/** A paragraph of an article, or what stands before its first one. */
export interface ArticlePiece {
  readonly text: string;
  /** Whether the unit that was asked for is it, or is part of it. */
  readonly isMeant: boolean;
}

/** What stands before the first paragraph. */
const HEAD = -2;
/** Most UTF-16 units of the text of an article. */
const MOST = 2400;
/** Most pages of an article whose text is looked at. */
const MOST_PAGES = 4;

/** A unit as a table of contents has it: its label and its heading. */
export function unitTitle({ label, heading }: StructureUnit): string {
  return [label, heading].filter((part) => part !== '').join(' ');
}

/** The index of the article that a unit is, or is part of; its own where it is in none. */
export function articleOf({ units }: DocumentStructure, unit: number): number {
  let at = unit;
  while (at >= 0 && units[at]?.kind !== 'article') at = units[at]?.parent ?? -1;
  return at < 0 ? unit : at;
}

/** The pages, from 0, whose text the text of an article is taken from. */
export function pagesOfArticle(structure: DocumentStructure, unit: number): readonly number[] {
  const article = structure.units[articleOf(structure, unit)];
  if (!article) return [];
  const { start, end } = article;
  const last = Math.min(end.page, start.page + MOST_PAGES - 1);
  return Array.from({ length: last - start.page + 1 }, (_, at) => start.page + at);
}

/**
 * The text of the article that a unit is or is part of, in its paragraphs, without its heading and what stands aside from the text, and no
 * longer than a reader takes in at a glance. `pages` are those of `pagesOfArticle`, by their number.
 */
export function articlePiecesOf(
  structure: DocumentStructure,
  unit: number,
  pages: ReadonlyMap<number, PageText>,
): readonly ArticlePiece[] {
  const { units, asideOf } = structure;
  const article = articleOf(structure, unit);
  const whole = units[article];
  if (!whole) return [];
  let meant = unit;
  while (meant >= 0 && units[meant]?.parent !== article) meant = units[meant]?.parent ?? -1;
  const parts = units.flatMap(({ parent }, index) => (parent === article ? [index] : []));
  const bounds = [
    { unit: HEAD, start: whole.start },
    ...parts.map((at) => ({ unit: at, start: units[at]?.start ?? whole.start })),
  ];
  const title = unitTitle(whole);
  let room = MOST;
  return bounds.flatMap(({ unit: part, start }, at): ArticlePiece[] => {
    const end = bounds[at + 1]?.start ?? whole.end;
    const omit = (page: number): ReadonlySet<number> => new Set(asideOf.get(page)?.keys());
    const quote =
      room > 0 ? quoteOf(rangeBetween(start, end), (page) => pages.get(page), { omit }).trim() : '';
    // The heading is known by itself.
    const text = part === HEAD && quote.startsWith(title) ? quote.slice(title.length).trim() : quote;
    if (text === '') return [];
    const shown = text.length > room ? `${text.slice(0, room)} …` : text;
    room -= text.length;
    return [{ text: shown, isMeant: part === meant }];
  });
}
