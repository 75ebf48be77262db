import { castDraft } from 'immer';
import { type DocumentsState, initialDocuments } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createDocuments, type DocumentsCommands } from './commands';
import type { DocumentsEvent } from './events';

/** How the documents follow events. */
export const documentsFeature: AnnotatorFeature<
  'documents',
  DocumentsState,
  DocumentsEvent,
  DocumentsCommands
> = defineFeature({
  name: 'documents',
  initial: initialDocuments,
  on: {
    'documents/listed': (documents, { items }) => {
      documents.items = castDraft(items.toSorted((a, b) => a.order - b.order));
    },
    'documents/opened': (documents, { documentId }) => {
      documents.activeId = documentId;
      documents.status = 'loading';
      documents.failure = undefined;
      documents.outline = { status: 'loading', entries: [] };
    },
    'documents/reopened': (documents) => {
      documents.status = 'loading';
      documents.failure = undefined;
      documents.outline = { status: 'loading', entries: [] };
    },
    'documents/shown': (documents, { documentId }) => {
      if (documents.activeId === documentId) documents.status = 'ready';
    },
    'documents/failed': (documents, { documentId, failure }) => {
      if (documents.activeId !== documentId) return;
      documents.status = 'failed';
      documents.failure = failure;
      documents.outline = { status: 'idle', entries: [] };
    },
    'documents/outlineRead': (documents, { documentId, entries }) => {
      if (documents.activeId !== documentId) return;
      documents.outline = castDraft(
        entries ? { status: 'ready', entries } : { status: 'failed', entries: [] },
      );
    },
    'documents/reset': (documents) => {
      reset(documents, initialDocuments);
    },
  },
  create: createDocuments,
});
