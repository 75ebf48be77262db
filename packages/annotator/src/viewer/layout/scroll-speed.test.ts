import { expect, test } from 'vitest';
import { createScrollSpeed } from './scroll-speed';

function setUp() {
  let time = 1000;
  const speed = createScrollSpeed(() => time);
  const move = (top: number, after = 10): void => {
    time += after;
    speed.moved(top, 1000);
  };
  return { speed, move, wait: (ms: number) => (time += ms) };
}

test('tells speed and direction of a flow', () => {
  const { speed, move } = setUp();
  [0, 100, 200, 300, 400, 500, 600].forEach((top) => move(top));
  expect(speed.rate()).toBeGreaterThan(9);
  [500, 400, 300, 200, 100].forEach((top) => move(top));
  expect(speed.rate()).toBeLessThan(-8);
});

test('a jump is no speed, and rest ends it', () => {
  const { speed, move, wait } = setUp();
  move(0);
  move(50_000);
  expect(speed.rate()).toBe(0);
  move(50_100);
  expect(speed.rate()).not.toBe(0);
  wait(200);
  expect(speed.rate()).toBe(0);
});
