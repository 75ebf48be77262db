import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../core/testing/manual-clock';
import { createIdleScheduler } from './idle-scheduler';

function setUp() {
  const clock = createManualClock();
  const idle: (() => void)[] = [];
  let isBusy = false;
  const scheduler = createIdleScheduler({
    isBusy: () => isBusy,
    now: clock.now,
    after: clock.after,
    idle(work) {
      idle.push(work);
      return () => void idle.splice(idle.indexOf(work), 1);
    },
  });
  const turns: string[] = [];
  const wait = (name: string) => void scheduler.next().then(() => turns.push(name));
  const pass = async (ms: number) => {
    clock.pass(ms);
    await Promise.resolve();
    await Promise.resolve();
  };
  const rest = async () => {
    for (const work of idle.splice(0)) work();
    await pass(0);
  };
  return { scheduler, turns, wait, pass, rest, setBusy: (value: boolean) => (isBusy = value) };
}

describe('the idle scheduler', () => {
  it('comes when the viewer has been quiet for a while and the browser is idle', async () => {
    const made = setUp();
    made.wait('a');
    await made.pass(799);
    await made.rest();
    expect(made.turns).toEqual([]);
    await made.pass(1);
    expect(made.turns).toEqual([]);
    await made.rest();
    expect(made.turns).toEqual(['a']);
    made.wait('b');
    await made.pass(0);
    await made.rest();
    expect(made.turns).toEqual(['a', 'b']);
  });

  it('ends when the reader moves, and comes back some time after', async () => {
    const made = setUp();
    await made.pass(1000);
    made.wait('a');
    made.setBusy(true);
    await made.pass(5000);
    await made.rest();
    expect(made.turns).toEqual([]);
    made.setBusy(false);
    await made.pass(300);
    await made.rest();
    expect(made.turns).toEqual([]);
    await made.pass(800);
    await made.rest();
    expect(made.turns).toEqual(['a']);
  });

  it('does not keep anyone waiting, but lets the reader go first', async () => {
    const made = setUp();
    made.wait('a');
    const end = made.scheduler.hurry();
    await made.pass(0);
    expect(made.turns).toEqual(['a']);
    made.setBusy(true);
    made.wait('b');
    await made.pass(1000);
    expect(made.turns).toEqual(['a']);
    made.setBusy(false);
    await made.pass(30);
    expect(made.turns).toEqual(['a', 'b']);
    end();
    end();
    made.wait('c');
    await made.pass(30);
    expect(made.turns).toEqual(['a', 'b']);
  });

  it('lets hurried work go on for half a frame, then the browser has its turn', async () => {
    const made = setUp();
    made.scheduler.hurry();
    expect(made.scheduler.isHurried).toBe(true);
    made.wait('a');
    await made.pass(0);
    made.wait('b');
    await Promise.resolve();
    expect(made.turns).toEqual(['a', 'b']);
    await made.pass(8);
    made.wait('c');
    await Promise.resolve();
    expect(made.turns).toEqual(['a', 'b']);
    await made.pass(0);
    expect(made.turns).toEqual(['a', 'b', 'c']);
    made.setBusy(true);
    made.wait('d');
    await Promise.resolve();
    expect(made.turns).toEqual(['a', 'b', 'c']);
  });

  it('lets everybody go when it is closed', async () => {
    const made = setUp();
    made.wait('a');
    made.scheduler.close();
    made.wait('b');
    await made.pass(0);
    expect(made.turns).toEqual(['a', 'b']);
  });
});
