import { describe, expect, it } from 'vitest';
import { createMemoryStorage, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { VISIT_KEY_PREFIX } from './kept-keys';

const MINUTE = 60_000;

/** An annotator whose backend notes visits: `befores` are what it answers, one after the other. */
async function opened(befores: readonly (string | undefined)[], storage = createMemoryStorage()) {
  const made = createTestAnnotator({ storage });
  const visits: unknown[] = [];
  Object.assign(made.backend.documents, {
    visit: (input: unknown) => {
      visits.push(input);
      const before = befores[visits.length - 1];
      return Promise.resolve(before === undefined ? {} : { before });
    },
  });
  await openFirst(made);
  await settle();
  const since = () => made.store.getState().visits.since;
  return { ...made, visits, since, storage };
}

const MONDAY = '2026-03-02T10:00:00.000Z';
const TUESDAY = '2026-03-03T10:00:00.000Z';

describe('a visit of a document', () => {
  it('tells since when annotations are new, and is noted again when the document is left', async () => {
    const made = await opened([MONDAY, TUESDAY]);
    expect(made.since()).toBe(MONDAY);
    expect(made.visits).toEqual([{ id: 1 }]);
    made.commands.documents.open(2);
    expect(made.visits.slice(0, 3)).toEqual([{ id: 1 }, { id: 1 }, { id: 2 }]);
    expect(made.since()).toBeUndefined();
  });

  it('is not noted when it is left because the session has ended, which clears what was kept', async () => {
    const made = await opened([MONDAY]);
    made.storage.delete(`${VISIT_KEY_PREFIX}1.1`);
    made.stop();
    expect(made.visits).toHaveLength(1);
    expect(made.storage.get(`${VISIT_KEY_PREFIX}1.1`)).toBeUndefined();
  });

  it('is noted for nobody else who takes over the same window', async () => {
    const storage = createMemoryStorage();
    const made = createTestAnnotator({ storage });
    const visits: unknown[] = [];
    Object.assign(made.backend.documents, {
      // What the backend would note: the user who is granted access by then is the one whose token it has.
      visit: ({ id }: { readonly id: number }) => {
        visits.push([made.store.getState().access.userId, id]);
        return Promise.resolve({ before: MONDAY });
      },
    });
    const next = { id: 2, name: 'Ada Weber', access: 'read' } as const;
    await openFirst(made);
    await settle();
    const before = storage.get(`${VISIT_KEY_PREFIX}1.1`);
    made.commands.access.grant(next);
    await settle();
    // The document is open for them too, and that is all that is noted.
    expect(visits).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(storage.get(`${VISIT_KEY_PREFIX}1.1`)).toBe(before);
    made.stop();
    expect(visits).toHaveLength(3);
    expect(visits[2]).toEqual([2, 1]);
  });

  it('that is the first one has nothing new', async () => {
    const made = await opened([undefined]);
    expect(made.since()).toBeUndefined();
    made.stop();
    expect(made.visits).toHaveLength(2);
  });

  it('goes on for who comes back soon, and is another one later', async () => {
    const first = await opened([MONDAY]);
    first.stop();
    const soon = await opened([TUESDAY], first.storage);
    expect(soon.since()).toBe(MONDAY);
    soon.stop();
    const later = createTestAnnotator({ storage: first.storage });
    Object.assign(later.backend.documents, { visit: () => Promise.resolve({ before: TUESDAY }) });
    later.clock.pass(31 * MINUTE);
    await openFirst(later);
    await settle();
    expect(later.store.getState().visits.since).toBe(TUESDAY);
  });

  it('soon after the first one has new what came in between', async () => {
    const first = await opened([undefined]);
    first.stop();
    expect((await opened([MONDAY], first.storage)).since()).toBe(MONDAY);
  });

  it('that cannot be noted marks nothing as new, and does no harm', async () => {
    const made = createTestAnnotator();
    Object.assign(made.backend.documents, { visit: () => Promise.reject(new Error('offline')) });
    await openFirst(made);
    await settle();
    expect(made.store.getState().visits.since).toBeUndefined();
    expect(made.logged).toEqual(['When the document was seen last is not known']);
    made.stop();
  });

  it('is not asked for where what is kept of it is broken', async () => {
    const storage = createMemoryStorage();
    storage.set('glossator.visit.1.1', '{"at":"yesterday"}');
    expect((await opened([MONDAY], storage)).since()).toBe(MONDAY);
    storage.set('glossator.visit.1.1', 'x');
    expect((await opened([MONDAY], storage)).since()).toBe(MONDAY);
  });
});
