import type { RunBox } from '@glossator/document-text';

/** Page units between the text and the bar, and the bar's width. */
const AWAY = 7;
const WIDE = 2;
/** Lines this far apart (in heights) still have one bar. */
const SAME_BLOCK = 2.5;

/**
 * Bars in the margin beside text, one for each column that it stands in: as tall as the text and before its first letters. Text that
 * does not run upright has none.
 */
export function barsBeside(boxes: readonly RunBox[]): RunBox[] {
  const blocks: { left: number; right: number; top: number; bottom: number }[] = [];
  for (const { x, y, angle, width, height } of boxes) {
    if (Math.abs(angle) > 0.01) continue;
    const block = blocks.at(-1);
    const isNext =
      block && y >= block.top - height && y - block.bottom <= SAME_BLOCK * height && x < block.right + height;
    if (!isNext) {
      blocks.push({ left: x, right: x + width, top: y, bottom: y + height });
      continue;
    }
    block.left = Math.min(block.left, x);
    block.right = Math.max(block.right, x + width);
    block.top = Math.min(block.top, y);
    block.bottom = Math.max(block.bottom, y + height);
  }
  return blocks.map(({ left, top, bottom }) => ({
    x: left - AWAY - WIDE,
    y: top,
    angle: 0,
    width: WIDE,
    height: bottom - top,
  }));
}
