import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../testing/make-pdf';
import { createTestDatabase, whyNoPostgres, type TestDatabase } from '../testing/postgres/test-database';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../testing/test-server';

describe.each([
  { store: 'the data folder', why: undefined, open: undefined },
  { store: 'PostgreSQL', why: whyNoPostgres(), open: () => createTestDatabase() },
])('a lawyer at work, with $store', ({ why, open }) => {
  let test: TestServer;
  let ada: TestUser;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    if (why !== undefined) return;
    database = await open?.();
    test = await startTestServer({ env: database ? { STORE_URL: database.url } : {} });
    ada = await test.newUser('ada');
  });
  afterAll(async () => {
    if (why !== undefined) return;
    await test.stop();
    await database?.drop();
  });

  it.skipIf(why !== undefined)(
    'makes a Code of a PDF, marks text, comments, searches, and finds it all again',
    async () => {
      const { id } = await ada.api.codes.create({ title: 'Civil code' });
      const document = await addDocument(
        ada,
        id,
        'Book one',
        makePdf([['Article 1', 'The law is the law.']]),
      );
      expect(document).toMatchObject({
        codeId: id,
        title: 'Book one',
        order: 0,
        pages: 1,
        totalSelectionsCount: 0,
      });

      const { data: hits } = await ada.api.documents.search({ id: document.id, text: 'LAW is' });
      expect(hits).toHaveLength(1);
      const { excerpt, match, ...range } = hits[0]!;
      expect(excerpt.slice(match.start, match.end)).toBe('law is');

      const selection = await ada.api.selections.create({
        documentId: document.id,
        text: 'law is',
        color: 'COLOR_3',
        ...range,
      });
      const comment = await ada.api.selections.createComment({ selectionId: selection.id, text: 'Is it?' });
      const { data } = await ada.api.documents.selections({ id: document.id });
      expect(data).toEqual([{ ...selection, isAnnotation: true, data: [comment] }]);

      const code = await ada.api.codes.get({ id });
      expect(code).toMatchObject({ totalSelectionsCount: 1, colors: ['COLOR_3'], user: { access: 'owner' } });
      const list = await ada.api.codes.list({ isPublic: false, search: 'CÍVIL' });
      expect(list.data).toMatchObject([{ id, documentsCount: 1, pagesCount: 1, totalSelectionsCount: 1 }]);
    },
  );
});
