import { describe, expect, it } from 'vitest';
import { isPanelShown } from './state';
import { createMemoryStorage, createTestAnnotator, openFirst } from '../testing/test-annotator';

const panels = (made: ReturnType<typeof createTestAnnotator>) => made.store.getState().panels;

describe('panels', () => {
  it('start with contents and annotations', () => {
    expect(panels(createTestAnnotator())).toMatchObject({
      left: { tab: 'contents' },
      right: { tab: 'annotations' },
    });
  });

  it('are found again as they were left', () => {
    const storage = createMemoryStorage();
    const first = createTestAnnotator({ storage });
    first.commands.panels.chooseLeftTab('pages');
    first.commands.panels.resize('left', 10_000);
    first.commands.panels.toggle('right');
    const second = createTestAnnotator({ storage });
    expect(panels(second)).toMatchObject({
      left: { tab: 'pages', width: 520 },
      right: { isCollapsed: true },
    });
  });

  it('belong to a document: each is found as it was left, a new one with what is on the screen', async () => {
    const storage = createMemoryStorage();
    const first = createTestAnnotator({ storage });
    await openFirst(first);
    first.commands.panels.chooseRightTab('general-notes');
    first.commands.panels.resize('right', 300);
    first.commands.documents.open(2);
    expect(panels(first).right).toMatchObject({ tab: 'general-notes', width: 300 });
    first.commands.panels.chooseRightTab('annotations');
    first.commands.panels.toggle('left');
    first.commands.documents.open(1);
    expect(panels(first)).toMatchObject({
      left: { isCollapsed: false },
      right: { tab: 'general-notes', width: 300 },
    });
    const again = createTestAnnotator({ storage });
    again.commands.documents.open(2);
    expect(panels(again)).toMatchObject({ left: { isCollapsed: true }, right: { tab: 'annotations' } });
    const another = createTestAnnotator({ storage, userId: 7 });
    another.commands.documents.open(1);
    expect(panels(another)).toMatchObject({ left: { isCollapsed: true }, right: { tab: 'annotations' } });
  });

  it('get back the width that a new user finds', () => {
    const made = createTestAnnotator();
    made.commands.panels.resize('left', 400);
    made.commands.panels.reset('left');
    expect(panels(made).left.width).toBe(264);
  });

  it('open when one of their tabs is chosen', () => {
    const made = createTestAnnotator();
    made.commands.panels.toggle('right');
    made.commands.panels.chooseRightTab('general-notes');
    expect(panels(made).right).toMatchObject({ tab: 'general-notes', isCollapsed: false });
  });

  it('start anew when what was kept cannot be read', () => {
    const storage = createMemoryStorage();
    storage.set('glossator.panels', '{"left":{"tab":"nowhere","width":"wide"},"right":null}');
    expect(panels(createTestAnnotator({ storage }))).toMatchObject({
      left: { tab: 'contents', width: 264 },
      right: { tab: 'annotations', width: 344 },
    });
  });

  it('lie over a document without room beside it, one at a time and none at first; what is kept stays as it was', () => {
    const storage = createMemoryStorage();
    const made = createTestAnnotator({ storage });
    const shown = () => (['left', 'right'] as const).filter((side) => isPanelShown(panels(made), side));
    const { setNarrow, toggle, chooseRightTab } = made.commands.panels;
    expect(shown()).toEqual(['left', 'right']);
    setNarrow(true);
    expect(shown()).toEqual([]);
    toggle('left');
    expect(shown()).toEqual(['left']);
    chooseRightTab('general-notes');
    expect(shown()).toEqual(['right']);
    toggle('right');
    expect(shown()).toEqual([]);
    setNarrow(false);
    expect(shown()).toEqual(['left', 'right']);
    expect(panels(createTestAnnotator({ storage }))).toMatchObject({
      left: { isCollapsed: false },
      right: { isCollapsed: false, tab: 'general-notes' },
    });
  });
});
