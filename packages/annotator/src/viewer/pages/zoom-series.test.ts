import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from '../layout/settle-timer';
import { createZoomSeries } from './zoom-series';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one step, or two with time between them, is no series', () => {
  const onOver = vi.fn();
  const zoom = createZoomSeries(2, later, onOver);
  zoom.scaled(2.5);
  expect(zoom.isUnderWay).toBe(false);
  vi.advanceTimersByTime(100);
  zoom.scaled(3);
  expect(zoom.isUnderWay).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(onOver).not.toHaveBeenCalled();
});

test('steps that follow each other are a series until nothing follows', () => {
  const onOver = vi.fn();
  const zoom = createZoomSeries(2, later, onOver);
  for (let step = 1; step <= 10; step += 1) {
    zoom.scaled(2 + step / 10);
    vi.advanceTimersByTime(30);
  }
  expect(zoom.isUnderWay).toBe(true);
  expect(onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(zoom.isUnderWay).toBe(false);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('the same scale is no step, and nobody is notified after stopping', () => {
  const onOver = vi.fn();
  const zoom = createZoomSeries(2, later, onOver);
  zoom.scaled(2);
  zoom.scaled(2);
  expect(zoom.isUnderWay).toBe(false);
  zoom.scaled(3);
  zoom.scaled(4);
  zoom.stop();
  vi.advanceTimersByTime(1000);
  expect(onOver).not.toHaveBeenCalled();
});
