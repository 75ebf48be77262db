import { expect, it } from 'vitest';
import { createInProcessBus } from '../bus/in-process/in-process-bus';
import { ProblemError } from '../problems/problem-error';
import type { Visit } from './call';
import { createMemberCalls } from './member-calls';

const VISIT: Visit = {
  clientId: undefined,
  idempotencyKey: undefined,
  authorization: undefined,
  address: '192.0.2.1',
  languages: [],
};
const gone = () => Promise.reject(new ProblemError('NOT_FOUND'));
const stays = () => Promise.resolve();

function made() {
  const bus = createInProcessBus();
  const calls = createMemberCalls(bus);
  const revoke = (codeId = 1) => bus.publish('access-changed', { codeId });
  return { calls, revoke };
}

/** Work that does not end by itself. */
const endless = () => new Promise<never>(() => undefined);

it('ends the calls of who has no access any more, with the reason, and aborts their work', async () => {
  const { calls, revoke } = made();
  let signal: AbortSignal | undefined;
  const ended = calls.run({ codeId: 1, visit: VISIT, recheck: gone }, (visit) => {
    signal = visit.signal;
    return endless();
  });
  revoke(2);
  expect(signal?.aborted).toBe(false);
  revoke();
  await expect(ended).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(signal?.aborted).toBe(true);
});

it('lets the calls of the others go on, and those that have written what they may', async () => {
  const { calls, revoke } = made();
  const finish: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => finish.push(() => resolve('done')));
  const running = [
    calls.run({ codeId: 1, visit: VISIT, recheck: stays }, work),
    calls.run({ codeId: 1, visit: VISIT, recheck: gone }, (_visit, settle) => {
      settle();
      return work();
    }),
  ];
  revoke();
  await Promise.resolve();
  for (const end of finish) end();
  expect(await Promise.all(running)).toEqual(['done', 'done']);
});

it('cuts an answer that is being sent, until its end', async () => {
  const { calls, revoke } = made();
  let cuts = 0;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const visit = { ...VISIT, answering: { ended, cut: () => (cuts += 1) } };
  expect(await calls.run({ codeId: 1, visit, recheck: gone }, () => Promise.resolve('file'))).toBe('file');
  revoke();
  await new Promise((resolve) => setImmediate(resolve));
  expect(cuts).toBe(1);
  end();
  await ended;
  await Promise.resolve();
  revoke();
  await new Promise((resolve) => setImmediate(resolve));
  expect(cuts).toBe(1);
});
