import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { watchMachine } from '../viewer/driver/machine-load';
import type { GrowthCell, GrowthLine } from './growth-child';
import { composeLongPair, type LongPair, type Part } from './growth-document';
import { documentOf } from './items';
import { runChild } from './measured-child';
import { OURS, SKETCH } from './options';
import type { ReadPair } from './run-method';
import { SCRATCH } from './scratch';
import { aligned } from './text-tables';

/** A measured or missing cell of the growth table. */
export interface Growth {
  readonly method: string;
  readonly pages: number;
  readonly newPages: number;
  readonly selections: number;
  readonly cell?: GrowthCell;
  /** Why there is no cell. */
  readonly problem?: string;
  /** Processors that others kept busy meanwhile. */
  readonly foreignCores?: number | undefined;
}

const GRID: readonly (readonly [pages: number, selections: number])[] = [
  [10, 100],
  [300, 100],
  [1000, 1000],
  [3000, 100],
  [3000, 10_000],
];
/** The cell that `seconds3000` and `megabytes3000` are of. */
const MAIN = GRID.at(-1) ?? [3000, 10_000];
/** Whatever else the machine does only adds time, so the quickest of these is taken. */
const MAIN_ROUNDS = 2;
const SKETCH_PAGES = 1000;

/** Measures how time and memory grow with the document, each cell in a process of its own. */
export async function measureGrowth(
  pairs: readonly ReadPair[],
  methods: readonly string[],
  options: { readonly copy: string; readonly isFull: boolean; readonly limit: number },
): Promise<Growth[]> {
  const parts = partsOf(pairs);
  if (parts.length === 0) return [];
  mkdirSync(SCRATCH, { recursive: true });
  const grown: Growth[] = [];
  for (const [pages, selections] of GRID) {
    const long = composeLongPair(parts, pages, selections);
    const file = join(SCRATCH, `growth-${process.pid}.jsonl`);
    writeLongPair(file, long);
    for (const method of methods.filter((name) => name === OURS || name === SKETCH)) {
      if (method !== OURS && pages > SKETCH_PAGES && !options.isFull) continue;
      const times = method === OURS && pages === MAIN[0] && selections === MAIN[1] ? MAIN_ROUNDS : 1;
      for (let round = 0; round < times; round += 1) {
        const machine = watchMachine();
        const run = await runCell([file, method, options.copy], options.limit);
        const foreignCores = machine.foreignCores();
        const newPages = long.newPages.length;
        grown.push({ method, pages, newPages, selections, foreignCores, ...run });
      }
    }
    rmSync(file);
  }
  return grown;
}

/** The real laws, each once: a second pair of a law would be its copy. */
function partsOf(pairs: readonly ReadPair[]): Part[] {
  const seen = new Set<string>();
  return pairs.flatMap(({ pair, oldItems, newItems }) => {
    if (pair.isStress || seen.has(pair.source)) return [];
    seen.add(pair.source);
    return [{ oldOne: documentOf(oldItems), newOne: documentOf(newItems), selections: pair.selections }];
  });
}

function writeLongPair(file: string, { oldPages, newPages, selections }: LongPair): void {
  const handle = openSync(file, 'w');
  const write = (line: GrowthLine) => writeSync(handle, `${JSON.stringify(line)}\n`);
  for (const page of oldPages) write({ old: page });
  for (const page of newPages) write({ new: page });
  write({ selections });
  closeSync(handle);
}

async function runCell(args: readonly string[], limit: number): Promise<Pick<Growth, 'cell' | 'problem'>> {
  let cell: GrowthCell | undefined;
  const file = join(import.meta.dirname, 'growth-child.ts');
  const end = await runChild<GrowthCell>(file, args, limit, (message) => (cell = message));
  return cell ? { cell } : end;
}

/** The growth table for people. */
export function growthTable(grown: readonly Growth[]): string {
  const rows = grown.map(({ method, pages, newPages, selections, cell, problem, foreignCores }) => [
    method,
    `${pages}→${newPages}`,
    String(selections),
    ...(cell
      ? [
          cell.seconds.toFixed(2),
          cell.cpuSeconds.toFixed(2),
          cell.steps.length === 0 ? '-' : cell.steps.map((step) => step.toFixed(2)).join(' + '),
          (cell.peakMegabytes - cell.baseMegabytes).toFixed(0),
          cell.baseMegabytes.toFixed(0),
          cell.peakMegabytes.toFixed(0),
          String(cell.succeeded),
        ]
      : [problem ?? '-', '-', '-', '-', '-', '-', '-']),
    foreignCores?.toFixed(1) ?? '-',
  ]);
  const head = [
    '',
    'pages',
    'selections',
    'seconds',
    'CPU s',
    'align + carry + changes',
    'MB more',
    'MB before',
    'MB peak',
    'success',
    'foreign cores',
  ];
  return aligned([head, ...rows]);
}

/** The figures of the largest cell of ours, of its quickest round. */
export function largestOf(grown: readonly Growth[]): {
  readonly seconds3000: number | undefined;
  readonly megabytes3000: number | undefined;
} {
  const [pages, selections] = MAIN;
  const cells = grown.flatMap((one) =>
    one.method === OURS && one.pages === pages && one.selections === selections ? (one.cell ?? []) : [],
  );
  const cell = cells.toSorted((a, b) => a.seconds - b.seconds)[0];
  return {
    seconds3000: cell?.seconds,
    megabytes3000: cell && cell.peakMegabytes - cell.baseMegabytes,
  };
}
