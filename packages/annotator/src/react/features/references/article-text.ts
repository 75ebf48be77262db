import { quoteOf, rangeBetween, type DocumentStructure, type PageText } from '@glossator/document-text';
import { unitTitle } from '../../../core/structure/contents';

/** A piece of an article as the card shows it. */
export interface ArticlePiece {
  readonly text: string;
  /** Whether it is the one that is meant. */
  readonly isMeant: boolean;
}

/** What stands before the first paragraph. */
const HEAD = -2;
/** Characters of an article that a card shows. */
const MOST = 2400;

/** The article that a unit is, or is part of. */
export function articleOf({ units }: DocumentStructure, unit: number): number {
  let at = unit;
  while (at >= 0 && units[at]?.kind !== 'article') at = units[at]?.parent ?? -1;
  return at < 0 ? unit : at;
}

/** The text of an article in its paragraphs, without what stands aside from the text; `pages` are those that it is on. */
export function piecesOf(
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
    // The card has the heading above.
    const text = part === HEAD && quote.startsWith(title) ? quote.slice(title.length).trim() : quote;
    if (text === '') return [];
    const shown = text.length > room ? `${text.slice(0, room)} …` : text;
    room -= text.length;
    return [{ text: shown, isMeant: part === meant }];
  });
}
