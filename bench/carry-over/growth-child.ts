// One cell of the growth table: a method on a long pair, alone in a process so that its memory can be measured.
// growth-child.ts FILE METHOD [COPY]; FILE has a line a page, then one with the selections; run with --expose-gc.
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  alignDocuments,
  carryOver,
  findChanges,
  type ElementBox,
  type PageText,
} from '@glossator/document-text';
import { loadMethod } from './evaluator';
import type { SourcePage } from './items';
import { OURS } from './options';
import type { Selection } from './pairs';

/** A line of the file. */
export type GrowthLine =
  { readonly old: SourcePage } | { readonly new: SourcePage } | { readonly selections: readonly Selection[] };

/**
 * What one cell came to; sizes in MB. `cpuSeconds` is what the processors worked for it, collecting garbage beside it included;
 * `steps` are the seconds of the alignment, the selections and the changes.
 */
export interface GrowthCell {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly steps: readonly number[];
  readonly baseMegabytes: number;
  readonly peakMegabytes: number;
  readonly succeeded: number;
}

const MEGABYTE = 1024 * 1024;
const [file = '', name = '', copy = ''] = process.argv.slice(2);
const run = name === OURS ? await prepareOurs() : await prepareOther();
const baseMegabytes = restingMegabytes();
const cpu = process.cpuUsage();
const start = performance.now();
const { steps, succeeded } = run();
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(cpu);
const cell: GrowthCell = {
  seconds,
  cpuSeconds: (user + system) / 1e6,
  steps,
  baseMegabytes,
  peakMegabytes: peakMegabytes(),
  succeeded,
};
process.send?.(cell, undefined, undefined, () => process.disconnect());

interface Ran {
  readonly steps: readonly number[];
  readonly succeeded: number;
}

async function prepareOurs(): Promise<() => Ran> {
  const sides: { old: PageText[]; new: PageText[] } = { old: [], new: [] };
  const selections = await readLines((side, page) => sides[side].push(pageText(sides[side].length, page)));
  return () => {
    const times = [performance.now()];
    const alignment = alignDocuments(sides.old, sides.new);
    times.push(performance.now());
    const carried = carryOver(alignment, selections);
    times.push(performance.now());
    findChanges(alignment);
    times.push(performance.now());
    const steps = times.slice(1).map((time, index) => (time - (times[index] ?? time)) / 1000);
    return { steps, succeeded: carried.filter(({ status }) => status === 'success').length };
  };
}

async function prepareOther(): Promise<() => Ran> {
  const method = await loadMethod(copy, name);
  const sides: { old: SourcePage[]; new: SourcePage[] } = { old: [], new: [] };
  const selections = await readLines((side, page) => sides[side].push(page));
  return () => {
    const answers = method.port({ pages: sides.old }, { pages: sides.new }, selections);
    return { steps: [], succeeded: answers.filter(({ status }) => status === 'success').length };
  };
}

/** Line by line, so that the reading leaves no heap behind that the method would get for nothing. */
async function readLines(
  take: (side: 'old' | 'new', page: SourcePage) => void,
): Promise<readonly Selection[]> {
  let selections: readonly Selection[] = [];
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const line = JSON.parse(text) as GrowthLine;
    if ('old' in line) take('old', line.old);
    else if ('new' in line) take('new', line.new);
    else selections = line.selections;
  }
  return selections;
}

function pageText(page: number, { items }: SourcePage): PageText {
  return {
    page,
    elements: items.map(({ str }) => str),
    lineEnds: items.map(({ eol }) => eol === 1),
    boxes: items.map(({ x, y, w, h }): ElementBox => ({ x, y, width: w, height: h })),
  };
}

/** Collects garbage, sets the peak back to what is in use now, and answers that. */
function restingMegabytes(): number {
  for (let times = 0; times < 3; times += 1) globalThis.gc?.();
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Without it the peak is that of the whole process, reading included: too high, never too low.
  }
  return process.memoryUsage.rss() / MEGABYTE;
}

function peakMegabytes(): number {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}
