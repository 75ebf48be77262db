import type { Code } from '@glossator/client-sdk/contract';
import { expect, test } from '@playwright/test';
import { aPerson } from './code-steps';
import { lawVersions } from './law-versions';
import {
  annotate,
  annotationsOf,
  documentOf,
  judgePlaces,
  newOrganiser,
  onFreshServer,
  publishLaws,
  replaceFile,
  whenCompared,
} from './update-steps';

const ada = aPerson('Ada', 'Keller');

/** Pairs of law versions, and what share of the passages the benchmark of the engine finds right, in per cent (`npm run bench -- carry-over`). */
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
  test(`after an update of ${pair} every annotation stands where its text went`, async () => {
    await onFreshServer(async ({ server, folder }) => {
      const law = await lawVersions(pair, folder);
      const organiser = await newOrganiser(server, ada);
      const code = await publishLaws(organiser, 'A law', { Law: law.oldFile });
      const document = documentOf(code, 'Law');
      const made = await annotate(organiser.api, document.id, law.passages);
      await replaceFile(organiser, document, law.newFile);
      await whenCompared(organiser.api, code.id);
      const planned = await annotationsOf(organiser.api, document.id, { showUpdates: 'true' });
      await organiser.api<Code>('POST', `/codes/${code.id}/review`, { reviewResult: 'approve' });

      const now = await annotationsOf(organiser.api, document.id);
      expect(now.map(({ id }) => id).toSorted()).toEqual([...made.keys()].toSorted());
      const outcome = judgePlaces(now, law.judge, ({ id }) => made.get(id));
      expect(outcome.wrong).toEqual([]);
      expect((100 * outcome.right) / outcome.judged, outcome.notRight.join('\n')).toBeGreaterThan(
        share - TOLERANCE,
      );
      // What was shown before the decision is what it did.
      const places = (all: typeof now) => all.map(({ id, status, text, startPage, startElement, startCharacter, endPage, endElement, endCharacter }) => ({ id, status, text, startPage, startElement, startCharacter, endPage, endElement, endCharacter })); // prettier-ignore
      expect(places(now)).toEqual(places(planned));
    });
  });
