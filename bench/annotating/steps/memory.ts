import type { BenchSetup, Visit } from '../bench-setup';

/** Heap of the page's script in MB after a garbage collection, and the nodes the engine keeps. */
export interface Weight {
  readonly heapMB: number;
  readonly nodes: number;
}

/** What is left after each closing of the document; the first is before the cycles that count. */
export async function measureMemory(setup: BenchSetup, cycles: number): Promise<readonly Weight[]> {
  const visit = await setup.visit();
  try {
    await visit.page.goto(`${setup.url}/library`);
    const weights: Weight[] = [];
    // The first opening loads what is loaded once.
    for (let cycle = 0; cycle <= cycles; cycle += 1) {
      await openAndClose(visit);
      weights.push(await weigh(visit));
    }
    return weights;
  } finally {
    await visit.close();
  }
}

async function openAndClose({ page }: Visit): Promise<void> {
  await page
    .getByRole('link', { name: /Annotated law/ })
    .first()
    .click();
  await page.locator('[data-layer="highlights"] path').first().waitFor({ state: 'attached' });
  await page.locator('[data-glossator-card]').first().waitFor();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 3000);
  await page.waitForTimeout(1500);
  await page.goBack();
  await page.getByRole('heading', { name: 'Library' }).waitFor();
}

async function weigh({ page, tab }: Visit): Promise<Weight> {
  await page.waitForTimeout(1000);
  await tab.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times += 1) await tab.send('HeapProfiler.collectGarbage');
  await tab.send('Performance.enable');
  const { metrics } = await tab.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heapMB: metric('JSHeapUsedSize') / 1_048_576, nodes: metric('Nodes') };
}
