import type { LiveEvent, TextSelection } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { LiveSource } from '../../ports/backend';
import { createManualBackend } from '../../testing/manual-backend';
import { selectCodeOwnPrivateCount, selectCodeSelectionCount } from '../../documents/selectors';
import {
  aDocument,
  aRange,
  aSelection,
  createMemoryStorage,
  createTestAnnotator,
  openFirst,
  settle,
} from '../../testing/test-annotator';

const LEA = { createdBy: { id: 1, name: 'Lea Rossi' } };
const PERSON = aRange(0, 0, 2, 8);

/** Lea Rossi's private highlight of "person", with a comment. */
const own = aSelection(5, PERSON, {
  ...LEA,
  text: 'person',
  visibility: 'private',
  isAnnotation: true,
  data: [
    {
      id: 6,
      selectionId: 5,
      type: 'comment',
      text: 'Ask the seller.',
      createdAt: '2026-03-03T10:00:00.000Z',
      updatedAt: '2026-03-03T10:00:00.000Z',
      ...LEA,
    },
  ],
});
/** Max Keller's published one on the same words. */
const theirs = aSelection(9, PERSON, { text: 'person' });
const ref = { kind: 'selection', id: 5 };

async function opened(
  existing: readonly TextSelection[],
  options: Parameters<typeof createTestAnnotator>[0] = {},
) {
  const made = createTestAnnotator({ existing, ...options });
  await openFirst(made);
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  made.annotator.attachLive({
    subscribe(given) {
      listener = given;
      return () => undefined;
    },
  });
  const state = () => made.store.getState();
  const seenBy = (id = 5) => state().selections.items.find((item) => item.id === id)?.visibility;
  const codes = () => state().notices.items.map(({ code }) => code);
  const succeed = async () => {
    const call = made.backend.next();
    call.succeed();
    await settle();
    return call;
  };
  const say = (event: LiveEvent) => listener?.onEvent(event);
  return { ...made, state, seenBy, codes, succeed, say };
}

describe('publishing', () => {
  it('is one call, and undone by the toast that says so', async () => {
    const made = await opened([own]);
    made.commands.visibility.publish(ref);
    expect(made.seenBy()).toBe('code');
    const { name, input } = await made.succeed();
    expect({ name, input }).toEqual({ name: 'selections.update', input: { id: 5, visibility: 'code' } });
    const [toast] = made.state().notices.items;
    expect(toast?.code).toBe('published');
    made.commands.history.undo(toast?.undoes);
    expect(made.seenBy()).toBe('private');
    expect((await made.succeed()).input).toEqual({ id: 5, visibility: 'private' });
    expect(made.codes()).not.toContain('published');
    made.commands.history.redo();
    expect((await made.succeed()).input).toEqual({ id: 5, visibility: 'code' });
    expect(made.backend.stored.get(5)?.visibility).toBe('code');
  });

  it('is offered to the author alone, and where the backend keeps to it', async () => {
    const others = await opened([{ ...own, createdBy: theirs.createdBy }]);
    others.commands.visibility.publish(ref);
    const backend = { ...createManualBackend([own]), keepsPrivate: false };
    const unable = await opened([own], { backend });
    unable.commands.visibility.publish(ref);
    unable.commands.visibility.choose('private');
    expect([others.backend.calls, unable.backend.calls]).toEqual([[], []]);
    mark(unable).create(1, 0, 4);
    expect(unable.backend.next().input).not.toHaveProperty('visibility');
  });

  it('where a published one is known asks first, and staying private sends nothing', async () => {
    const made = await opened([own, theirs]);
    made.commands.visibility.publish(ref);
    expect(made.state().visibility.inTheWay).toEqual({ selectionId: 5, publishedId: 9 });
    expect(made.seenBy()).toBe('private');
    made.commands.visibility.stayPrivate();
    expect(made.state().visibility.inTheWay).toBeUndefined();
    expect(made.backend.calls).toEqual([]);
  });

  it('where the server knows of one asks, too, and is private until that is answered', async () => {
    const made = await opened([own]);
    made.commands.visibility.publish(ref);
    made.backend.stored.set(9, theirs);
    await made.succeed();
    expect(made.seenBy()).toBe('private');
    expect(made.state().visibility.inTheWay).toEqual({ selectionId: 5, publishedId: 9 });
    expect(made.codes()).toEqual([]);
    expect(made.state().history.undo).toEqual([]);
  });
});

