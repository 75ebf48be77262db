import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';

/** No GPU: rasterising runs on the processor, frames come from a 60 Hz timer. Rank viewers, do not read frames as a desktop's. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-precise-memory-info',
];

/** A fresh Chromium with one page of 1280 by 900 pixels. */
export async function launchPage(executablePath: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({
    executablePath,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ignoreDefaultArgs: ['--headless', '--headless=old'],
    args: FLAGS,
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 });
  return { browser, page };
}

/** What a page weighs after a garbage collection. */
export interface Weight {
  /** VmRSS of the largest renderer process in MB: workers and wasm are in it, and an empty page has about 130. */
  readonly rssMB: number;
  /** Heap of the page's own script, without workers. */
  readonly heapMB: number;
  /** All nodes that the engine keeps, with those that hang in no document. */
  readonly nodes: number;
}

/** Weighs a page. */
export async function weigh(browser: Browser, page: Page): Promise<Weight> {
  const tab = await page.context().newCDPSession(page);
  await tab.send('HeapProfiler.enable');
  await tab.send('HeapProfiler.collectGarbage');
  await tab.send('Performance.enable');
  const { metrics } = await tab.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentKB(id));
  await whole.detach();
  await tab.detach();
  return {
    rssMB: Math.max(0, ...renderers) / 1024,
    heapMB: metric('JSHeapUsedSize') / 1_048_576,
    nodes: metric('Nodes'),
  };
}

function residentKB(id: number): number {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
