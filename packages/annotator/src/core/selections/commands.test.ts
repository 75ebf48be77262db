import type { LiveEvent } from '@glossator/client-sdk/contract';
import fc from 'fast-check';
import { rangesOverlap } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import type { LiveSource } from '../ports/backend';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { selectCodeSelectionCount } from '../documents/selectors';

const notices = (made: ReturnType<typeof createTestAnnotator>) =>
  made.store
    .getState()
    .notices.items.map(({ code, written }) => (written === undefined ? code : [code, written]));
const items = (made: ReturnType<typeof createTestAnnotator>) => made.store.getState().selections.items;

/** A live source that a test speaks through. */
function createLive() {
  const listeners = new Set<Parameters<LiveSource['subscribe']>[0]>();
  const live: LiveSource = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { live, say: (event: LiveEvent) => listeners.forEach((listener) => listener.onEvent(event)) };
}

describe('marking text', () => {
  it('shows the highlight at once and saves it', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.viewer.select(aRange(0, 0, 2, 8));
    expect(made.commands.selections.create({ color: 'COLOR_4' })).toBe(-1);
    expect(items(made)).toMatchObject([
      { id: -1, text: 'person', color: 'COLOR_4', createdBy: { name: 'Lea Rossi' } },
    ]);
    expect(made.viewer.shown.highlights).toMatchObject([{ id: -1, color: 'COLOR_4' }]);
    expect(made.store.getState().outbox.changes).toHaveLength(1);
    made.backend.next().succeed();
    await settle();
    expect(items(made)).toMatchObject([{ id: 1000 }]);
    expect(made.viewer.shown).toMatchObject({ active: 1000, highlights: [{ id: 1000 }] });
    expect(made.store.getState().outbox.changes).toHaveLength(0);
  });

  it('asks to select text first, in the words of what is wanted', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.selections.create();
    made.commands.selections.create({ purpose: 'annotate' });
    made.commands.selections.create({ purpose: 'attach' });
    expect(notices(made)).toEqual(['selectFirstHighlight', 'selectFirstAnnotate', 'selectFirstAttach']);
    expect(items(made)).toEqual([]);
  });

  it('refuses text outside of the page, and an overlap, without a call', async () => {
    const made = createTestAnnotator({ existing: [aSelection(5, aRange(0, 0, 2, 8), { text: 'person' })] });
    await openFirst(made);
    made.viewer.selectOutside('elsewhere');
    made.commands.selections.create();
    made.viewer.select(aRange(0, 0, 7, 12));
    made.commands.selections.create();
    expect(notices(made)).toEqual(['outsidePage', 'overlap']);
    expect(made.backend.calls).toHaveLength(0);
  });

  it('does nothing for a reader', async () => {
    const made = createTestAnnotator({ access: 'read' });
    await openFirst(made);
    made.viewer.select(aRange(0, 0, 2, 8));
    expect(made.commands.selections.create()).toBeUndefined();
    expect(made.backend.calls).toHaveLength(0);
  });

  it('never accepts an overlap', async () => {
    const spans = fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 10 })), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(spans, async (list) => {
        const made = createTestAnnotator();
        await openFirst(made);
        for (const [start, length] of list) {
          made.viewer.select(aRange(0, 0, start, start + length));
          made.commands.selections.create();
        }
        const marked = items(made);
        for (const a of marked) for (const b of marked) expect(a !== b && rangesOverlap(a, b)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

describe('when saving fails', () => {
  it('takes back what the server refused because it overlaps, and keeps what was written on it', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.viewer.select(aRange(0, 0, 2, 8));
    const id = made.commands.selections.create({ purpose: 'annotate' }) ?? 0;
    made.commands.comments.openForm(id);
    made.commands.comments.write('my thought');
    made.commands.comments.submit();
    made.backend.next().refuse(409, 'SELECTION_OVERLAP');
    await settle();
    expect(items(made)).toEqual([]);
    expect(selectCodeSelectionCount(made.store.getState())).toBe(0);
    expect(made.store.getState().outbox.changes).toEqual([]);
    expect(notices(made)).toEqual([['overlap', 'person\n\nmy thought']]);
    expect(made.backend.calls).toEqual([]);
  });

  it('keeps what could not be delivered, counts it, and sends it again with the same key', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.viewer.select(aRange(0, 0, 2, 8));
    made.commands.selections.create();
    const lost = made.backend.next();
    lost.breakOff(true);
    await settle();
    expect(items(made)).toHaveLength(1);
    expect(made.store.getState().outbox.changes).toMatchObject([{ state: 'failed' }]);
    made.commands.outbox.retry();
    const again = made.backend.next();
    expect(again.key).toBe(lost.key);
    again.succeed();
    await settle();
    expect(items(made)).toMatchObject([{ id: 1000 }]);
    expect(made.backend.stored.size).toBe(1);
    expect(made.store.getState().outbox.changes).toEqual([]);
  });

  it('does not roll back a refused change of color, but says so', async () => {
    const own = aSelection(5, aRange(0, 0, 2, 8), {
      text: 'person',
      createdBy: { id: 1, name: 'Lea Rossi' },
    });
    const made = createTestAnnotator({ existing: [own] });
    await openFirst(made);
    made.commands.selections.recolor(5, 'COLOR_7');
    made.backend.next().refuse(403, 'FORBIDDEN');
    await settle();
    expect(items(made)).toMatchObject([{ color: 'COLOR_7' }]);
    expect(notices(made)).toEqual(['generic']);
    expect(made.logged).toHaveLength(1);
  });

  it.each([
    [404, 'NOT_FOUND', 0],
    [500, 'INTERNAL', 1],
  ] as const)(
    'says in the log that they could not be loaded, but of a deleted document: %i',
    async (status, code, lines) => {
      const made = createTestAnnotator();
      made.annotator.commands.documents.open(1);
      await settle();
      made.backend.next().refuse(status, code);
      await settle();
      expect(made.store.getState().selections.status).toBe('failed');
      expect(made.logged).toHaveLength(lines);
    },
  );

  it('sends a comment on an unsaved Selection only when that has its id', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.viewer.select(aRange(0, 0, 2, 8));
    const id = made.commands.selections.create() ?? 0;
    made.commands.comments.openForm(id);
    made.commands.comments.write('first');
    made.commands.comments.submit();
    expect(made.backend.calls.map(({ name }) => name)).toEqual(['selections.create']);
    made.backend.next().succeed();
    await settle();
    const call = made.backend.next();
    expect(call).toMatchObject({
      name: 'selections.createComment',
      input: { selectionId: 1000, text: 'first' },
    });
    call.succeed();
    await settle();
    expect(items(made)[0]?.data).toMatchObject([{ id: 1000, selectionId: 1000, text: 'first' }]);
  });

  it('forgets a Selection deleted before it was ever sent after another one, and deletes one under way afterwards', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.viewer.select(aRange(0, 0, 2, 8));
    const id = made.commands.selections.create() ?? 0;
    made.commands.selections.delete(id);
    expect(items(made)).toEqual([]);
    made.backend.next().succeed();
    await settle();
    expect(items(made)).toEqual([]);
    expect(made.backend.next()).toMatchObject({ name: 'selections.delete', input: { id: 1000 } });
  });
});

