import { castDraft } from 'immer';
import { presentItems } from '../selections/list';
import { isUnported } from '../selections/selectors';
import type { Reducers } from '../store/reducers';
import { initialUnported } from './state';

/** How the work on unported Selections follows events. */
export const unportedReducers: Reducers = {
  'documents/opened': (state) => {
    state.unported = castDraft({ ...initialUnported, filter: state.unported.filter });
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
  'selections/deleted': ({ unported }, { id }) => {
    if (unported.open?.id === id) unported.open = undefined;
    if (unported.oldPlaceOf === id) unported.oldPlaceOf = undefined;
  },
  'selections/updated': ({ unported }, { id, changes }) => {
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
