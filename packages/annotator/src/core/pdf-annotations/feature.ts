import { castDraft } from 'immer';
import { initialPdfAnnotations, type PdfAnnotationsState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createPdfAnnotations, type PdfAnnotationsCommands } from './commands';
import type { PdfAnnotationsEvent } from './events';

/** How the annotations of PDFs follow events. */
export const pdfAnnotationsFeature: AnnotatorFeature<
  'pdfAnnotations',
  PdfAnnotationsState,
  PdfAnnotationsEvent,
  PdfAnnotationsCommands
> = defineFeature({
  name: 'pdfAnnotations',
  initial: initialPdfAnnotations,
  on: {
    'documents/opened': (pdfAnnotations, { documentId }, state) => {
      const importedAt = state.documents.items.find(({ id }) => id === documentId)?.importedAt;
      reset(pdfAnnotations, { ...initialPdfAnnotations, importedAt });
    },
    'documents/reset': (pdfAnnotations) => {
      reset(pdfAnnotations, initialPdfAnnotations);
    },
    'pdfAnnotations/read': (pdfAnnotations, { documentId, overview, isDeclined }, state) => {
      if (state.documents.activeId !== documentId) return;
      Object.assign(pdfAnnotations, { overview: castDraft(overview), isDeclined });
    },
    'pdfAnnotations/imported': (pdfAnnotations, { documentId, importedAt }, state) => {
      if (state.documents.activeId === documentId) pdfAnnotations.importedAt = importedAt;
    },
    'pdfAnnotations/declined': (pdfAnnotations, { documentId }, state) => {
      if (state.documents.activeId === documentId) pdfAnnotations.isDeclined = true;
    },
  },
  create: createPdfAnnotations,
});
