import type { ChildProcess } from 'node:child_process';
import {
  structureOf,
  type AsidePassage,
  type DocumentStructure,
  type SearchPageText,
  type StructureUnit,
} from '@glossator/document-text';
import { inPieces } from '../../blobs/json-lines';
import { programUrl } from '../../child-processes/program';
import { createTaskProcesses, sendEach } from '../../child-processes/task-processes';
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

/** A structure reader with a process for each text, one text after the other; owners take turns. */
export function createChildProcessStructureReader(limits: StructureLimits = {}): StructureReader {
  const { timeMs = 90_000, heapMib = 1024 } = limits;
  let isClosed = false;
  const closed = (): Error => new StructureReaderClosedError('The structure reader is closed.');
  const entry = programUrl(import.meta.url, 'structure-child');
  const processes = createTaskProcesses({ entry, heapMib, timeMs, closed });
  return {
    async read(pages, owner) {
      if (isClosed) throw closed();
      if (pages.reduce((sum, { text }) => sum + text.length, 0) < SHORT) return inPlace(pages);
      return processes.run(owner, async (child) => {
        const [structure] = await Promise.all([answerOf(child), sendEach(child, messagesOf(pages))]);
        return structure;
      });
    },
    close() {
      isClosed = true;
      return processes.close();
    },
  };
}

function* messagesOf(pages: readonly SearchPageText[]): Generator<readonly SearchPageText[] | 'end'> {
  yield* inPieces(pages, PAGES_AT_ONCE);
  yield 'end';
}

/** What is not recognised is not cited; the text is there all the same. */
function answerOf(child: ChildProcess): Promise<DocumentStructure | undefined> {
  const units: StructureUnit[] = [];
  const asides: AsidePassage[] = [];
  return new Promise((resolve) => {
    child.on('message', (message) => {
      const piece = structurePieceSchema.safeParse(message).data;
      units.push(...(piece?.units ?? []));
      asides.push(...(piece?.asides ?? []));
      if (piece?.isLast !== false) resolve(piece && structureOf(units, piece.language, asides));
    });
    child.once('error', () => resolve(undefined));
    child.once('exit', () => resolve(undefined));
  });
}

function inPlace(pages: readonly SearchPageText[]): DocumentStructure | undefined {
  try {
    return structureOfPages(pages);
  } catch {
    return undefined;
  }
}
