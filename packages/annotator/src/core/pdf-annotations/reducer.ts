import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialPdfAnnotations } from './state';

/** How the annotations of PDFs follow events. */
export const pdfAnnotationsReducers: Reducers = {
  'documents/opened': (state, { documentId }) => {
    const importedAt = state.documents.items.find(({ id }) => id === documentId)?.importedAt;
    state.pdfAnnotations = { ...castDraft(initialPdfAnnotations), importedAt };
  },
  'pdfAnnotations/read': (state, { documentId, overview, isDeclined }) => {
    if (state.documents.activeId !== documentId) return;
    Object.assign(state.pdfAnnotations, { overview: castDraft(overview), isDeclined });
  },
  'pdfAnnotations/imported': (state, { documentId, importedAt }) => {
    if (state.documents.activeId === documentId) state.pdfAnnotations.importedAt = importedAt;
  },
  'pdfAnnotations/declined': (state, { documentId }) => {
    if (state.documents.activeId === documentId) state.pdfAnnotations.isDeclined = true;
  },
};
