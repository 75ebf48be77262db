import { describe, expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, settle } from '../testing/test-annotator';
import { LONGEST_WAIT_MS, PAINTING_MS } from './when-seen';

/** More than come first. */
const MANY = Array.from({ length: 250 }, (_each, at) => aSelection(at + 1, aRange(0, 0, at * 2, at * 2 + 1)));

/** A document with many Selections that is being opened, with the first of them here. */
async function beingOpened() {
  const made = createTestAnnotator({ existing: MANY });
  made.viewer.stallNextOpen({ loaded: 1, total: 10 });
  made.commands.documents.open(1);
  made.backend.next().succeed();
  await settle();
  return {
    ...made,
    loaded: () => made.store.getState().selections.items.length,
    /** Requests for more that are not answered yet. */
    requests: () => made.backend.calls.filter(({ name }) => name === 'documents.selections').length,
  };
}

describe('a long list of Selections', () => {
  it('waits after its first part until the document is seen', async () => {
    const made = await beingOpened();
    expect([made.loaded(), made.requests()]).toEqual([200, 0]);
    made.viewer.scrollToPage(0);
    await settle();
    expect(made.requests()).toBe(0);
    made.clock.pass(PAINTING_MS);
    await settle();
    expect(made.requests()).toBe(1);
    made.backend.next().succeed();
    await settle();
    expect(made.loaded()).toBe(250);
    expect(made.store.getState().selections.status).toBe('ready');
  });

  it('does not wait for ever for a document that does not come', async () => {
    const made = await beingOpened();
    made.clock.pass(LONGEST_WAIT_MS);
    await settle();
    expect(made.requests()).toBe(1);
  });

  it('does not wait for one that has failed', async () => {
    const made = await beingOpened();
    made.commands.documents.cancelOpening();
    await settle();
    expect(made.requests()).toBe(1);
  });

  it('requests nothing more of a document that was left', async () => {
    const made = await beingOpened();
    made.commands.documents.open(2);
    await settle();
    made.clock.pass(LONGEST_WAIT_MS);
    await settle();
    expect(made.store.getState().selections.items).toEqual([]);
    // That of the other one.
    expect(made.requests()).toBe(1);
  });
});
