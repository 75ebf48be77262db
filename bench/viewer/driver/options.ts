import { namesOf, numberOf, readCommandLine } from '../../command-line/options';
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

/** Reads `--rounds N --quick --viewers a,b --pages 10,1500`. Ends the bench, listing the valid names, when one is unknown. */
export function readOptions(): BenchOptions {
  const values = readCommandLine({
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    viewers: { type: 'string' },
    pages: { type: 'string' },
  });
  const isQuick = values.quick;
  const known = VIEWERS.map(({ name }) => name);
  const usualViewers = isQuick ? [OURS, STOCK] : known;
  const usualCounts = isQuick ? QUICK_PAGE_COUNTS : PAGE_COUNTS;
  const counts = PAGE_COUNTS.map(String);
  return {
    rounds: values.rounds === undefined ? (isQuick ? 1 : 3) : numberOf('rounds', values.rounds),
    isQuick,
    viewers: values.viewers === undefined ? usualViewers : namesOf('viewers', values.viewers, known),
    pageCounts: values.pages === undefined ? usualCounts : namesOf('pages', values.pages, counts).map(Number),
  };
}
