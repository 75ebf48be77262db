import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface Reading {
  readonly at: number;
  /** Ticks of the processors that were not idle. */
  readonly busy: number;
  /** Ticks of this process and all below it. */
  readonly own: number;
}

/** Measures the load that this benchmark does not cause. Only where there is a /proc. */
export function watchMachine(): { foreignCores(): number | undefined } {
  const before = read();
  return {
    foreignCores() {
      const after = read();
      if (!before || !after) return undefined;
      const ticks = after.busy - before.busy - (after.own - before.own);
      return Math.max(0, ticks / TICKS_PER_SECOND / ((after.at - before.at) / 1000));
    },
  };
}

function read(): Reading | undefined {
  try {
    const line = readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '';
    const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { at: performance.now(), busy: user + nice + system + irq + soft, own: ownTicks() };
  } catch {
    return undefined;
  }
}

function ownTicks(): number {
  const children = new Map<number, number[]>();
  const ticks = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const fields = fieldsOf(entry);
    if (!fields) continue;
    const id = Number(entry);
    const parent = Number(fields[1]);
    children.set(parent, [...(children.get(parent) ?? []), id]);
    // User and system time, own and that of children that have ended.
    ticks.set(
      id,
      [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0),
    );
  }
  let sum = 0;
  const queue = [process.pid];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    sum += ticks.get(id) ?? 0;
    queue.push(...(children.get(id) ?? []));
  }
  return sum;
}

/** The fields behind the name, which may hold spaces; undefined when the process has just ended. */
function fieldsOf(id: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
