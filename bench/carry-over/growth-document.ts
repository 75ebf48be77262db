import type { SourceDocument, SourceItem, SourcePage } from './items';
import type { Selection } from './pairs';

/** A real pair to put documents together of. */
export interface Part {
  readonly oldOne: SourceDocument;
  readonly newOne: SourceDocument;
  readonly selections: readonly Selection[];
}

/** Two long versions and selections on the old one. */
export interface LongPair {
  readonly oldPages: readonly SourcePage[];
  readonly newPages: readonly SourcePage[];
  readonly selections: readonly Selection[];
}

/**
 * Puts laws together until the old version has `pages` pages; the new one gets as much of each law. When the laws do not suffice,
 * they are repeated with other letters, so that no passage occurs twice and no law is its own copy. The selections are those of the
 * laws, evenly drawn when there are too many, and ranges of one to six elements, evenly strewn, when there are too few.
 */
export function composeLongPair(parts: readonly Part[], pages: number, wanted: number): LongPair {
  const oldPages: SourcePage[] = [];
  const newPages: SourcePage[] = [];
  const selections: Selection[] = [];
  for (let round = 0; oldPages.length < pages; round += 1) {
    for (const part of parts) {
      const offset = oldPages.length;
      const room = pages - offset;
      if (room <= 0) break;
      const reach = Math.ceil((room * part.newOne.pages.length) / part.oldOne.pages.length);
      oldPages.push(...part.oldOne.pages.slice(0, room).map((page) => inOtherLetters(page, round)));
      newPages.push(...part.newOne.pages.slice(0, reach).map((page) => inOtherLetters(page, round)));
      for (const selection of part.selections) {
        if (selection.endPage < room) selections.push(shifted(selection, offset, selections.length));
      }
    }
  }
  const step = Math.max(1, selections.length / wanted);
  const drawn = Array.from({ length: Math.min(wanted, selections.length) }, (_, index) =>
    selections.at(Math.floor(index * step)),
  ).filter((selection) => selection !== undefined);
  return { oldPages, newPages, selections: [...drawn, ...strewn(oldPages, wanted - drawn.length)] };
}

function shifted(selection: Selection, offset: number, number: number): Selection {
  const { startPage, endPage } = selection;
  return { ...selection, id: `s${number}`, startPage: startPage + offset, endPage: endPage + offset };
}

/** Steps that send the 26 letters to 26 letters. */
const STEPS = [1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25];

/** The first word of an element stays, so that articles keep their headings, and so does everything but small letters a to z. */
export function inOtherLetters(page: SourcePage, round: number): SourcePage {
  if (round === 0) return page;
  const step = STEPS[Math.floor(round / 26) % STEPS.length] ?? 1;
  const other = (letter: string) =>
    String.fromCharCode(97 + (((letter.charCodeAt(0) - 97) * step + round) % 26));
  const items = page.items.map((item): SourceItem => {
    const end = item.str.search(/\s/);
    if (end < 0) return item;
    return { ...item, str: item.str.slice(0, end) + item.str.slice(end).replace(/[a-z]/g, other) };
  });
  return { ...page, items };
}

function strewn(pages: readonly SourcePage[], count: number): Selection[] {
  const starts = pages.flatMap(({ items }, page) =>
    items.flatMap(({ str }, element) => (str.trim().length > 8 ? [{ page, element }] : [])),
  );
  return Array.from({ length: starts.length === 0 ? 0 : Math.max(0, count) }, (_, index) => {
    const { page, element } = starts[Math.floor((index * starts.length) / count)] ?? { page: 0, element: 0 };
    const items = pages[page]?.items ?? [];
    const last = Math.min(element + (index % 6), items.length - 1);
    return {
      id: `r${index}`,
      text: '',
      startPage: page,
      startElement: element,
      startCharacter: 0,
      endPage: page,
      endElement: last,
      endCharacter: items[last]?.str.length ?? 0,
    };
  });
}
