import type { Box } from '../../core/ports/document-viewer';
import type { Size } from '../layout/page-box';

/** What a key says; `KeyboardEvent` is one. */
interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Shares of the page's width that an arrow moves by, and with Alt. */
const STEP = 0.02;
const FINE_STEP = 0.002;
/** Least width and height, as a share of the page's width. */
const LEAST = 0.01;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The frame of an area after an arrow key: moved, or with Shift made larger or smaller, and never beyond its page. Undefined for other keys. */
export function stepFrame(box: Box, { key, shiftKey, altKey }: PressedKey, page: Size): Box | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = page.width * (altKey ? FINE_STEP : STEP);
  const [dx, dy] = [direction[0] * step, direction[1] * step];
  const least = page.width * LEAST;
  if (shiftKey) {
    const width = limited(box.width + dx, least, page.width - box.x);
    return { ...box, width, height: limited(box.height + dy, least, page.height - box.y) };
  }
  const x = limited(box.x + dx, 0, page.width - box.width);
  return { ...box, x, y: limited(box.y + dy, 0, page.height - box.height) };
}

function limited(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), Math.min(least, most));
}
