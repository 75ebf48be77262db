import { describe, expect, it } from 'vitest';
import {
  aSelection,
  aRange,
  createMemoryStorage,
  createTestAnnotator,
  openFirst,
  settle,
} from '../testing/test-annotator';

const view = (made: ReturnType<typeof createTestAnnotator>) => made.store.getState().view;

describe('page and zoom', () => {
  it('start at page 1 and scale 2, and again for another document', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    expect(view(made)).toMatchObject({
      toolbar: { page: 1, zoom: 2 },
      viewer: { page: 1, zoom: 2, pageCount: 3 },
    });
    made.commands.view.goToPage(2);
    made.commands.view.chooseZoom('fit-width');
    made.clock.pass(200);
    made.commands.documents.open(2);
    expect(view(made)).toMatchObject({ toolbar: { page: 1, zoom: 2 }, viewer: { page: 1, zoom: 2 } });
  });

  it('reach the viewer 200 ms after the toolbar, the last choice only', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.view.choosePage(2);
    made.commands.view.choosePage(9);
    made.commands.view.chooseZoom(4);
    made.clock.pass(199);
    expect(view(made).toolbar).toEqual({ page: 3, zoom: 4 });
    expect(made.viewer.state).toMatchObject({ page: 0, zoom: 2 });
    made.clock.pass(1);
    expect(made.viewer.state).toMatchObject({ page: 2, zoom: 4 });
  });

  it('are fitted for as long as there is less room, unless they fit or the reader chooses', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    const zoomNow = () => made.viewer.state.zoom;
    // The fake's window has room for pages at 2.4.
    made.commands.view.fitForNow()();
    expect(zoomNow()).toBe(2);
    made.commands.view.fitForNow();
    expect(zoomNow()).toBe(2);
    made.viewer.setZoom(4);
    const widen = made.commands.view.fitForNow();
    expect(zoomNow()).toBe('fit-width');
    widen();
    expect(zoomNow()).toBe(4);
    const later = made.commands.view.fitForNow();
    made.viewer.setZoom(3);
    later();
    expect(zoomNow()).toBe(3);
    const gone = made.commands.view.fitForNow();
    made.commands.documents.open(2);
    made.viewer.setZoom('fit-width');
    gone();
    expect(zoomNow()).toBe('fit-width');
  });

  it('know the place of the last jump until the reader scrolls on, or another jump begins', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.view.goToPage(2, 300);
    expect(view(made).landed).toEqual({ page: 2, top: 300 });
    made.viewer.scrollToPlace(2.5, 0);
    expect(view(made).landed).toEqual({ page: 2, top: 300 });
    made.viewer.scrollToPage(2, 320);
    expect(view(made).landed).toBeUndefined();
    made.commands.view.goToPage(1, 100);
    made.commands.view.goToPage(0);
    expect(view(made).landed).toBeUndefined();
    made.commands.view.goToPage(1, 100);
    made.commands.view.choosePage(3);
    expect(view(made).landed).toBeUndefined();
    made.commands.view.goToPage(1, 100);
    made.commands.documents.open(2);
    expect(view(made).landed).toBeUndefined();
  });

  it('a chosen page is the one being read before the viewer has arrived there', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.view.choosePage(3);
    expect(made.viewer.state.page).toBe(0);
    expect(view(made).reading).toEqual({ page: 2, top: 0 });
  });

  it('reach the toolbar 200 ms after the viewer, except what the user is changing', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.clock.pass(400);
    made.viewer.scrollToPage(1);
    expect(view(made)).toMatchObject({ viewer: { page: 2 }, toolbar: { page: 1 } });
    made.clock.pass(200);
    expect(view(made).toolbar.page).toBe(2);
    made.viewer.scrollToPage(2);
    made.clock.pass(150);
    made.commands.view.choosePage(1);
    made.clock.pass(50);
    expect(view(made).toolbar.page).toBe(1);
  });

  it('step along the zoom menu from any scale', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.view.stepZoom(1);
    made.commands.view.stepZoom(1);
    expect(view(made).toolbar.zoom).toBe(3);
    made.commands.view.chooseZoom('fit-width');
    made.clock.pass(200);
    made.commands.view.stepZoom(-1);
    expect(view(made).toolbar.zoom).toBe(2);
  });

  it('show at once the page that is jumped to, the start page plus 1', async () => {
    const made = createTestAnnotator({ existing: [aSelection(5, aRange(1, 0, 0, 5), { text: 'Where' })] });
    await openFirst(made);
    await settle();
    made.commands.selections.activate(5, true);
    expect(view(made).toolbar.page).toBe(2);
  });
});

