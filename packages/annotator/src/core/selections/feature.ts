import { castDraft, type Draft } from 'immer';
import type { TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges } from '@glossator/document-text';
import { kindOf } from './entry';
import { fieldsOfDecision } from './decision';
import { isCustomColor } from '../legend/selectors';
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
import { countAll, forgetCounts } from './counts';
import { entryReactions } from './entries';
import { takeSaved } from './take-saved';
import type { AnnotatorState } from '../features';
import { initialSelections, type SelectionsState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { selectionKind } from './kind';
import { defineFeature, reset } from '../store/define-feature';
import { createSelections, type SelectionsCommands } from './work';
import type { SelectionsEvent } from './events';

/** Whether a Selection that comes in has a place in the list: of the active document, not there yet, not deleted. */
function isWelcome(
  selections: Draft<SelectionsState>,
  selection: TextSelection,
  { documents }: Pick<AnnotatorState, 'documents'>,
): boolean {
  return (
    selection.documentId === documents.activeId &&
    selections.deleted[selection.id] !== true &&
    findSelection(selections, selection.id) === undefined
  );
}

/** Everything forgotten but the color, the running temporary id, what is known to be deleted and how many there are elsewhere. */
function clear(selections: Draft<SelectionsState>): void {
  const { color, nextId, deleted, deletedEntries, counts } = selections;
  reset(selections, {
    ...initialSelections,
    color,
    nextId,
    deleted,
    deletedEntries,
    counts,
  });
}

/** Adds what the server knows to the list, except what is there already or was deleted meanwhile. */
function takeItems(
  selections: Draft<SelectionsState>,
  items: readonly TextSelection[],
  documentId: number,
): void {
  const present = presentItems(selections);
  const ids = new Set(present.map(({ id }) => id));
  const fresh = items.filter(
    (item) => item.documentId === documentId && !ids.has(item.id) && selections.deleted[item.id] !== true,
  );
  const unique = [...new Map(fresh.map((item) => [item.id, item])).values()];
  if (unique.length > 0) selections.items = castDraft([...present, ...unique].sort(compareRanges));
}

/** How the Selections follow events (specification section 4, Selections). */
export const selectionsFeature: AnnotatorFeature<
  'selections',
  SelectionsState,
  SelectionsEvent,
  SelectionsCommands
> = defineFeature({
  name: 'selections',
  initial: initialSelections,
  kinds: [selectionKind],
  on: {
    ...entryReactions,
    'documents/listed': (selections, { items }, { documents }) => {
      // What the server says now is the truth, but for what was counted here.
      for (const item of items)
        if (item.id !== documents.activeId || selections.status !== 'ready') forgetCounts(selections, item);
    },
    'outbox/adopted': (selections, { nextIds: { selection = -1 } }) => {
      selections.nextId = Math.min(selections.nextId, selection);
    },
    'documents/opened': clear,
    'documents/reset': (selections) => {
      reset(selections, initialSelections);
    },
    'selections/requested': (selections, { documentId }, state) => {
      if (documentId !== state.documents.activeId) return;
      selections.status = 'loading';
      selections.error = undefined;
      const loadedBefore = presentItems(selections).filter(({ id }) => id > 0);
      selections.items = castDraft(presentItems(selections).filter(({ id }) => id < 0));
      // What is not saved yet of the others is laid over what comes.
      for (const { id } of loadedBefore) Reflect.deleteProperty(selections.savedRanges, id);
    },
    'selections/arrived': (selections, { documentId, items }, state) => {
      if (documentId === state.documents.activeId) takeItems(selections, items, documentId);
    },
    'selections/loaded': (selections, { documentId, items }, state) => {
      if (documentId !== state.documents.activeId) return;
      takeItems(selections, items, documentId);
      selections.status = 'ready';
      if (!selections.items.some(({ id }) => id === selections.activeId)) selections.activeId = undefined;
      countAll(selections, documentId);
    },
    'selections/loadFailed': (selections, { documentId, error }, { documents }) => {
      if (documentId !== documents.activeId) return;
      selections.status = 'failed';
      selections.error = error;
    },
    'selections/created': (selections, { selection, origin, isTrusted }, state) => {
      if (!isWelcome(selections, selection, state)) return;
      insertSelection(selections, selection);
      if (isTrusted === true) selections.places[selection.id] = rangeOf(selection);
      selections.nextId = Math.min(selections.nextId, selection.id - 1);
      if (origin === 'local') selections.activeId = selection.id;
    },
    'selections/restored': (selections, { selection, origin }, state) => {
      Reflect.deleteProperty(selections.deleted, selection.id);
      for (const entry of selection.data)
        Reflect.deleteProperty(selections.deletedEntries, `${kindOf(entry)}:${entry.id}`);
      const present = presentItems(selections).find(({ id }) => id === selection.id);
      if (present) {
        const { id, ...fields } = selection;
        if (changeSelection(selections, id, fields)) Reflect.deleteProperty(selections.places, id);
        return;
      }
      if (selection.documentId !== state.documents.activeId) return;
      insertSelection(selections, selection);
      if (origin === 'local') selections.activeId = selection.id;
    },
    'selections/saved': (selections, { temporaryId, saved }, { documents }) => {
      if (saved.documentId === documents.activeId) takeSaved(selections, temporaryId, saved);
    },
    'selections/refused': (selections, { temporaryId }) => removeSelection(selections, temporaryId),
    'selections/updated': (selections, { id, changes, origin, isTrusted }) => {
      const before = presentItems(selections).find((item) => item.id === id);
      if (!before || !changeSelection(selections, id, changes)) return;
      const after = quotedRangeOf({ ...before, ...changes });
      if (origin === 'local') selections.savedRanges[id] ??= quotedRangeOf(before);
      else if (selections.savedRanges[id]) selections.savedRanges[id] = after;
      if (isTrusted === true) selections.places[id] = after.range;
      else Reflect.deleteProperty(selections.places, id);
    },
    'selections/decisionSettled': (selections, { id, decision }) => {
      const { places, savedRanges } = selections;
      if (changeSelection(selections, id, fieldsOfDecision(decision))) Reflect.deleteProperty(places, id);
      Reflect.deleteProperty(savedRanges, id);
    },
    'selections/rangeSaved': (selections, { id, quoted }) => {
      const { savedRanges } = selections;
      const item = presentItems(selections).find((present) => present.id === id);
      // Until what was changed since has been saved, too, it may come back to this.
      if (item && movesRange(item, { ...quoted.range, text: quoted.text })) savedRanges[id] = quoted;
      else Reflect.deleteProperty(savedRanges, id);
    },
    'selections/rangeRefused': (selections, { id }) => {
      const { savedRanges, places } = selections;
      const saved = savedRanges[id];
      if (!saved) return;
      changeSelection(selections, id, { ...saved.range, text: saved.text });
      Reflect.deleteProperty(places, id);
      Reflect.deleteProperty(savedRanges, id);
    },
    'selections/endMoving': (selections, { isMoving }) => {
      selections.isMovingEnd = isMoving;
    },
    'selections/areaMode': (selections, { isOn }) => {
      selections.isDrawingArea = isOn;
    },
    'selections/deletionAsked': (selections, { id }) => {
      selections.askedDeletion = id;
    },
    'selections/deleted': (selections, { id }) => {
      if (id > 0) selections.deleted[id] = true;
      removeSelection(selections, id);
    },
    'selections/joined': (selections, { id, joined }, state) => {
      if (isWelcome(selections, joined, state)) insertSelection(selections, joined);
      else changeSelection(selections, joined.id, { data: joined.data, isAnnotation: joined.isAnnotation });
      if (selections.activeId === id) selections.activeId = joined.id;
    },
    'selections/placed': (selections, { places }) => {
      for (const { id } of presentItems(selections)) {
        const place = places[id];
        if (place !== undefined) selections.places[id] = place;
      }
    },
    'selections/activated': (selections, { id }) => {
      selections.activeId = id !== undefined && findSelection(selections, id) ? id : undefined;
      if (selections.askedDeletion !== id) selections.askedDeletion = undefined;
    },
    'selections/textSelected': (selections, { selection }) => {
      selections.textSelection = castDraft(selection);
    },
    'selections/colorChosen': (selections, { color }) => {
      selections.color = color;
    },
    'legend/changed': (selections, { entries, replaced }) => {
      if (replaced)
        selections.items = castDraft(
          presentItems(selections).map((item) =>
            item.color === replaced.from ? { ...item, color: replaced.to } : item,
          ),
        );
      if (selections.color === replaced?.from) selections.color = replaced.to;
      const isOffered = (color: string) => entries.some((entry) => entry.color === color);
      // What was taken out of the legend is not for new highlights any more.
      if (isCustomColor(selections.color) && !isOffered(selections.color))
        selections.color = initialSelections.color;
    },
  },
  create: createSelections,
});
