import type { ElementBox } from './page-text';

/** How many numbers one box takes: x, y, width, height, quarter turns. */
export const NUMBERS_OF_BOX = 5;

/** Quarter turns from which on text runs aslant: scanned pages are seldom quite straight. */
const ASLANT = 0.04;

/** The boxes of a page as one row of numbers, a tenth of the objects' size, which can be stored and sent as is. */
export function boxesToNumbers(boxes: readonly ElementBox[]): Float32Array {
  const numbers = new Float32Array(boxes.length * NUMBERS_OF_BOX);
  boxes.forEach(({ x, y, width, height, turn = 0, tilt = 0 }, box) => {
    numbers.set([x, y, width, height, turn + tilt], box * NUMBERS_OF_BOX);
  });
  return numbers;
}

/** The boxes again, as exactly as a 32-bit number says them (a ten-thousandth of a point). */
export function boxesFrom(numbers: Float32Array): ElementBox[] {
  const boxes: ElementBox[] = [];
  for (let at = 0; at < numbers.length; at += NUMBERS_OF_BOX) {
    const [x = 0, y = 0, width = 0, height = 0, turns = 0] = numbers.subarray(at, at + NUMBERS_OF_BOX);
    boxes.push(turnedBox({ x, y, width, height }, turns));
  }
  return boxes;
}

/** A box of text that is turned by so many quarter turns counterclockwise. */
export function turnedBox(box: Pick<ElementBox, 'x' | 'y' | 'width' | 'height'>, turns: number): ElementBox {
  if (turns === 0) return box;
  const whole = Math.round(turns);
  const turn = (whole + 4) % 4;
  const tilt = turns - whole;
  return {
    ...box,
    ...((turn === 1 || turn === 2 || turn === 3) && { turn }),
    ...(Math.abs(tilt) >= ASLANT && { tilt }),
  };
}
