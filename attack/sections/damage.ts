import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { damages, type StoreFiles } from '../../examples/mock-server/src/storage/lowdb/faults/damaged-files';
import type { Entities } from '../../packages/client-sdk/src/testing/conformance/samples';
import type { AttackContext, Section } from '../section';
import type { Arena, AttackedServer } from '../world/attacked-server';
import { fillCode, worldOf } from '../world/entities';

const SHORT_STARTS = 6;

/** Damaged files of the store and damaged stored files: the data are whole, or refused by name; never empty, never other data. */
export function damageSection(arena: Arena): Section {
  return {
    name: 'damage',
    what: 'damaged files of the store and of documents: whole or refused by name, never opened empty',
    async run(context) {
      const server = await arena.start();
      const { owner, codeIds } = server.cast;
      const entities = await fillCode(server, owner, codeIds[0] ?? 0);
      // Whatever is public is in the library of everybody.
      await server
        .client(owner)
        .codes.update({ id: entities.codeId, publication: 'published', isPublic: true });
      const whole = await lookAt(server, entities);
      await server.process.kill();
      const good = await readFolder(join(server.process.dataDir, 'store'));
      let starts = 0;
      const isFinished = (): boolean =>
        context.isShort ? starts >= SHORT_STARTS : performance.now() > context.endsAt;
      while (!isFinished()) {
        await tryDamage(context, server, { good, entities, whole });
        starts += 1;
      }
      await server.close();
    },
  };
}

interface Trial {
  readonly good: StoreFiles;
  readonly entities: Entities;
  /** What is seen while nothing is damaged. */
  readonly whole: Look;
}

/** Damages one file in one way, and looks what a start makes of it. */
async function tryDamage(
  { judge, random }: AttackContext,
  server: AttackedServer,
  { good, entities, whole }: Trial,
): Promise<void> {
  const [file, bytes] = pick([...good], random);
  const [kind, damage] = pick(Object.entries(damages), random);
  const damaged = damage(bytes, random, good);
  if (damaged === undefined) await rm(file);
  else await writeFile(file, damaged);
  const name = `${relative(server.process.dataDir, file)}, ${kind}`;
  const refusal = await server.process.start().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (refusal === undefined) {
    // What is damaged may be the one Code that stands for all others: then only the library counts.
    const isOther = file.includes(join('codes', `${server.cast.codeIds[1]}.`));
    const look = await lookAt(server, entities);
    judge(look.code === whole.code || isRefused(look.code), `${name}: the Code is opened with other data`);
    judge(
      look.other === whole.other || (isOther && isRefused(look.other)),
      `${name}: another Code is refused, or opened with other data`,
    );
    judge(look.library === whole.library, `${name}: the library is taken along`);
  } else {
    judge(namesFile(refusal, file), `${name}: the refusal does not name the file`);
    judge(!/\n\s+at /.test(refusal), `${name}: the refusal is a stack`);
  }
  await server.process.kill();
  await putBack(server, good);
}

/** What is seen through the API: a Code with all in it, and what else there is; or how it is refused. */
interface Look {
  readonly code: string;
  /** Another Code. */
  readonly other: string;
  readonly library: string;
}

const isRefused = (seen: string): boolean => /^refused with [45]\d\d$/.test(seen);

async function lookAt(server: AttackedServer, { codeId, documentId }: Entities): Promise<Look> {
  const { owner, reader, codeIds } = server.cast;
  const world = await worldOf(server, owner).catch(() => undefined);
  const read = async (name: string, input: Readonly<Record<string, unknown>>, token = owner.token) => {
    const answer = await world?.send(name, input, { token });
    if (answer?.ok !== true) return `refused with ${answer?.status ?? 500}`;
    return answer.text();
  };
  const parts = [
    await read('codes.get', { id: codeId }),
    await read('documents.selections', { id: documentId }),
    await read('documents.notes', { id: documentId }),
    await read('documents.bookmarks', { id: documentId }),
    await read('documents.file', { id: documentId }),
  ];
  const lists: string[] = [];
  for (const isPublic of [true, false]) lists.push(await read('codes.list', { isPublic }, reader.token));
  return {
    code: parts.find(isRefused) ?? parts.join('\n'),
    other: await read('codes.get', { id: codeIds[1] }),
    library: lists.map((list) => (isRefused(list) ? 'no library' : 'a library')).join(', '),
  };
}

/** Whether a refusal says which file, or which file belonging to it, is damaged. */
function namesFile(refusal: string, file: string): boolean {
  return refusal.includes(file.replace(/(previous\.json|mark|json|journal|\d+\.journal)$/, ''));
}

async function readFolder(folder: string): Promise<StoreFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)));
}

/** The store as it was: what the start has written since goes. */
async function putBack(server: AttackedServer, good: StoreFiles): Promise<void> {
  const now = await readFolder(join(server.process.dataDir, 'store'));
  for (const file of now.keys()) if (!good.has(file)) await rm(file);
  for (const [file, bytes] of good) if (now.get(file)?.equals(bytes) !== true) await writeFile(file, bytes);
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to pick');
  return value;
}
