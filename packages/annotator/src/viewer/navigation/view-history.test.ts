import { describe, expect, test } from 'vitest';
import { createViewHistory } from './view-history';

describe('the history of places', () => {
  test('goes back to where a jump left, wherever the reader had come by then', () => {
    const history = createViewHistory<number>();
    expect([history.canGoBack, history.canGoForward]).toEqual([false, false]);
    history.jump(3);
    history.jump(52);
    expect(history.back(90)).toBe(52);
    expect(history.back(53)).toBe(3);
    expect(history.back(4)).toBeUndefined();
    expect(history.canGoBack).toBe(false);
    expect(history.forward(4)).toBe(53);
    expect(history.forward(54)).toBe(90);
    expect(history.forward(91)).toBeUndefined();
    expect(history.back(91)).toBe(54);
  });

  test('forgets what lay ahead with another jump', () => {
    const history = createViewHistory<number>();
    history.jump(1);
    history.back(2);
    expect(history.canGoForward).toBe(true);
    history.jump(1);
    expect(history.canGoForward).toBe(false);
    expect(history.back(7)).toBe(1);
  });

  test('stays small', () => {
    const history = createViewHistory<number>();
    for (let place = 0; place < 80; place += 1) history.jump(place);
    const places = [];
    for (let now = 80, place = history.back(now); place !== undefined; place = history.back(now)) {
      places.push(place);
      now = place;
    }
    expect(places).toHaveLength(50);
    expect(places.at(-1)).toBe(30);
  });

  test('keeps one entry of a trail, until the reader moves by hand or jumps elsewhere', () => {
    const history = createViewHistory<number>();
    history.jump(1, 'search');
    history.jump(20, 'search');
    history.jump(30, 'search');
    expect(history.back(40)).toBe(1);
    history.jump(1, 'search');
    history.endTrail();
    history.jump(50, 'search');
    expect(history.back(60)).toBe(50);
    expect(history.back(50)).toBe(1);
    history.jump(1, 'search');
    history.jump(2);
    history.jump(3, 'search');
    expect([history.back(4), history.back(3), history.back(2)]).toEqual([3, 2, 1]);
  });
});
