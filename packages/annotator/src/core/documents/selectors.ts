import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { OutlineEntry } from '../ports/document-viewer';
import type { AnnotatorState } from '../features';
import type { LayerCounts } from '../selections/state';

/** The open document, if it is one of the Code's. */
export function selectActiveDocument({ documents }: AnnotatorState): CodeDocument | undefined {
  return documents.items.find(({ id }) => id === documents.activeId);
}

/** Whether this is the Code whose documents are listed. */
export function selectIsOpenCode({ documents }: Pick<AnnotatorState, 'documents'>, codeId: number): boolean {
  return documents.items.some((document) => document.codeId === codeId);
}

type Counted = Pick<CodeDocument, 'id' | 'totalSelectionsCount' | 'ownPrivateCount'>;

/** How many published Selections a document has, as far as is known here; never below 0 (specification section 4). */
export function selectSelectionCount(
  { selections }: Pick<AnnotatorState, 'selections'>,
  { id, totalSelectionsCount }: Counted,
): number {
  return countIn(selections.counts.code, id, totalSelectionsCount);
}

/** How many private Selections of their own the user has in a document, as far as is known here. */
export function selectOwnPrivateCount(
  { selections }: Pick<AnnotatorState, 'selections'>,
  { id, ownPrivateCount = 0 }: Counted,
): number {
  return countIn(selections.counts.private, id, ownPrivateCount);
}

/** How many Selections of a document the user sees. */
export function selectVisibleCount(state: Pick<AnnotatorState, 'selections'>, document: Counted): number {
  return selectSelectionCount(state, document) + selectOwnPrivateCount(state, document);
}

function countIn({ counted, differences }: LayerCounts, documentId: number, stated: number): number {
  return Math.max(0, (counted[documentId] ?? stated) + (differences[documentId] ?? 0));
}

/** The user's own private Selections in all documents of the Code together. */
export function selectCodeOwnPrivateCount(state: AnnotatorState): number {
  return state.documents.items.reduce((sum, document) => sum + selectOwnPrivateCount(state, document), 0);
}

/** Published Selections of all documents of the Code together. */
export function selectCodeSelectionCount(state: AnnotatorState): number {
  return state.documents.items.reduce((sum, document) => sum + selectSelectionCount(state, document), 0);
}

/** Page units below the top of the window in which a heading counts as reached, where nothing else is said. */
const REACH = 60;

/**
 * The outline entry that the reading position (page from 0, page units from its top) stands in: the last one, in reading
 * order, that begins above it or `reach` page units below; before the first one, the first one.
 */
export function currentOutlineEntry(
  entries: readonly OutlineEntry[],
  reading: { readonly page: number; readonly top: number },
  reach: number = REACH,
): OutlineEntry | undefined {
  const reached = { page: reading.page, top: reading.top + reach };
  let current: OutlineEntry | undefined;
  let first: OutlineEntry | undefined;
  const walk = (list: readonly OutlineEntry[]) => {
    for (const entry of list) {
      if (!first && entry.page !== undefined) first = entry;
      if (isBefore(entry, reached) && (!current || !isBefore(entry, current, true))) current = entry;
      walk(entry.children);
    }
  };
  walk(entries);
  return current ?? first;
}

type Place = Pick<OutlineEntry, 'page' | 'top'>;

/** Whether an entry begins before a place, or (unless `strictly`) at it. An entry without a page begins nowhere. */
function isBefore(entry: Place, place: Place, strictly = false): boolean {
  if (entry.page === undefined || place.page === undefined) return false;
  const distance = entry.page - place.page || (entry.top ?? 0) - (place.top ?? 0);
  return strictly ? distance < 0 : distance <= 0;
}
