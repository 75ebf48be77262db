import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from './testing/make-pdf';
import { rangeOf, setUpViewerBrowser } from './testing/viewer-browser';

const browser = setUpViewerBrowser();

/** Everything here goes through the port: nothing looks at elements, nothing sends keys or clicks. */
describe('the viewer, driven and observed through its port alone', () => {
  test('opens, jumps, zooms, turns, paints, goes back, and tells of all of it', async () => {
    await browser.openStand();
    const url = browser.stand.serve(
      'headless.pdf',
      makePdf(
        Array.from({ length: 30 }, (_, i) => textPage(`Page ${i + 1}`)),
        { outline: [{ title: 'Part', page: 12, top: 692 }], romanLabels: true },
      ),
    );
    const seen = await browser.page.evaluate(
      async ([address, range]) => {
        const { viewer } = window;
        const log: string[] = [];
        /** Resolves with the next event that is as wanted. */
        const once = (isWanted: () => boolean): Promise<void> =>
          new Promise((resolve) => {
            const look = () => {
              if (!isWanted()) return;
              endChange();
              endPosition();
              resolve();
            };
            const endChange = viewer.on('change', look);
            const endPosition = viewer.on('position', look);
            look();
          });
        const statuses = new Set<string>();
        viewer.on('change', ({ status }) => statuses.add(status));
        const before = { status: viewer.state.status, position: viewer.position };
        await viewer.open({ url: address });
        await once(() => viewer.state.pageLabels !== undefined);
        const opened = viewer.state;

        viewer.goTo({ page: 12, top: 100 });
        await once(() => viewer.position?.page === 12);
        log.push(`page ${viewer.state.page} near ${Math.abs((viewer.position?.top ?? 0) - 100) < 10}`);
        viewer.setZoom(4);
        await once(() => viewer.state.scale === 4);
        log.push(`zoom ${viewer.state.zoom} page ${viewer.state.page}`);
        viewer.setZoom('fit-page');
        await once(() => viewer.state.zoom === 'fit-page');
        log.push(`fits ${viewer.state.scale > 1 && viewer.state.scale < 2}`);
        viewer.setRotation(90);
        await once(() => viewer.state.rotation === 90);
        log.push(`turned, page ${viewer.state.page}`);
        viewer.setRotation(0);
        viewer.setZoom(2);
        viewer.goTo({ range });
        await once(() => viewer.state.page === 20);
        log.push(`range on page ${viewer.state.page}, back ${window.jumps.canStep('back')}`);
        window.jumps.step('back');
        await once(() => viewer.state.page === 12);
        window.jumps.step('forward');
        await once(() => viewer.state.page === 20);
        log.push(`forward again ${viewer.state.page}, further ${window.jumps.canStep('forward')}`);
        viewer.setHighlights([{ id: 1, range, color: 'COLOR_3' }]);
        viewer.setActiveHighlight(1);
        viewer.clearSelection();
        const text = (await viewer.pageText(20)).elements[0];
        const [entry] = await viewer.outline();
        const place = viewer.position;
        await viewer.close();
        const closed = { status: viewer.state.status, position: viewer.position };
        await viewer.open({ url: address }, place ? { position: place } : {});
        const again = viewer.position;
        await viewer.destroy();
        viewer.goTo({ page: 3 });
        window.jumps.step('back');
        return { before, opened, log, text, entry, place, again, closed, statuses: [...statuses] };
      },
      [url, rangeOf([20, 30, 0], [20, 30, 8])] as const,
    );
    expect(seen.before).toEqual({ status: 'empty', position: undefined });
    expect(seen.opened).toMatchObject({ status: 'ready', pageCount: 30, page: 0, zoom: 2, rotation: 0 });
    expect(seen.opened.pageLabels?.[12]).toBe('xiii');
    expect(seen.log).toEqual([
      'page 12 near true',
      'zoom 4 page 12',
      'fits true',
      'turned, page 12',
      'range on page 20, back true',
      'forward again 20, further false',
    ]);
    expect(seen.text).toBe('Page 21 line 1: the quick brown fox jumps over the lazy dog.');
    expect(seen.entry).toMatchObject({ title: 'Part', page: 12, top: 100 });
    expect(seen.closed).toEqual({ status: 'empty', position: undefined });
    expect(seen.again).toEqual(seen.place);
    expect(seen.statuses).toEqual(['loading', 'ready', 'empty']);
  });

  test('two on one page have their own places, zooms and histories', async () => {
    await browser.openStand();
    const law = browser.stand.serve(
      'pair.pdf',
      makePdf(Array.from({ length: 12 }, (_, i) => textPage(`Page ${i + 1}`))),
    );
    const states = await browser.page.evaluate(async (url) => {
      const container = document.createElement('div');
      container.id = 'second';
      document.body.append(container);
      const second = window.createViewer(container);
      await Promise.all([window.viewer.open({ url }), second.open({ url })]);
      second.goTo({ page: 8 });
      second.setZoom(3);
      window.viewer.setRotation(180);
      window.jumps.step('back');
      const both = [window.viewer, second].map(({ state: { page, zoom, rotation } }) => ({
        page,
        zoom,
        rotation,
      }));
      await second.destroy();
      return both;
    }, law);
    expect(states[0]).toMatchObject({ zoom: 2, rotation: 180 });
    expect(states[1]).toEqual({ page: 8, zoom: 3, rotation: 0 });
  });
});
