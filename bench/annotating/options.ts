import { namesOf, numberOf, readCommandLine } from '../command-line/options';

const STEPS = ['opening', 'article', 'scrolling', 'working', 'memory', 'references'];

/** What is measured, and how often. */
export interface BenchOptions {
  readonly highlights: number;
  readonly comments: number;
  /** How often the document is opened with its annotations, and as often the one without. */
  readonly rounds: number;
  readonly seconds: number;
  readonly cycles: number;
  /** Whether the app and the server are built anew where they are older than their sources. */
  readonly builds: boolean;
  /** Where a CPU profile of each step is written to; undefined: none is taken. */
  readonly profiles: string | undefined;
  /** Steps to run; all when empty. */
  readonly only: readonly string[];
}

/** Reads the options of the command line. Ends the bench with a sentence where one cannot be meant. */
export function readOptions(): BenchOptions {
  const values = readCommandLine({
    highlights: { type: 'string', default: '5000' },
    comments: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '20' },
    cycles: { type: 'string', default: '10' },
    'no-build': { type: 'boolean', default: false },
    profiles: { type: 'string' },
    only: { type: 'string', default: '' },
  });
  return {
    highlights: numberOf('highlights', values.highlights),
    comments: numberOf('comments', values.comments),
    rounds: numberOf('rounds', values.rounds),
    seconds: numberOf('seconds', values.seconds),
    cycles: numberOf('cycles', values.cycles),
    builds: !values['no-build'],
    profiles: values.profiles,
    only: namesOf('only', values.only, STEPS),
  };
}
