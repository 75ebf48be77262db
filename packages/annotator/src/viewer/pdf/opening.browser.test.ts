import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

describe('opening and ending', () => {
  test.each([
    ['status-404.pdf', 'missing'],
    ['status-401.pdf', 'unauthorized'],
    ['status-403.pdf', 'unauthorized'],
    ['status-500.pdf', 'network'],
  ])('%s is %s', async (name, reason) => {
    await browser.openStand();
    const failure = await browser.page.evaluate(
      async (address) => {
        const caught: unknown = await window.viewer.open({ url: address }).catch((error: unknown) => error);
        return { name: caught instanceof Error ? caught.name : '', state: window.viewer.state };
      },
      new URL(name, browser.stand.serve('x.pdf', new Uint8Array())).href,
    );
    expect(failure).toMatchObject({
      name: 'DocumentOpenError',
      state: { status: 'failed', failure: reason },
    });
  });

  test('what is no PDF is invalid, and the next document opens', async () => {
    await browser.openStand();
    const good = browser.stand.serve('good.pdf', makePdf([textPage('Good')]));
    const states = await browser.page.evaluate(async (address) => {
      await window.viewer.open({ data: new TextEncoder().encode('not a PDF') }).catch(() => undefined);
      const { failure } = window.viewer.state;
      await window.viewer.open({ url: address });
      return [failure, window.viewer.state.status, window.viewer.state.failure];
    }, good);
    expect(states).toEqual(['invalid', 'ready', undefined]);
  });

  test('the last of several openings wins; an aborted one rejects with its reason', async () => {
    await browser.openStand();
    const [a, b] = [1, 2].map((count) =>
      browser.stand.serve(
        `race-${count}.pdf`,
        makePdf(Array.from({ length: count }, () => textPage('Race'))),
      ),
    );
    const outcome = await browser.page.evaluate(
      async ([first, second]) => {
        const stop = new AbortController();
        const aborted = window.viewer
          .open({ url: first }, { signal: stop.signal })
          .catch((error: unknown) => error);
        stop.abort('enough');
        const overtaken = window.viewer.open({ url: first }).then(
          () => 'opened',
          (error: unknown) => (error instanceof Error ? error.name : error),
        );
        await window.viewer.open({ url: second });
        return [await aborted, await overtaken, window.viewer.state.pageCount, window.viewer.state.status];
      },
      [a ?? '', b ?? ''] as const,
    );
    expect(outcome).toEqual(['enough', 'AbortError', 2, 'ready']);
  });

  test('destroying leaves nothing, at whatever moment', async () => {
    await browser.openStand();
    const url = browser.stand.serve(
      'end.pdf',
      makePdf(Array.from({ length: 9 }, (_, i) => textPage(`Page ${i + 1}`))),
    );
    const left = await browser.page.evaluate(async (address) => {
      await window.viewer.destroy();
      const listeners: { type: string; listener: unknown }[] = [];
      const drop = (type: string, listener: unknown): void => {
        const at = listeners.findIndex((one) => one.type === type && one.listener === listener);
        if (at >= 0) listeners.splice(at, 1);
      };
      for (const target of [window, document]) {
        const add = target.addEventListener.bind(target);
        const remove = target.removeEventListener.bind(target);
        target.addEventListener = (
          type: string,
          listener: EventListener,
          options?: AddEventListenerOptions,
        ) => {
          listeners.push({ type, listener });
          options?.signal?.addEventListener('abort', () => drop(type, listener));
          add(type, listener, options);
        };
        target.removeEventListener = (
          type: string,
          listener: EventListener,
          options?: EventListenerOptions,
        ) => {
          drop(type, listener);
          remove(type, listener, options);
        };
      }
      // As React's strict mode does: made, ended before anything has come, made again.
      const warnings: string[] = [];
      const note = (message: string): void => void warnings.push(message);
      const early = window.createViewer(undefined, { log: { warn: note, error: note } });
      const opening = early.open({ url: address }).catch(() => 'ended');
      await early.destroy();
      await opening;
      const late = window.createViewer();
      await late.open({ url: address });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await late.destroy();
      late.setZoom(3);
      late.goTo({ page: 2 });
      return {
        warnings,
        html: document.getElementById('stand')?.innerHTML,
        body: document.body.childElementCount,
        listeners: listeners.map(({ type }) => type),
        fonts: document.fonts.size,
      };
    }, url);
    expect(left).toEqual({ warnings: [], html: '', body: 2, listeners: [], fonts: 0 });
    await expect.poll(() => browser.page.workers().length).toBe(0);
  });

  test('an opening ends when the viewer is destroyed while its worker reads the first page', async () => {
    await browser.openStand();
    const url = browser.stand.serve('first-page.pdf', makePdf([textPage('One')]));
    const outcome = await browser.page.evaluate(async (address) => {
      const viewer = window.createViewer();
      let destroyed: Promise<void> | undefined;
      Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
        apply(send, worker: Worker, sent: Parameters<Worker['postMessage']>) {
          const { action } = sent[0] as { action?: string };
          if (action === 'GetPage') destroyed ??= viewer.destroy();
          else Reflect.apply(send, worker, sent);
        },
      });
      const error = await viewer.open({ url: address }).catch((reason: unknown) => reason);
      await destroyed;
      return error instanceof Error ? error.name : error;
    }, url);
    expect(outcome).toBe('AbortError');
  });

  test('a page that hangs the worker is given up and the others are drawn by another one', async () => {
    await browser.openStand();
    const url = browser.stand.serve(
      'hang.pdf',
      makePdf(Array.from({ length: 3 }, (_, i) => textPage(`Page ${i + 1}`))),
    );
    await browser.page.evaluate(async (address) => {
      await window.viewer.destroy();
      // A worker that falls silent as soon as it is to read page 1.
      const silent = new WeakSet<Worker>();
      Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
        apply(send, worker: Worker, sent: Parameters<Worker['postMessage']>) {
          const { action, data } = sent[0] as { action?: string; data?: { pageIndex?: number } };
          if (action === 'GetOperatorList' && data?.pageIndex === 1) silent.add(worker);
          if (!silent.has(worker)) Reflect.apply(send, worker, sent);
        },
      });
      window.viewer = window.createViewer(undefined, { pageTimeLimit: 700 });
      window.viewer.on('pageError', (error) => window.events.pageError.push(error));
      await window.viewer.open({ url: address });
      window.viewer.goTo({ page: 1 });
    }, url);
    await browser.page.waitForFunction(() => window.events.pageError.length > 0);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 2 }));
    await browser.page.waitForSelector('[data-page="2"] canvas');
    expect(await browser.page.evaluate(() => window.events.pageError.map((error) => error.page))).toEqual([
      1,
    ]);
    expect(await browser.page.locator('[data-page="1"]').innerText()).toContain('Page 2 cannot be shown.');
    expect((await browser.page.evaluate(() => window.viewer.pageText(2))).elements[0]).toContain('Page 3');
  });

  test('takes the focus and has a role and a name', async () => {
    await browser.open(makePdf([textPage('Role')]));
    await browser.page.keyboard.press('Tab');
    expect(
      await browser.page.evaluate(() => [
        document.activeElement?.getAttribute('role'),
        document.activeElement?.ariaLabel,
      ]),
    ).toEqual(['document', 'PDF']);
  });
});
