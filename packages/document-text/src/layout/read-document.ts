import type { PageText } from '../pages/page-text';
import { findRunningLines } from './document-running-lines';
import { markFootnotes } from './footnotes';
import { BODY, inStreams, type LineTable } from './line-table';
import { createPageFlows } from './page-flows';
import { paragraphBegins } from './paragraphs';
import { findRaisedMarks } from './raised-marks';
import { readLines } from './read-lines';
import { CONTINUES, LINE_END, PAGE_END, PARAGRAPH, type ReadingOrder } from './reading-order';

/**
 * Reads a whole document; the index of a page in `pages` is its number. Elements without characters, those set apart and raised marks of
 * footnotes are not in the order. Without boxes the order is that of the PDF.
 */
export function readDocument(pages: readonly PageText[]): ReadingOrder {
  const apart = findRunningLines(pages);
  const isRunning = (page: number, element: number): boolean => apart[page]?.has(element) ?? false;
  const read = readLines(pages, createPageFlows(pages, apart));
  markFootnotes(pages, read);
  const table = inStreams(read);
  const begins = paragraphBegins(pages, table);
  const gap = table.parted.slice();
  let notesFrom = table.length;
  for (let line = 0; line < table.lines; line += 1) {
    const at = table.first[line] ?? 0;
    if (line === 0) gap[at] = CONTINUES;
    else if (begins[line]) gap[at] = PARAGRAPH;
    else gap[at] = table.part[line] === table.part[line - 1] ? LINE_END : PAGE_END;
    if (table.stream[line] !== BODY) notesFrom = Math.min(notesFrom, at);
  }
  const outside = withNotes(apart, table, notesFrom);
  const { length, page, element } = table;
  return {
    ...withoutReferences(pages, { length, page, element, gap, notesFrom }),
    isRunning,
    outsideBody: (page) => outside[page] ?? new Set(),
  };
}

type Places = Pick<ReadingOrder, 'length' | 'page' | 'element' | 'gap' | 'notesFrom'>;

/** The places without the raised marks that refer to footnotes; raised numbers of sentences end where the sentence begins. */
function withoutReferences(pages: readonly PageText[], places: Places): Places {
  const { references, apart } = findRaisedMarks(pages, places);
  for (const place of apart) if (places.gap[place] === CONTINUES) places.gap[place] = LINE_END;
  if (references.size === 0) return places;
  const { page, element, gap } = places;
  let length = 0;
  let notesFrom = 0;
  for (let place = 0; place < places.length; place += 1) {
    if (place < places.notesFrom) notesFrom = length + (references.has(place) ? 0 : 1);
    if (references.has(place)) continue;
    page[length] = page[place] ?? 0;
    element[length] = element[place] ?? 0;
    gap[length] = gap[place] ?? CONTINUES;
    length += 1;
  }
  return {
    length,
    page: page.subarray(0, length),
    element: element.subarray(0, length),
    gap: gap.subarray(0, length),
    notesFrom,
  };
}

/** The elements of each page that are set apart or stand in the table from a place on. */
function withNotes(
  apart: readonly ReadonlySet<number>[],
  { page, element, length }: LineTable,
  notesFrom: number,
): readonly ReadonlySet<number>[] {
  if (notesFrom === length) return apart;
  const outside = apart.map((elements) => new Set(elements));
  for (let at = notesFrom; at < length; at += 1) outside[page[at] ?? 0]?.add(element[at] ?? 0);
  return outside;
}
