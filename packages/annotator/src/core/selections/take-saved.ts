import type { TextSelection } from '@glossator/client-sdk/contract';
import type { Draft } from 'immer';
import { findEverywhere, findSelection, listsOfDocument, removeSelection } from './list';
import type { SelectionsState } from './state';

/** Gives an unsaved Selection its saved id everywhere. What was changed here meanwhile stays: it is still to be sent. */
function takeSavedId(
  selections: Draft<SelectionsState>,
  item: Draft<TextSelection>,
  saved: TextSelection,
): void {
  const former = item.id;
  item.id = saved.id;
  item.status = saved.status;
  item.createdAt = saved.createdAt;
  item.updatedAt = saved.updatedAt;
  item.createdBy = saved.createdBy;
  for (const entry of item.data) entry.selectionId = saved.id;
  const savedRange = selections.savedRanges[former];
  if (savedRange) selections.savedRanges[saved.id] = savedRange;
  Reflect.deleteProperty(selections.savedRanges, former);
  const place = selections.places[former];
  if (place !== undefined) selections.places[saved.id] = place;
  Reflect.deleteProperty(selections.places, former);
}

/** The entries of a Selection and of its twin that are not saved yet, each once. */
function unsavedOf(item: Draft<TextSelection>, twin: Draft<TextSelection>): Draft<TextSelection>['data'] {
  const unsaved = [...item.data, ...twin.data].filter(({ id }) => id < 0);
  return [
    ...new Map(unsaved.toReversed().map((entry) => [`${entry.type}:${entry.id}`, entry])).values(),
  ].toReversed();
}

/** The server has saved a Selection with a temporary id. It may have arrived here already under its saved one, or be deleted by now. */
export function takeSaved(
  selections: Draft<SelectionsState>,
  temporaryId: number,
  saved: TextSelection,
  openId: number | undefined,
): void {
  const lists = listsOfDocument(selections, saved.documentId, openId);
  const isHere = lists.some((list) => findSelection(list, temporaryId));
  // A list that is being read for the first time has nothing yet, and it will come with it.
  const isAwaited = saved.documentId !== openId && selections.elsewhere[saved.documentId]?.status !== 'ready';
  if (!isHere && isAwaited) return;
  if (!isHere || selections.deleted[saved.id] === true) {
    if (!isHere) selections.deleted[saved.id] = true;
    removeSelection(selections, temporaryId);
    removeSelection(selections, saved.id);
    return;
  }
  const wasActive = selections.activeId === temporaryId || selections.activeId === saved.id;
  const twins = lists.map((list) => findSelection(list, saved.id));
  lists.forEach((list, index) => {
    const item = findSelection(list, temporaryId);
    const twin = twins[index];
    if (!item || !twin) return;
    // What is not saved yet may have been laid over both of them.
    item.data = [...twin.data.filter(({ id }) => id > 0), ...unsavedOf(item, twin)];
    // Either may have been given another color since it was made.
    if (item.color === saved.color) item.color = twin.color;
  });
  if (twins.some(Boolean)) removeSelection(selections, saved.id);
  for (const item of findEverywhere(selections, temporaryId)) takeSavedId(selections, item, saved);
  selections.formerIds[saved.id] = temporaryId;
  if (wasActive) selections.activeId = saved.id;
}
