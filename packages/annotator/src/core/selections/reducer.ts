import type { TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges } from '@glossator/document-text';
import { castDraft, type Draft } from 'immer';
import { kindOf } from '../comments/events';
import { setTotal } from '../documents/totals';
import { fieldsOfDecision } from './decision';
import { isCustomColor } from '../legend/selectors';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import {
  changeSelection,
  findSelection,
  insertSelection,
  movesRange,
  presentItems,
  quotedRangeOf,
  rangeOf,
  removeSelection,
} from './list';
import { initialSelections } from './state';

/** Whether a Selection that comes in has a place in the list: of the active document, not there yet, not deleted. */
function isWelcome(state: Draft<AnnotatorState>, selection: TextSelection): boolean {
  return (
    selection.documentId === state.documents.activeId &&
    state.selections.deleted[selection.id] !== true &&
    findSelection(state, selection.id) === undefined
  );
}

/** Everything forgotten but the color, the running temporary id and what is known to be deleted. */
function clear(state: Draft<AnnotatorState>): void {
  const { color, nextId, deleted, deletedEntries } = state.selections;
  state.selections = { ...castDraft(initialSelections), color, nextId, deleted, deletedEntries };
}

/** Gives an unsaved Selection its saved id everywhere. What was changed here meanwhile stays: it is still to be sent. */
function takeSavedId(state: Draft<AnnotatorState>, item: Draft<TextSelection>, saved: TextSelection): void {
  const { selections } = state;
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

/** Adds what the server knows to the list, except what is there already or was deleted meanwhile. */
function takeItems(state: Draft<AnnotatorState>, items: readonly TextSelection[]): void {
  const { selections } = state;
  const present = presentItems(state);
  const ids = new Set(present.map(({ id }) => id));
  const fresh = items.filter(
    (item) =>
      item.documentId === state.documents.activeId &&
      !ids.has(item.id) &&
      selections.deleted[item.id] !== true,
  );
  const unique = [...new Map(fresh.map((item) => [item.id, item])).values()];
  if (unique.length > 0) selections.items = castDraft([...present, ...unique].sort(compareRanges));
}

/** How the Selections follow events (specification section 4, Selections). */
export const selectionsReducers: Reducers = {
  'outbox/adopted': ({ selections }, { nextIds }) => {
    selections.nextId = Math.min(selections.nextId, nextIds.selections);
  },
  'documents/opened': clear,
  'documents/reset': (state) => {
    state.selections = castDraft(initialSelections);
  },
  'selections/requested': (state, { documentId }) => {
    if (documentId !== state.documents.activeId) return;
    state.selections.status = 'loading';
    const loadedBefore = presentItems(state).filter(({ id }) => id > 0);
    state.selections.items = castDraft(presentItems(state).filter(({ id }) => id < 0));
    // What is not saved yet of the others is laid over what comes.
    for (const { id } of loadedBefore) Reflect.deleteProperty(state.selections.savedRanges, id);
  },
  'selections/arrived': (state, { documentId, items }) => {
    if (documentId === state.documents.activeId) takeItems(state, items);
  },
  'selections/loaded': (state, { documentId, items }) => {
    if (documentId !== state.documents.activeId) return;
    takeItems(state, items);
    const { selections } = state;
    selections.status = 'ready';
    if (!selections.items.some(({ id }) => id === selections.activeId)) selections.activeId = undefined;
    setTotal(state.documents, documentId, selections.items.length);
  },
  'selections/loadFailed': ({ documents, selections }, { documentId }) => {
    if (documentId === documents.activeId) selections.status = 'failed';
  },
  'selections/created': (state, { selection, origin, isTrusted }) => {
    if (!isWelcome(state, selection)) return;
    const { selections } = state;
    insertSelection(state, selection);
    if (isTrusted === true) selections.places[selection.id] = rangeOf(selection);
    selections.nextId = Math.min(selections.nextId, selection.id - 1);
    if (origin === 'local') selections.activeId = selection.id;
  },
  'selections/restored': (state, { selection, origin }) => {
    const { selections } = state;
    Reflect.deleteProperty(selections.deleted, selection.id);
    for (const entry of selection.data)
      Reflect.deleteProperty(selections.deletedEntries, `${kindOf(entry)}:${entry.id}`);
    const present = presentItems(state).find(({ id }) => id === selection.id);
    if (present) {
      const { id, ...fields } = selection;
      if (changeSelection(state, id, fields)) Reflect.deleteProperty(selections.places, id);
      return;
    }
    if (selection.documentId !== state.documents.activeId) return;
    insertSelection(state, selection);
    if (origin === 'local') selections.activeId = selection.id;
  },
  'selections/saved': (state, { temporaryId, saved }) => {
    const { selections } = state;
    if (saved.documentId !== state.documents.activeId) return;
    const item = findSelection(state, temporaryId);
    const twin = findSelection(state, saved.id);
    if (!item || selections.deleted[saved.id] === true) {
      if (!item) selections.deleted[saved.id] = true;
      removeSelection(state, temporaryId);
      removeSelection(state, saved.id);
      return;
    }
    const wasActive = selections.activeId === temporaryId || selections.activeId === saved.id;
    if (twin) {
      // What is not saved yet may have been laid over both of them.
      item.data = [...twin.data.filter(({ id }) => id > 0), ...unsavedOf(item, twin)];
      // Either may have been given another color since it was made.
      if (item.color === saved.color) item.color = twin.color;
      removeSelection(state, saved.id);
    }
    takeSavedId(state, item, saved);
    selections.formerIds[saved.id] = temporaryId;
    if (wasActive) selections.activeId = saved.id;
  },
  'selections/refused': (state, { temporaryId }) => removeSelection(state, temporaryId),
  'selections/updated': (state, { id, changes, origin, isTrusted }) => {
    const { selections } = state;
    const before = presentItems(state).find((item) => item.id === id);
    if (!before || !changeSelection(state, id, changes)) return;
    const after = quotedRangeOf({ ...before, ...changes });
    if (origin === 'local') selections.savedRanges[id] ??= quotedRangeOf(before);
    else if (selections.savedRanges[id]) selections.savedRanges[id] = after;
    if (isTrusted === true) selections.places[id] = after.range;
    else Reflect.deleteProperty(selections.places, id);
  },
  'selections/decisionSettled': (state, { id, decision }) => {
    const { places, savedRanges } = state.selections;
    if (changeSelection(state, id, fieldsOfDecision(decision))) Reflect.deleteProperty(places, id);
    Reflect.deleteProperty(savedRanges, id);
  },
  'selections/rangeSaved': (state, { id, quoted }) => {
    const { savedRanges } = state.selections;
    const item = presentItems(state).find((present) => present.id === id);
    // Until what was changed since has been saved, too, it may come back to this.
    if (item && movesRange(item, { ...quoted.range, text: quoted.text })) savedRanges[id] = quoted;
    else Reflect.deleteProperty(savedRanges, id);
  },
  'selections/rangeRefused': (state, { id }) => {
    const { savedRanges, places } = state.selections;
    const saved = savedRanges[id];
    if (!saved) return;
    changeSelection(state, id, { ...saved.range, text: saved.text });
    Reflect.deleteProperty(places, id);
    Reflect.deleteProperty(savedRanges, id);
  },
  'selections/endMoving': ({ selections }, { isMoving }) => {
    selections.isMovingEnd = isMoving;
  },
  'selections/deleted': (state, { id }) => {
    if (id > 0) state.selections.deleted[id] = true;
    removeSelection(state, id);
  },
  'selections/placed': (state, { places }) => {
    const { selections } = state;
    for (const { id } of presentItems(state)) {
      const place = places[id];
      if (place !== undefined) selections.places[id] = place;
    }
  },
  'selections/activated': (state, { id }) => {
    state.selections.activeId = id !== undefined && findSelection(state, id) ? id : undefined;
  },
  'selections/textSelected': (state, { selection }) => {
    state.selections.textSelection = castDraft(selection);
  },
  'selections/colorChosen': ({ selections }, { color }) => {
    selections.color = color;
  },
  'legend/changed': (state, { entries, replaced }) => {
    const { selections } = state;
    if (replaced)
      selections.items = castDraft(
        presentItems(state).map((item) =>
          item.color === replaced.from ? { ...item, color: replaced.to } : item,
        ),
      );
    if (selections.color === replaced?.from) selections.color = replaced.to;
    const isOffered = (color: string) => entries.some((entry) => entry.color === color);
    // What was taken out of the legend is not for new highlights any more.
    if (isCustomColor(selections.color) && !isOffered(selections.color))
      selections.color = initialSelections.color;
  },
};
