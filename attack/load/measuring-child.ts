// Somebody else who works in another Code at a steady rate, in a process of their own: who attacks keeps the first process busy.
import { setTimeout } from 'node:timers/promises';
import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import type { MeasuredCall, Measurement } from './measure';

const EVERY_MS = 50;

/** A call: whether it writes, and how it is made. */
type Step = readonly [isWrite: boolean, make: (client: GlossatorClient) => Promise<unknown>];

function stepsOf({ codeId, documentId }: Measurement): readonly Step[] {
  let noteId = 0;
  return [
    [
      true,
      async ({ notes }) => {
        ({ id: noteId } = await notes.create({ documentId, text: 'A note of somebody who only works.' }));
      },
    ],
    [false, ({ codes }) => codes.get({ id: codeId })],
    [false, ({ documents }) => documents.selections({ id: documentId })],
    [true, ({ notes }) => notes.update({ id: noteId, text: 'The same note, reworded.' })],
    [false, ({ documents }) => documents.search({ id: documentId, text: 'the' })],
    [true, ({ notes }) => notes.delete({ id: noteId })],
    [false, ({ codes }) => codes.list({ isPublic: false })],
    [false, ({ profile }) => profile.get()],
  ];
}

async function measure(task: Measurement): Promise<readonly MeasuredCall[]> {
  const client = createClient({
    baseUrl: task.url,
    retry: false,
    timeoutMs: 120_000,
    tokenStore: createMemoryTokenStore({ token: task.token }),
  });
  const steps = stepsOf(task);
  const calls: MeasuredCall[] = [];
  for (let number = 0; !isEnded; number += 1) {
    const [isWrite, make] = steps[number % steps.length] ?? [];
    if (isWrite === undefined || make === undefined) break;
    const begin = performance.now();
    const isRefused = await make(client).then(
      () => false,
      () => true,
    );
    const ms = performance.now() - begin;
    calls.push({ isWrite, ms, isRefused });
    await setTimeout(Math.max(0, EVERY_MS - ms));
  }
  return calls;
}

let isEnded = false;
process.on('disconnect', () => process.exit());
process.on('message', (message: Measurement | 'end') => {
  if (message === 'end') isEnded = true;
  else
    void measure(message).then((calls) => {
      process.send?.(calls);
      process.disconnect();
    });
});
