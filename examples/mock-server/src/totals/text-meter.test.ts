import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLowdbStorage } from '../storage/lowdb/lowdb-storage';
import { accountsSchema, codeSchema, type CodePartition, type ServerStorage } from '../tables/tables';
import { measure } from './measured';
import { createTextMeter, EVERYBODY, NOTHING_AROUND } from './text-meter';

let directory: string;
let storage: ServerStorage;
let code: CodePartition;
beforeEach(async () => {
  directory = await mkdtemp(`${tmpdir()}/glossator-meter-`);
  storage = await createLowdbStorage({ directory, accountsSchema, codeSchema });
  code = await storage.createCode(1);
});
afterEach(async () => {
  await storage.close();
  await rm(directory, { recursive: true });
});

/** Keeps an answer of half a mebibyte for a user, as a call does; where people may write next to nothing. */
const keepAnswer = (userId: number, key: number): Promise<void> =>
  code.transact(async (transaction) => {
    const meter = createTextMeter(transaction, { userBytes: 1, codeBytes: 1 });
    const answer = {
      id: `${userId}:${key}`,
      fingerprint: '',
      answer: 'x'.repeat(500_000),
      day: '2026-01-01',
    };
    await meter.transaction.put('answers', answer);
    await meter.settle(NOTHING_AROUND);
  });

it('keeps the newest answers of each caller for retries, and counts them as no writing', async () => {
  await keepAnswer(8, 1);
  for (let key = 1; key <= 20; key += 1) await keepAnswer(7, key);
  const { answers, use } = await code.read(async (reader) => ({
    answers: await reader.list('answers'),
    use: await reader.list('textUse'),
  }));
  expect(answers.map(({ id }) => id)).toEqual(['8:1', ...[16, 17, 18, 19, 20].map((key) => `7:${key}`)]);
  const bytesOf = (userId: number): number =>
    answers
      .filter(({ id }) => id.startsWith(`${userId}:`))
      .reduce((sum, row) => sum + measure('answers', row).bytes, 0);
  expect(Object.fromEntries(use.map(({ id, bytes }) => [id, bytes]))).toEqual({
    [EVERYBODY]: 0,
    [-7]: bytesOf(7),
    [-8]: bytesOf(8),
  });
});
