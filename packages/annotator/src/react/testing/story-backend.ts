import type { TextSelection } from '@glossator/client-sdk/contract';
import { createManualBackend, type ManualBackend } from '../../core/testing/manual-backend';
import type { AnnotatorBackend } from '../../core/ports/backend';

/** How the backend of a story behaves. */
export type StoryMood = 'answers' | 'waits' | 'fails';

/** A backend in memory that answers immediately, never, or with an error. */
export function createStoryBackend(existing: readonly TextSelection[], mood: StoryMood): AnnotatorBackend {
  const manual = createManualBackend(existing);
  const { documents, selections, bookmarks, notes, files, codes } = manual;
  /** Settles the call that was just made. */
  const settled =
    <Input, Result>(call: (input: Input) => Promise<Result>) =>
    (input: Input): Promise<Result> => {
      const answer = call(input);
      settleLast(manual, mood);
      return answer;
    };
  return {
    keepsPrivate: true,
    documents: {
      download: settled(documents.download),
      selections: settled(documents.selections),
      bookmarks: settled(documents.bookmarks),
      notes: settled(documents.notes),
      search: failing,
    },
    files: { upload: settled(files.upload) },
    codes: { setColor: settled(codes.setColor), search: failing },
    selections: {
      create: settled(selections.create),
      update: settled(selections.update),
      delete: settled(selections.delete),
      ...(selections.restore && { restore: settled(selections.restore) }),
      createComment: settled(selections.createComment),
      updateComment: settled(selections.updateComment),
      resolveComment: settled(selections.resolveComment),
      deleteComment: settled(selections.deleteComment),
      restoreComment: settled(selections.restoreComment),
      createAttachment: settled(selections.createAttachment),
      updateAttachment: settled(selections.updateAttachment),
      deleteAttachment: settled(selections.deleteAttachment),
      restoreAttachment: settled(selections.restoreAttachment),
      attachmentFile: settled(selections.attachmentFile),
      share: settled(selections.share),
    },
    notes: {
      create: settled(notes.create),
      update: settled(notes.update),
      delete: settled(notes.delete),
      restore: settled(notes.restore),
      createAttachment: settled(notes.createAttachment),
      deleteAttachment: settled(notes.deleteAttachment),
      attachmentFile: settled(notes.attachmentFile),
      share: settled(notes.share),
    },
    bookmarks: {
      create: settled(bookmarks.create),
      update: settled(bookmarks.update),
      delete: settled(bookmarks.delete),
      restore: settled(bookmarks.restore),
    },
  };
}

/** Stories have no server to search: the open document is read. */
async function failing(): Promise<never> {
  throw new Error('Searching is not served here');
}

function settleLast({ calls }: ManualBackend, mood: StoryMood): void {
  const call = calls.pop();
  if (mood === 'answers') call?.succeed();
  if (mood === 'fails') call?.breakOff();
}