describe('joining', () => {
  async function asked() {
    const found = await opened([own, theirs]);
    found.commands.selections.activate(5);
    found.commands.visibility.publish(ref);
    return found;
  }

  it('moves what is written there, for good', async () => {
    const made = await asked();
    made.commands.visibility.join();
    expect((await made.succeed()).input).toEqual({ id: 5, visibility: 'code', joins: 9 });
    const { items, activeId } = made.state().selections;
    expect(items.map(({ id }) => id)).toEqual([9]);
    expect(items[0]?.data).toMatchObject([{ type: 'comment', text: 'Ask the seller.', selectionId: 9 }]);
    expect(activeId).toBe(9);
    expect(made.state().history.undo).toEqual([]);
  });

  it('takes along what is written while it is on its way', async () => {
    const made = await asked();
    made.commands.visibility.join();
    made.commands.comments.openForm(5);
    made.commands.comments.write('And the buyer.');
    made.commands.comments.submit();
    made.commands.comments.openForm(5);
    await made.succeed();
    expect(made.state().comments.form?.selectionId).toBe(9);
    const { name, input } = await made.succeed();
    expect({ name, input }).toMatchObject({
      name: 'selections.createComment',
      input: { selectionId: 9, text: 'And the buyer.' },
    });
    expect(made.backend.stored.get(9)?.data).toHaveLength(2);
    expect(made.state().selections.items[0]?.data).toHaveLength(2);
  });

  it('what is no longer there leaves it private', async () => {
    const made = await asked();
    made.commands.visibility.join();
    made.backend.stored.delete(9);
    await made.succeed();
    expect(made.seenBy()).toBe('private');
    expect(made.codes()).toEqual(['joinGone']);
  });
});

describe('making private', () => {
  const published = { ...own, visibility: 'code' as const };

  it('is one call that can be undone', async () => {
    const made = await opened([published]);
    made.commands.visibility.makePrivate(ref);
    expect((await made.succeed()).input).toEqual({ id: 5, visibility: 'private' });
    expect(made.codes()).toEqual(['madePrivate']);
    made.commands.history.undo();
    expect((await made.succeed()).input).toEqual({ id: 5, visibility: 'code' });
  });

  it('is refused where others have written on it', async () => {
    const [comment] = own.data;
    const answered = {
      ...published,
      data: [...own.data, { ...comment!, id: 7, createdBy: theirs.createdBy }],
    };
    const made = await opened([answered]);
    made.commands.visibility.makePrivate(ref);
    expect(made.backend.calls).toEqual([]);
    expect(made.codes()).toEqual(['staysPublished']);
  });

  it('shows it as published again where the server knows that, and does not send what was written for oneself', async () => {
    const made = await opened([published]);
    made.commands.visibility.makePrivate(ref);
    made.commands.comments.openForm(5);
    made.commands.comments.write('Not for the other side.');
    made.commands.comments.submit();
    made.backend.next().refuse(409, 'CONFLICT');
    await settle();
    expect(made.seenBy()).toBe('code');
    expect(made.backend.calls).toEqual([]);
    expect(made.state().outbox.changes).toEqual([]);
    expect(made.state().selections.items[0]?.data.map(({ id }) => id)).toEqual([6]);
    const notices = made.state().notices.items.filter(({ code }) => code === 'staysPublished');
    expect(notices.map(({ written }) => written)).toEqual(['Not for the other side.']);
  });

  it('takes it from the totals, and publishing puts it back', async () => {
    const made = await opened([own, aSelection(8, aRange(1, 0, 0, 4))]);
    const counts = () => [selectCodeSelectionCount(made.state()), selectCodeOwnPrivateCount(made.state())];
    expect(counts()).toEqual([1, 1]);
    made.commands.visibility.publish(ref);
    expect(counts()).toEqual([2, 0]);
    made.commands.history.undo();
    expect(counts()).toEqual([1, 1]);
    made.commands.selections.delete(5);
    expect(counts()).toEqual([1, 0]);
  });

  it('counts the user’s own of the other documents as the server says, unless it says nothing of them', async () => {
    const made = await opened([own]);
    const own2 = () => selectCodeOwnPrivateCount(made.state()) - 1;
    const list = (ownPrivateCount?: number) =>
      made.commands.documents.list([
        aDocument(1),
        { ...aDocument(2), ...(ownPrivateCount !== undefined && { ownPrivateCount }) },
      ]);
    list(3);
    expect(own2()).toBe(3);
    made.commands.documents.open(2);
    await settle();
    await made.succeed();
    made.commands.documents.open(1);
    await settle();
    await made.succeed();
    // That document was read meanwhile, and has none.
    expect(own2()).toBe(0);
    list();
    expect(own2()).toBe(0);
    list(3);
    expect(own2()).toBe(3);
  });
});

