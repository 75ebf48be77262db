import type { TextSelection } from '@glossator/client-sdk/contract';
import { orderedIndex, type TextRange } from '@glossator/document-text';
import { castDraft, type Draft } from 'immer';
import { changeTotals } from '../documents/totals';
import type { AnnotatorState } from '../store/state';

type DraftState = Draft<AnnotatorState>;

/** The Selection with this id, for a reducer to change. */
export function findSelection(state: DraftState, id: number): Draft<TextSelection> | undefined {
  return state.selections.items.find((item) => item.id === id);
}

/** The range fields alone of anything that has them. */
export function rangeOf(range: TextRange): TextRange {
  const { startPage, startElement, startCharacter, endPage, endElement, endCharacter } = range;
  return { startPage, startElement, startCharacter, endPage, endElement, endCharacter };
}

/** Puts a Selection at its place in the order and raises the totals. */
export function insertSelection(state: DraftState, selection: TextSelection): void {
  const { items } = state.selections;
  items.splice(orderedIndex(items, selection), 0, castDraft(selection));
  changeTotals(state.documents, selection.documentId, 1);
}

/** Takes a Selection away, with its place and its being active, and lowers the totals. Does nothing when there is none. */
export function removeSelection(state: DraftState, id: number): void {
  const { selections } = state;
  if (selections.activeId === id) selections.activeId = undefined;
  Reflect.deleteProperty(selections.places, id);
  const index = selections.items.findIndex((item) => item.id === id);
  const [removed] = index < 0 ? [] : selections.items.splice(index, 1);
  if (removed) changeTotals(state.documents, removed.documentId, -1);
}

/** Copies the changed keys; comments that are not saved yet stay, and the order is kept when the range has moved. */
export function changeSelection(
  state: DraftState,
  id: number,
  changes: Partial<Omit<TextSelection, 'id'>>,
): void {
  const { items } = state.selections;
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (!item) return;
  const unsaved = item.data.filter((entry) => entry.id < 0);
  const { data, ...fields } = changes;
  Object.assign(item, fields);
  if (data) item.data = [...data.filter((entry) => entry.id > 0).map(castDraft), ...unsaved];
  items.splice(index, 1);
  items.splice(orderedIndex(items, item), 0, item);
}
