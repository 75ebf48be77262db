import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialStructure } from './state';

/** How the structure follows events: each document that is opened has another one. */
export const structureReducers: Reducers = {
  'documents/opened': (state) => {
    state.structure = castDraft({ ...initialStructure, status: 'loading' });
  },
  'documents/reopened': (state) => {
    state.structure = castDraft({ ...initialStructure, status: 'loading' });
  },
  'documents/failed': (state, { documentId }) => {
    if (state.documents.activeId === documentId) state.structure = castDraft(initialStructure);
  },
  'documents/reset': (state) => {
    state.structure = castDraft(initialStructure);
  },
  'structure/textRead': ({ structure }, { pagesRead, pageCount }) => {
    structure.progress = { pagesRead, pageCount };
  },
  'structure/recognized': (state, { read, contents }) => {
    state.structure = castDraft({ status: 'ready', progress: undefined, read, contents });
  },
  'structure/failed': (state) => {
    state.structure = castDraft({ ...initialStructure, status: 'failed' });
  },
};
