import { describe, expect, test } from 'vitest';
import { createPlaceHistory, type StepDirection } from './place-history';

function createNumbers() {
  const history = createPlaceHistory<number>();
  /** Steps from a place, and answers where that leads. */
  const step = (direction: StepDirection, now: number) => {
    const place = history.next(direction);
    if (place !== undefined) history.step(direction, now);
    return place;
  };
  return { ...history, step };
}

describe('the history of places', () => {
  test('goes back to where a jump left, wherever the reader had come by then', () => {
    const history = createNumbers();
    expect(history.next('back')).toBeUndefined();
    history.jump(3);
    history.jump(52);
    expect(history.step('back', 90)).toBe(52);
    expect(history.step('back', 53)).toBe(3);
    expect(history.step('back', 4)).toBeUndefined();
    expect(history.step('forward', 4)).toBe(53);
    expect(history.step('forward', 54)).toBe(90);
    expect(history.step('forward', 91)).toBeUndefined();
    expect(history.step('back', 91)).toBe(54);
  });

  test('forgets what lay ahead with another jump', () => {
    const history = createNumbers();
    history.jump(1);
    history.step('back', 2);
    expect(history.next('forward')).toBe(2);
    history.jump(1);
    expect(history.next('forward')).toBeUndefined();
    expect(history.next('back')).toBe(1);
  });

  test('stays small', () => {
    const history = createNumbers();
    for (let place = 0; place < 80; place += 1) history.jump(place);
    const places = [];
    for (let now = 80, place = history.step('back', now); place !== undefined;) {
      places.push(place);
      now = place;
      place = history.step('back', now);
    }
    expect(places).toHaveLength(50);
    expect(places.at(-1)).toBe(30);
  });

  test('lets places be renamed and taken out', () => {
    const history = createNumbers();
    for (const place of [1, 2, 3]) history.jump(place);
    history.revise((place) => (place === 3 ? undefined : place * 10));
    expect([history.step('back', 4), history.step('back', 20)]).toEqual([20, 10]);
  });
});
