import {
  comparePositions,
  endOf,
  normalizeSelection,
  orderedIndex,
  overlapsOf,
  pageFrom,
  rangeBetween,
  startOf,
  type PageText,
  type TextRange,
} from '@glossator/document-text';

/** A range that is marked, and what it belongs to. */
export interface Taken<Owner> extends TextRange {
  readonly owner: Owner;
}

/** The marked text of a document, which new marks may not overlap. */
export interface TakenText<Owner> {
  /** The first mark that overlaps a range. */
  at(range: TextRange): Owner | undefined;
  /** What of a range is free, without spaces at its ends; the whole of it where nothing overlaps. Pieces without letters are left. */
  freeOf(range: TextRange): TextRange[];
  take(range: TextRange, owner: Owner): void;
}

/** Keeps account of marked text, from these marks on, which must not overlap each other. */
export function createTakenText<Owner>(
  pages: readonly PageText[],
  marks: readonly { readonly range: TextRange; readonly owner: Owner }[],
): TakenText<Owner> {
  const taken: Taken<Owner>[] = [];
  const take = (range: TextRange, owner: Owner): void => {
    taken.splice(orderedIndex(taken, range), 0, { ...range, owner });
  };
  for (const { range, owner } of marks) take(range, owner);
  return {
    take,
    at: (range) => overlapsOf(taken, range, 1)[0]?.owner,
    freeOf(range) {
      const overlapping = overlapsOf(taken, range);
      if (overlapping.length === 0) return [trimmed(range, pages)].flatMap((whole) => whole ?? []);
      const pieces: (TextRange | undefined)[] = [];
      let from = startOf(range);
      for (const other of overlapping) {
        if (comparePositions(from, startOf(other)) < 0)
          pieces.push(trimmed(rangeBetween(from, startOf(other)), pages));
        if (comparePositions(from, endOf(other)) < 0) from = endOf(other);
      }
      if (comparePositions(from, endOf(range)) < 0)
        pieces.push(trimmed(rangeBetween(from, endOf(range)), pages));
      return pieces.flatMap((piece) => (piece && hasLetter(piece, pages) ? [piece] : []));
    },
  };
}

/** A range without spaces at its ends; `undefined` where nothing is left, or it is not in this text. */
export function trimmed(range: TextRange, pages: readonly PageText[]): TextRange | undefined {
  let tight = normalizeSelection(range, pages);
  while (tight && isSpace(pages, tight.startPage, tight.startElement, tight.startCharacter)) {
    const inner = { ...tight, startCharacter: tight.startCharacter + 1 };
    tight = normalizeSelectionForward(inner, pages);
  }
  while (tight && isSpace(pages, tight.endPage, tight.endElement, tight.endCharacter - 1)) {
    const inner = { ...tight, endCharacter: tight.endCharacter - 1 };
    tight = normalizeSelectionForward(inner, pages);
  }
  return tight;
}

/** Never turns a range round that has run out. */
function normalizeSelectionForward(range: TextRange, pages: readonly PageText[]): TextRange | undefined {
  return comparePositions(startOf(range), endOf(range)) < 0 ? normalizeSelection(range, pages) : undefined;
}

function isSpace(pages: readonly PageText[], page: number, element: number, character: number): boolean {
  return /^\s$/.test(pageFrom(pages, page)?.elements[element]?.charAt(character) ?? '');
}

function hasLetter(range: TextRange, pages: readonly PageText[]): boolean {
  for (let page = range.startPage; page <= range.endPage; page += 1) {
    const elements = pageFrom(pages, page)?.elements ?? [];
    const first = page === range.startPage ? range.startElement : 0;
    const last = page === range.endPage ? range.endElement : elements.length - 1;
    for (let element = first; element <= last; element += 1) {
      const from = page === range.startPage && element === first ? range.startCharacter : 0;
      const to = page === range.endPage && element === last ? range.endCharacter : Infinity;
      if (/[\p{L}\p{N}]/u.test((elements[element] ?? '').slice(from, to))) return true;
    }
  }
  return false;
}