describe('the kept position', () => {
  it('is kept after 200 ms and returned to, for this user and document', async () => {
    const storage = createMemoryStorage();
    const first = createTestAnnotator({ storage });
    await openFirst(first);
    first.viewer.scrollToPage(2);
    first.clock.pass(199);
    expect(storage.get('glossator.position.1.1')).toBeUndefined();
    first.clock.pass(1);
    expect(storage.get('glossator.position.1.1')).toContain('"page":2');

    const second = createTestAnnotator({ storage });
    await openFirst(second);
    expect(second.viewer.state.page).toBe(2);
    expect(view(second).toolbar.page).toBe(3);
    second.commands.documents.open(2);
    second.commands.documents.open(1);
    await settle();
    expect(view(second)).toMatchObject({ toolbar: { page: 3 }, reading: { page: 2 } });
  });

  it('is passed over when it cannot be read', async () => {
    const storage = createMemoryStorage();
    const foreign = [
      '{',
      '7',
      'null',
      '[]',
      '"page"',
      '{"page":-1,"scale":2}',
      '{"page":1e300,"scale":2}',
      '{"page":null,"scale":2}',
      '{"page":1,"scale":"huge"}',
      '{"page":1,"scale":-3}',
      '{"__proto__":{"page":2,"scale":2}}',
    ];
    for (const broken of foreign) {
      storage.set('glossator.position.1.1', broken);
      const made = createTestAnnotator({ storage });
      await openFirst(made);
      expect(view(made).toolbar.page).toBe(1);
    }
  });

  it('is kept at once when the page or the document is left', async () => {
    const storage = createMemoryStorage();
    const made = createTestAnnotator({ storage });
    await openFirst(made);
    made.viewer.scrollToPage(1);
    made.clock.pass(200);
    made.viewer.scrollToPage(2, 40);
    made.commands.view.keepPositionNow();
    expect(storage.get('glossator.position.1.1')).toContain('"page":2,"top":40');
    made.viewer.scrollToPage(1, 7);
    made.commands.documents.open(2);
    expect(storage.get('glossator.position.1.1')).toContain('"page":1,"top":7');
    expect(storage.get('glossator.position.1.2')).toBeUndefined();
  });

  it('is not written again over what another window kept, unless the reader moves here', async () => {
    const storage = createMemoryStorage();
    const [here, there] = [createTestAnnotator({ storage }), createTestAnnotator({ storage })];
    await openFirst(here);
    await openFirst(there);
    here.viewer.scrollToPage(1);
    here.clock.pass(200);
    there.viewer.scrollToPage(2);
    there.clock.pass(200);
    here.commands.view.keepPositionNow();
    here.detach();
    expect(storage.get('glossator.position.1.1')).toContain('"page":2');
  });

  it('is not brought back after a host has cleared what was kept', async () => {
    const storage = createMemoryStorage();
    const made = createTestAnnotator({ storage });
    await openFirst(made);
    made.viewer.scrollToPage(1);
    made.clock.pass(200);
    made.viewer.scrollToPage(2);
    storage.delete('glossator.position.1.1');
    made.detach();
    made.clock.pass(1000);
    expect(storage.get('glossator.position.1.1')).toBeUndefined();
  });
});
