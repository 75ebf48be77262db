import type { Browser, Page } from 'playwright';
import type { Law } from '../law/laws';
import type { LawHighlight } from '../law/law-highlights';
import { NEEDLES } from '../law/sentences';
import { launchPage, weigh, type Weight } from './browser';
import { median } from '../report/medians';
import { watchMachine } from './machine-load';
import { stepsFor, type Scenario, type Step } from './scenarios';
import '../page/page-harness';

/** The figures of one run by their names: milliseconds, MB, counts, shares. */
export type Figures = Readonly<Record<string, number>>;

/** One viewer in one scenario once. */
export interface Run {
  readonly round: number;
  readonly scenario: string;
  readonly viewer: string;
  readonly figures: Figures;
  /** What did not happen, by step. */
  readonly failures: Readonly<Partial<Record<Step, string>>>;
  /** Errors that nobody caught in the page. */
  readonly errors: readonly string[];
  /** Cores that other processes used meanwhile. */
  readonly foreignCores: number | undefined;
}

/** What a run needs to know. */
export interface RunPlan {
  readonly round: number;
  readonly viewer: string;
  readonly scenario: Scenario;
  readonly law: Law;
  /** Address of the viewer's page with the law in it. */
  readonly address: string;
  /** Highlights to add on the page that is jumped to. */
  readonly added: readonly LawHighlight[];
  readonly executablePath: string;
  readonly served: { readonly bytes: number };
}

const SCROLLED_PAGES = 200;
const PAGES_PER_SECOND = 20;
/** Longer than any wait in the page. */
const STEP_LIMIT = 150_000;

/** The page that the jump goes to: the sixth from the end. */
export function jumpTarget(pageCount: number): number {
  return pageCount - 6;
}

/** Drives a viewer through a scenario in a fresh browser. What fails is noted, and the next step tried. */
export async function runViewer(plan: RunPlan): Promise<Run> {
  const { round, viewer, scenario } = plan;
  const machine = watchMachine();
  const bytes = plan.served.bytes;
  const { browser, page } = await launchPage(plan.executablePath);
  const figures: Record<string, number> = {};
  const failures: Partial<Record<Step, string>> = {};
  const errors: string[] = [];
  let foreignCores: number | undefined;
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await page.goto(plan.address);
    await page.waitForFunction(() => 'harness' in window);
    for (const step of stepsFor(viewer, scenario)) {
      try {
        Object.assign(figures, await within(STEP_LIMIT, doStep(step, plan, browser, page)));
      } catch (error) {
        failures[step] = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        // What does not open cannot do anything else.
        if (step === 'open') break;
      }
    }
    figures['pdfKB'] = (plan.served.bytes - bytes) / 1024;
    // Asked while the browser runs: what its processes have used is lost when they are killed.
    foreignCores = machine.foreignCores();
  } finally {
    await browser.close();
  }
  return { round, scenario: scenario.name, viewer, figures, failures, errors, foreignCores };
}

async function doStep(step: Step, plan: RunPlan, browser: Browser, page: Page): Promise<Figures> {
  const target = jumpTarget(plan.law.pageCount);
  switch (step) {
    case 'open': {
      const { painted, ready, hasInk, scripts } = await page.evaluate(() => window.harness.opened);
      return { openPainted: painted, open: ready, openInk: Number(hasInk), openScripts: scripts };
    }
    case 'jump': {
      const { ms, hasInk } = await page.evaluate((to) => window.harness.jump(to), target);
      return { jump: ms, jumpInk: Number(hasInk) };
    }
    case 'home':
      return { home: (await page.evaluate(() => window.harness.jump(0))).ms };
    case 'zoomIn':
      return { zoom: await page.evaluate(() => window.harness.zoom(2)) };
    case 'zoomOut':
      return { zoomOut: await page.evaluate(() => window.harness.zoom(1)) };
    case 'scroll':
      return scrolled(page, plan.law.pageCount);
    case 'weigh':
      return weighed(await weigh(browser, page), page);
    case 'add':
      return added(page, plan.added);
    case 'find':
      return found(page, plan.law, 0);
    case 'findAgain':
      return found(page, plan.law, 1);
  }
}

async function scrolled(page: Page, pageCount: number): Promise<Figures> {
  const pages = Math.min(SCROLLED_PAGES, pageCount - 5);
  const figures = await page.evaluate(([count, rate]) => window.harness.scroll(count, rate), [
    pages,
    PAGES_PER_SECOND,
  ] as const);
  return {
    scrollP50: figures.p50,
    scrollP95: figures.p95,
    scrollLongest: figures.longest,
    dropped: figures.dropped,
    blank: figures.blank,
    neverPainted: figures.neverPainted,
    settled: figures.settled,
  };
}

async function added(page: Page, highlights: readonly LawHighlight[]): Promise<Figures> {
  if (!(await page.evaluate(() => window.harness.can.highlight))) return {};
  const times: number[] = [];
  for (const highlight of highlights) {
    times.push(await page.evaluate((one) => window.harness.add(one), highlight));
  }
  const middle = median(times);
  return middle === undefined ? {} : { add: middle };
}

async function weighed(weight: Weight, page: Page): Promise<Figures> {
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  return { ...weight, elements };
}

async function found(page: Page, { needles }: Law, which: 0 | 1): Promise<Figures> {
  const needle = NEEDLES[which];
  if (!(await page.evaluate(() => window.harness.can.find))) return {};
  const { ms, count } = await page.evaluate(([query, expected]) => window.harness.find(query, expected), [
    needle,
    needles[needle],
  ] as const);
  if (count !== needles[needle]) throw new Error(`${count} hits instead of ${needles[needle]}`);
  return which === 0 ? { find: ms } : { findAgain: ms };
}

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page did not answer within ${limit / 1000} s`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
