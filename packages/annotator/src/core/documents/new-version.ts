import type { AnnotatorFeature, AnnotatorParts, CommandContext } from '../annotator-feature';
import { defineFeature } from '../store/define-feature';
import { selectActiveDocument } from './selectors';

function createNewVersion({ getState, dispatch, commands }: CommandContext): AnnotatorParts<object> {
  let seen: { readonly id: number; readonly number: number | undefined } | undefined;
  return {
    commands: {},
    afterEvent(event) {
      if (event.type !== 'documents/listed' && event.type !== 'documents/opened') return;
      const document = selectActiveDocument(getState());
      const before = seen;
      seen = document && { id: document.id, number: document.version?.number };
      const isSame =
        before?.id !== seen?.id || before?.number === seen?.number || before?.number === undefined;
      if (event.type === 'documents/opened' || !document || isSame) return;
      commands.documents.open(document.id);
      dispatch({
        type: 'notices/raised',
        origin: 'remote',
        kind: 'info',
        code: 'newVersion',
        written: undefined,
      });
    },
  };
}

/**
 * Reads the open document again when it has got another Version (an Update was approved): its text, and with it the places of everything in
 * it, are others then (decisions.md section 5). The user is notified.
 */
export const newVersionFeature: AnnotatorFeature<'newVersion', undefined, never, object> = defineFeature({
  name: 'newVersion',
  initial: undefined,
  create: createNewVersion,
});
