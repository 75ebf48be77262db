import { describe, expect, it } from 'vitest';
import { runInLanes } from './lanes.mjs';

/** A step that ends when its `end` is called. */
function heldStep(name, more = {}) {
  let end;
  const ended = new Promise((resolve) => {
    end = () => resolve({ passed: 1 });
  });
  return { name, title: name, run: () => ended, end, ...more };
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('runInLanes', () => {
  it('starts no more steps than there are lanes, the costliest first', async () => {
    const started = [];
    const steps = [1, 30, 5].map((cost) => {
      const step = heldStep(`cost ${cost}`, { cost });
      return { ...step, run: () => (started.push(cost), step.run()) };
    });
    const ended = runInLanes(steps, 2, () => undefined);
    await turns();
    expect(started).toEqual([30, 5]);
    for (const step of steps) step.end();
    await ended;
    expect(started).toEqual([30, 5, 1]);
  });

  it('starts a step when everything it comes after has ended, failed or not', async () => {
    const log = [];
    const build = heldStep('build');
    const journey = { name: 'e2e', title: 'e2e', after: ['build'], run: async () => log.push('e2e') };
    const ended = runInLanes([journey, build], 2, (step) => log.push(`end ${step.name}`));
    await turns();
    expect(log).toEqual([]);
    build.end();
    await ended;
    expect(log).toEqual(['end build', 'e2e', 'end e2e']);
  });

  it('ignores needs that are not in the list, as with --only', async () => {
    const ends = [];
    await runInLanes([{ name: 'a', title: 'a', after: ['b'], run: async () => ({}) }], 1, ({ name }) =>
      ends.push(name),
    );
    expect(ends).toEqual(['a']);
  });

  it('rejects when steps wait for each other', async () => {
    const steps = [heldStep('a', { after: ['b'] }), heldStep('b', { after: ['a'] })];
    await expect(runInLanes(steps, 2, () => undefined)).rejects.toThrow('wait for each other: a, b');
  });
});
