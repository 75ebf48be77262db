import { madePage, type MadeLine } from '../../testing/made-pages';
import type { PageText } from '../../pages/page-text';
import { citationAt } from '../citation';
import { readStructure } from '../recognize-structure';
import { pagesOf } from './law-pages';

/** The citation of the line that begins with `text`, the last one of those. */
export function citedOn(pages: readonly PageText[], text: string): string | undefined {
  for (const { page, elements } of pages.toReversed()) {
    const element = elements.findLastIndex((line) => line.startsWith(text));
    if (element < 0) continue;
    const structure = readStructure(pages, () => new Set());
    return citationAt(structure, { page, element, character: 1 }, { style: 'plain' });
  }
  throw new Error(`No line begins with ${text}`);
}

/** The citation of one of these lines; nothing is known of where they stand. */
export const cited = (text: string, ...lines: string[]): string | undefined =>
  citedOn(pagesOf(...lines), text);

/** The citation of a line of one page whose lines stand where they say. */
export const citedAt = (text: string, lines: readonly MadeLine[]): string | undefined =>
  citedOn([madePage(0, lines)], text);
