import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  structureOf,
  type DocumentStructure,
  type SearchPageText,
  type StructureUnit,
} from '@glossator/document-text';
import { structureOfPages } from '../structure-of-pages';
import { StructureReaderClosedError, type StructureReader } from '../structure-reader';
import { structurePieceSchema } from '../structure-schema';

/** Limits of one text: milliseconds on the clock, mebibytes of heap. */
export interface StructureLimits {
  readonly timeMs?: number;
  readonly heapMib?: number;
}

/** Pages handed over at a time: copying them takes about a millisecond. */
const PAGES_AT_ONCE = 16;
/** UTF-16 units of a text for which no process is started: some twenty milliseconds. */
const SHORT = 30_000;

/** A structure reader with a process for each text, one text after the other. */
export function createChildProcessStructureReader(limits: StructureLimits = {}): StructureReader {
  const { timeMs = 90_000, heapMib = 1024 } = limits;
  const running = new Set<ChildProcess>();
  let isClosed = false;
  let before: Promise<unknown> = Promise.resolve();

  const assertOpen = (): void => {
    if (isClosed) throw new StructureReaderClosedError('The structure reader is closed.');
  };
  const readNow: StructureReader['read'] = async (pages) => {
    assertOpen();
    if (pages.reduce((sum, { text }) => sum + text.length, 0) < SHORT) return inPlace(pages);
    const child = start(heapMib);
    running.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
    const answer = new Promise<DocumentStructure | undefined>((resolve) => {
      const units: StructureUnit[] = [];
      child.on('message', (message) => {
        const piece = structurePieceSchema.safeParse(message).data;
        units.push(...(piece?.units ?? []));
        if (piece?.isLast !== false) resolve(piece && structureOf(units, piece.language));
      });
      // What is not recognised is not cited; the text is there all the same.
      child.once('error', () => resolve(undefined));
      child.once('exit', () => resolve(undefined));
    });
    try {
      for (let at = 0; at < pages.length && child.connected; at += PAGES_AT_ONCE) {
        send(child, pages.slice(at, at + PAGES_AT_ONCE));
        await nextTurn();
      }
      send(child, 'end');
      const structure = await answer;
      assertOpen();
      return structure;
    } finally {
      clearTimeout(timer);
      running.delete(child);
      child.kill('SIGKILL');
    }
  };

  return {
    read(pages) {
      const reading = before.then(() => readNow(pages));
      before = reading.catch(() => undefined);
      return reading;
    },
    close() {
      isClosed = true;
      for (const child of running) child.kill('SIGKILL');
      return before.then(() => undefined);
    },
  };
}

function inPlace(pages: readonly SearchPageText[]): DocumentStructure | undefined {
  try {
    return structureOfPages(pages);
  } catch {
    return undefined;
  }
}

/** Its end, should it come first, is heard of by `exit`. */
function send(child: ChildProcess, message: readonly SearchPageText[] | 'end'): void {
  if (child.connected) child.send(message, () => undefined);
}

function start(heapMib: number): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const url = new URL(isSource ? './structure-child.ts' : './structure-child.js', import.meta.url);
  return fork(fileURLToPath(url), {
    execArgv: [`--max-old-space-size=${heapMib}`, ...(isSource ? sourceLoader() : [])],
    // Neither keys nor options of the server are its business.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Node options that run a TypeScript entry from source; a bundled one needs none. */
function sourceLoader(): string[] {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--conditions=glossator-source', '--import', loader];
}
