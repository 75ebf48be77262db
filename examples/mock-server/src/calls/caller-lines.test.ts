import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Visit } from './call';
import { createCallerLines } from './caller-lines';

const user = (id: number) => ({ user: { id } });
const visit: Visit = {
  clientId: undefined,
  idempotencyKey: undefined,
  authorization: undefined,
  address: '192.0.2.1',
  languages: [],
};

/** Calls that end one by one. */
function createCalls() {
  const lines = createCallerLines();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    make: (kind: 'reading' | 'writing', id: number | undefined, name: string, from = visit) =>
      lines.run(kind, from, id === undefined ? undefined : user(id), () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    endFirst: async () => {
      ends.shift()?.();
      await nextTurn();
    },
  };
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at + 1}`);

describe('the lines of callers', () => {
  it('works on few calls of one user at once, in their order, and on others meanwhile', async () => {
    const { begun, make, endFirst } = createCalls();
    for (const name of numbered('a', 5)) void make('reading', 1, name);
    void make('reading', 2, 'b1');
    void make('writing', 1, 'w1');
    for (const name of numbered('x', 5)) void make('reading', undefined, name);
    await nextTurn();
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'w1', ...numbered('x', 5)]);
    await endFirst();
    expect(begun.at(-1)).toBe('a4');
    await endFirst();
    expect(begun.at(-1)).toBe('a5');
  });

  it('refuses a call where a hundred wait, and begins none whose caller has left', async () => {
    const { begun, make, endFirst } = createCalls();
    for (const name of numbered('a', 102)) void make('reading', 1, name);
    const leaving = new AbortController();
    const left = make('reading', 1, 'left', { ...visit, signal: leaving.signal });
    await expect(make('reading', 1, 'refused')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    void make('reading', 2, 'b1');
    leaving.abort(new Error('left'));
    const isLeft = expect(left).rejects.toThrow('left');
    for (let ended = 0; ended < 103; ended += 1) await endFirst();
    await isLeft;
    expect(begun).toEqual([...numbered('a', 3), 'b1', ...numbered('a', 102).slice(3)]);
  });
});
