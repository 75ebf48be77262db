import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { OutlineEntry } from '../ports/document-viewer';
import type { AnnotatorState } from '../store/state';

/** The open document, if it is one of the Code's. */
export function selectActiveDocument({ documents }: AnnotatorState): CodeDocument | undefined {
  return documents.items.find(({ id }) => id === documents.activeId);
}

/** The outline entry the reading position stands in: the last one, in reading order, that begins on or before `page` (from 0). */
export function currentOutlineEntry(
  entries: readonly OutlineEntry[],
  page: number,
): OutlineEntry | undefined {
  let current: OutlineEntry | undefined;
  for (const entry of entries) {
    const isBegun = entry.page !== undefined && entry.page <= page;
    if (isBegun && entry.page !== undefined && (current?.page ?? -1) <= entry.page) current = entry;
    const inside = currentOutlineEntry(entry.children, page);
    if (inside && (current?.page ?? -1) <= (inside.page ?? -1)) current = inside;
  }
  return current;
}
