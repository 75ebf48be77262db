import type { TextSelection } from '@glossator/client-sdk/contract';
import { castDraft, type Draft } from 'immer';
import { canDecide } from '../access/selectors';
import { presentItems } from '../selections/list';
import { isUnported } from '../selections/selectors';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import { initialUnported } from './state';

type State = Draft<AnnotatorState>;

function takeCount(
  { unported, documents }: State,
  { documentId, ids }: { readonly documentId: number; readonly ids: readonly number[] },
): void {
  const version = documents.items.find(({ id }) => id === documentId)?.version?.number ?? 1;
  unported.toDecide[documentId] = { version, ids: [...ids] };
}

function remove({ unported }: State, id: number): void {
  for (const open of Object.values(unported.toDecide))
    if (open.ids.includes(id)) open.ids = open.ids.filter((other) => other !== id);
}

/** Counts a Selection of any document, as it is by now, where that document was counted. */
function follow(state: State, selection: TextSelection): void {
  remove(state, selection.id);
  if (isUnported(selection) && canDecide(state, selection))
    state.unported.toDecide[selection.documentId]?.ids.push(selection.id);
}

function followOpen(state: State, id: number): void {
  const selection = presentItems(state).find((item) => item.id === id);
  if (selection) follow(state, selection);
}

/** How the work on unported Selections follows events. */
export const unportedReducers: Reducers = {
  'documents/opened': (state) => {
    const { filter, toDecide } = state.unported;
    state.unported = { ...castDraft(initialUnported), filter, toDecide };
  },
  'documents/reset': (state) => {
    state.unported = castDraft(initialUnported);
  },
  'unported/filtered': ({ unported }, { filter }) => {
    unported.filter = filter;
  },
  'unported/proposed': ({ unported }, { id, candidate }) => {
    unported.proposed[id] = candidate;
  },
  'unported/opened': ({ unported }, { open }) => {
    unported.open = open;
  },
  'unported/oldPlaceShown': ({ unported }, { id }) => {
    unported.oldPlaceOf = id;
  },
  'unported/counted': takeCount,
  'unported/countsOutdated': ({ unported, documents }) => {
    for (const id of Object.keys(unported.toDecide).map(Number))
      if (id !== documents.activeId) Reflect.deleteProperty(unported.toDecide, id);
  },
  'selections/loaded': (state, { documentId, items }) => {
    const ids = items.filter((item) => isUnported(item) && canDecide(state, item)).map(({ id }) => id);
    takeCount(state, { documentId, ids });
  },
  'selections/created': (state, { selection }) => follow(state, selection),
  'selections/restored': (state, { selection }) => follow(state, selection),
  'selections/decisionSettled': (state, { id }) => followOpen(state, id),
  'selections/deleted': (state, { id }) => {
    const { unported } = state;
    remove(state, id);
    if (unported.open?.id === id) unported.open = undefined;
    if (unported.oldPlaceOf === id) unported.oldPlaceOf = undefined;
  },
  'selections/updated': (state, { id, changes }) => {
    const { unported } = state;
    if (changes.status !== undefined) followOpen(state, id);
    if (changes.status === 'success' && unported.open?.id === id) unported.open = undefined;
  },
  'selections/activated': (state, { id }) => {
    const { unported } = state;
    const { open } = unported;
    // While text is being selected, what is pressed in the text is no other wish.
    if (open && open.what !== 'byHand' && open.id !== id) unported.open = undefined;
    const activated = presentItems(state).find((item) => item.id === id);
    const isHidden = unported.filter !== 'all' && activated?.status !== unported.filter;
    // What is to be worked on is listed.
    if (activated && isUnported(activated) && isHidden) unported.filter = 'all';
    const isOther = unported.oldPlaceOf !== undefined && id !== undefined && id !== unported.oldPlaceOf;
    // Who compares with the old pages goes on comparing.
    if (isOther && activated?.carriedOver) unported.oldPlaceOf = id;
  },
};
