import { ApiError } from '@glossator/client-sdk';
import type { CodeDocument, Problem } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessComparer } from '../../../testing/in-process-comparer';
import { leftBehind, seenBy } from '../../../testing/kill-world';
import { LAW, makeLaw } from '../../../testing/law-pdf';
import { makeLockedPdf, makePdf } from '../../../testing/make-pdf';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { createUpdateWorld, NEW_LAW } from '../../../testing/update-world';

let test: TestServer;
let owner: TestUser;
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  test = await startTestServer({ ports: { comparer: createInProcessComparer() } });
  owner = await test.newUser('owner');
});
afterAll(() => test.stop());

async function problemOf(call: Promise<unknown>): Promise<Partial<Problem>> {
  try {
    await call;
    return {};
  } catch (error) {
    if (error instanceof ApiError) return error.problem;
    throw error;
  }
}
/** Bytes of another file that shows the same. */
const padded = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array([...bytes, ...new TextEncoder().encode('\n%%EOF\n')]);

describe('a replacement', () => {
  let codeId: number;
  let law: CodeDocument;
  let marks: number[];
  beforeEach(async () => {
    ({ codeId, law } = await world.lawCode(owner));
    marks = [];
    for (const text of ['within fourteen days', 'within two years', 'given in writing']) {
      const { id } = await world.mark(owner, law.id, text);
      await owner.api.selections.createComment({ selectionId: id, text: `On ${text}` });
      marks.push(id);
    }
  });
  const replace = async (bytes: Uint8Array) =>
    owner.api.documents.create({ codeId, id: law.id, title: 'Law', uuid: await world.upload(owner, bytes) });
  const pending = async () => (await owner.api.codes.get({ id: codeId, showUpdates: true })).documents[0];
  const selections = async () => (await owner.api.documents.selections({ id: law.id })).data;

  it.each([
    [
      'no PDF',
      new TextEncoder().encode('Dear Sir or Madam'),
      'INVALID_PDF',
      'Document Law is not valid PDF document',
    ],
    ['a PDF cut off', makeLaw(LAW).slice(0, 200), 'INVALID_PDF', 'Document Law is not valid PDF document'],
    ['without any bytes', new Uint8Array(), 'INVALID_PDF', 'Document Law is not valid PDF document'],
    ['without pages', makePdf([]), 'INVALID_PDF', 'Document Law is not valid PDF document'],
    ['locked', makeLockedPdf(), 'LOCKED_PDF', 'locked with a password'],
    ['the file it has now', makeLaw(LAW), 'DOCUMENT_UNCHANGED', 'is the one the document has now'],
  ])('that is %s is refused, says why, and changes nothing', async (_name, bytes, code, says) => {
    // With an Update open, which stays as it is, too.
    await world.replace(owner, law);
    const before = await seenBy(test, [owner]);
    const files = (await test.server.ports.blobs.keys()).length;
    const problem = await problemOf(replace(bytes));
    expect(problem.code).toBe(code);
    expect(`${problem.title ?? ''} ${problem.detail ?? ''}`).toContain(says);
    expect(await seenBy(test, [owner])).toEqual(before);
    expect(await pending()).toMatchObject({
      version: { number: 2 },
      comparison: { state: 'ready', verdict: 'changed' },
    });
    // A file that is refused for what it is leaves nothing; one that is merely not needed may be used for something else.
    const kept = (await test.server.ports.blobs.keys()).length - files;
    expect(kept).toBe(code === 'DOCUMENT_UNCHANGED' ? 1 : 0);
  });

  it('without a text layer fails all annotations and says so before and after', async () => {
    await replace(makePdf([[], [], []]));
    await world.idle();
    expect(await pending()).toMatchObject({
      comparison: { state: 'ready', verdict: 'no-text', changes: expect.any(Number) as number },
      carryOver: { success: 0, unconfirmed: 0, failed: 3 },
    });
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    const after = await selections();
    expect(after.map(({ id }) => id).toSorted()).toEqual(marks.toSorted());
    for (const each of after) {
      expect(each).toMatchObject({
        status: 'failed',
        carriedOver: { confidence: 0, candidates: [], from: { versionNumber: 1, text: each.text } },
      });
      expect(each.carriedOver?.reason.kind).toBe('no-text-layer');
      expect(each.data).toMatchObject([{ text: `On ${each.text}` }]);
    }
    // They come back with a text.
    await replace(makeLaw(NEW_LAW));
    await world.idle();
    expect((await pending())?.carryOver).toEqual({ success: 1, unconfirmed: 1, failed: 1 });
  });

  it('with the same text in another file is said to be that, and keeps everything', async () => {
    await replace(padded(makeLaw(LAW)));
    await world.idle();
    expect(await pending()).toMatchObject({
      comparison: { verdict: 'same-text', likeness: 1, changes: 0 },
      carryOver: { success: 3, unconfirmed: 0, failed: 0 },
    });
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    expect((await selections()).map(({ status }) => status)).toEqual(['success', 'success', 'success']);
  });

  it('that is another book is said to be that before anything is decided, and declining it leaves nothing', async () => {
    const before = await seenBy(test, [owner]);
    await replace(
      makePdf([
        [
          'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do',
          'eiusmod tempor incididunt ut labore',
        ],
      ]),
    );
    await world.idle();
    const document = await pending();
    expect(document).toMatchObject({
      comparison: { verdict: 'different' },
      carryOver: { success: 0, unconfirmed: 0, failed: 3 },
    });
    expect(document?.comparison?.likeness).toBeLessThan(0.15);
    await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
    expect(await seenBy(test, [owner])).toEqual(before);
    expect(await leftBehind(test)).toEqual([]);
  });

  it('takes the place of one that was not reviewed, and the file of that one goes', async () => {
    await world.replace(owner, law);
    const first = (await pending())?.uuid ?? '';
    await replace(
      makeLaw({ ...LAW, '7': ['Whoever repairs the goods shall return them within a fortnight.'] }),
    );
    await world.idle();
    expect(await pending()).toMatchObject({ version: { number: 2 }, carryOver: { success: 3 } });
    expect(await test.server.ports.blobs.has(first)).toBe(false);
    expect(await leftBehind(test)).toEqual([]);
  });
});
