import { describe, expect, it } from 'vitest';
import type { TextSelection } from '@glossator/client-sdk/contract';
import { rangeOf } from './list';
import { selectQuotedRange } from './selectors';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const LEA = { id: 1, name: 'Lea Rossi' };
const PERSON = { range: aRange(0, 0, 2, 8), text: 'person' };
const A_PERSON = { range: aRange(0, 0, 0, 8), text: 'A person' };
const PERSON_WHO = { range: aRange(0, 0, 2, 12), text: 'person who' };

/** A saved highlight of the user's. */
const own = (id: number, range = PERSON.range, changes: Partial<TextSelection> = {}) =>
  aSelection(id, range, { text: PERSON.text, createdBy: LEA, ...changes });
type Made = ReturnType<typeof createTestAnnotator>;
const state = (made: Made) => made.store.getState();
const rangeAt = (made: Made, index = 0) => {
  const item = state(made).selections.items[index];
  return item && { range: rangeOf(item), text: item.text };
};
async function opened(...existing: readonly TextSelection[]) {
  const made = createTestAnnotator({ existing });
  await openFirst(made);
  return made;
}
const last = (made: Made) => state(made).notices.items.at(-1);

describe('another range for a highlight', () => {
  it('is shown at once, saved as one change, and undone by giving back the one before', async () => {
    const made = await opened(own(5));
    const before = selectQuotedRange(state(made), 5);
    expect(made.commands.selections.changeRange(5, A_PERSON)).toBe(true);
    expect(rangeAt(made)).toEqual(A_PERSON);
    expect(made.viewer.shown.highlights).toEqual([{ id: 5, range: A_PERSON.range, color: 'COLOR_1' }]);
    const call = made.backend.next();
    expect(call).toMatchObject({ name: 'selections.update', input: { id: 5, ...A_PERSON } });
    call.succeed();
    await settle();
    expect(state(made).selections.savedRanges).toEqual({});
    expect(before).toEqual(PERSON);
    expect(before && made.commands.selections.changeRange(5, before)).toBe(true);
    expect(rangeAt(made)).toEqual(PERSON);
    expect(made.backend.calls).toHaveLength(1);
  });

  it('keeps what is on it, and comes to its place in the order', async () => {
    const comment = { id: 9, selectionId: 5, type: 'comment' as const, text: 'x', ...stamps() };
    const made = await opened(
      own(5, PERSON.range, { data: [comment], isAnnotation: true }),
      aSelection(6, aRange(0, 1, 4, 8), { text: 'year' }),
    );
    made.commands.selections.changeRange(5, { range: aRange(1, 0, 6, 13), text: 'statute' });
    expect(state(made).selections.items).toMatchObject([{ id: 6 }, { id: 5, data: [comment] }]);
    expect(state(made).selections.activeId).toBeUndefined();
  });

  it('is refused over another highlight, which is offered to be opened', async () => {
    const made = await opened(own(5), aSelection(6, aRange(0, 0, 9, 12), { text: 'who' }));
    expect(made.commands.selections.changeRange(5, PERSON_WHO)).toBe(false);
    expect(last(made)).toMatchObject({ code: 'overlap', selectionId: 6 });
    expect(rangeAt(made)).toEqual(PERSON);
    expect(made.backend.calls).toHaveLength(0);
    expect(await made.commands.selections.show(6)).toBe(true);
    expect(made.viewer.shown).toMatchObject({ active: 6, isEditable: false });
  });

  it('is nobody else’s to give, nor empty, nor a change where it is the same', async () => {
    const made = await opened(aSelection(5, PERSON.range, { text: PERSON.text }), own(6, aRange(0, 1, 4, 8)));
    expect(made.commands.selections.changeRange(5, A_PERSON)).toBe(false);
    expect(made.commands.selections.changeRange(6, { range: aRange(0, 1, 3, 4), text: ' ' })).toBe(false);
    expect(made.commands.selections.changeRange(6, { range: aRange(0, 1, 4, 8), text: PERSON.text })).toBe(
      false,
    );
    expect(made.backend.calls).toHaveLength(0);
  });

  it('of one that is not saved yet follows its creation', async () => {
    const made = await opened();
    made.viewer.select(PERSON.range);
    made.commands.selections.create();
    made.commands.selections.changeRange(-1, A_PERSON);
    made.backend.next().succeed();
    await settle();
    expect(rangeAt(made)).toEqual(A_PERSON);
    expect(made.viewer.shown.highlights).toMatchObject([{ id: 1000, range: A_PERSON.range }]);
    const call = made.backend.next();
    expect(call.input).toMatchObject({ id: 1000, ...A_PERSON });
    call.refuse(409, 'SELECTION_OVERLAP', { conflictWith: 77 });
    await settle();
    expect(rangeAt(made)).toEqual(PERSON);
  });
});

