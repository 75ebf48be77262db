import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const WORDS = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];

/** Five pages with a header, a sentence that runs on over the page break, and a page number. */
const pages = WORDS.map((word, page) => ['Law Gazette', `${word} ends`, `${word} begins`, `- ${page + 7} -`]);

describe('a Selection over a page break', () => {
  let test: TestServer;
  let ada: TestUser;
  let documentId: number;
  beforeAll(async () => {
    test = await startTestServer();
    ada = await test.newUser('ada');
    const { id: codeId } = await ada.api.codes.create({});
    documentId = (await addDocument(ada, codeId, 'Law', makePdf(pages))).id;
  });
  afterAll(() => test.stop());

  /** From "begins" on one page to "ends" on the next, elements being lines. */
  const create = (page: number, text: string) =>
    ada.api.selections.create({
      documentId,
      text,
      color: 'COLOR_3',
      startPage: page,
      startElement: 2,
      startCharacter: 0,
      endPage: page + 1,
      endElement: 1,
      endCharacter: `${WORDS[page + 1] ?? ''} ends`.length,
    });

  it('is saved with its quote without the running lines', async () => {
    const saved = await create(0, 'alpha begins beta ends');
    expect(saved.text).toBe('alpha begins beta ends');
    const { id, ...range } = saved;
    const moved = await ada.api.selections.update({ id, range: { ...range, endCharacter: 4 } });
    expect(moved.text).toBe('alpha begins beta');
  });

  it('is saved with its quote with them, as others may read it', async () => {
    await expect(create(1, 'beta begins - 8 - Law Gazette gamma ends')).resolves.toBeDefined();
  });

  it('is refused with a quote that leaves out or puts in anything else', async () => {
    for (const forged of [
      'gamma begins ends',
      'gamma begins not delta ends',
      'gamma begins Law Gazette delta ends',
    ])
      await expect(create(2, forged)).rejects.toMatchObject({
        problem: { code: 'VALIDATION', errors: [{ path: 'text' }] },
      });
  });
});
