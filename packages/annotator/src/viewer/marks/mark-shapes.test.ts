import { boxesOfRange, NO_ASIDES, type Asides } from '@glossator/document-text';
import { expect, test } from 'vitest';
import { fakeRuns } from '../testing/fake-runs';
import { createMarkShapes, isOnShape } from './mark-shapes';

const runs = fakeRuns(0, [{ str: 'Hello world', x: 100, y: 700 }]);
const mark = (id: number, from: number, to: number) => ({
  id,
  range: {
    startPage: 0,
    startElement: 0,
    startCharacter: from,
    endPage: 0,
    endElement: 0,
    endCharacter: to,
  },
});

function countedShapes() {
  const counted = { made: 0, asides: undefined as Asides | undefined };
  const shapes = createMarkShapes({
    on: () => counted.asides,
    boxesOf(range, of) {
      counted.made += 1;
      return boxesOfRange(range, of);
    },
  });
  return { counted, shapes };
}

test('boxes are made once for each mark, however often they are requested', () => {
  const { counted, shapes } = countedShapes();
  const hello = mark(1, 0, 5);
  const world = mark(2, 6, 11);
  for (let look = 0; look < 50; look += 1) {
    expect(isOnShape(shapes.of(hello, runs), { x: 110, y: 98 })).toBe(true);
    expect(isOnShape(shapes.of(world, runs), { x: 110, y: 98 })).toBe(false);
  }
  expect(counted.made).toBe(2);
});

test('they are made anew when the mark moves, places get exact, or it gets known what stands aside', () => {
  const { counted, shapes } = countedShapes();
  shapes.of(mark(1, 0, 5), runs);
  expect(shapes.of(mark(1, 6, 11), runs).path).toBe('M130 91L155 91L155 103L130 103Z');
  expect(counted.made).toBe(2);
  const moved = mark(1, 6, 11);
  shapes.of(moved, runs);
  counted.asides = NO_ASIDES;
  shapes.of(moved, runs);
  shapes.of(moved, { ...runs, isExact: true });
  expect(counted.made).toBe(5);
});
