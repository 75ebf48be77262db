import type { TextRange } from '../ranges/text-range';

/** A reference to an article inside a text, read as far as its words say it: `§ 433 Abs. 1`, `Article L. 121-3`, `art. 1453 c.c.` */
export interface LegalReference {
  /** Word, number and parts of the article as printed; of a list, each number but the first stands alone. */
  readonly range: TextRange;
  /** What the article's key begins with: `§`, `art:`, `sec:`. */
  readonly word: string;
  /** The article's number as units have it: `433`, `L121-3`, `12bis`. */
  readonly number: string;
  /** Numbers of the paragraph and items in it, from the outermost in. */
  readonly parts: readonly string[];
  /** The law as printed where another one is named (`BGB`, `Strafgesetzbuchs`); empty where it is another one whose name is not read. */
  readonly law?: string;
  /** The innermost unit of the same document that is meant, -1 where it is another law, or nothing in this one. */
  readonly unit: number;
}
