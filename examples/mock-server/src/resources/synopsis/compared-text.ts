import {
  comparePositions,
  endOf,
  placeAt,
  rangeBetween,
  selectionQuoteOf,
  startOf,
  type DocumentStructure,
  type PageText,
  type Position,
  type StructureUnit,
  type TextRange,
} from '@glossator/document-text';
import type { VersionRow } from '../../tables/documents';

/** One of the two texts of a synopsis. */
export interface ComparedText {
  readonly version: VersionRow;
  readonly pages: readonly PageText[];
  readonly structure: DocumentStructure | undefined;
}

/** The text of a range, without running lines and the like. */
export function textIn({ pages }: ComparedText, range: TextRange): string {
  return isEmpty(range) ? '' : selectionQuoteOf(range, pages).trim();
}

/** Whether a range only says where something would be. */
export function isEmpty(range: TextRange): boolean {
  return comparePositions(startOf(range), endOf(range)) >= 0;
}

/** The range from one position to another one; empty where that is before it. */
export function rangeTo(from: Position, to: Position): TextRange {
  return rangeBetween(from, comparePositions(from, to) < 0 ? to : from);
}

/** The article that a position is in. */
export function articleAt({ structure }: ComparedText, position: Position): StructureUnit | undefined {
  return structure && placeAt(structure, position).path.find(({ kind }) => kind === 'article');
}

/** The innermost division that a position is in. */
export function divisionAt({ structure }: ComparedText, position: Position): StructureUnit | undefined {
  return structure && placeAt(structure, position).path.findLast(({ kind }) => kind === 'division');
}

/** The articles of a text in their order, without entries of tables of contents. */
export function articlesOf({ structure }: ComparedText): readonly StructureUnit[] {
  return structure?.units.filter(({ kind, inContents }) => kind === 'article' && !inContents) ?? [];
}
