import type { BenchSetup } from '../bench-setup';
import { profiled } from './profile';

/** One opening of the document in a fresh profile; milliseconds from the navigation. */
export interface Opening {
  readonly pageMs: number;
  readonly wholeMs: number;
  /** What tasks took beyond 50 ms each, until some time after the opening. */
  readonly blockedMs: number;
}

/** After it, nothing that opening has begun is still going on. */
const AFTERWARDS_MS = 6000;

/** Opens the document with its annotations, or the one without. */
export async function measureOpening(
  setup: BenchSetup,
  which: 'annotated' | 'plain',
  profiles: string | undefined,
): Promise<Opening> {
  const visit = await setup.visit();
  try {
    return await profiled(visit, profiles, `opening-${which}`, async () => {
      await visit.page.goto(`${setup.url}/codes/${setup.code.codeId}/${setup.code[which]}`);
      const opened = await visit.page.evaluate(() => window.probe.opened);
      await visit.page.waitForTimeout(AFTERWARDS_MS);
      return { ...opened, blockedMs: await visit.page.evaluate(() => window.probe.blockedMs()) };
    });
  } finally {
    await visit.close();
  }
}
