import type { TextSelection } from '@glossator/client-sdk/contract';
import { rangesOverlap, type TextRange } from '@glossator/document-text';
import type { ViewerHighlight } from '../ports/viewer-marks';
import type { AnnotatorState } from '../features';
import { visibilityOf } from '../entities/visibility';
import { rangeOf } from './list';
import type { LoadStatus } from '../store/origin';
import type { HeldSelections, ListScope, QuotedRange, SelectionsState } from './state';

/** A Selection by id. */
export function selectSelection({ selections }: AnnotatorState, id: number): TextSelection | undefined {
  return selections.items.find((item) => item.id === id);
}

/** A Selection by id, of any document of the Code whose Selections are here. */
export function selectSelectionOfCode(state: AnnotatorState, id: number): TextSelection | undefined {
  const here = selectSelection(state, id);
  if (here) return here;
  for (const { items } of Object.values(state.selections.elsewhere)) {
    const found = items.find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
}

/** All Selections that are here, of whatever document, by id; those of the open document as they are there. */
export function selectionsById({ selections }: AnnotatorState): ReadonlyMap<number, TextSelection> {
  const lists = [...Object.values(selections.elsewhere), selections];
  return new Map(lists.flatMap(({ items }) => items.map((item) => [item.id, item])));
}

/** What is here of the Selections of a document, and how far they have been read. */
export function selectSelectionsOf(
  { selections, documents }: Pick<AnnotatorState, 'selections' | 'documents'>,
  documentId: number,
): Pick<HeldSelections, 'items' | 'status'> {
  const held = selections.elsewhere[documentId];
  // What was known of one that is being opened stays until its own have been read.
  const isOpen = documentId === documents.activeId && (selections.status === 'ready' || !held);
  return isOpen ? selections : (held ?? NOT_READ);
}

/** How far the list of a scope has been read; `failed` where any part of it could not be. */
export function statusIn(
  state: Pick<AnnotatorState, 'selections' | 'documents'>,
  scope: ListScope,
): LoadStatus {
  const { selections, documents } = state;
  if (scope === 'document') return selections.status;
  const statuses = documents.items.map(({ id }) =>
    id === documents.activeId ? selections.status : selectSelectionsOf(state, id).status,
  );
  if (statuses.includes('failed')) return 'failed';
  return statuses.every((status) => status === 'ready') ? 'ready' : 'loading';
}

const NOT_READ: Pick<HeldSelections, 'items' | 'status'> = { items: [], status: 'idle' };

/** A Selection by the id it has, or by the temporary one it had before it was saved. */
export function selectSelectionOnceCalled(state: AnnotatorState, id: number): TextSelection | undefined {
  const { items, formerIds } = state.selections;
  return selectSelection(state, id) ?? items.find((item) => formerIds[item.id] === id);
}

/** The active Selection, if any. */
export function selectActiveSelection(state: AnnotatorState): TextSelection | undefined {
  const { activeId } = state.selections;
  return activeId === undefined ? undefined : selectSelection(state, activeId);
}

/** Whether a Selection found no sure place in the current Version (specification section 3, status). */
export function isUnported(selection: TextSelection): boolean {
  return selection.status !== 'success';
}

/** The Selections whose status is invalid. */
export function selectUnported({ selections }: AnnotatorState): readonly TextSelection[] {
  return selections.items.filter(isUnported);
}

/** Where a Selection may be drawn: nowhere while its place is not known, or is not sure. An area needs no looking up. */
export function placeOf(
  { places }: Pick<SelectionsState, 'places'>,
  selection: TextSelection,
): TextRange | undefined {
  if (isUnported(selection)) return undefined;
  return selection.area ? rangeOf(selection) : (places[selection.id] ?? undefined);
}

/** What the viewer is to paint, in reading order. */
export function drawnHighlights(selections: SelectionsState): readonly ViewerHighlight[] {
  return selections.items.flatMap((item) => {
    const range = placeOf(selections, item);
    const { id, area, color } = item;
    return range ? [{ id, range, color, ...(area && { area }) }] : [];
  });
}

/** The Selection for which a range is wanted, as far as it is there already: published and in the open document where it does not say. */
export type RangeOwner = Partial<Pick<TextSelection, 'id' | 'visibility' | 'documentId'>>;

/**
 * The first Selection of the same layer that a range overlaps: published ones do not overlap each other, nor do the user's private ones. One
 * whose place is not known yet counts where it was stored; one that is unported, or whose quote is not in this text, stands nowhere, and the
 * owner itself is in nobody's way.
 */
export function findOverlapping(
  state: Pick<AnnotatorState, 'selections' | 'documents'>,
  range: TextRange,
  owner: RangeOwner = {},
): TextSelection | undefined {
  const { selections, documents } = state;
  const { documentId = documents.activeId } = owner;
  const isOpen = documentId === undefined || documentId === documents.activeId;
  const { items } = isOpen ? selections : selectSelectionsOf(state, documentId);
  return items.find((item) => {
    if (item.id === owner.id || visibilityOf(item) !== visibilityOf(owner)) return false;
    const place = selections.places[item.id];
    if (isUnported(item) || place === null) return false;
    return rangesOverlap(place ?? rangeOf(item), range);
  });
}

/** A key that stays the same when a temporary id becomes a saved one. */
export function stableKeyOf({ formerIds }: Pick<SelectionsState, 'formerIds'>, id: number): number {
  return formerIds[id] ?? id;
}

/** Where a Selection stands in the open text and what it says: what `changeSelectionRange` takes to bring it back there. */
export function selectQuotedRange(state: AnnotatorState, id: number): QuotedRange | undefined {
  const selection = selectSelection(state, id);
  return (
    selection && { range: rangeOf(placeOf(state.selections, selection) ?? selection), text: selection.text }
  );
}

/**
 * The Selection after (1) or before (-1) the active one; when none is active, the first one from the page being read on,
 * or the last one before it. Undefined at the ends.
 */
export function stepAnnotation({ selections, view }: AnnotatorState, direction: 1 | -1): number | undefined {
  const { items, activeId } = selections;
  const present = items.findIndex(({ id }) => id === activeId);
  if (present >= 0) return items[present + direction]?.id;
  const page = view.viewer.page - 1;
  const found =
    direction > 0
      ? items.find(({ startPage }) => startPage >= page)
      : items.findLast(({ startPage }) => startPage < page);
  return found?.id;
}
