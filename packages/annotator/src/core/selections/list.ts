import type { PageArea, TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges, orderedIndex, rangeBetween, type TextRange } from '@glossator/document-text';
import { castDraft, current, isDraft, original, type Draft } from 'immer';
import { visibilityOf } from '../entities/visibility';
import type { QuotedRange, SelectionsState } from './state';

type DraftList = Draft<SelectionsState>;
/** The Selections of one document, for a reducer to change. */
type DraftItems = Draft<Pick<SelectionsState, 'items'>>;

/** The lists that are here: that of the open document, and those of others. */
export function allLists(selections: DraftList): readonly DraftItems[] {
  return [selections, ...Object.values(selections.elsewhere)];
}

/** The lists of one document: a document that is about to be read has two. */
export function listsOfDocument(
  selections: DraftList,
  documentId: number,
  openId: number | undefined,
): readonly DraftItems[] {
  const held = selections.elsewhere[documentId];
  return [...(documentId === openId ? [selections] : []), ...(held ? [held] : [])];
}

/**
 * The Selections as they are at this point of a reducer, to look through: drafts of ten thousand would be made by walking through
 * the list itself, which takes longer than a frame.
 */
export function presentItems(selections: DraftItems): readonly TextSelection[] {
  return isDraft(selections.items) ? current(selections.items) : selections.items;
}

/** The Selection with this id in the list of the open document, for a reducer to change. */
export function findSelection(selections: DraftItems, id: number): Draft<TextSelection> | undefined {
  const index = presentItems(selections).findIndex((item) => item.id === id);
  return index < 0 ? undefined : selections.items[index];
}

/** The same Selection in all lists that have it. */
export function findEverywhere(selections: DraftList, id: number): readonly Draft<TextSelection>[] {
  return allLists(selections).flatMap((list) => findSelection(list, id) ?? []);
}

/** The first Selection of all lists that is as wanted, as it is at this point of a reducer. */
export function findWhere(
  selections: DraftList,
  isWanted: (selection: TextSelection) => boolean,
): TextSelection | undefined {
  for (const list of allLists(selections)) {
    const found = presentItems(list).find(isWanted);
    if (found) return found;
  }
  return undefined;
}

/** Replaces `removed` Selections at an index of the list by others. */
function splice(
  selections: DraftItems,
  index: number,
  removed: number,
  ...added: readonly Draft<TextSelection>[]
): void {
  const present = presentItems(selections);
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
  return (
    after.text !== present.text ||
    compareRanges(after, present) !== 0 ||
    !isSameArea(after.area, present.area)
  );
}

/** Whether two areas are one, or there is none at all. */
export function isSameArea(one: PageArea | undefined, other: PageArea | undefined): boolean {
  if (!one || !other) return one === other;
  return (['page', 'x', 'y', 'width', 'height'] as const).every((key) => one[key] === other[key]);
}

/** The range of an area: the empty one at the beginning of its page, which overlaps nothing. */
export function rangeOfArea({ page }: PageArea): TextRange {
  const start = { page, element: 0, character: 0 };
  return rangeBetween(start, start);
}

/** The range of a Selection with its quote. */
export function quotedRangeOf(selection: TextSelection): QuotedRange {
  return { range: rangeOf(selection), text: selection.text };
}

/** Adds what the server knows to the list of its document, except what is there already or was deleted meanwhile. */
export function takeItems({ deleted }: DraftList, list: DraftItems, items: readonly TextSelection[]): void {
  const present = presentItems(list);
  const ids = new Set(present.map(({ id }) => id));
  const fresh = items.filter(({ id }) => !ids.has(id) && deleted[id] !== true);
  const unique = [...new Map(fresh.map((item) => [item.id, item])).values()];
  if (unique.length > 0) list.items = castDraft([...present, ...unique].sort(compareRanges));
}

/** Puts a Selection at its place in the order, in the lists of its document that do not have it. Whether there was one. */
export function insertSelection(
  selections: DraftList,
  selection: TextSelection,
  openId: number | undefined,
): boolean {
  const lists = listsOfDocument(selections, selection.documentId, openId);
  const lacking = lists.filter((list) => !presentItems(list).some(({ id }) => id === selection.id));
  for (const list of lacking)
    splice(list, orderedIndex(presentItems(list), selection), 0, castDraft(selection));
  if (lacking.length > 0 && lacking.length === lists.length) count(selections, selection, 1);
  return lacking.length > 0;
}

/** Takes a Selection away, with its place and its being active. Does nothing when there is none. */
export function removeSelection(selections: DraftList, id: number): void {
  if (selections.activeId === id) selections.activeId = undefined;
  Reflect.deleteProperty(selections.places, id);
  Reflect.deleteProperty(selections.savedRanges, id);
  let removed: TextSelection | undefined;
  for (const list of allLists(selections)) {
    const present = presentItems(list);
    const index = present.findIndex((item) => item.id === id);
    if (index < 0) continue;
    removed = present[index];
    splice(list, index, 1);
  }
  if (removed) count(selections, removed, -1);
}

/** Remembers how many more, or fewer, Selections of its layer a document has than were counted last. */
export function count({ counts }: DraftList, selection: TextSelection, by: number): void {
  const { documentId } = selection;
  const { differences } = counts[visibilityOf(selection)];
  differences[documentId] = (differences[documentId] ?? 0) + by;
}

/**
 * Copies the changed keys; comments that are not saved yet stay, and the order is kept when the range has moved. Answers whether it
 * has.
 */
export function changeSelection(
  selections: DraftList,
  id: number,
  changes: Partial<Omit<TextSelection, 'id'>>,
): boolean {
  const outcomes = allLists(selections).flatMap((list) => changeIn(list, id, changes) ?? []);
  const [first] = outcomes;
  if (!first) return false;
  count(selections, first.before, -1);
  count(selections, { ...first.before, ...changes }, 1);
  return outcomes.some(({ hasMoved }) => hasMoved);
}

/** Changes a Selection of one list; undefined where that does not have it. */
function changeIn(
  list: DraftItems,
  id: number,
  changes: Partial<Omit<TextSelection, 'id'>>,
): { readonly before: TextSelection; readonly hasMoved: boolean } | undefined {
  const present = presentItems(list);
  const index = present.findIndex((item) => item.id === id);
  const before = present[index];
  if (!before) return undefined;
  const { data, ...fields } = changes;
  const unsaved = before.data.filter((entry) => entry.id < 0);
  const entries = data ? [...data.filter((entry) => entry.id > 0), ...unsaved] : before.data;
  const hasMoved = movesRange(before, fields);
  if (hasMoved) {
    const moved: TextSelection = { ...before, ...fields, data: entries };
    splice(list, index, 1);
    splice(list, orderedIndex(presentItems(list), moved), 0, castDraft(moved));
    return { before, hasMoved };
  }
  const item = list.items[index];
  if (item) Object.assign(item, fields, data && { data: entries });
  return { before, hasMoved };
}
