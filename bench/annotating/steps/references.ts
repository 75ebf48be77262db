import type { BenchSetup, Visit } from '../bench-setup';
import { profiled } from './profile';

/** Pages that are shown one after the other, and the first of them (from 1): deep in the law, where articles refer to others. */
const PAGES = 40;
const FIRST = 100;
/** Without this file of the app its text has no references: nothing is read, nothing is drawn. */
const CODE_OF_REFERENCES = /\/References-[^/]*\.js/u;
/** Until the articles are found and everything that is loaded later is there. */
const SETTLING_MS = 6000;
/** How long a page is looked at: references are added when the reader rests on it. */
const RESTING_MS = 350;

/** What showing pages costs. */
export interface ShownPages {
  /** Milliseconds of the main thread for a page: its text, what is read in it, layout and painting; the letters are drawn elsewhere. */
  readonly mainMs: number;
  /** References on the pages shown. */
  readonly references: number;
}

/** Shows pages of the document without annotations one after the other, with or without the references in its text. */
export async function measureReferences(
  setup: BenchSetup,
  areShown: boolean,
  profiles: string | undefined,
): Promise<ShownPages> {
  const visit = await setup.visit();
  const { page } = visit;
  try {
    if (!areShown) await page.route(CODE_OF_REFERENCES, (route) => route.abort());
    await page.goto(`${setup.url}/codes/${setup.code.codeId}/${setup.code.plain}`);
    await page.evaluate(() => window.probe.opened);
    await page.waitForTimeout(SETTLING_MS);
    return await profiled(visit, profiles, `references-${areShown ? 'shown' : 'off'}`, () => leaf(visit));
  } finally {
    await visit.close();
  }
}

async function leaf({ page, tab }: Visit): Promise<ShownPages> {
  const mainSeconds = async (): Promise<number> => {
    const { metrics } = await tab.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  await tab.send('Performance.enable');
  const field = page.getByRole('textbox', { name: 'Page', exact: true });
  const before = await mainSeconds();
  let references = 0;
  for (let number = FIRST; number < FIRST + PAGES; number += 1) {
    await field.fill(`(${number})`);
    await field.press('Enter');
    const shown = page.locator(`[data-page="${number - 1}"]`);
    await shown.locator('[data-element]').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(RESTING_MS);
    references += await shown.locator('button[role="link"]').count();
  }
  return { mainMs: ((await mainSeconds()) - before) * (1000 / PAGES), references };
}
