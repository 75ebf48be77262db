import { describe, expect, it } from 'vitest';
import { createMemoryStorage, createTestAnnotator } from '../testing/test-annotator';

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
    first.commands.chooseLeftTab('pages');
    first.commands.resizePanel('left', 10_000);
    first.commands.togglePanel('right');
    const second = createTestAnnotator({ storage });
    expect(panels(second)).toMatchObject({
      left: { tab: 'pages', width: 520 },
      right: { isCollapsed: true },
    });
  });

  it('open when one of their tabs is chosen', () => {
    const made = createTestAnnotator();
    made.commands.togglePanel('right');
    made.commands.chooseRightTab('general-notes');
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
});
