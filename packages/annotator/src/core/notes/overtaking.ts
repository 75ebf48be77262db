import type { AnnotatorWorld, CommandContext } from '../annotator-feature';

/**
 * Compares the drafts on the open document with what has become of their notes, after anything that happened: a change is laid beside what
 * is written; where the note is gone, that is given back in a notice.
 */
export function createOvertaking({
  getState,
  dispatch,
}: CommandContext): (event: AnnotatorWorld['event']) => void {
  return ({ type: happened }) => {
    // Only says what was seen to already.
    if (happened === 'notices/raised') return;
    const { notes, documents } = getState();
    // While the notes are read anew, nothing is known of them.
    if (notes.status !== 'ready') return;
    for (const { documentId, noteId, text, before } of notes.drafts) {
      if (noteId === undefined || documentId !== documents.activeId) continue;
      const note = notes.items.find(({ id }) => id === noteId);
      const place = { documentId, noteId };
      if (note && note.text !== before)
        dispatch({ type: 'notes/draftOvertaken', origin: 'remote', place, text: note.text });
      if (note) continue;
      dispatch({ type: 'notes/draftClosed', origin: 'remote', place });
      if (text.trim() !== before)
        dispatch({
          type: 'notices/raised',
          origin: 'remote',
          kind: 'info',
          code: 'noteGone',
          written: text,
        });
      // Its closing is seen to next, and then the others are.
      return;
    }
  };
}
