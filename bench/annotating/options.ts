import { parseArgs } from 'node:util';

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

/** Reads the options of the command line. */
export function readOptions(): BenchOptions {
  const { values } = parseArgs({
    options: {
      highlights: { type: 'string', default: '5000' },
      comments: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '20' },
      cycles: { type: 'string', default: '10' },
      'no-build': { type: 'boolean', default: false },
      profiles: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  return {
    highlights: Number(values.highlights),
    comments: Number(values.comments),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    cycles: Number(values.cycles),
    builds: !values['no-build'],
    profiles: values.profiles,
    only: values.only.split(',').filter((name) => name !== ''),
  };
}
