// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { betweenSides } from './between-sides';

const stage = document.createElement('div');
stage.getBoundingClientRect = () => new DOMRect(300, 50, 400, 600);

function boxFrom(x: number, width: number) {
  return { x, y: 80, width, height: 20, top: 80, bottom: 100, left: x, right: x + width };
}

it('leaves a box that is between the sides of the viewer where it is', () => {
  expect(betweenSides(boxFrom(350, 20), stage)).toEqual(boxFrom(350, 20));
});

it('brings what is cut off at a side to the nearest pixel inside', () => {
  expect(betweenSides(boxFrom(900, 0), stage)).toEqual(boxFrom(699, 0));
  expect(betweenSides(boxFrom(100, 0), stage)).toEqual(boxFrom(301, 0));
  expect(betweenSides(boxFrom(650, 400), stage)).toEqual(boxFrom(650, 49));
});
