import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of one tick of the clock in which Linux counts processor time. */
const TICK_MS = 10;

/** Where the fields of `/proc/PID/stat` stand after the name of the program: the parent, and ticks of itself and of children that have ended. */
const FIELD = { parent: 1, own: [11, 12], ended: [13, 14] } as const;

/** Processor time of a process so far, in milliseconds, without children. Linux only. */
export function processorTimeOf(pid: number): number {
  const fields = statOf(pid);
  return fields ? sum(fields, FIELD.own) : 0;
}

/** The same of a PostgreSQL whose data are in a folder: with all processes that it has, and has had. */
export function databaseTimeOf(folder: string): number {
  const [line = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const main = Number(line);
  const fields = statOf(main);
  if (!fields) return 0;
  const children = readdirSync('/proc').flatMap((name) => {
    const child = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    return child && Number(child[FIELD.parent]) === main ? [sum(child, FIELD.own)] : [];
  });
  return sum(fields, FIELD.own) + sum(fields, FIELD.ended) + children.reduce((all, each) => all + each, 0);
}

function sum(fields: readonly string[], places: readonly number[]): number {
  return places.reduce((all, place) => all + Number(fields[place]), 0) * TICK_MS;
}

/** Undefined where it has ended. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
