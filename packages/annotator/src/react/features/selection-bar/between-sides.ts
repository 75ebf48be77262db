import type { PlacedBox } from './use-scrolled-box';

/**
 * The part of a box between the sides of the viewer, in window pixels; the nearest pixel at a side where the box is cut off by it. Above and
 * below it stays where it is: text that was scrolled away needs no bar, but a line that is wider than the viewer does.
 */
export function betweenSides(box: PlacedBox, stage: HTMLElement): PlacedBox {
  const sides = stage.getBoundingClientRect();
  const within = (x: number) => Math.max(sides.left + 1, Math.min(x, sides.right - 1));
  const left = within(box.left);
  const right = within(box.right);
  return { ...box, x: left, left, right, width: right - left };
}
