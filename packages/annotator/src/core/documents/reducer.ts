import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialDocuments } from './state';

/** How the documents follow events. */
export const documentsReducers: Reducers = {
  'documents/listed': (state, { items }) => {
    const { documents } = state;
    const openTotal = documents.items.find(({ id }) => id === documents.activeId)?.totalSelectionsCount;
    const hasCounted = state.selections.status === 'ready';
    documents.items = [...items]
      .sort((a, b) => a.order - b.order)
      .map((item) =>
        hasCounted && openTotal !== undefined && item.id === documents.activeId
          ? { ...item, totalSelectionsCount: openTotal }
          : { ...item },
      )
      .map(castDraft);
    documents.codeTotal = documents.items.reduce((sum, item) => sum + item.totalSelectionsCount, 0);
  },
  'documents/opened': ({ documents }, { documentId }) => {
    documents.activeId = documentId;
    documents.status = 'loading';
    documents.failure = undefined;
    documents.outline = { status: 'loading', entries: [] };
  },
  'documents/reopened': ({ documents }) => {
    documents.status = 'loading';
    documents.failure = undefined;
    documents.outline = { status: 'loading', entries: [] };
  },
  'documents/shown': ({ documents }, { documentId }) => {
    if (documents.activeId === documentId) documents.status = 'ready';
  },
  'documents/failed': ({ documents }, { documentId, failure }) => {
    if (documents.activeId !== documentId) return;
    documents.status = 'failed';
    documents.failure = failure;
    documents.outline = { status: 'idle', entries: [] };
  },
  'documents/outlineRead': ({ documents }, { documentId, entries }) => {
    if (documents.activeId !== documentId) return;
    documents.outline = castDraft(entries ? { status: 'ready', entries } : { status: 'failed', entries: [] });
  },
  'documents/reset': (state) => {
    state.documents = castDraft(initialDocuments);
  },
};
