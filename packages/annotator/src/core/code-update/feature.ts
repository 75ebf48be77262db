import { castDraft } from 'immer';
import { type CodeUpdateState, initialCodeUpdate } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createCodeUpdate, type CodeUpdateCommands } from './commands';
import type { CodeUpdateEvent } from './events';

/** How the pending Update follows events; after a review nothing of it is left (specification section 4). */
export const codeUpdateFeature: AnnotatorFeature<
  'codeUpdate',
  CodeUpdateState,
  CodeUpdateEvent,
  CodeUpdateCommands
> = defineFeature({
  name: 'codeUpdate',
  initial: initialCodeUpdate,
  on: {
    'codeUpdate/changed': (codeUpdate, { update }) => {
      const isOther = codeUpdate.update !== undefined && codeUpdate.update.id !== update?.id;
      if (!update || isOther)
        reset(codeUpdate, { ...initialCodeUpdate, update, isPending: update !== undefined });
      else Object.assign(codeUpdate, { update, isPending: true });
    },
    'documents/reset': (codeUpdate) => {
      reset(codeUpdate, initialCodeUpdate);
    },
    'codeUpdate/announced': (codeUpdate, { isPending }) => {
      if (isPending) codeUpdate.isPending = true;
      else reset(codeUpdate, initialCodeUpdate);
    },
    'codeUpdate/compared': (codeUpdate, { documentId, share }) => {
      codeUpdate.shares[documentId] = share;
    },
    'codeUpdate/requested': (codeUpdate) => {
      codeUpdate.status = 'loading';
      codeUpdate.error = undefined;
    },
    'codeUpdate/loaded': (codeUpdate, { changes }) => {
      codeUpdate.status = 'ready';
      codeUpdate.changes = castDraft(changes);
      codeUpdate.shares = {};
    },
    'codeUpdate/loadFailed': (codeUpdate, { error }) => {
      codeUpdate.status = 'failed';
      codeUpdate.error = error;
    },
  },
  create: createCodeUpdate,
});
