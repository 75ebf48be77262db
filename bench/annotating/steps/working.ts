import type { Page } from 'playwright';
import { goToPage, selectText, visibleText } from '../../../e2e/support/text-steps';
import { median } from '../../viewer/report/medians';
import type { BenchSetup, Visit } from '../bench-setup';
import { profiled } from './profile';

/** Milliseconds from the press of a key until what it does is on the screen. */
export interface Working {
  readonly addMs: number;
  readonly addLongest: number;
  readonly filterMs: number;
  readonly filterLongest: number;
}

/** Pages (from 0) with plain text, on which passages are added. */
const PAGES = [40, 120, 200, 280, 360, 440];
/** What was begun before is over then. */
const SETTLING_MS = 700;
const WORDS = ['obligation', 'enfant', 'vente'];

/** Marks passages with the key of a color, and types words into the filter of the annotations. */
export async function measureWorking(setup: BenchSetup, profiles: string | undefined): Promise<Working> {
  const visit = await setup.visit();
  try {
    await visit.page.goto(`${setup.url}/codes/${setup.code.codeId}/${setup.code.annotated}`);
    await visit.page.evaluate(() => window.probe.opened);
    await visit.page.waitForTimeout(5000);
    const added = await profiled(visit, profiles, 'adding', () => addPassages(visit));
    const filtered = await profiled(visit, profiles, 'filtering', () => typeFilters(visit));
    return {
      addMs: median(added) ?? NaN,
      addLongest: Math.max(...added),
      filterMs: median(filtered) ?? NaN,
      filterLongest: Math.max(...filtered),
    };
  } finally {
    await visit.close();
  }
}

async function addPassages({ page }: Visit): Promise<readonly number[]> {
  const times: number[] = [];
  for (const target of PAGES) {
    await goToPage(page, target);
    await page.locator(`[data-page="${target}"] [data-element]`).first().waitFor();
    await page.waitForTimeout(SETTLING_MS);
    for (const line of await visibleText(page, target)) {
      const text = await selectText(page, line, line);
      if (text.trim() === '') continue;
      const time = await afterKey(page, '3', 'marks');
      // Where it touches a highlight that is there, it is refused, and nothing comes of the key.
      if (time === undefined) continue;
      times.push(time);
      break;
    }
  }
  return times;
}

async function typeFilters({ page }: Visit): Promise<readonly number[]> {
  const times: number[] = [];
  const field = page.getByRole('searchbox', { name: 'Filter' }).last();
  for (const word of WORDS) {
    await field.focus();
    for (const letter of word) {
      const time = await afterKey(page, letter, 'list');
      if (time !== undefined) times.push(time);
      await page.waitForTimeout(150);
    }
    await field.fill('');
    await page.waitForTimeout(SETTLING_MS);
  }
  return times;
}

/** Presses a key; milliseconds until what it changes is on the screen, undefined when nothing changes. */
async function afterKey(page: Page, key: string, what: 'marks' | 'list'): Promise<number | undefined> {
  const waiting = await page.evaluateHandle((watched) => ({ shown: window.probe.afterKey(watched) }), what);
  await page.keyboard.press(key);
  const time = await waiting.evaluate(({ shown }) => shown);
  await waiting.dispose();
  return time;
}
