import { join, resolve } from 'node:path';
import { expressionOf, numberOf, pathOf, readCommandLine } from '../command-line/options';

/** Where the corpus and the pairs are where `--shared` does not say. */
const BESIDE = join(import.meta.dirname, '../../../shared');

/** What is measured, and how. */
export interface BenchOptions {
  /** Selections on each law. */
  readonly annotations: number;
  /** Pages of the laws that are updated. */
  readonly sizes: readonly number[];
  /** Pairs whose truth is known that are taken through the server. */
  readonly pairs: number;
  readonly pairNames: RegExp;
  /** The corpus and the pairs beside the repository. */
  readonly shared: string;
  /** The entry of a built server; undefined: this repository's, built anew where it is older than its sources. */
  readonly server: string | undefined;
  /** Whether a server with its Selections placed is kept for, and taken from, another run. */
  readonly reuses: boolean;
  /** Where a CPU profile of the server is written to, one a phase; undefined: none is taken. */
  readonly profiles: string | undefined;
}

/** Reads the options of the command line. Ends the bench with a sentence where one cannot be meant. */
export function readOptions(): BenchOptions {
  const values = readCommandLine({
    quick: { type: 'boolean', default: false },
    annotations: { type: 'string' },
    sizes: { type: 'string', default: '679,3000' },
    pairs: { type: 'string' },
    only: { type: 'string', default: '' },
    shared: { type: 'string' },
    server: { type: 'string' },
    reuse: { type: 'boolean', default: false },
    profiles: { type: 'string' },
  });
  const { quick } = values;
  const number = (option: 'annotations' | 'pairs', usual: number) =>
    values[option] === undefined ? usual : numberOf(option, values[option]);
  return {
    annotations: number('annotations', quick ? 2000 : 10_000),
    sizes: values.sizes
      .split(',')
      .filter(Boolean)
      .map((pages) => numberOf('sizes', pages)),
    pairs: number('pairs', quick ? 5 : Infinity),
    pairNames: expressionOf('only', values.only),
    // The usual folder need not be there: generated laws stand in.
    shared: values.shared === undefined ? BESIDE : pathOf('shared', values.shared),
    server: values.server === undefined ? undefined : pathOf('server', values.server),
    reuses: values.reuse,
    profiles: values.profiles === undefined ? undefined : resolve(values.profiles),
  };
}
