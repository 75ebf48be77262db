import { describe, expect, it, vi } from 'vitest';
import { createAnnotator } from '../annotator';
import { NotSupportedError } from '../ports/not-supported';
import { createFakeViewer } from '../testing/fake-viewer';
import { createHighlightsBackend } from '../testing/highlights-backend';
import { createManualClock } from '../testing/manual-clock';
import { createMemoryOutboxStore } from '../testing/memory-outbox-store';
import {
  aDocument,
  aRange,
  aSelection,
  createMemoryStorage,
  createTestAnnotator,
  openFirst,
  settle,
  SHORT_DOCUMENT,
} from '../testing/test-annotator';
import { completeBackend } from './complete-backend';
import { initialOffers, type AnnotatorFeatures } from './state';

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };

/** An annotator of Lea Rossi's over a backend for highlights alone. */
async function onHighlights(existing: Parameters<typeof createHighlightsBackend>[0] = []) {
  const { backend, stored } = createHighlightsBackend(existing);
  const viewer = createFakeViewer(SHORT_DOCUMENT);
  const log = { warn: vi.fn(), error: vi.fn() };
  let keys = 0;
  const annotator = createAnnotator({
    backend,
    clock: createManualClock(),
    storage: createMemoryStorage(),
    log,
    resolveFile: () => ({ url: '/file' }),
    createKey: () => `key-${(keys += 1)}`,
  });
  const { commands, store } = annotator;
  annotator.start();
  commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'owner' });
  commands.documents.list([aDocument(1)]);
  annotator.attachViewer(viewer);
  commands.documents.open(1);
  await settle();
  return { annotator, commands, store, stored, viewer, log };
}

describe('a backend for highlights alone', () => {
  it('has highlights made, recolored and deleted', async () => {
    const { commands, store, stored, viewer, log } = await onHighlights();
    viewer.select(aRange(0, 0, 2, 8));
    commands.selections.create();
    await settle();
    expect([...stored.keys()]).toEqual([1]);
    commands.selections.recolor(1, 'COLOR_5');
    await settle();
    expect(stored.get(1)?.color).toBe('COLOR_5');
    commands.selections.delete(1);
    await settle();
    expect(stored.size).toBe(0);
    expect(store.getState().outbox.changes).toEqual([]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('is offered no more, and does nothing about the rest', async () => {
    const { commands, store } = await onHighlights([aSelection(1, aRange(0, 0, 2, 8), OWN)]);
    const offered = Object.entries(store.getState().offers).filter(([, isOffered]) => isOffered);
    expect(offered.map(([name]) => name)).toEqual(['search', 'tags']);
    commands.comments.openForm(1);
    commands.bookmarks.openForm(0, 'Offer');
    commands.bookmarks.keepPassage(1);
    commands.notes.openDraft();
    commands.attachments.openMediaNote(1);
    commands.sharing.open({ kind: 'annotation', id: 1 });
    await Promise.all([commands.bookmarks.load(), commands.notes.load()]);
    const state = store.getState();
    expect(state.comments.form).toBeUndefined();
    expect(state.bookmarks).toMatchObject({ form: undefined, status: 'ready', items: [] });
    expect(state.notes).toMatchObject({ drafts: [], status: 'ready', items: [] });
    expect(state.attachments.mediaNoteFor).toBeUndefined();
    expect(state.sharing.target).toBeUndefined();
    expect(state.selections.items[0]?.isBookmark).toBe(false);
  });

  it('makes anew what was deleted when that is undone, and deletes that when it is done again', async () => {
    const { commands, store, stored } = await onHighlights([
      aSelection(1, aRange(0, 0, 2, 8), { ...OWN, color: 'COLOR_7' }),
    ]);
    commands.selections.delete(1);
    await settle();
    commands.history.undo();
    await settle();
    expect([...stored.values()]).toMatchObject([
      { id: 2, color: 'COLOR_7', text: 'quoted', startCharacter: 2 },
    ]);
    expect(store.getState().selections.items.map(({ id }) => id)).toEqual([2]);
    commands.history.redo();
    await settle();
    expect(stored.size).toBe(0);
    commands.history.undo();
    await settle();
    expect([...stored.keys()]).toEqual([3]);
  });

  it('offers no way back from deleting many together', async () => {
    const { commands, store, stored } = await onHighlights([
      aSelection(1, aRange(0, 0, 2, 8), OWN),
      aSelection(2, aRange(0, 0, 9, 12), OWN),
    ]);
    commands.picking.delete([1, 2]);
    await settle();
    expect(stored.size).toBe(0);
    expect(store.getState().history.undo).toEqual([]);
  });
});

describe('features that are switched off', () => {
  const chosen = async (features: AnnotatorFeatures) => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.offers.choose(features);
    return made;
  };

  it('are not fetched, and are when they are switched on again', async () => {
    const { commands, backend, store } = await chosen({ bookmarks: false });
    void commands.bookmarks.load();
    await settle();
    expect(backend.calls).toEqual([]);
    expect(store.getState().offers).toEqual({ ...initialOffers, bookmarks: false, updates: false });
    commands.offers.choose({});
    await settle();
    expect(backend.calls.map(({ name }) => name)).toContain('documents.bookmarks');
  });

  it('take with them what depends on them', async () => {
    const { store, commands } = await chosen({ attachments: false, notes: false, search: 'document' });
    expect(store.getState().offers).toMatchObject({
      media: false,
      noteAttachments: false,
      shareNotes: false,
      share: true,
      search: true,
      codeSearch: false,
    });
    commands.codeSearch.chooseScope('documents');
    expect(store.getState().codeSearch.scope).toBe('document');
    commands.search.open();
    commands.offers.choose({ search: false });
    expect(store.getState().search.isOpen).toBe(false);
  });
});

describe('completeBackend', () => {
  it('refuses for good what the backend lacks, and calls what it has on its own object', async () => {
    const { backend } = createHighlightsBackend();
    class Bookmarks {
      #deleted = 0;
      delete(): Promise<undefined> {
        this.#deleted += 1;
        return Promise.resolve(undefined);
      }
      get deleted() {
        return this.#deleted;
      }
    }
    const own = new Bookmarks();
    const { bookmarks, codes, files } = completeBackend({ ...backend, bookmarks: own }, () => initialOffers);
    await expect(bookmarks.create({ documentId: 1, name: '', page: 0 })).rejects.toThrow(NotSupportedError);
    await expect(codes.search({ id: 1, text: 'a', in: 'documents' })).rejects.toMatchObject({
      problem: { code: 'NOT_SERVED', status: 501 },
    });
    await expect(
      files.upload({ file: { size: 0, type: '' }, contentType: 'application/pdf' }),
    ).rejects.toThrow('files.upload');
    await bookmarks.delete({ id: 1 });
    expect(own.deleted).toBe(1);
  });

  it('lets the outbox give up what is never served', async () => {
    const first = await onHighlights();
    expect(first.store.getState().outbox.changes).toEqual([]);
    const outboxStore = createMemoryOutboxStore();
    const made = createTestAnnotator({ outboxStore });
    await openFirst(made);
    made.commands.bookmarks.openForm(0, 'Offer');
    made.commands.bookmarks.submit();
    await settle();
    const call = made.backend.calls.at(-1);
    expect(call?.name).toBe('bookmarks.create');
    call?.refuse(501, 'NOT_SERVED');
    await settle();
    expect(made.store.getState().outbox.changes).toEqual([]);
    expect(made.store.getState().bookmarks.items).toEqual([]);
  });
});
