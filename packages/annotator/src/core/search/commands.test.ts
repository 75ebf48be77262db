import { describe, expect, it } from 'vitest';
import { aRange, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const search = (made: ReturnType<typeof createTestAnnotator>) => made.store.getState().search;

async function searchHere(text: string) {
  const made = createTestAnnotator();
  await openFirst(made);
  made.commands.openSearch();
  made.commands.searchFor(text);
  made.clock.pass(200);
  made.backend.next().breakOff();
  await settle();
  return made;
}

describe('searching the document', () => {
  it('asks once, 200 ms after the last key', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.searchFor('bar');
    made.clock.pass(150);
    made.commands.searchFor('bargain');
    made.clock.pass(199);
    expect(made.backend.calls).toHaveLength(0);
    made.clock.pass(1);
    expect(made.backend.calls).toMatchObject([{ name: 'search', input: { id: 1, text: 'bargain' } }]);
    made.backend.next().succeed();
    await settle();
    expect(search(made)).toMatchObject({ status: 'ready', hits: [], active: undefined });
  });

  it('reads the open document where the server cannot search', async () => {
    const made = await searchHere('THE');
    expect(search(made).hits.map(({ match }) => match)).toEqual(['The', 'the', 'the', 'the']);
    expect(search(made).hits[0]?.range).toEqual(aRange(0, 1, 0, 3));
    expect(made.viewer.shown).toMatchObject({ activeHit: 0, goTo: { range: { startElement: 1 } } });
  });

  it('goes round the end both ways', async () => {
    const made = await searchHere('the');
    made.commands.stepHit(-1);
    expect(search(made).active).toBe(3);
    made.commands.stepHit(1);
    expect(search(made).active).toBe(0);
  });

  it('forgets everything when closed or when another document is opened', async () => {
    const made = await searchHere('the');
    made.commands.openDocument(2);
    expect(search(made)).toMatchObject({ isOpen: true, query: '', hits: [] });
    made.commands.closeSearch();
    expect(search(made).isOpen).toBe(false);
    expect(made.viewer.shown.hits).toEqual([]);
  });

  it('ignores the answer to a question that is no longer asked', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.searchFor('bargain');
    made.clock.pass(200);
    const late = made.backend.next();
    made.commands.searchFor('');
    late.succeed();
    await settle();
    expect(search(made)).toMatchObject({ status: 'idle', query: '', hits: [] });
  });
});
