import { castDraft, type Draft } from 'immer';
import type { TextSelection } from '@glossator/client-sdk/contract';
import { kindOf } from './entry';
import { fieldsOfDecision } from './decision';
import { isCustomColor } from '../legend/selectors';
import {
  changeSelection,
  findSelection,
  findWhere,
  insertSelection,
  movesRange,
  presentItems,
  quotedRangeOf,
  rangeOf,
  removeSelection,
  takeItems,
} from './list';
import { countAll, forgetCounts } from './counts';
import { entryReactions } from './entries';
import { elsewhereReactions, keepElsewhere, outdateElsewhere, outdateOwner } from './elsewhere-reactions';
import { tagReactions } from './tag-reactions';
import { takeSaved } from './take-saved';
import type { AnnotatorState } from '../features';
import { initialSelections, type SelectionsState } from './state';
import type { AnnotatorFeature, AnnotatorWorld, SliceReactions } from '../annotator-feature';
import { selectionKind } from './kind';
import { reactTogether } from './together-reactions';
import { defineFeature, reactTo, reset } from '../store/define-feature';
import { createSelections, type SelectionsCommands } from './work';
import type { SelectionsEvent } from './events';

/** Takes in a Selection that has a place in a list: not there yet, not deleted. Whether it had one. */
function welcome(
  selections: Draft<SelectionsState>,
  selection: TextSelection,
  { documents }: Pick<AnnotatorState, 'documents'>,
): boolean {
  return (
    selections.deleted[selection.id] !== true && insertSelection(selections, selection, documents.activeId)
  );
}

/**
 * Everything forgotten but the color, the running temporary id, what is known to be deleted, how many there are elsewhere, and while
 * the whole Code is listed, the Selections of other documents.
 */
function clear(
  selections: Draft<SelectionsState>,
  { documentId }: { readonly documentId: number },
  state: Pick<AnnotatorState, 'documents' | 'structure' | 'view'>,
): void {
  const { color, nextId, deleted, deletedEntries, counts, scope } = selections;
  keepElsewhere(selections, documentId, state);
  const { elsewhere } = selections;
  reset(selections, {
    ...initialSelections,
    color,
    nextId,
    deleted,
    deletedEntries,
    counts,
    scope,
    elsewhere,
  });
}

const reactions: SliceReactions<SelectionsState> = {
  ...entryReactions,
  ...elsewhereReactions,
  ...tagReactions,
  'documents/listed': (selections, { items }, { documents }) => {
    outdateElsewhere(selections, items);
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
    if (documentId === state.documents.activeId) takeItems(selections, selections, items);
  },
  'selections/loaded': (selections, { documentId, items }, state) => {
    if (documentId !== state.documents.activeId) return;
    takeItems(selections, selections, items);
    Reflect.deleteProperty(selections.elsewhere, documentId);
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
    if (!welcome(selections, selection, state)) return;
    selections.nextId = Math.min(selections.nextId, selection.id - 1);
    if (selection.documentId !== state.documents.activeId) return;
    if (isTrusted === true) selections.places[selection.id] = rangeOf(selection);
    if (origin === 'local') selections.activeId = selection.id;
  },
  'selections/restored': (selections, { selection, origin }, state) => {
    Reflect.deleteProperty(selections.deleted, selection.id);
    for (const entry of selection.data)
      Reflect.deleteProperty(selections.deletedEntries, `${kindOf(entry)}:${entry.id}`);
    const { id, ...fields } = selection;
    if (changeSelection(selections, id, fields)) Reflect.deleteProperty(selections.places, id);
    const isInserted = insertSelection(selections, selection, state.documents.activeId);
    const isOpen = selection.documentId === state.documents.activeId;
    if (isInserted && isOpen && origin === 'local') selections.activeId = id;
  },
  'selections/saved': (selections, { temporaryId, saved }, { documents }) => {
    takeSaved(selections, temporaryId, saved, documents.activeId);
  },
  'selections/refused': (selections, { temporaryId }) => removeSelection(selections, temporaryId),
  'selections/updated': (selections, { id, changes, origin, isTrusted }) => {
    const before = findWhere(selections, (item) => item.id === id);
    if (!before || !changeSelection(selections, id, changes)) return;
    const after = quotedRangeOf({ ...before, ...changes });
    if (origin === 'local') selections.savedRanges[id] ??= quotedRangeOf(before);
    else if (selections.savedRanges[id]) selections.savedRanges[id] = after;
    if (isTrusted === true && findSelection(selections, id)) selections.places[id] = after.range;
    else Reflect.deleteProperty(selections.places, id);
  },
  'selections/decisionSettled': (selections, { id, decision }) => {
    const { places, savedRanges } = selections;
    if (changeSelection(selections, id, fieldsOfDecision(decision))) Reflect.deleteProperty(places, id);
    Reflect.deleteProperty(savedRanges, id);
  },
  'selections/rangeSaved': (selections, { id, quoted }) => {
    const { savedRanges } = selections;
    const item = findWhere(selections, (present) => present.id === id);
    // Until what was changed since has been saved, too, it may come back to this.
    if (item && movesRange(item, { ...quoted.range, text: quoted.text })) savedRanges[id] = quoted;
    else Reflect.deleteProperty(savedRanges, id);
  },
  'selections/rangeRefused': (selections, { id }) => {
    const { savedRanges, places } = selections;
    const saved = savedRanges[id];
    if (!saved) outdateOwner(selections, id);
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
    if (!welcome(selections, joined, state))
      changeSelection(selections, joined.id, { data: joined.data, isAnnotation: joined.isAnnotation });
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
    for (const list of replaced ? [selections, ...Object.values(selections.elsewhere)] : [])
      list.items = castDraft(
        presentItems(list).map((item) =>
          item.color === replaced?.from ? { ...item, color: replaced.to } : item,
        ),
      );
    if (selections.color === replaced?.from) selections.color = replaced.to;
    const isOffered = (color: string) => entries.some((entry) => entry.color === color);
    // What was taken out of the legend is not for new highlights any more.
    if (isCustomColor(selections.color) && !isOffered(selections.color))
      selections.color = initialSelections.color;
  },
};

/** How the Selections follow events (specification section 4, Selections). */
export const selectionsFeature: AnnotatorFeature<
  'selections',
  SelectionsState,
  SelectionsEvent,
  SelectionsCommands,
  { readonly selection: TextSelection }
> = defineFeature({
  name: 'selections',
  initial: initialSelections,
  kinds: [selectionKind],
  on: {
    ...reactions,
    'outbox/submittedTogether': (selections, { parts }, state) => {
      const others = reactTogether(selections, parts, state);
      reactTo<AnnotatorWorld, SelectionsState>(reactions, selections, others, state);
    },
  },
  create: createSelections,
});
