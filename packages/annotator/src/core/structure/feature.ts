import { castDraft } from 'immer';
import { initialStructure, type StructureState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createStructure, type StructureCommands } from './commands';
import type { StructureEvent } from './events';

/** How the structure follows events: each document that is opened has another one. */
export const structureFeature: AnnotatorFeature<
  'structure',
  StructureState,
  StructureEvent,
  StructureCommands
> = defineFeature({
  name: 'structure',
  initial: initialStructure,
  on: {
    'documents/opened': (structure) => {
      reset(structure, { ...initialStructure, status: 'loading' });
    },
    'documents/reopened': (structure) => {
      reset(structure, { ...initialStructure, status: 'loading' });
    },
    'documents/failed': (structure, { documentId }, state) => {
      if (state.documents.activeId === documentId) reset(structure, initialStructure);
    },
    'documents/reset': (structure) => {
      reset(structure, initialStructure);
    },
    'structure/textRead': (structure, { pagesRead, pageCount }) => {
      structure.progress = { pagesRead, pageCount };
    },
    'structure/begun': (structure, { begun }) => {
      if (structure.status === 'loading') structure.begun = castDraft(begun);
    },
    'structure/recognized': (structure, { read, contents }) => {
      reset(structure, { status: 'ready', progress: undefined, begun: undefined, read, contents });
    },
    'structure/failed': (structure) => {
      reset(structure, { ...initialStructure, status: 'failed' });
    },
  },
  create: createStructure,
});
