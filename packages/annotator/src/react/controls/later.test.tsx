// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createLater, useLater, type Later } from './later';

afterEach(cleanup);

/** A part whose loads are settled by hand. */
function loadedByHand() {
  const loads: { resolve(part: string): void; reject(error: Error): void }[] = [];
  const later = createLater(
    () => new Promise<string>((resolve, reject) => void loads.push({ resolve, reject })),
  );
  return { later, loads };
}

function Shown({ later, isWanted }: { readonly later: Later<string>; readonly isWanted?: boolean }) {
  const { part, isFailed, retry } = useLater(later, isWanted);
  return <button onClick={retry}>{part ?? (isFailed ? 'failed' : 'loading')}</button>;
}
const said = () => screen.getByRole('button').textContent;

it('loads a part once for all who ask, and has it from then on', async () => {
  const { later, loads } = loadedByHand();
  const asked = [later.load(), later.load()];
  expect(later.get()).toBeUndefined();
  loads[0]?.resolve('part');
  expect(await Promise.all(asked)).toEqual(['part', 'part']);
  expect(later.get()).toBe('part');
  expect(loads).toHaveLength(1);
});

it('shows a part that was loaded before at its first render', async () => {
  const later = createLater(() => Promise.resolve('part'));
  await later.load();
  render(<Shown later={later} />);
  expect(said()).toBe('part');
});

it('loads nothing before it is wanted', () => {
  const { later, loads } = loadedByHand();
  const { rerender } = render(<Shown later={later} isWanted={false} />);
  expect(loads).toHaveLength(0);
  rerender(<Shown later={later} isWanted />);
  expect(loads).toHaveLength(1);
});

it('tells that a part did not arrive, and tries again when asked', async () => {
  const { later, loads } = loadedByHand();
  render(<Shown later={later} />);
  await act(async () => loads[0]?.reject(new TypeError('Failed to fetch')));
  expect(said()).toBe('failed');
  await userEvent.click(screen.getByRole('button'));
  expect(said()).toBe('loading');
  await act(async () => loads[1]?.resolve('part'));
  expect(said()).toBe('part');
});
