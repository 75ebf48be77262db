import type { OpenDraft } from '../entities/overtaking';
import type { AnnotatorState } from '../features';

/** The drafts over notes of the open document, beside what has become of these. */
export function openNotes({ notes, documents }: AnnotatorState): readonly OpenDraft[] {
  // While the notes are read anew, nothing is known of them.
  if (notes.status !== 'ready') return [];
  return notes.drafts.flatMap((draft) => {
    const { documentId, noteId } = draft;
    if (noteId === undefined || documentId !== documents.activeId) return [];
    const place = { documentId, noteId };
    return [
      {
        draft,
        now: notes.items.find(({ id }) => id === noteId)?.text,
        overtaken: (text: string) =>
          ({ type: 'notes/draftOvertaken', origin: 'remote', place, text }) as const,
        closed: { type: 'notes/draftClosed', origin: 'remote', place } as const,
        gone: 'noteGone' as const,
      },
    ];
  });
}
