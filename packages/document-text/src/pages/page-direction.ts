import type { ElementBox, PageText } from './page-text';

/** Quarter turns counterclockwise of the direction that most characters of a page run in; 0 without boxes. */
export function mainTurn(page: PageText): number {
  const { boxes = [], elements } = page;
  if (!hasTurned(boxes)) return 0;
  const lengths = [0, 0, 0, 0];
  boxes.forEach(({ turn = 0 }, element) => {
    lengths[turn] = (lengths[turn] ?? 0) + (elements[element]?.length ?? 0);
  });
  return lengths.indexOf(Math.max(...lengths));
}

function hasTurned(boxes: readonly ElementBox[]): boolean {
  for (const { turn } of boxes) if (turn !== undefined) return true;
  return false;
}

/** Where a box begins along its line, in PDF points, for somebody who reads in this direction. */
export function alongOf({ x, y }: ElementBox, turn: number): number {
  if (turn === 1) return y;
  if (turn === 2) return -x;
  return turn === 3 ? -y : x;
}

/** How far down the page the baseline of a box is, in PDF points from the page's origin, for somebody who reads in this direction. */
export function depthOf({ x, y }: ElementBox, turn: number): number {
  if (turn === 1) return x;
  if (turn === 2) return y;
  return turn === 3 ? -x : -y;
}
