import { describe, expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const AREA = { page: 1, x: 0.25, y: 0.5, width: 0.5, height: 0.125 };
const AT_PAGE = {
  startPage: 1,
  startElement: 0,
  startCharacter: 0,
  endPage: 1,
  endElement: 0,
  endCharacter: 0,
};
const RANGE = AT_PAGE;

describe('areas', () => {
  it('are marked where the user draws them, shown at once, and saved without a text', async () => {
    const made = createTestAnnotator({});
    await openFirst(made);
    made.commands.selections.drawArea(true);
    expect(made.store.getState().selections.isDrawingArea).toBe(true);
    made.viewer.drawArea(AREA);
    const { selections } = made.store.getState();
    expect(selections.isDrawingArea).toBe(false);
    expect(selections.items).toMatchObject([{ id: -1, area: AREA, text: '', ...AT_PAGE }]);
    expect(selections.activeId).toBe(-1);
    expect(made.viewer.shown.highlights).toMatchObject([{ id: -1, area: AREA }]);
    expect(made.viewer.shown.isEditable).toBe(false);
    const call = made.backend.next();
    expect(call).toMatchObject({ name: 'selections.create', input: { area: AREA, text: '', ...AT_PAGE } });
    call.succeed();
    await settle();
    expect(made.store.getState().selections.items).toMatchObject([{ area: AREA }]);
  });

  it('are undone and redone as other Selections', async () => {
    const made = createTestAnnotator({});
    await openFirst(made);
    made.viewer.drawArea(AREA);
    made.backend.next().succeed();
    await settle();
    made.commands.history.undo();
    expect(made.store.getState().selections.items).toEqual([]);
    made.backend.next().succeed();
    await settle();
    made.commands.history.redo();
    expect(made.backend.next()).toMatchObject({ name: 'selections.restore' });
  });

  it('are not for who may only read', async () => {
    const made = createTestAnnotator({ access: 'read' });
    await openFirst(made);
    made.commands.selections.drawArea(true);
    expect(made.store.getState().selections.isDrawingArea).toBe(false);
    made.viewer.drawArea(AREA);
    expect(made.store.getState().selections.items).toEqual([]);
  });

  it('stand where they were stored, whatever the text of their page', async () => {
    const made = createTestAnnotator({
      existing: [aSelection(5, RANGE, { text: '', area: AREA })],
    });
    await openFirst(made);
    await settle();
    expect(made.viewer.shown.highlights).toEqual([{ id: 5, range: RANGE, area: AREA, color: 'COLOR_1' }]);
    made.commands.selections.activate(5, true);
    expect(made.viewer.shown.goTo).toEqual({ area: AREA });
  });

  it('are in the way of no text, nor of each other', async () => {
    const made = createTestAnnotator({ existing: [aSelection(5, RANGE, { text: '', area: AREA })] });
    await openFirst(made);
    await settle();
    made.viewer.select(aRange(1, 0, 0, 4));
    expect(made.commands.selections.create()).toBe(-1);
    made.viewer.drawArea(AREA);
    expect(made.store.getState().selections.items).toHaveLength(3);
    expect(made.store.getState().notices.items).toEqual([]);
  });

  it('are placed again by drawing when their place was lost', async () => {
    const from = { versionId: 1, versionNumber: 1, ...RANGE, area: AREA, text: '' };
    const reason = { kind: 'not-compared' as const, changedWords: 0 };
    const carriedOver = { from, outcome: 'failed' as const, confidence: 0, reason, candidates: [] };
    const lost = aSelection(5, RANGE, {
      text: '',
      area: AREA,
      status: 'failed',
      carriedOver,
      createdBy: { id: 1, name: 'Lea Rossi' },
    });
    const made = createTestAnnotator({ existing: [lost] });
    await openFirst(made);
    await settle();
    made.commands.unported.openDecision({ id: 5, what: 'byHand' });
    const area = { ...AREA, page: 0, y: 0.1 };
    made.viewer.drawArea(area);
    expect(made.store.getState().selections.items).toMatchObject([{ id: 5, status: 'success', area }]);
    const call = made.backend.next();
    expect(call).toMatchObject({ name: 'selections.update', input: { id: 5, status: 'success', area } });
    expect(call.input).not.toHaveProperty('range');
    expect(call.input).not.toHaveProperty('text');
  });
});
