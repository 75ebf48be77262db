import { answerParent } from '../../child-processes/answer-parent';
import { preferToBeKilled } from '../../child-processes/prefer-to-be-killed';
import type { DocumentBlock } from '../annotations-document';
import { printReport } from '../printing/print-report';
import type { PrintedEntry } from '../report-printer';
import { writeDocument } from '../writing/write-document';
import type { SynopsisBlock } from '../synopsis';
import { writeSynopsis } from '../writing/write-synopsis';
import type { PrintReply, PrintRequest } from './protocol';

// Entry of the process that prints. It gets one report, document of annotations or synopsis, some of it at a time, then `print`, `write` or `synopsis`, answers
// with the file, and is ended.

const reply = (message: PrintReply): Promise<void> => answerParent(message);
const entries: PrintedEntry[] = [];
const blocks: DocumentBlock[] = [];
const passages: SynopsisBlock[] = [];
/** Bytes of one message. */
const PIECE = 2 ** 20;

const send = async (file: Uint8Array): Promise<void> => {
  for (let at = 0; at < file.length; at += PIECE)
    await reply({ type: 'piece', bytes: file.slice(at, at + PIECE) });
  await reply({ type: 'done' });
};

preferToBeKilled();
process.on('disconnect', () => process.exit());
process.on('message', (request: PrintRequest) => {
  if (request.type === 'entries') entries.push(...request.entries);
  else if (request.type === 'blocks') blocks.push(...request.blocks);
  else if (request.type === 'passages') passages.push(...request.blocks);
  else if (request.type === 'synopsis')
    void writeSynopsis({ head: request.head, blocks: passages }, request.format).then(send);
  else if (request.type === 'print') void printReport({ head: request.head, entries }).then(send);
  else void writeDocument({ head: request.head, blocks }, request.format).then(send);
});
