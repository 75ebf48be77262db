import type { Position } from '../pages/position';

/** The languages whose laws are read. */
export type LawLanguage = 'en' | 'de' | 'fr' | 'it' | 'es';

/** What a unit is: the law's own title, a division (book, chapter, annex), an article or section, a paragraph, an item. */
export type UnitKind = 'title' | 'division' | 'article' | 'paragraph' | 'item';

/** One unit of a law's structure as it was found in the text. */
export interface StructureUnit {
  readonly kind: UnitKind;
  /** How deep it stands: 0 the title, 1 and more divisions, then articles, paragraphs, items. */
  readonly level: number;
  /** Its number without signs and spaces (`12a`, `121-1`, `2`, `b`, `12bis`), empty for a heading without one. */
  readonly number: string;
  /** What makes it the same unit in another version: `§433`, `art:L121-1`, `§433/(1)/a`, `buch 1/titel 2`, `schedule 1/3`. */
  readonly key: string;
  /** Its label as printed, white space as one space: `Art. 28`, `§ 433`, `(2)`. */
  readonly label: string;
  /** Its heading, empty where it has none of its own. */
  readonly heading: string;
  readonly start: Position;
  /** Where the next unit that is not part of it begins, or the end of the document. */
  readonly end: Position;
  /** Index of the unit it is part of, -1 for none. */
  readonly parent: number;
  /** Only an entry of a table of contents. */
  readonly inContents: boolean;
}
