import type { CodeDocument } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChildProcessPdfReader } from '../../../pdf/child-process/child-process-pdf-reader';
import { createInProcessComparer } from '../../../testing/in-process-comparer';
import { makePdf } from '../../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { createUpdateWorld } from '../../../testing/update-world';

/** Characters of a text that are read, and pages of which the second goes beyond that. */
const MOST = 400;
const SHORT = ['Article 1', 'The seller shall hand over the goods.'];
const LONG = Array.from({ length: 20 }, (_, line) => `Line ${line} of more than can be read.`);

describe('a document of which pages cannot be read', () => {
  let test: TestServer;
  let owner: TestUser;
  let law: CodeDocument;
  const world = createUpdateWorld(() => test);
  beforeAll(async () => {
    const pdf = createChildProcessPdfReader({ concurrency: 1, maxCharacters: MOST });
    test = await startTestServer({ ports: { pdf, comparer: createInProcessComparer() } });
    owner = await test.newUser('owner');
    const { id } = await owner.api.codes.create({ title: 'Sales' });
    law = await addDocument(owner, id, 'Law', makePdf([SHORT]));
    await owner.api.codes.update({ id, publication: 'published' });
  });
  afterAll(() => test.stop());
  const planned = async () => (await owner.api.codes.get({ id: law.codeId, showUpdates: true })).documents[0];

  it('says so as soon as it would be the new Version, and in which text pages are missing', async () => {
    expect(await planned()).not.toHaveProperty('unreadPages');
    await world.replace(owner, law, makePdf([SHORT, LONG, LONG]));
    expect(await planned()).toMatchObject({
      unreadPages: 2,
      comparison: { state: 'failed', failure: 'text', unreadPages: { old: 0, new: 2 } },
    });
  });

  it('says so as the current one, to its organizers and to who searches it, and for each Version after', async () => {
    await owner.api.codes.review({ id: law.codeId, reviewResult: 'approve' });
    expect(await planned()).toMatchObject({ unreadPages: 2 });
    expect(await owner.api.documents.search({ id: law.id, text: 'seller' })).toMatchObject({
      total: 1,
      unreadPages: 2,
    });
    await world.replace(owner, law, makePdf([SHORT]));
    const next = await planned();
    expect(next).not.toHaveProperty('unreadPages');
    expect(next?.comparison).toEqual({ state: 'failed', failure: 'text', unreadPages: { old: 2, new: 0 } });
  });
});
