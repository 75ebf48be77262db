import { describe, expect, it } from 'vitest';
import { createTestAnnotator, openFirst, settle, SHORT_DOCUMENT } from '../testing/test-annotator';

describe('selecting by keys alone', () => {
  it('makes the active hit the text that is selected, ready to be marked', async () => {
    const made = createTestAnnotator({ document: SHORT_DOCUMENT });
    await openFirst(made);
    expect(made.commands.selections.selectActiveHit()).toBe(false);
    made.commands.search.open();
    made.commands.search.searchFor('the');
    made.clock.pass(200);
    await settle();
    const { hits, active } = made.store.getState().search;
    const range = hits.at(active ?? -1);
    expect(range).toBeDefined();
    expect(made.commands.selections.selectActiveHit()).toBe(true);
    expect(made.store.getState().selections.textSelection?.range).toEqual(range);
    expect(made.commands.selections.create({ color: 'COLOR_1' })).toBeDefined();
  });

  it('says once what keys do when caret mode begins', async () => {
    const made = createTestAnnotator({ document: SHORT_DOCUMENT });
    await openFirst(made);
    made.commands.selections.startCaretMode();
    const codes = made.store.getState().notices.items.map(({ code }) => code);
    expect(codes).toEqual(['caretMode']);
  });
});