describe('what is made next', () => {
  it('is as was chosen last in this Code, also in the next visit', async () => {
    const storage = createMemoryStorage();
    const first = await opened([], { storage });
    expect(first.state().visibility.chosen).toBe('code');
    first.commands.visibility.choose('private');
    mark(first).create(1, 0, 4);
    expect(first.backend.next().input).toMatchObject({ visibility: 'private' });
    first.stop();
    const visit = (options: { readonly codeId?: number; readonly userId?: number }) =>
      createTestAnnotator({ storage, ...options }).store.getState().visibility.chosen;
    expect(visit({})).toBe('private');
    expect(visit({ codeId: 2 })).toBe('code');
    expect(visit({ userId: 2 })).toBe('code');
  });

  it('goes for bookmarks and notes, too', async () => {
    const { commands, backend } = await opened([]);
    commands.visibility.choose('private');
    commands.bookmarks.openForm(0, 'Here');
    commands.bookmarks.submit();
    commands.notes.openDraft();
    const place = { documentId: 1, noteId: undefined };
    commands.notes.write(place, 'Settle?');
    commands.notes.submit(place);
    const sent = backend.calls.map(({ name, input }) => [name, input['visibility']]);
    expect(sent).toEqual([
      ['bookmarks.create', 'private'],
      ['notes.create', 'private'],
    ]);
  });

  it('may be private over what is published, and not over another private one of one’s own', async () => {
    const over = await opened([theirs]);
    mark(over).create(0, 2, 8);
    expect(over.codes()).toEqual(['overlap']);
    over.commands.visibility.choose('private');
    mark(over).create(0, 2, 8);
    expect(over.backend.next().input).toMatchObject({ visibility: 'private' });
    mark(over).create(0, 4, 6);
    expect(over.codes()).toEqual(['overlap', 'overlap']);
    over.commands.visibility.choose('code');
    mark(over).create(0, 9, 12);
    expect(over.backend.calls.at(-1)?.input).not.toHaveProperty('visibility');
  });
});

describe('notes and bookmarks', () => {
  it('are published and taken back with what is written in them as it is', async () => {
    const { commands, backend, state, succeed } = await opened([]);
    void commands.notes.load();
    await succeed();
    commands.notes.openDraft();
    const place = { documentId: 1, noteId: undefined };
    commands.notes.write(place, 'Settle?');
    commands.notes.submit(place);
    await succeed();
    const [note] = state().notes.items;
    const noteRef = { kind: 'note', id: note!.id };
    commands.visibility.makePrivate(noteRef);
    await succeed();
    expect(backend.storedNotes.get(note!.id)).toMatchObject({ text: 'Settle?', visibility: 'private' });
    commands.history.undo();
    await succeed();
    expect(backend.storedNotes.get(note!.id)).toMatchObject({ text: 'Settle?', visibility: 'code' });
  });
});

describe('another window', () => {
  it('of a colleague gains what is published, loses what is made private, and gains it again', async () => {
    const made = await opened([], { userId: 2 });
    const published: TextSelection = { ...own, visibility: 'code' };
    const back: LiveEvent = { name: 'SELECTION/CREATE', data: { ...published, isRestored: true } };
    made.say(back);
    expect(made.seenBy()).toBe('code');
    made.say({ name: 'SELECTION/DELETE', data: { id: 5, documentId: 1 } });
    expect(made.state().selections.items).toEqual([]);
    made.say(back);
    expect(made.state().selections.items).toHaveLength(1);
  });

  it('of one’s own shows the same lock', async () => {
    const made = await opened([own]);
    made.say({ name: 'SELECTION/CREATE', data: { ...own, visibility: 'code', isRestored: true } });
    expect(made.seenBy()).toBe('code');
    made.say({ name: 'SELECTION/UPDATE', data: own });
    expect(made.seenBy()).toBe('private');
  });
});

/** Selects words of the first paragraphs and highlights them. */
function mark({ viewer, commands }: Pick<ReturnType<typeof createTestAnnotator>, 'viewer' | 'commands'>) {
  return {
    create(page: number, start: number, end: number) {
      viewer.select(aRange(page, 0, start, end));
      commands.selections.create();
    },
  };
}
