import type { ChildProcess } from 'node:child_process';
import * as z from 'zod';
import { inPieces } from '../../blobs/json-lines';
import { programUrl } from '../../child-processes/program';
import { createTaskProcesses, sendEach } from '../../child-processes/task-processes';
import type { AnnotationsDocument, WrittenFormat } from '../annotations-document';
import { PrintLimitError, type PrintedReport, type ReportPrinter } from '../report-printer';
import type { Synopsis, SynopsisFormat } from '../synopsis';
import type { PrintRequest } from './protocol';

/** Limits of one report: milliseconds on the clock, mebibytes of heap. */
export interface PrintLimits {
  readonly timeMs?: number;
  readonly heapMib?: number;
}

/** Entries handed over at a time: copying them takes about a millisecond. */
const AT_ONCE = 100;

const replySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('piece'), bytes: z.instanceof(Uint8Array) }),
  z.object({ type: z.literal('done') }),
]);

/** A printer with a process for each report, one report after the other. */
export function createChildProcessReportPrinter(limits: PrintLimits = {}): ReportPrinter {
  const { timeMs = 180_000, heapMib = 1536 } = limits;
  const processes = createTaskProcesses({
    entry: programUrl(import.meta.url, 'report-child'),
    heapMib,
    timeMs,
    closed: () => new PrintLimitError('The printer is closed.'),
  });
  const run = (requests: Iterable<PrintRequest>, owner: number | undefined, signal?: AbortSignal) =>
    processes.run(
      owner,
      async (child) => {
        const [file] = await Promise.all([answerOf(child), sendEach(child, requests)]);
        return file;
      },
      signal,
    );
  return {
    print: (report, owner, signal) => run(requestsFor(report), owner, signal),
    write: (document, format, owner, signal) => run(writeRequestsFor(document, format), owner, signal),
    synopsis: (synopsis, format, owner, signal) => run(synopsisRequestsFor(synopsis, format), owner, signal),
    close: () => processes.close(),
  };
}

function* requestsFor({ head, entries }: PrintedReport): Generator<PrintRequest> {
  for (const some of inPieces(entries, AT_ONCE)) yield { type: 'entries', entries: some };
  yield { type: 'print', head };
}

function* writeRequestsFor(
  { head, blocks }: AnnotationsDocument,
  format: WrittenFormat,
): Generator<PrintRequest> {
  for (const some of inPieces(blocks, AT_ONCE)) yield { type: 'blocks', blocks: some };
  yield { type: 'write', head, format };
}

function* synopsisRequestsFor({ head, blocks }: Synopsis, format: SynopsisFormat): Generator<PrintRequest> {
  for (const some of inPieces(blocks, AT_ONCE)) yield { type: 'passages', blocks: some };
  yield { type: 'synopsis', head, format };
}

function answerOf(child: ChildProcess): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      const reply = replySchema.safeParse(message).data;
      if (reply?.type === 'piece') pieces.push(reply.bytes);
      else if (reply?.type === 'done') resolve(Buffer.concat(pieces));
      else reject(new PrintLimitError('The printing process said something else.'));
    });
    child.once('error', (error) => reject(error));
    child.once('exit', () => reject(new PrintLimitError('The printing process ended.')));
  });
}