describe('with other people at work', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('mark' as const),
      start: fc.nat(30),
      length: fc.integer({ min: 1, max: 6 }),
    }),
    fc.record({
      kind: fc.constantFrom('recolor' as const, 'comment' as const, 'delete' as const),
      pick: fc.nat(9),
    }),
    fc.record({
      kind: fc.constantFrom('answer' as const, 'break' as const, 'breakAfter' as const),
      pick: fc.nat(3),
    }),
    fc.constant({ kind: 'retry' as const }),
    fc.constant({ kind: 'reload' as const }),
    fc.record({ kind: fc.constantFrom('echo' as const, 'echoDelete' as const), pick: fc.nat(9) }),
  );

  it('ends with what the server has, under any interleaving of gestures, answers, failures and live events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const made = createTestAnnotator({ access: 'owner' });
        await openFirst(made);
        const { live, say } = createLive();
        made.annotator.attachLive(live);
        const { calls, stored } = made.backend;
        for (const action of steps) {
          const pick = 'pick' in action ? action.pick : 0;
          const own = items(made)[pick % Math.max(1, items(made).length)];
          if (action.kind === 'mark') {
            made.viewer.select(aRange(0, 0, action.start, action.start + action.length));
            made.commands.selections.create();
          } else if (action.kind === 'recolor' && own) made.commands.selections.recolor(own.id, 'COLOR_12');
          else if (action.kind === 'delete' && own) made.commands.selections.delete(own.id);
          else if (action.kind === 'comment' && own) {
            made.commands.comments.openForm(own.id);
            made.commands.comments.write('a word');
            made.commands.comments.submit();
          } else if (action.kind === 'retry') made.commands.outbox.retry();
          else if (action.kind === 'reload') void made.commands.selections.load();
          else if (action.kind === 'echo') {
            const saved = [...stored.values()][pick];
            if (saved) say({ name: 'SELECTION/CREATE', data: saved });
          } else if (action.kind === 'echoDelete') {
            const [id] = [...stored.keys()].slice(pick);
            if (id !== undefined && stored.delete(id)) say({ name: 'SELECTION/DELETE', data: { id } });
          } else {
            const [call] = calls.splice(pick % Math.max(1, calls.length), 1);
            if (action.kind === 'answer') call?.succeed();
            else if (call && call.name !== 'documents.selections')
              call.breakOff(action.kind === 'breakAfter');
            else call?.succeed();
          }
          await settle();
        }
        for (
          let turn = 0;
          turn < 60 && (calls.length > 0 || made.store.getState().outbox.changes.length > 0);
          turn += 1
        ) {
          while (calls.length > 0) made.backend.next().succeed();
          await settle();
          made.commands.outbox.retry();
          await settle();
        }
        const shown = items(made).map(({ id, color }) => `${id} ${color}`);
        const there = [...stored.values()].map(({ id, color }) => `${id} ${color}`);
        expect(shown.toSorted()).toEqual(there.toSorted());
        expect(
          items(made)
            .flatMap(({ data }) => data)
            .every(({ id }) => id > 0),
        ).toBe(true);
        expect(selectCodeSelectionCount(made.store.getState())).toBe(shown.length);
      }),
      { numRuns: 150 },
    );
  });

  it('lays unsaved changes over what is fetched anew', async () => {
    const own = aSelection(5, aRange(0, 0, 2, 8), {
      text: 'person',
      createdBy: { id: 1, name: 'Lea Rossi' },
    });
    const made = createTestAnnotator({ existing: [own] });
    await openFirst(made);
    made.commands.selections.recolor(5, 'COLOR_7');
    const update = made.backend.next();
    void made.commands.selections.load();
    made.backend.next().succeed();
    await settle();
    expect(items(made)).toMatchObject([{ color: 'COLOR_7' }]);
    update.succeed();
  });
});

