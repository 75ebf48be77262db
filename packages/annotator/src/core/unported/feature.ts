import type { Draft } from 'immer';
import type { TextSelection } from '@glossator/client-sdk/contract';
import { canDecide } from '../access/selectors';
import { isUnported, selectSelection } from '../selections/selectors';
import { initialUnported, type UnportedState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { defineFeature, reset } from '../store/define-feature';
import { createDecisions, type DecisionCommands } from './commands';
import { createElsewhere, type ElsewhereCommands } from './elsewhere';
import type { UnportedEvent } from './events';

function takeCount(
  unported: Draft<UnportedState>,
  { documentId, ids }: { readonly documentId: number; readonly ids: readonly number[] },
  { documents }: Pick<AnnotatorState, 'documents'>,
): void {
  const version = documents.items.find(({ id }) => id === documentId)?.version?.number ?? 1;
  unported.toDecide[documentId] = { version, ids: [...ids] };
}

function remove(unported: Draft<UnportedState>, id: number): void {
  for (const open of Object.values(unported.toDecide))
    if (open.ids.includes(id)) open.ids = open.ids.filter((other) => other !== id);
}

/** Counts a Selection of any document, as it is by now, where that document was counted. */
function follow(unported: Draft<UnportedState>, selection: TextSelection, state: AnnotatorState): void {
  remove(unported, selection.id);
  if (isUnported(selection) && canDecide(state, selection))
    unported.toDecide[selection.documentId]?.ids.push(selection.id);
}

function followOpen(unported: Draft<UnportedState>, id: number, state: AnnotatorState): void {
  const selection = selectSelection(state, id);
  if (selection) follow(unported, selection, state);
}

/** What is done with unported Selections, of this document and of others. */
export interface UnportedCommands extends DecisionCommands, ElsewhereCommands {}

/** How the work on unported Selections follows events. */
export const unportedFeature: AnnotatorFeature<'unported', UnportedState, UnportedEvent, UnportedCommands> =
  defineFeature({
    name: 'unported',
    initial: initialUnported,
    on: {
      'documents/opened': (unported) => {
        const { filter, toDecide } = unported;
        reset(unported, { ...initialUnported, filter, toDecide });
      },
      'documents/reset': (unported) => {
        reset(unported, initialUnported);
      },
      'unported/filtered': (unported, { filter }) => {
        unported.filter = filter;
      },
      'unported/proposed': (unported, { id, candidate }) => {
        unported.proposed[id] = candidate;
      },
      'unported/opened': (unported, { open }) => {
        unported.open = open;
      },
      'unported/oldPlaceShown': (unported, { id }) => {
        unported.oldPlaceOf = id;
      },
      'unported/counted': takeCount,
      'unported/countsOutdated': (unported, _event, { documents }) => {
        for (const id of Object.keys(unported.toDecide).map(Number))
          if (id !== documents.activeId) Reflect.deleteProperty(unported.toDecide, id);
      },
      'selections/loaded': (unported, { documentId, items }, state) => {
        const ids = items.filter((item) => isUnported(item) && canDecide(state, item)).map(({ id }) => id);
        takeCount(unported, { documentId, ids }, state);
      },
      'selections/created': (unported, { selection }, state) => follow(unported, selection, state),
      'selections/restored': (unported, { selection }, state) => follow(unported, selection, state),
      'selections/decisionSettled': (unported, { id }, state) => followOpen(unported, id, state),
      'selections/deleted': (unported, { id }) => {
        remove(unported, id);
        if (unported.open?.id === id) unported.open = undefined;
        if (unported.oldPlaceOf === id) unported.oldPlaceOf = undefined;
      },
      'selections/updated': (unported, { id, changes }, state) => {
        if (changes.status !== undefined) followOpen(unported, id, state);
        if (changes.status === 'success' && unported.open?.id === id) unported.open = undefined;
      },
      'selections/activated': (unported, { id }, state) => {
        const { open } = unported;
        // While text is being selected, what is pressed in the text is no other wish.
        if (open && open.what !== 'byHand' && open.id !== id) unported.open = undefined;
        const activated = id === undefined ? undefined : selectSelection(state, id);
        const isHidden = unported.filter !== 'all' && activated?.status !== unported.filter;
        // What is to be worked on is listed.
        if (activated && isUnported(activated) && isHidden) unported.filter = 'all';
        const isOther = unported.oldPlaceOf !== undefined && id !== undefined && id !== unported.oldPlaceOf;
        // A comparison with the old pages continues.
        if (isOther && activated?.carriedOver) unported.oldPlaceOf = id;
      },
    },
    create(context) {
      const elsewhere = createElsewhere(context);
      return { ...elsewhere, commands: { ...createDecisions(context), ...elsewhere.commands } };
    },
  });
