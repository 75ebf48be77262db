import { parseArgs } from 'node:util';
import { OURS, STOCK, VIEWERS } from './viewers';

/** What to run. */
export interface BenchOptions {
  readonly rounds: number;
  readonly isQuick: boolean;
  readonly viewers: readonly string[];
  readonly pageCounts: readonly number[];
}

const PAGE_COUNTS = [10, 300, 1500, 3000];
const QUICK_PAGE_COUNTS = [300, 1500, 3000];

/** Reads `--rounds N --quick --viewers a,b --pages 10,1500`. Throws, listing the valid names, when one is unknown. */
export function readOptions(): BenchOptions {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      viewers: { type: 'string' },
      pages: { type: 'string' },
    },
  });
  const isQuick = values.quick;
  const known = VIEWERS.map(({ name }) => name);
  const viewers = values.viewers?.split(',') ?? (isQuick ? [OURS, STOCK] : known);
  const unknown = viewers.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No viewer ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const pageCounts = values.pages?.split(',').map(Number) ?? (isQuick ? QUICK_PAGE_COUNTS : PAGE_COUNTS);
  if (pageCounts.some((count) => !PAGE_COUNTS.includes(count))) {
    throw new Error(`Laws have ${PAGE_COUNTS.join(', ')} pages`);
  }
  return { rounds: Number(values.rounds ?? (isQuick ? 1 : 3)), isQuick, viewers, pageCounts };
}
