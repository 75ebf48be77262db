import type { Page } from 'playwright';
import type { BenchSetup } from '../bench-setup';
import { profiled } from './profile';

/** How soon an article can be gone to. */
export interface FirstArticle {
  /** Milliseconds from the key `g` until the first article is offered, of a law that is opened for the first time. */
  readonly ms: number;
  /** The same until all articles are known. */
  readonly wholeMs: number;
  /** Milliseconds of that opening, from the navigation until its first page was painted. */
  readonly pageMs: number;
  /** Milliseconds from the key until it is offered at the second opening, when articles and text are kept with the file. */
  readonly againMs: number;
}

/** Longer than any reading of the whole law. */
const LIMIT = 120_000;
/** Parts of the text are stored when there is nothing else to do. */
const STORING_MS = 6000;

/** Opens the document without annotations twice in one fresh profile, and asks for its first article as soon as a page is there. */
export async function measureFirstArticle(
  setup: BenchSetup,
  profiles: string | undefined,
): Promise<FirstArticle> {
  const visit = await setup.visit();
  const { page } = visit;
  try {
    return await profiled(visit, profiles, 'first-article', async () => {
      const open = async (): Promise<number> => {
        await page.goto(`${setup.url}/codes/${setup.code.codeId}/${setup.code.plain}`);
        return (await page.evaluate(() => window.probe.opened)).pageMs;
      };
      const pageMs = await open();
      const { ms, pressed } = await askForArticle(page);
      // The dialog lets the rest be read at once.
      const whole = await page.waitForFunction(
        () => {
          const status = document.querySelector('[role="dialog"] [role="status"]');
          return !status?.textContent.startsWith('Looking for articles') && performance.now();
        },
        undefined,
        { timeout: LIMIT, polling: 'raf' },
      );
      const wholeMs = Number(await whole.jsonValue()) - pressed;
      await page.waitForTimeout(STORING_MS);
      await open();
      return { ms, wholeMs, pageMs, againMs: (await askForArticle(page)).ms };
    });
  } finally {
    await visit.close();
  }
}

/** Presses `g` and types the number of the first article; milliseconds until it is offered, and when the key was pressed. */
async function askForArticle(page: Page): Promise<{ readonly ms: number; readonly pressed: number }> {
  const waiting = await page.evaluateHandle(() => ({
    pressed: new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    }),
  }));
  await page.keyboard.press('g');
  await page.getByRole('combobox').fill('1');
  const offered = await page.waitForFunction(
    () => {
      const options = [...document.querySelectorAll('[role="dialog"] [role="option"]')];
      return options.some(({ textContent }) => !/^Page/.test(textContent)) && performance.now();
    },
    undefined,
    { timeout: LIMIT, polling: 'raf' },
  );
  const pressed = await waiting.evaluate(({ pressed: moment }) => moment);
  return { ms: Number(await offered.jsonValue()) - pressed, pressed };
}
