import type {
  Bookmark,
  InputOf,
  Note,
  NoteAttachment,
  Operations,
  SelectionAttachment,
  SelectionComment,
  TextSelection,
} from '@glossator/client-sdk/contract';
import { rangesOverlap } from '@glossator/document-text';
import { kindOf, type EntryKind, type SelectionEntry } from '../comments/events';
import { RefusalError } from './refusal-error';

/** Who makes everything on this server. */
const AUTHOR = { id: 1, name: 'Lea Rossi' };
/** When everything on this server was made. */
const MOMENT = '2026-07-01T00:00:00.000Z';
/** The uuid of every upload. */
export const UPLOADED = '00000000-0000-4000-8000-00000000000f';

type SelectionInput<Name extends keyof Operations['selections']> = InputOf<Operations['selections'][Name]>;

/** What a server does with annotations, at once and in memory; refusals are thrown. */
export function createMemoryServer(existing: readonly TextSelection[] = []) {
  const selections = new Map(existing.map((item) => [item.id, item]));
  const bookmarks = new Map<number, Bookmark>();
  const notes = new Map<number, Note>();
  /** What brings back what was deleted. */
  const bin = new Map<string, () => void>();
  let nextId = 1000;
  const stamps = () => ({ createdAt: MOMENT, updatedAt: MOMENT, createdBy: AUTHOR });

  const present = <Thing>(things: ReadonlyMap<number, Thing>, id: number): Thing => {
    const thing = things.get(id);
    if (!thing) throw new RefusalError(404, 'NOT_FOUND');
    return thing;
  };
  const takeOut = <Thing>(name: string, things: Map<number, Thing>, id: number): undefined => {
    const thing = present(things, id);
    things.delete(id);
    bin.set(`${name} ${id}`, () => things.set(id, things.get(id) ?? thing));
  };
  const bringBack = (name: string, id: number): void => {
    const restore = bin.get(`${name} ${id}`);
    if (!restore) throw new RefusalError(404, 'NOT_FOUND');
    restore();
  };
  const keepEntries = (owner: TextSelection, data: TextSelection['data']): void =>
    void selections.set(owner.id, { ...owner, data, isAnnotation: data.length > 0 });
  const add = <Entry extends SelectionEntry>(entry: Entry): Entry => {
    const owner = present(selections, entry.selectionId);
    keepEntries(owner, [...owner.data, entry]);
    return entry;
  };
  const findEntry = (kind: EntryKind, id: number) => {
    for (const owner of selections.values()) {
      const entry = owner.data.find((each) => kindOf(each) === kind && each.id === id);
      if (entry) return { owner, entry };
    }
    throw new RefusalError(404, 'NOT_FOUND');
  };
  const removeEntry = (kind: EntryKind, id: number): undefined => {
    const { owner, entry } = findEntry(kind, id);
    keepEntries(
      owner,
      owner.data.filter((each) => each !== entry),
    );
    bin.set(`${kind} ${id}`, () => {
      const now = present(selections, owner.id);
      if (!now.data.includes(entry)) keepEntries(now, [...now.data, entry]);
    });
  };

  return {
    selections,
    bookmarks,
    notes,
    create({ isBookmark = false, name, ...fields }: SelectionInput<'create'>): TextSelection {
      const saved: TextSelection = {
        ...fields,
        id: nextId++,
        isBookmark,
        ...(name !== undefined && { name }),
        isAnnotation: false,
        data: [],
        status: 'success',
        ...stamps(),
      };
      selections.set(saved.id, saved);
      return saved;
    },
    update({ id, range, color, text, status }: SelectionInput<'update'>): TextSelection {
      const before = present(selections, id);
      const changed = { ...before, ...range, color: color ?? before.color, text: text ?? before.text };
      const after = status === undefined ? changed : decided(changed, status);
      selections.set(id, after);
      return after;
    },
    delete: ({ id }: SelectionInput<'delete'>) => takeOut('selection', selections, id),
    restore({ id }: SelectionInput<'restore'>): TextSelection {
      const before = new Map(selections);
      bringBack('selection', id);
      const restored = present(selections, id);
      const inTheWay = [...selections.values()].find((other) => other.id !== id && isOver(other, restored));
      if (!inTheWay) return restored;
      if (!before.has(id)) selections.delete(id);
      throw new RefusalError(409, 'SELECTION_OVERLAP', { conflictWith: inTheWay.id });
    },
    createComment: (input: SelectionInput<'createComment'>): SelectionComment =>
      add({ ...input, id: nextId++, type: 'comment', ...stamps() }),
    updateComment({ id, text }: SelectionInput<'updateComment'>): SelectionComment {
      const { owner, entry } = findEntry('comment', id);
      if (entry.type !== 'comment') throw new RefusalError(404, 'NOT_FOUND');
      const changed = { ...entry, text };
      keepEntries(
        owner,
        owner.data.map((each) => (each === entry ? changed : each)),
      );
      return changed;
    },
    deleteComment: ({ id }: SelectionInput<'deleteComment'>) => removeEntry('comment', id),
    restoreComment({ id }: SelectionInput<'restoreComment'>): SelectionComment {
      bringBack('comment', id);
      const { entry } = findEntry('comment', id);
      if (entry.type !== 'comment') throw new RefusalError(404, 'NOT_FOUND');
      return entry;
    },
    createAttachment: (input: SelectionInput<'createAttachment'>): SelectionAttachment =>
      add({ ...input, contentType: 'image/png', size: 3, id: nextId++, ...stamps() }),
    updateAttachment({ id, name }: SelectionInput<'updateAttachment'>): SelectionAttachment {
      const { owner, entry } = findEntry('attachment', id);
      if (entry.type === 'comment') throw new RefusalError(404, 'NOT_FOUND');
      const changed = { ...entry, name };
      keepEntries(
        owner,
        owner.data.map((each) => (each === entry ? changed : each)),
      );
      return changed;
    },
    deleteAttachment: ({ id }: SelectionInput<'deleteAttachment'>) => removeEntry('attachment', id),
    restoreAttachment({ id }: SelectionInput<'restoreAttachment'>): SelectionAttachment {
      bringBack('attachment', id);
      const { entry } = findEntry('attachment', id);
      if (entry.type === 'comment') throw new RefusalError(404, 'NOT_FOUND');
      return entry;
    },
    createNote(input: InputOf<Operations['notes']['create']>): Note {
      const saved: Note = { ...input, id: nextId++, data: [], ...stamps() };
      notes.set(saved.id, saved);
      return saved;
    },
    updateNote({ id, text }: InputOf<Operations['notes']['update']>): Note {
      const after = { ...present(notes, id), text };
      notes.set(id, after);
      return after;
    },
    createNoteAttachment(input: InputOf<Operations['notes']['createAttachment']>): NoteAttachment {
      const note = present(notes, input.noteId);
      const saved = { ...input, contentType: 'image/png', size: 3, id: nextId++, ...stamps() };
      notes.set(note.id, { ...note, data: [...note.data, saved] });
      return saved;
    },
    deleteNoteAttachment({ id }: { readonly id: number }): undefined {
      for (const note of notes.values())
        notes.set(note.id, { ...note, data: note.data.filter((each) => each.id !== id) });
    },
    deleteNote: ({ id }: { readonly id: number }) => takeOut('note', notes, id),
    restoreNote({ id }: { readonly id: number }): Note {
      bringBack('note', id);
      return present(notes, id);
    },
    createBookmark(input: InputOf<Operations['bookmarks']['create']>): Bookmark {
      const saved: Bookmark = { ...input, id: nextId++, ...stamps() };
      bookmarks.set(saved.id, saved);
      return saved;
    },
    updateBookmark({ id, name, page }: InputOf<Operations['bookmarks']['update']>): Bookmark {
      const before = present(bookmarks, id);
      const after = { ...before, name: name ?? before.name, page: page ?? before.page };
      bookmarks.set(id, after);
      return after;
    },
    deleteBookmark: ({ id }: { readonly id: number }) => takeOut('bookmark', bookmarks, id),
    restoreBookmark({ id }: { readonly id: number }): Bookmark {
      bringBack('bookmark', id);
      return present(bookmarks, id);
    },
  };
}

/** A Selection confirmed at its place, or as it was before somebody did that. */
function decided(selection: TextSelection, status: 'success' | 'unconfirmed'): TextSelection {
  const { carriedOver } = selection;
  if (!carriedOver) return { ...selection, status };
  if (status === 'success')
    return {
      ...selection,
      status,
      carriedOver: { ...carriedOver, confirmedAt: MOMENT, confirmedBy: AUTHOR },
    };
  const { confirmedAt, confirmedBy: _by, ...before } = carriedOver;
  if (confirmedAt === undefined) throw new RefusalError(400, 'VALIDATION');
  const [best] = before.candidates;
  if (before.outcome === 'failed' || !best) {
    const { versionId: _id, versionNumber: _number, ...from } = before.from;
    return { ...selection, ...from, status: 'failed', carriedOver: before };
  }
  const { confidence: _confidence, ...place } = best;
  return { ...selection, ...place, status, carriedOver: before };
}

/** A server in memory. */
export type MemoryServer = ReturnType<typeof createMemoryServer>;

function isOver(one: TextSelection, other: TextSelection): boolean {
  return one.documentId === other.documentId && rangesOverlap(one, other);
}
