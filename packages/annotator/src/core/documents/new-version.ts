import type { CommandContext } from '../store/context';
import type { AnnotatorEvent } from '../store/events';
import { selectActiveDocument } from './selectors';

/**
 * Reads the open document anew when it has got another Version (an Update was approved): its text, and with it the places of everything in
 * it, are others then (decisions.md section 5). The user is told.
 */
export function createNewVersionFollower(
  { getState, dispatch }: Pick<CommandContext, 'getState' | 'dispatch'>,
  reopen: (documentId: number) => void,
): (event: AnnotatorEvent) => void {
  let seen: { readonly id: number; readonly number: number | undefined } | undefined;
  return (event) => {
    if (event.type !== 'documents/listed' && event.type !== 'documents/opened') return;
    const document = selectActiveDocument(getState());
    const before = seen;
    seen = document && { id: document.id, number: document.version?.number };
    const isSame = before?.id !== seen?.id || before?.number === seen?.number || before?.number === undefined;
    if (event.type === 'documents/opened' || !document || isSame) return;
    reopen(document.id);
    dispatch({
      type: 'notices/raised',
      origin: 'remote',
      kind: 'info',
      code: 'newVersion',
      written: undefined,
    });
  };
}
