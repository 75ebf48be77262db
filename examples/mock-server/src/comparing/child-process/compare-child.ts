import { Readable } from 'node:stream';
import type { PageText } from '@glossator/document-text';

import { answerParent } from '../../child-processes/answer-parent';
import { preferToBeKilled } from '../../child-processes/prefer-to-be-killed';
import { createReceiver, type Receive } from '../../child-processes/receive-bytes';
import { withStoredBoxes } from '../../stored-text/stored-boxes';
import { readStoredText } from '../../stored-text/stored-text';
import { compareTexts } from './compare-texts';
import type { ComparingReply, ComparingRequest } from './protocol';

// Entry of the comparing process. It makes one comparison and may be killed at any moment.

const reply = (message: ComparingReply): Promise<void> => answerParent(message);

/** Items of one message. */
const BATCH = 500;

async function run({ sizes, places, wantsChanges }: ComparingRequest, receive: Receive): Promise<void> {
  const oldPages = await receiveText(receive, sizes[0], sizes[1]);
  const newPages = await receiveText(receive, sizes[2], sizes[3]);
  await reply({ type: 'begins' });
  const onProgress = (share: number): void => void reply({ type: 'progress', share });
  const { carried, changes, ...summary } = compareTexts(oldPages, newPages, places, wantsChanges, onProgress);
  for (let at = 0; at < carried.length; at += BATCH)
    await reply({ type: 'carried', carried: carried.slice(at, at + BATCH) });
  for (let at = 0; at < changes.length; at += BATCH)
    await reply({ type: 'changes', changes: changes.slice(at, at + BATCH) });
  await reply({ type: 'done', summary });
}

/** The pages of a stored text with their boxes; the text store wrote both. */
async function receiveText(receive: Receive, textSize: number, boxesSize: number): Promise<PageText[]> {
  const text = await readStoredText(Readable.from([await receive(textSize)]));
  const boxes = Buffer.from(await receive(boxesSize)).toString('utf8');
  return withStoredBoxes(text?.pages ?? [], boxes);
}

preferToBeKilled();
process.on('disconnect', () => process.exit());
const receive = createReceiver();
process.on('message', (request: ComparingRequest) => void run(request, receive));
