/** A place in a document: page and element from 0, character as UTF-16 offset in the element's string. */
export interface Position {
  readonly page: number;
  readonly element: number;
  readonly character: number;
}

/** Order of two positions by page, element, character: negative, 0 or positive. */
export function comparePositions(a: Position, b: Position): number {
  return a.page - b.page || a.element - b.element || a.character - b.character;
}
