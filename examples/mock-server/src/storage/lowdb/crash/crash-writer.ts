import type { Partition } from '../../storage';
import { createLowdbStorage } from '../lowdb-storage';
import { CRASH_CODES, CRASH_SECRET, bodyOf, crashSchema, sumOf } from './crash-rows';
import type { CrashTables } from './crash-rows';

/**
 * The program that a crash run kills: `crash-writer DIRECTORY FIRST_ID`. 16 writers put rows numbered from FIRST_ID until the process
 * dies. It says `ready`, and `<partition> <id> done` when the storage has acknowledged a row; pipes are written synchronously.
 */
const [directory = '', firstId = '1'] = process.argv.slice(2);
const WRITERS = 16;

const storage = await createLowdbStorage({
  directory,
  accountsSchema: crashSchema,
  codeSchema: crashSchema,
  secret: CRASH_SECRET,
  // Snapshots and rotations have to happen all the time here.
  snapshots: { journalBytes: 24 * 1024, idleMs: 20 },
});
const partitions: Partition<CrashTables>[] = [storage.accounts];
for (const codeId of CRASH_CODES)
  partitions.push((await storage.code(codeId)) ?? (await storage.createCode(codeId)));
say('ready');

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeForever(Number(firstId) + writer)));

async function writeForever(first: number): Promise<never> {
  for (let id = first; ; id += WRITERS) {
    const number = id % partitions.length;
    await partitions[number]?.transact(async (tx) => {
      const body = bodyOf(id);
      await tx.put('entries', { id, body });
      await tx.put('twins', { id, sum: sumOf(body) });
      await tx.append({ type: 'ENTRY', action: 'CREATE', data: { id } });
    });
    say(`${number} ${id} done`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
