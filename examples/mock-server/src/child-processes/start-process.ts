import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loaderOptions } from './program';

/** Which file runs as a process, and what it is given. */
export interface ChildOptions {
  /** See `programUrl`. */
  readonly entry: URL;
  /** V8 heap limit in mebibytes. */
  readonly heapMib: number;
  /** `bytes`: files on `BYTES_FD`, and messages as JSON; `values`: messages only, which may hold typed arrays. */
  readonly takes: 'bytes' | 'values';
}

/** Mebibytes in which V8 makes objects at most: with its own limit a process that makes and drops many holds 100 MiB more, and is no quicker. */
const SEMI_SPACE_MIB = 8;

/** Starts a process. It gets no environment: neither keys nor options of the server reach a parser of hostile files. */
export function startProcess({ entry, heapMib, takes }: ChildOptions): ChildProcess {
  return fork(fileURLToPath(entry), {
    execArgv: [
      `--max-old-space-size=${heapMib}`,
      `--max-semi-space-size=${SEMI_SPACE_MIB}`,
      ...loaderOptions(entry),
    ],
    env: {},
    serialization: takes === 'bytes' ? 'json' : 'advanced',
    // The last one is BYTES_FD.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', ...(takes === 'bytes' ? (['pipe'] as const) : [])],
  });
}
