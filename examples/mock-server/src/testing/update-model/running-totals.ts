import { expect } from 'vitest';
import { createTextMeter, NOTHING_AROUND } from '../../totals/text-meter';
import type { CodePartition } from '../../tables/tables';
import type { TestServer } from '../test-server';

/** Checks that the running totals of every Code are what a count of its rows gives, whatever has changed them. */
export async function compareTotals({ server }: TestServer): Promise<void> {
  const { storage } = server.ports;
  for (const id of await storage.codeIds()) {
    const code = await storage.code(id);
    if (!code) continue;
    const kept = await code.read((reader) => reader.list('textUse'));
    expect(sorted(kept), `Code ${id}`).toEqual(sorted(await recount(code)));
  }
}

const UNDONE = new Error('Only counted');
const NO_LIMITS = { userBytes: Infinity, codeBytes: Infinity };

/** What the totals would be if they were absent. */
async function recount(code: CodePartition) {
  let counted: readonly { readonly id: number; readonly bytes: number }[] = [];
  const work = code.transact(async (transaction) => {
    for (const { id } of await transaction.list('textUse')) await transaction.delete('textUse', id);
    await createTextMeter(transaction, NO_LIMITS).settle(NOTHING_AROUND);
    counted = await transaction.list('textUse');
    throw UNDONE;
  });
  await expect(work).rejects.toBe(UNDONE);
  return counted;
}

function sorted<Row extends { readonly id: number; readonly bytes: number }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ bytes }) => bytes > 0).toSorted((a, b) => a.id - b.id);
}
