import { expect, test } from 'vitest';
import { createFrameTurns } from './frame-turns';

function setUp() {
  let next: (() => void) | undefined;
  const done: string[] = [];
  const turns = createFrameTurns({
    requestAnimationFrame(work) {
      next = work;
      return 1;
    },
    cancelAnimationFrame() {
      next = undefined;
    },
  });
  const frame = (): boolean => {
    const work = next;
    next = undefined;
    work?.();
    return work !== undefined;
  };
  return { turns, done, frame, draw: (name: string) => turns.take(() => done.push(name)) };
}

test('the first of a frame is done at once, the others one a frame, in their order', () => {
  const { draw, done, frame } = setUp();
  for (const name of ['a', 'b', 'c']) draw(name);
  expect(done).toEqual(['a']);
  frame();
  expect(done).toEqual(['a', 'b']);
  frame();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('a free frame is at once again, and no frame is requested while nobody draws', () => {
  const { draw, done, frame } = setUp();
  draw('a');
  expect(frame()).toBe(true);
  expect(frame()).toBe(false);
  draw('b');
  expect(done).toEqual(['a', 'b']);
});

test('nothing is done after closing', () => {
  const { turns, draw, done, frame } = setUp();
  draw('a');
  draw('b');
  turns.close();
  expect(frame()).toBe(false);
  expect(done).toEqual(['a']);
});
