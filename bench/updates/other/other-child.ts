// Somebody who works in another Code, at a steady rate, in a process of his own: begins when told what on, ends when told.
import { setTimeout } from 'node:timers/promises';
import { SELECTION_COLORS } from '@glossator/client-sdk/contract';
import type { GlossatorClient } from '@glossator/client-sdk';
import { logIn } from '../server/account';
import type { OtherReport, OtherTask, Sample } from './protocol';

/** Words to search: common ones, as people type them. */
const SEARCHED = ['licence', 'usufruct', 'the tribunal', 'article 12'];

function tell(report: OtherReport): void {
  process.send?.(report);
}

interface Step {
  readonly call: string;
  run(client: GlossatorClient): Promise<unknown>;
}

/** The steps that come one after the other, again and again. */
function stepsOf({ codeId, documentId, spare }: OtherTask): (round: number) => readonly Step[] {
  return (round) => {
    const { range, text } = spare[round % spare.length] ?? { range: undefined, text: '' };
    if (!range) throw new Error('There is no place to mark');
    let marked: Promise<number> | undefined;
    const id = async (): Promise<number> => (await marked) ?? 0;
    const [color, otherColor] = SELECTION_COLORS;
    return [
      { call: 'open a Code', run: (client) => client.codes.get({ id: codeId }) },
      {
        call: 'list Selections',
        run: (client) => client.documents.selections({ id: documentId, limit: 500 }),
      },
      {
        call: 'create a Selection',
        run: (client) =>
          (marked = client.selections.create({ documentId, text, color, ...range }).then((made) => made.id)),
      },
      {
        call: 'search',
        run: (client) =>
          client.documents.search({ id: documentId, text: SEARCHED[round % SEARCHED.length] ?? 'law' }),
      },
      {
        call: 'change a Selection',
        run: async (client) => client.selections.update({ id: await id(), color: otherColor }),
      },
      { call: 'list Codes', run: (client) => client.codes.list({ isPublic: false }) },
      { call: 'delete a Selection', run: async (client) => client.selections.delete({ id: await id() }) },
    ];
  };
}

async function work(task: OtherTask, isOver: () => boolean): Promise<Sample[]> {
  const { client, close } = await logIn(task.url, task.account);
  const samples: Sample[] = [];
  const running = new Set<Promise<void>>();
  const every = 1000 / task.callsPerSecond;
  const begin = performance.now();
  const stepsIn = stepsOf(task);
  let steps: readonly Step[] = [];
  tell({ type: 'begun' });
  for (let number = 0; !isOver(); number += 1) {
    const due = begin + number * every;
    await setTimeout(Math.max(0, due - performance.now()));
    steps = steps.length === 0 ? stepsIn(Math.floor(number / 7)) : steps;
    const [step, ...rest] = steps;
    steps = rest;
    if (!step) continue;
    // Late calls do not hold the next ones up, and count from when they were due.
    const done = step.run(client).then(
      () => false,
      () => true,
    );
    const noted = done.then((isRefused) => {
      samples.push({ call: step.call, at: Date.now(), ms: performance.now() - due, isRefused });
      running.delete(noted);
    });
    running.add(noted);
  }
  await Promise.all(running);
  close();
  return samples;
}

let isOver = false;
process.on('disconnect', () => process.exit());
process.on('message', (message: OtherTask | 'end') => {
  if (message === 'end') isOver = true;
  else
    void work(message, () => isOver).then((samples) => {
      tell({ type: 'ended', samples });
      process.disconnect();
    });
});
