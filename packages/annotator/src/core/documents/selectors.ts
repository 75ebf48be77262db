import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { OutlineEntry } from '../ports/document-viewer';
import type { ReadingPlace } from '../ports/reading-place';
import type { HeadingPlace } from '../structure/contents';
import type { AnnotatorState } from '../features';
import type { LayerCounts } from '../selections/state';
import type { ViewState } from '../view/state';

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

/** The share of the window, from its top, in which somebody who scrolls is taken to read. */
const READING_SHARE = 1 / 3;
/** Page units from the top in which they read where the window's height is not known. */
const READING_HEIGHT = 60;
/** Page units below the place of a jump in which its heading may begin: outlines point at one a little above or below it. */
const REACH = 8;

/**
 * The outline entry that somebody reads. After a jump, the one that begins exactly there, else the last one in reading order that begins at
 * its place or above it; else the first one that fills half of the upper part of the window or is half in it. Before the first entry, the
 * first one. A jump to a heading ends a little above it: `heading` is its own place, or that of the one over the passage that was jumped to.
 */
export function currentOutlineEntry(
  entries: readonly OutlineEntry[],
  {
    reading,
    landed,
    heading,
  }: Pick<ViewState, 'reading' | 'landed'> & { readonly heading?: HeadingPlace | undefined },
): OutlineEntry | undefined {
  const placed = inReadingOrder(entries);
  // Headings beside each other in two columns begin at nearly the same height.
  const reached = placed.findLast(({ place }) => place.page === landed?.page && place.top === landed.top);
  const named = heading && entryOf(heading, placed);
  // A passage may begin at the height of another column's heading.
  const exact = landed?.at ? undefined : reached?.entry;
  return exact ?? named ?? placeBeingRead(placed, { reading, landed: heading ?? landed });
}

/** The entry that is called like a heading, and begins near it: the nearest where there are several. */
function entryOf(
  { page, top, label }: HeadingPlace,
  placed: readonly PlacedEntry<OutlineEntry>[],
): OutlineEntry | undefined {
  let [found, nearest]: [OutlineEntry | undefined, number] = [undefined, 2 * REACH];
  for (const { entry, place } of placed) {
    const distance = Math.abs(place.top - top);
    if (place.page !== page || distance > nearest || !entry.title.trim().startsWith(label)) continue;
    found = entry;
    nearest = distance;
  }
  return found;
}

/** The same of whatever begins somewhere, in reading order. */
export function placeBeingRead<Entry>(
  placed: readonly PlacedEntry<Entry>[],
  { reading, landed }: Pick<ViewState, 'reading' | 'landed'>,
): Entry | undefined {
  if (landed) {
    const reached = { page: landed.page, top: landed.top + REACH };
    return (placed.findLast(({ place }) => isBefore(place, reached)) ?? placed[0])?.entry;
  }
  const { height, pageHeight = 0 } = reading.room ?? {};
  const part = height === undefined ? READING_HEIGHT : height * READING_SHARE;
  const below = ({ page, top }: ReadingPlace): number =>
    page === reading.page
      ? top - reading.top
      : (page - reading.page) * (pageHeight || Infinity) + top - reading.top;
  const isRead = (index: number): boolean => {
    const [here, next] = [placed[index], placed[index + 1]];
    const from = here ? below(here.place) : Infinity;
    const to = next ? below(next.place) : Infinity;
    return to > Math.max(from, 0) && Math.min(to, part) - Math.max(from, 0) >= Math.min(to - from, part) / 2;
  };
  return (
    placed.find((_, index) => isRead(index)) ??
    placed.findLast(({ place }) => below(place) <= 0) ??
    placed[0]
  )?.entry;
}

interface PlacedEntry<Entry> {
  readonly entry: Entry;
  readonly place: ReadingPlace;
}

/** The entries that begin somewhere, by where they do; those at one place in the order of the outline. */
function inReadingOrder(entries: readonly OutlineEntry[]): readonly PlacedEntry<OutlineEntry>[] {
  const placed: PlacedEntry<OutlineEntry>[] = [];
  const walk = (list: readonly OutlineEntry[]): void => {
    for (const entry of list) {
      const { page, top = 0 } = entry;
      if (page !== undefined) placed.push({ entry, place: { page, top } });
      walk(entry.children);
    }
  };
  walk(entries);
  return placed.sort(({ place: a }, { place: b }) => a.page - b.page || a.top - b.top);
}

function isBefore(place: ReadingPlace, other: ReadingPlace): boolean {
  return place.page < other.page || (place.page === other.page && place.top <= other.top);
}
