import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sourceLoader } from './source-loader';

/** Which file runs as a process, and what it is given. */
export interface ChildOptions {
  /** See `childEntry`. */
  readonly entry: URL;
  /** V8 heap limit in mebibytes. */
  readonly heapMib: number;
  /** `bytes`: files on `BYTES_FD`, and messages as JSON; `values`: messages only, which may hold typed arrays. */
  readonly takes: 'bytes' | 'values';
}

/** Starts a process. It gets no environment: neither keys nor options of the server reach a parser of hostile files. */
export function startProcess({ entry, heapMib, takes }: ChildOptions): ChildProcess {
  return fork(fileURLToPath(entry), {
    execArgv: [`--max-old-space-size=${heapMib}`, ...sourceLoader(entry)],
    env: {},
    serialization: takes === 'bytes' ? 'json' : 'advanced',
    // The last one is BYTES_FD.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', ...(takes === 'bytes' ? (['pipe'] as const) : [])],
  });
}

/** The file of a process beside the module that starts it: its source, or its bundle beside the server's. */
export function childEntry(moduleUrl: string, name: string): URL {
  return new URL(`./${name}${moduleUrl.endsWith('.ts') ? '.ts' : '.js'}`, moduleUrl);
}
