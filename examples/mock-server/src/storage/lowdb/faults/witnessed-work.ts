import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'vitest';

import { mark } from '../../conformance-schema';
import type { AccountTables, CodeTables } from '../../conformance-schema';
import { OutcomeUnknownError } from '../../storage';
import type { Partition, PartitionStore } from '../../storage';

/** What became of transactions, as their callers received it: by number. */
export interface Witness {
  readonly acknowledged: Set<number>;
  readonly failed: Set<number>;
  readonly unknown: Set<number>;
}

/** A witness who has received nothing yet. */
export function createWitness(): Witness {
  return { acknowledged: new Set(), failed: new Set(), unknown: new Set() };
}

/** Adds row `number` and its twin, raises the counter in row 0, and appends an event: all in one transaction. */
export async function attempt(code: Partition<CodeTables>, number: number, witness: Witness): Promise<void> {
  try {
    await code.transact(async (tx) => {
      const counter = await tx.get('marks', 0);
      // Some take so long that what they have read may fail to become durable meanwhile.
      for (let turns = number % 8; turns > 1; turns -= 1) await nextTurn();
      await tx.put('marks', mark(0, { extra: Number(counter?.extra ?? 0) + 1 }));
      await tx.put('marks', mark(number, { text: 'x'.repeat((number * 37) % 400) }));
      await tx.put('names', { id: `twin ${number}`, name: String(number) });
      await tx.append({ type: 'MARK', action: 'CREATE', data: number });
    });
    witness.acknowledged.add(number);
  } catch (error) {
    (error instanceof OutcomeUnknownError ? witness.unknown : witness.failed).add(number);
  }
}

/** Attempts the numbers from `first` to `last` with four writers at a time. */
export async function attemptAll(
  code: Partition<CodeTables>,
  [first, last]: readonly [number, number],
  witness: Witness,
): Promise<void> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const writer = async (): Promise<void> => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      await attempt(code, number, witness);
    }
  };
  await Promise.all([writer(), writer(), writer(), writer()]);
}

/** Expects what the witness received to be so: acknowledged is there, failed is not, and nothing is there by half. */
export async function expectTruth(
  storage: PartitionStore<AccountTables, CodeTables>,
  witness: Witness,
  context: string,
): Promise<void> {
  const code = await storage.code(1);
  if (code === undefined) {
    expect([...witness.acknowledged], context).toEqual([]);
    return;
  }
  const { marks, names } = await code.read(async (reader) => ({
    marks: await reader.list('marks'),
    names: await reader.list('names'),
  }));
  const there = marks.map(({ id }) => id).filter((id) => id !== 0);
  expect(
    [...witness.acknowledged].filter((number) => !there.includes(number)),
    `lost, ${context}`,
  ).toEqual([]);
  const allowed = (number: number) => witness.acknowledged.has(number) || witness.unknown.has(number);
  expect(
    there.filter((number) => !allowed(number)),
    `there though it failed, ${context}`,
  ).toEqual([]);
  expect(names.map(({ name }) => Number(name)).sort(), `twins, ${context}`).toEqual([...there].sort());
  expect(Number(marks.find(({ id }) => id === 0)?.extra ?? 0), `counter, ${context}`).toBe(there.length);
  const { events } = await code.eventsAfter(0, 10_000);
  expect(
    events.map(({ event }) => event.data),
    `events, ${context}`,
  ).toEqual(there);
  expect(await code.lastSeq(), `sequence, ${context}`).toBe(there.length);
}
