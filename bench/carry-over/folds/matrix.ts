import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../measured-child';
import type { ReadPair } from '../run-method';
import { SCRATCH } from '../scratch';
import type { Counts } from './counts';
import type { Variant } from './grid';
import type { VariantReport, VariantTask } from './variant-child';

/** Counts by pair and variant. */
export type Matrix = ReadonlyMap<string, Readonly<Record<string, Counts>>>;

/** Seconds until a child that reports nothing is ended: the longest pair with all its variants. */
const LIMIT = 1800;
const CHILD = join(import.meta.dirname, 'variant-child.ts');
const ENGINE = join(import.meta.dirname, '../../../packages/document-text/src');
const JUDGE = join(import.meta.dirname, '..');

/**
 * Runs variants on pairs, as many processes as there are processors. What was run before with the same engine and judge is kept in
 * the scratch folder. `onLine` hears how far it is.
 */
export async function runMatrix(
  wanted: readonly { readonly read: ReadPair; readonly variants: readonly Variant[] }[],
  copy: string,
  onLine: (line: string) => void,
): Promise<Matrix> {
  const folder = join(SCRATCH, `folds-${printOfSources([ENGINE, JUDGE], copy)}`);
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  const known = new Map(
    wanted.map(({ read: { pair } }) => [
      pair.id,
      existsSync(fileOf(pair.id))
        ? (JSON.parse(readFileSync(fileOf(pair.id), 'utf8')) as Record<string, Counts>)
        : {},
    ]),
  );
  const tasks = wanted.flatMap(({ read, variants }): VariantTask[] => {
    const left = variants.filter(({ name }) => !(name in (known.get(read.pair.id) ?? {})));
    return left.length === 0 ? [] : [{ read, variants: left }];
  });
  let done = 0;
  const take = ({ pair, counts }: VariantReport): void => {
    const all = { ...known.get(pair), ...counts };
    known.set(pair, all);
    writeFileSync(fileOf(pair), JSON.stringify(all));
    done += 1;
    onLine(`${pair.padEnd(40)}${Object.keys(counts).length} variants, ${done} of ${tasks.length} pairs`);
  };
  await Promise.all(
    shared(tasks, availableParallelism()).map(async (own, number) => {
      const file = join(folder, `tasks-${process.pid}-${number}.json`);
      writeFileSync(file, JSON.stringify(own));
      const { problem } = await runChild<VariantReport>(CHILD, [copy, file], LIMIT, take);
      rmSync(file);
      if (problem !== undefined) throw new Error(`Variants did not finish: ${problem}`);
    }),
  );
  return known;
}

/** Tasks in so many lists of about the same size of text, the largest first. */
function shared(tasks: readonly VariantTask[], lists: number): VariantTask[][] {
  const sizeOf = ({ read, variants }: VariantTask): number =>
    variants.length * (statSync(read.oldItems).size + statSync(read.newItems).size);
  const loads = Array.from({ length: lists }, () => ({ size: 0, tasks: [] as VariantTask[] }));
  for (const task of tasks.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const [least] = loads.toSorted((a, b) => a.size - b.size);
    if (!least) break;
    least.size += sizeOf(task);
    least.tasks.push(task);
  }
  return loads.map((load) => load.tasks).filter((own) => own.length > 0);
}

/** What was measured holds for these sources only. */
function printOfSources(folders: readonly string[], copy: string): string {
  const hash = createHash('sha256').update(copy);
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (file.endsWith('.ts') && !/\.test\.ts$|testing|growth|tables|folds\/(?!variant|counts)/.test(file))
        hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
