import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

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

/** Reads the options of the command line. */
export function readOptions(): BenchOptions {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      annotations: { type: 'string' },
      sizes: { type: 'string' },
      pairs: { type: 'string' },
      only: { type: 'string', default: '' },
      shared: { type: 'string', default: join(import.meta.dirname, '../../../shared') },
      server: { type: 'string' },
      reuse: { type: 'boolean', default: false },
      profiles: { type: 'string' },
    },
  });
  const quick = values.quick;
  const folder = (path: string | undefined) => (path === undefined ? undefined : resolve(path));
  return {
    annotations: Number(values.annotations ?? (quick ? 2000 : 10_000)),
    sizes: (values.sizes ?? '679,3000').split(',').filter(Boolean).map(Number),
    pairs: Number(values.pairs ?? (quick ? 5 : Infinity)),
    pairNames: new RegExp(values.only),
    shared: resolve(values.shared),
    server: folder(values.server),
    reuses: values.reuse,
    profiles: folder(values.profiles),
  };
}
