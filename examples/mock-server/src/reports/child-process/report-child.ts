import { answerParent } from '../../child-processes/answer-parent';
import { preferToBeKilled } from '../../child-processes/prefer-to-be-killed';
import { printReport } from '../printing/print-report';
import type { PrintedEntry } from '../report-printer';
import type { PrintReply, PrintRequest } from './protocol';

// Entry of the process that prints. It gets one report, some entries at a time, then `print`, answers with the PDF, and is ended.

const reply = (message: PrintReply): Promise<void> => answerParent(message);

const entries: PrintedEntry[] = [];
/** Bytes of one message. */
const PIECE = 2 ** 20;

preferToBeKilled();
process.on('disconnect', () => process.exit());
process.on('message', (request: PrintRequest) => {
  if (request.type === 'entries') entries.push(...request.entries);
  else
    void printReport({ head: request.head, entries }).then(async (pdf) => {
      for (let at = 0; at < pdf.length; at += PIECE)
        await reply({ type: 'piece', bytes: pdf.slice(at, at + PIECE) });
      await reply({ type: 'done' });
    });
});
