import type { PageText } from '../pages/page-text';
import { findRunningLines } from './document-running-lines';
import { markFootnotes } from './footnotes';
import { inStreams, isReadWithBody } from './line-table';
import { overlayAmong, overlayCandidates, overlayTimes } from '../pages/overlay';
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
  const apart = findApart(pages);
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
    if (!isReadWithBody(table.stream[line])) notesFrom = Math.min(notesFrom, at);
  }
  const { length, page, element } = table;
  return {
    ...withoutReferences(pages, { length, page, element, gap, notesFrom }),
    isRunning,
    apartOn: (page) => apart[page] ?? new Set(),
  };
}

/** The elements of each page that are no part of its text: running lines, and what lies over or under it. */
function findApart(pages: readonly PageText[]): readonly ReadonlySet<number>[] {
  const candidates = pages.map(overlayCandidates);
  const times = overlayTimes(candidates);
  const overlay = candidates.map((own) => overlayAmong(own, times));
  return findRunningLines(pages).map((running, page) => {
    const over = overlay[page];
    return over && over.size > 0 ? new Set([...running, ...over]) : running;
  });
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
