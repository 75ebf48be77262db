import type { TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges, orderedIndex, type TextRange } from '@glossator/document-text';
import { castDraft, current, isDraft, original, type Draft } from 'immer';
import { changeTotals } from '../documents/totals';
import type { AnnotatorState } from '../store/state';
import type { QuotedRange } from './state';

type DraftState = Draft<AnnotatorState>;

/**
 * The Selections as they are at this point of a reducer, to look through: drafts of ten thousand would be made by walking through
 * the list itself, which takes longer than a frame.
 */
export function presentItems({ selections }: DraftState): readonly TextSelection[] {
  return isDraft(selections.items) ? current(selections.items) : selections.items;
}

/** The Selection with this id, for a reducer to change. */
export function findSelection(state: DraftState, id: number): Draft<TextSelection> | undefined {
  const index = presentItems(state).findIndex((item) => item.id === id);
  return index < 0 ? undefined : state.selections.items[index];
}

/** Replaces `removed` Selections at an index of the list by others. */
function splice(
  state: DraftState,
  index: number,
  removed: number,
  ...added: readonly Draft<TextSelection>[]
): void {
  const { selections } = state;
  const present = presentItems(state);
  // Where something of it has been changed already, the drafts must stay what they are.
  const isUntouched = isDraft(selections.items) && present === original(selections.items);
  if (isUntouched) selections.items = castDraft(present).toSpliced(index, removed, ...added);
  else selections.items.splice(index, removed, ...added);
}

/** The range fields alone of anything that has them. */
export function rangeOf(range: TextRange): TextRange {
  const { startPage, startElement, startCharacter, endPage, endElement, endCharacter } = range;
  return { startPage, startElement, startCharacter, endPage, endElement, endCharacter };
}

/** Whether changes put a Selection elsewhere, or make it read otherwise. */
export function movesRange(present: TextSelection, changes: Partial<TextSelection>): boolean {
  const after = { ...present, ...changes };
  return after.text !== present.text || compareRanges(after, present) !== 0;
}

/** The range of a Selection with its quote. */
export function quotedRangeOf(selection: TextSelection): QuotedRange {
  return { range: rangeOf(selection), text: selection.text };
}

/** Puts a Selection at its place in the order and raises the totals. */
export function insertSelection(state: DraftState, selection: TextSelection): void {
  splice(state, orderedIndex(presentItems(state), selection), 0, castDraft(selection));
  changeTotals(state.documents, selection.documentId, 1);
}

/** Takes a Selection away, with its place and its being active, and lowers the totals. Does nothing when there is none. */
export function removeSelection(state: DraftState, id: number): void {
  const { selections } = state;
  if (selections.activeId === id) selections.activeId = undefined;
  Reflect.deleteProperty(selections.places, id);
  Reflect.deleteProperty(selections.savedRanges, id);
  const present = presentItems(state);
  const index = present.findIndex((item) => item.id === id);
  const removed = present[index];
  if (!removed) return;
  splice(state, index, 1);
  changeTotals(state.documents, removed.documentId, -1);
}

/**
 * Copies the changed keys; comments that are not saved yet stay, and the order is kept when the range has moved. Answers whether it
 * has.
 */
export function changeSelection(
  state: DraftState,
  id: number,
  changes: Partial<Omit<TextSelection, 'id'>>,
): boolean {
  const present = presentItems(state);
  const index = present.findIndex((item) => item.id === id);
  const before = present[index];
  if (!before) return false;
  const { data, ...fields } = changes;
  const unsaved = before.data.filter((entry) => entry.id < 0);
  const entries = data ? [...data.filter((entry) => entry.id > 0), ...unsaved] : before.data;
  if (movesRange(before, fields)) {
    const moved: TextSelection = { ...before, ...fields, data: entries };
    splice(state, index, 1);
    splice(state, orderedIndex(presentItems(state), moved), 0, castDraft(moved));
    return true;
  }
  const item = state.selections.items[index];
  if (item) Object.assign(item, fields, data && { data: entries });
  return false;
}
