import type { FrameFigures } from '../page/frames';
import type { BenchSetup, Visit } from '../bench-setup';
import { profiled } from './profile';

/** CSS pixels a second: a reader who leafs through, about five pages or forty cards a second. */
const SPEED = 5000;

/** Frames while the wheel turns over the document, and over the panel with the annotations. */
export interface Scrolling {
  readonly document: FrameFigures;
  readonly panel: FrameFigures;
}

/** Turns the wheel for so many seconds over the one and over the other. */
export async function measureScrolling(
  setup: BenchSetup,
  which: 'annotated' | 'plain',
  seconds: number,
  profiles: string | undefined,
): Promise<Scrolling> {
  const visit = await setup.visit();
  try {
    await visit.page.goto(`${setup.url}/codes/${setup.code.codeId}/${setup.code[which]}`);
    await visit.page.evaluate(() => window.probe.opened);
    await visit.page.waitForTimeout(3000);
    const over = (selector: string, name: string): Promise<FrameFigures> =>
      profiled(visit, profiles, `scrolling-${name}-${which}`, () => turnWheel(visit, selector, seconds));
    const document = await over('[role="document"]', 'document');
    const panel =
      which === 'annotated' ? await over('aside:last-of-type [role="tabpanel"]', 'panel') : document;
    return { document, panel };
  } finally {
    await visit.close();
  }
}

async function turnWheel({ page, tab }: Visit, selector: string, seconds: number): Promise<FrameFigures> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector}`);
  const frames = await page.evaluateHandle(() => window.probe.watchFrames());
  await tab.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + Math.min(box.height, 700) / 2),
    yDistance: -SPEED * seconds,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  return frames.evaluate((stop) => stop());
}