describe('places', () => {
  it('draws a Selection where its quote stands now, and one whose quote is gone nowhere', async () => {
    const moved = aSelection(5, aRange(0, 1, 0, 5), { text: 'makes an offer' });
    const gone = aSelection(6, aRange(1, 0, 0, 5), { text: 'never written here' });
    const unsure = aSelection(7, aRange(2, 0, 0, 2), { text: 'No', status: 'unconfirmed' });
    const made = createTestAnnotator({ existing: [moved, gone, unsure] });
    await openFirst(made);
    await settle();
    expect(made.viewer.shown.highlights).toEqual([{ id: 5, range: aRange(0, 0, 13, 27), color: 'COLOR_1' }]);
    expect(made.store.getState().selections.places[6]).toBeNull();
    expect(items(made)).toHaveLength(3);
  });

  it('tells the viewer which highlight is active, both ways round', async () => {
    const made = createTestAnnotator({ existing: [aSelection(5, aRange(0, 0, 2, 8), { text: 'person' })] });
    await openFirst(made);
    await settle();
    made.viewer.clickHighlight(5);
    expect(made.store.getState().selections.activeId).toBe(5);
    made.viewer.clickHighlight(undefined);
    expect(made.viewer.shown.active).toBeUndefined();
    made.commands.selections.activate(5, true);
    expect(made.viewer.shown.goTo).toMatchObject({ range: { startPage: 0, startCharacter: 2 } });
  });

  describe('activated before its place is known', () => {
    const loadedUnplaced = async () => {
      const made = createTestAnnotator({
        existing: [
          aSelection(5, aRange(0, 0, 2, 8), { text: 'person' }),
          aSelection(6, aRange(2, 0, 0, 6), { text: 'No one' }),
        ],
      });
      made.commands.documents.open(1);
      made.backend.next().succeed();
      while (items(made).length === 0) await Promise.resolve();
      expect(made.store.getState().selections.places).toEqual({});
      return made;
    };

    it('comes into view as soon as its place is, once, the last one only', async () => {
      const made = await loadedUnplaced();
      const { commands, viewer } = made;
      commands.selections.activate(5, true);
      commands.selections.activate(6, true);
      expect(viewer.shown.goTo).toBeUndefined();
      await settle();
      expect(viewer.shown.goTo).toMatchObject({ range: { startPage: 2 } });
      viewer.scrollToPage(0);
      commands.selections.recolor(6, 'COLOR_3');
      await settle();
      expect(viewer.state.page).toBe(0);
    });

    it('does not take back a reader who has jumped elsewhere meanwhile', async () => {
      const { commands, viewer, store } = await loadedUnplaced();
      commands.selections.activate(6, true);
      commands.view.goToPage(1);
      await settle();
      expect(store.getState().selections.places[6]).toBeDefined();
      expect(viewer.shown.goTo).toEqual({ page: 1 });
    });
  });
});
