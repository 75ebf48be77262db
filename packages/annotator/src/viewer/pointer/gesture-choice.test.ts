import { describe, expect, it } from 'vitest';
import { canBegin, type GestureStart } from './gesture-choice';

const mouse: GestureStart = {
  surface: 'page',
  isTouch: false,
  fingers: 1,
  isMainButton: true,
  hasButtons: false,
  hasCtrl: false,
  hasSelection: false,
};
const finger: GestureStart = { ...mouse, isTouch: true };

describe('canBegin', () => {
  it('lets the main mouse button drag on a page only', () => {
    expect(canBegin('drag', mouse)).toBe(true);
    expect(canBegin('drag', { ...mouse, isMainButton: false })).toBe(false);
    expect(canBegin('drag', { ...mouse, surface: 'link' })).toBe(false);
    expect(canBegin('drag', { ...mouse, surface: 'elsewhere' })).toBe(false);
  });

  it('takes one finger on a page for a long press, and two for a pinch', () => {
    expect(canBegin('longPress', finger)).toBe(true);
    expect(canBegin('longPress', mouse)).toBe(false);
    expect(canBegin('longPress', { ...finger, surface: 'link' })).toBe(false);
    expect(canBegin('longPress', { ...finger, fingers: 2 })).toBe(false);
    expect([1, 2, 3].map((fingers) => canBegin('pinch', { ...finger, fingers }))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('leaves clicks to links, and to text that is selected', () => {
    expect(canBegin('click', mouse)).toBe(true);
    expect(canBegin('click', { ...mouse, surface: 'elsewhere' })).toBe(true);
    expect(canBegin('click', { ...mouse, surface: 'link' })).toBe(false);
    expect(canBegin('click', { ...mouse, hasSelection: true })).toBe(false);
  });

  it('has a tap by fingers alone, and a hover by all others while nothing is pressed', () => {
    expect([canBegin('tap', finger), canBegin('tap', mouse)]).toEqual([true, false]);
    expect([canBegin('hover', finger), canBegin('hover', mouse)]).toEqual([false, true]);
    expect(canBegin('hover', { ...mouse, hasButtons: true })).toBe(false);
  });

  it('zooms by the wheel with Ctrl, else the browser scrolls', () => {
    expect(canBegin('wheelZoom', { ...mouse, hasCtrl: true })).toBe(true);
    expect(canBegin('wheelZoom', mouse)).toBe(false);
  });
});
