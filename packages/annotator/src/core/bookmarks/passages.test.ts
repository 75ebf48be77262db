import type { LiveEvent } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { bookmarkEntries, placeOf } from './selectors';

const LEA = { id: 1, name: 'Lea Rossi' };

async function opened(existing: Parameters<typeof aSelection>[2][] = []) {
  const made = createTestAnnotator({
    existing: existing.map((changes, index) =>
      aSelection(5 + index, aRange(index, 0, 2, 8), { text: 'person', createdBy: LEA, ...changes }),
    ),
  });
  await openFirst(made);
  const listeners = new Set<(event: LiveEvent) => void>();
  made.annotator.attachLive({
    subscribe({ onEvent }) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
  });
  const { store, commands, backend } = made;
  const selections = () => store.getState().selections.items;
  return {
    ...made,
    selections,
    live: (event: LiveEvent) => listeners.forEach((listener) => listener(event)),
    form: () => store.getState().bookmarks.form,
    notices: () => store.getState().notices.items.map(({ code }) => code),
    names: () =>
      bookmarkEntries(store.getState().bookmarks.items, selections()).map((entry) => placeOf(entry).name),
    write(name: string) {
      commands.bookmarks.writeName(name);
      commands.bookmarks.submit();
    },
    async answerAll() {
      while (backend.calls.length > 0) {
        backend.next().succeed();
        await settle();
      }
    },
  };
}

describe('a bookmarked passage', () => {
  it('is a highlight that is called like what it quotes, and can be named at once', async () => {
    const made = await opened();
    made.viewer.select(aRange(0, 0, 2, 8));
    made.commands.bookmarks.markPassage();
    expect(made.selections()).toMatchObject([{ id: -1, isBookmark: true, name: 'person', text: 'person' }]);
    expect(made.form()).toMatchObject({ selectionId: -1, text: 'person', page: 0 });
    expect(made.backend.calls).toMatchObject([
      { name: 'selections.create', input: { isBookmark: true, name: 'person' } },
    ]);
    await made.answerAll();
    expect(made.form()).toMatchObject({ selectionId: 1000 });
    made.write(' Who is held ');
    expect(made.names()).toEqual(['Who is held']);
    expect(made.form()).toBeUndefined();
    await made.answerAll();
    expect(made.backend.stored.get(1000)).toMatchObject({ isBookmark: true, name: 'Who is held' });
  });

  it('is refused where no text is selected, and where it is marked already', async () => {
    const made = await opened([{}]);
    made.commands.bookmarks.markPassage();
    made.viewer.select(aRange(0, 0, 7, 12));
    made.commands.bookmarks.markPassage();
    expect(made.notices()).toEqual(['selectFirstAnnotate', 'overlap']);
    expect(made.form()).toBeUndefined();
    expect(made.backend.calls).toEqual([]);
  });

  it('stands among the pages, by page, then by name', async () => {
    const made = await opened([
      { isBookmark: true, name: 'b' },
      { isBookmark: true, name: 'Later' },
    ]);
    made.commands.bookmarks.openForm(0, 'A');
    made.commands.bookmarks.submit();
    made.commands.bookmarks.openForm(0, 'c');
    made.commands.bookmarks.submit();
    expect(made.names()).toEqual(['A', 'b', 'c', 'Later']);
  });

  it('can be made of a highlight, renamed and released; each is undone by itself', async () => {
    const made = await opened([{}]);
    const { bookmarks, history } = made.commands;
    bookmarks.keepPassage(5);
    expect(made.form()).toMatchObject({ selectionId: 5, text: 'person' });
    made.write('Offer');
    bookmarks.releasePassage(5);
    expect(made.names()).toEqual([]);
    expect(made.store.getState().history.undo.map(({ label }) => label)).toEqual([
      'createBookmark',
      'renameBookmark',
      'deleteBookmark',
    ]);
    history.undo();
    expect(made.names()).toEqual(['Offer']);
    history.undo();
    expect(made.names()).toEqual(['person']);
    history.undo();
    expect(made.names()).toEqual([]);
    await made.answerAll();
    expect(made.backend.stored.get(5)).toMatchObject({ isBookmark: false, name: '' });
  });

  it('keeps its name when it is bookmarked again', async () => {
    const made = await opened([{ name: 'Offer' }]);
    made.commands.bookmarks.keepPassage(5);
    expect(made.names()).toEqual(['Offer']);
  });

  it('is its author’s alone', async () => {
    const made = await opened([{ createdBy: { id: 2, name: 'Max Keller' }, isBookmark: true, name: 'His' }]);
    made.commands.bookmarks.renamePassage(5);
    made.commands.bookmarks.releasePassage(5);
    expect(made.form()).toBeUndefined();
    expect(made.names()).toEqual(['His']);
    expect(made.backend.calls).toEqual([]);
  });

  it('has another name that it got elsewhere beside what is being written', async () => {
    const made = await opened([{ isBookmark: true, name: 'Offer' }]);
    const [selection] = made.selections();
    if (!selection) throw new Error('There is no Selection');
    made.commands.bookmarks.renamePassage(5);
    made.live({ name: 'SELECTION/UPDATE', data: { ...selection, name: 'Untouched' } });
    expect(made.form()).toMatchObject({ text: 'Untouched', elsewhere: undefined });
    made.commands.bookmarks.writeName('Mine');
    made.live({ name: 'SELECTION/UPDATE', data: { ...selection, name: 'Theirs' } });
    expect(made.form()).toMatchObject({ text: 'Mine', elsewhere: 'Theirs' });
    made.commands.bookmarks.submit();
    expect(made.names()).toEqual(['Mine']);
  });

  it('follows what other windows do, and its form goes with it', async () => {
    const made = await opened([{}]);
    const [selection] = made.selections();
    if (!selection) throw new Error('There is no Selection');
    made.live({ name: 'SELECTION/UPDATE', data: { ...selection, isBookmark: true, name: 'Elsewhere' } });
    expect(made.names()).toEqual(['Elsewhere']);
    made.commands.bookmarks.renamePassage(5);
    made.live({ name: 'SELECTION/DELETE', data: { id: 5, documentId: 1 } });
    expect(made.names()).toEqual([]);
    expect(made.form()).toBeUndefined();
  });
});
