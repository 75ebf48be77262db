import type { AnnotatorBackend } from '../ports/backend';
import { decisionOf } from '../selections/decision';
import type { AnnotatorEvent } from '../features';
import type { SavedIds } from './saved-ids';
import type { PendingChange } from './state';

/** Makes the call of a change and says what the answer means here; nothing when all was done already. */
export async function sendChange(
  backend: AnnotatorBackend,
  ids: SavedIds,
  change: PendingChange,
): Promise<AnnotatorEvent | undefined> {
  const { key, event } = change;
  const mutation = ids.resolve(change.mutation);
  const calls = backend.selections;
  const options = { idempotencyKey: key };
  switch (mutation.name) {
    case 'create': {
      const saved = await calls.create(mutation.input, options);
      if (event.type !== 'selections/created') return undefined;
      ids.remember('selection', event.selection.id, saved.id);
      return { type: 'selections/saved', origin: 'remote', temporaryId: event.selection.id, saved };
    }
    case 'createComment': {
      const saved = await calls.createComment(mutation.input, options);
      if (event.type !== 'comments/created') return undefined;
      ids.remember('comment', event.entry.id, saved.id);
      return { type: 'comments/saved', origin: 'remote', temporaryId: event.entry.id, saved };
    }
    case 'createAttachment': {
      const saved = await calls.createAttachment(mutation.input, options);
      if (event.type !== 'comments/created') return undefined;
      ids.remember('attachment', event.entry.id, saved.id);
      return { type: 'comments/saved', origin: 'remote', temporaryId: event.entry.id, saved };
    }
    case 'updateAttachment':
      await calls.updateAttachment(mutation.input, options);
      return undefined;
    case 'deleteAttachment':
      await calls.deleteAttachment(mutation.input, options);
      return {
        type: 'comments/deleted',
        origin: 'remote',
        kind: 'attachment',
        id: mutation.input.id,
        selectionId: undefined,
      };
    case 'createNote': {
      const saved = await backend.notes.create(mutation.input, options);
      ids.remember('note', change.thing.id, saved.id);
      return { type: 'notes/saved', origin: 'remote', temporaryId: change.thing.id, saved };
    }
    case 'updateNote':
      await backend.notes.update(mutation.input, options);
      return undefined;
    case 'deleteNote':
      await backend.notes.delete(mutation.input, options);
      return { type: 'notes/deleted', origin: 'remote', id: mutation.input.id };
    case 'createBookmark': {
      const saved = await backend.bookmarks.create(mutation.input, options);
      ids.remember('bookmark', change.thing.id, saved.id);
      return { type: 'bookmarks/saved', origin: 'remote', temporaryId: change.thing.id, saved };
    }
    case 'updateBookmark':
      await backend.bookmarks.update(mutation.input, options);
      return undefined;
    case 'deleteBookmark':
      await backend.bookmarks.delete(mutation.input, options);
      return { type: 'bookmarks/deleted', origin: 'remote', id: mutation.input.id };
    case 'update': {
      const saved = await calls.update(mutation.input, options);
      const { id, range, status, text = saved.text } = mutation.input;
      if (status !== undefined)
        return { type: 'selections/decisionSettled', origin: 'remote', id, decision: decisionOf(saved) };
      return range && { type: 'selections/rangeSaved', origin: 'remote', id, quoted: { range, text } };
    }
    case 'delete':
      await calls.delete(mutation.input, options);
      return { type: 'selections/deleted', origin: 'remote', id: mutation.input.id };
    case 'updateComment':
      await calls.updateComment(mutation.input, options);
      return undefined;
    case 'deleteComment':
      await calls.deleteComment(mutation.input, options);
      return {
        type: 'comments/deleted',
        origin: 'remote',
        kind: 'comment',
        id: mutation.input.id,
        selectionId: undefined,
      };
    case 'restore': {
      const selection = await calls.restore(mutation.input, options);
      return { type: 'selections/restored', origin: 'remote', selection };
    }
    case 'restoreComment': {
      const entry = await calls.restoreComment(mutation.input, options);
      return { type: 'comments/restored', origin: 'remote', entry };
    }
    case 'restoreAttachment': {
      const entry = await calls.restoreAttachment(mutation.input, options);
      return { type: 'comments/restored', origin: 'remote', entry };
    }
    case 'deleteNoteAttachment': {
      const { id } = mutation.input;
      await backend.notes.deleteAttachment(mutation.input, options);
      return { type: 'notes/attachmentDeleted', origin: 'remote', id };
    }
    case 'restoreNote': {
      const note = await backend.notes.restore(mutation.input, options);
      return { type: 'notes/restored', origin: 'remote', note };
    }
    case 'restoreBookmark': {
      const bookmark = await backend.bookmarks.restore(mutation.input, options);
      return { type: 'bookmarks/restored', origin: 'remote', bookmark };
    }
  }
}
