import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

describe('search in a document', () => {
  let test: TestServer;
  let ada: TestUser;
  let id: number;
  beforeAll(async () => {
    test = await startTestServer();
    ada = await test.newUser('ada');
    const { id: codeId } = await ada.api.codes.create({});
    id = (await addDocument(ada, codeId, 'Law', makePdf([['a.*b a.*b'], ['a.*b']]))).id;
  });
  afterAll(() => test.stop());

  it('takes signs of patterns for what they are, page by page', async () => {
    const first = await ada.api.documents.search({ id, text: '.*', limit: 2 });
    expect(first).toMatchObject({ total: 3, next: '2' });
    const second = await ada.api.documents.search({ id, text: '.*', limit: 2, cursor: '2' });
    expect(second).toMatchObject({ total: 3, data: [{ startPage: 1 }] });
    expect(second.next).toBeUndefined();
  });

  it('keeps to case and to whole words where that is asked for', async () => {
    const total = async (options: { wholeWord?: boolean; caseSensitive?: boolean }) =>
      (await ada.api.documents.search({ id, text: 'A', ...options })).total;
    expect(await total({})).toBe(3);
    expect(await total({ caseSensitive: true })).toBe(0);
    expect(await total({ caseSensitive: false, wholeWord: true })).toBe(3);
    expect((await ada.api.documents.search({ id, text: 'b a', wholeWord: true })).total).toBe(2);
  });

  it('finds nothing behind the last hit, and says how many there are', async () => {
    const far = await ada.api.documents.search({ id, text: 'a', cursor: '999999999' });
    expect(far).toEqual({ data: [], total: 3 });
  });

  it('refuses a text that folds to many times its length', async () => {
    const call = ada.api.documents.search({ id, text: '\ufdfa'.repeat(900) });
    await expect(call).rejects.toMatchObject({ problem: { code: 'VALIDATION', errors: [{ path: 'text' }] } });
  });
});