describe('a range that the server refuses, since a colleague was faster', () => {
  it('goes back, and the colleague’s highlight is offered, fetched where it has not come yet', async () => {
    const made = await opened(own(5));
    made.commands.selections.changeRange(5, PERSON_WHO);
    made.backend.next().refuse(409, 'SELECTION_OVERLAP', { conflictWith: 6 });
    await settle();
    expect(rangeAt(made)).toEqual(PERSON);
    expect(made.viewer.shown.highlights).toMatchObject([{ id: 5, range: PERSON.range }]);
    expect(last(made)).toMatchObject({ code: 'overlap', selectionId: 6 });
    made.backend.stored.set(6, aSelection(6, aRange(0, 0, 9, 12), { text: 'who' }));
    const shown = made.commands.selections.show(6);
    made.backend.next().succeed();
    expect(await shown).toBe(true);
    expect(state(made).selections.activeId).toBe(6);
  });

  it('goes back to what the server has, however many changes were refused', async () => {
    const made = await opened(own(5));
    for (const to of [PERSON_WHO, A_PERSON, PERSON_WHO]) made.commands.selections.changeRange(5, to);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(rangeAt(made)).toEqual(PERSON_WHO);
      made.backend.next().refuse(409, 'SELECTION_OVERLAP');
      await settle();
    }
    expect(rangeAt(made)).toEqual(PERSON);
    expect(state(made).selections.savedRanges).toEqual({});
  });

  it('goes back to the last one that was saved', async () => {
    const made = await opened(own(5));
    made.commands.selections.changeRange(5, A_PERSON);
    made.commands.selections.changeRange(5, PERSON_WHO);
    made.backend.next().succeed();
    await settle();
    expect(rangeAt(made)).toEqual(PERSON_WHO);
    made.backend.next().refuse(409, 'SELECTION_OVERLAP');
    await settle();
    expect(rangeAt(made)).toEqual(A_PERSON);
  });
});

describe('the viewer', () => {
  it('is given the highlight whose ends can be moved, and moves them', async () => {
    const made = await opened(own(5), aSelection(6, aRange(0, 1, 4, 8), { text: 'year' }));
    made.viewer.clickHighlight(5);
    expect(made.viewer.shown).toMatchObject({ active: 5, isEditable: true });
    made.viewer.moveHighlight(5, A_PERSON.range);
    expect(rangeAt(made)).toEqual(A_PERSON);
    expect(made.viewer.shown).toMatchObject({ active: 5, isEditable: true });
    made.viewer.clickHighlight(6);
    expect(made.viewer.shown).toMatchObject({ active: 6, isEditable: false });
  });

  it('has no ends to move for a reader', async () => {
    const made = createTestAnnotator({ existing: [own(5)], access: 'read' });
    await openFirst(made);
    made.viewer.clickHighlight(5);
    expect(made.viewer.shown).toMatchObject({ active: 5, isEditable: false });
  });
});

function stamps() {
  const moment = '2026-03-03T10:00:00.000Z';
  return { createdAt: moment, updatedAt: moment, createdBy: LEA };
}
