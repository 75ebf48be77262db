// A second user who works in another Code at a steady rate, in a process of their own: starts and ends on a message.
import { setTimeout } from 'node:timers/promises';
import { SELECTION_COLORS } from '@glossator/client-sdk/contract';
import type { GlossatorClient } from '@glossator/client-sdk';
import { logIn } from '../server/account';
import type { OtherReport, OtherTask, Sample } from './protocol';

/** Words to search: common ones, as people type them. */
const SEARCHED = ['licence', 'usufruct', 'the tribunal', 'article 12'];

function report(message: OtherReport): void {
  process.send?.(message);
}

interface Step {
  readonly call: string;
  /** What must have completed before it can be requested. */
  readonly after?: Promise<unknown>;
  run(client: GlossatorClient): Promise<unknown>;
}

/** The steps of a round, which come one after the other. */
function* stepsOf({ codeId, documentId, spare }: OtherTask, round: number): Generator<Step, void, void> {
  const passage = spare[round % spare.length];
  if (!passage) throw new Error('There is no place to mark');
  const { range, text } = passage;
  const [color, otherColor] = SELECTION_COLORS;
  const searched = SEARCHED[round % SEARCHED.length] ?? 'law';
  const begun: Promise<unknown>[] = [];
  let id: number | undefined;
  const inOrder = (call: string, work: (client: GlossatorClient) => Promise<unknown>): Step => {
    let complete: () => void = () => undefined;
    const after = begun.at(-1);
    begun.push(new Promise<void>((resolve) => (complete = resolve)));
    return { call, ...(after && { after }), run: (client) => work(client).finally(complete) };
  };
  const marked = (): number => {
    if (id === undefined) throw new Error('The Selection was not made');
    return id;
  };
  yield { call: 'open a Code', run: (client) => client.codes.get({ id: codeId }) };
  yield {
    call: 'list Selections',
    run: (client) => client.documents.selections({ id: documentId, limit: 500 }),
  };
  yield inOrder('create a Selection', async (client) => {
    ({ id } = await client.selections.create({ documentId, text, color, ...range }));
  });
  yield { call: 'search', run: (client) => client.documents.search({ id: documentId, text: searched }) };
  yield inOrder('change a Selection', async (client) =>
    client.selections.update({ id: marked(), color: otherColor }),
  );
  yield { call: 'list Codes', run: (client) => client.codes.list({ isPublic: false }) };
  yield inOrder('delete a Selection', async (client) => client.selections.delete({ id: marked() }));
}

function* allSteps(task: OtherTask): Generator<Step, void, void> {
  for (let round = 0; ; round += 1) yield* stepsOf(task, round);
}

async function work(task: OtherTask, isEnded: () => boolean): Promise<Sample[]> {
  const { client, close } = await logIn(task.url, task.account);
  const samples: Sample[] = [];
  const running = new Set<Promise<void>>();
  const every = 1000 / task.callsPerSecond;
  const begin = performance.now();
  /** Late calls do not hold the next ones up, and count from when they were due, or could be made. */
  async function make({ call, after, run }: Step, due: number): Promise<void> {
    await after;
    const from = after ? Math.max(due, performance.now()) : due;
    const isRefused = await run(client).then(
      () => false,
      () => true,
    );
    samples.push({ call, at: Date.now(), ms: performance.now() - from, isRefused });
  }
  report({ type: 'begun' });
  let number = 0;
  for (const step of allSteps(task)) {
    if (isEnded()) break;
    const due = begin + number * every;
    number += 1;
    await setTimeout(Math.max(0, due - performance.now()));
    const made: Promise<void> = make(step, due).finally(() => running.delete(made));
    running.add(made);
  }
  await Promise.all(running);
  close();
  return samples;
}

let isEnded = false;
process.on('disconnect', () => process.exit());
process.on('message', (message: OtherTask | 'end') => {
  if (message === 'end') isEnded = true;
  else
    void work(message, () => isEnded).then((samples) => {
      report({ type: 'ended', samples });
      process.disconnect();
    });
});
