import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TextSelection } from '@glossator/client-sdk/contract';
import { expect } from '@playwright/test';
import { test } from './update-world';
import { drawPassages, lettersOf } from './drawn-passages';
import { pagesOf } from './law-versions';
import {
  annotate,
  annotationsOf,
  approveUpdate,
  documentOf,
  judgePlaces,
  publishLaw,
  updateFile,
} from './update-steps';

/** Pairs of law versions, and the share of passages, in percent, that the benchmark of the engine places correctly (`npm run bench -- carry-over`). */
const PAIRS = [
  ['de01-bgb', 98.6],
  ['en09-family', 95.8],
  ['fr05-legion', 96.6],
  ['it05-cost', 97.2],
  ['st16-mixed', 99.3],
] as const;
/** The benchmark has a few passages more: those that overlap others. */
const TOLERANCE = 2;

for (const [pair, share] of PAIRS)
  test(`after an update of ${pair} every annotation is where its text moved`, async ({ world }) => {
    const { law, organiser, api, code, document } = await publishLaw(world, world.ada, pair);
    const made = await annotate(api, document.id, law.passages);
    await updateFile(organiser, document, law.newFile);
    const planned = await annotationsOf(api, document.id, { showUpdates: 'true' });
    await approveUpdate(api, code.id);

    const now = await annotationsOf(api, document.id);
    expect(now.map(({ id }) => id).toSorted()).toEqual([...made.keys()].toSorted());
    const outcome = judgePlaces(now, law.judge, ({ id }) => made.get(id));
    expect(outcome.wrong).toEqual([]);
    expect((100 * outcome.right) / outcome.judged, outcome.notRight.join('\n')).toBeGreaterThan(
      share - TOLERANCE,
    );
    // The outcome equals what was shown before the decision.
    const places = (all: typeof now) =>
      all.map(
        ({
          id,
          status,
          text,
          startPage,
          startElement,
          startCharacter,
          endPage,
          endElement,
          endCharacter,
        }) => ({
          id,
          status,
          text,
          startPage,
          startElement,
          startCharacter,
          endPage,
          endElement,
          endCharacter,
        }),
      );
    expect(places(now)).toEqual(places(planned));
  });

const BGB = fileURLToPath(new URL('../../../shared/corpus/versions/bgb-de/', import.meta.url));
/** The share of passages that are unchanged in both versions, in percent. */
const BGB_UNCHANGED = 96;

test('after an update of the German Civil Code 200 annotations are on their words, in order', async ({
  world,
}) => {
  test.skip(!existsSync(BGB), '../shared/corpus is missing');
  const { server, ada } = world;
  const organiser = await newOrganiser(server, ada);
  const code = await publishLaws(organiser, 'A law', { Law: `${BGB}v1.pdf` });
  const document = documentOf(code, 'Law');
  const passages = drawPassages(await pagesOf(`${BGB}v1.pdf`), 200);
  const made = await annotate(organiser.api, document.id, passages);
  await updateFile(organiser, document, `${BGB}v2.pdf`);
  await approveUpdate(organiser.api, code.id);

  const now = await annotationsOf(organiser.api, document.id);
  expect(now.map(({ id }) => id).toSorted()).toEqual([...made.keys()].toSorted());
  const sure = now.filter(({ status }) => status === 'success');
  for (const { id, text } of sure) expect(lettersOf(text)).toBe(lettersOf(made.get(id)?.text ?? ''));
  expect((100 * sure.length) / now.length).toBeGreaterThan(BGB_UNCHANGED);
  const order = (selection: TextSelection) => passages.findIndex((each) => each === made.get(selection.id));
  const turns = sure.filter((each, index) => order(each) < order(sure[index - 1] ?? each)).length;
  expect(turns).toBeLessThan(0.03 * sure.length);
});
import { newOrganiser, publishLaws } from '../support/organiser';
