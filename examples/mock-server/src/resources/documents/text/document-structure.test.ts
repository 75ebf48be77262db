import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { structureOf, citationAt } from '@glossator/document-text';
import { LAW, makeLaw } from '../../../testing/law-pdf';
import { makePdf } from '../../../testing/make-pdf';
import {
  addDocument,
  pdfBlob,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../testing/test-server';
import { shareCode } from '../../../testing/share-code';

describe('the structure of a document', () => {
  let test: TestServer;
  let ada: TestUser;
  let codeId: number;
  beforeAll(async () => {
    test = await startTestServer();
    ada = await test.newUser('ada');
    codeId = (await ada.api.codes.create({})).id;
  });
  afterAll(() => test.stop());

  it('has the articles of its current Version, by which it can be cited', async () => {
    const { id, uuid } = await addDocument(ada, codeId, 'Law', makeLaw(LAW));
    const found = await ada.api.documents.structure({ id });
    expect(found).toMatchObject({ uuid, language: 'en' });
    const articles = found.units.filter(({ kind }) => kind === 'article');
    expect(articles.map(({ number }) => number)).toEqual(Object.keys(LAW));
    const structure = structureOf(found.units, found.language ?? 'en');
    expect(articles.map(({ start }) => citationAt(structure, start))).toContain('Art. 4');
    const { '1': _first, ...rest } = LAW;
    const newer = await ada.api.files.upload({
      file: pdfBlob(makeLaw(rest)),
      contentType: 'application/pdf',
    });
    await ada.api.documents.create({ codeId, title: 'Law', uuid: newer.uuid, id });
    const now = await ada.api.documents.structure({ id });
    expect(now.uuid).not.toBe(uuid);
    expect(now.units.filter(({ kind }) => kind === 'article')).toHaveLength(Object.keys(rest).length);
  });

  it('has the text of an article, as long as the document has the file that it is in', async () => {
    const { id, uuid } = await addDocument(ada, codeId, 'Law', makeLaw(LAW));
    const { units } = await ada.api.documents.structure({ id });
    const unit = units.findIndex(({ kind, number }) => kind === 'article' && number === '4');
    const { pieces } = await ada.api.documents.articleText({ id, uuid, unit });
    expect(pieces.map(({ text }) => text).join(' ')).toBe(LAW['4'].join(' '));
    const refused = { problem: { code: 'NOT_FOUND' } };
    await expect(ada.api.documents.articleText({ id, uuid, unit: 999 })).rejects.toMatchObject(refused);
    const other = await addDocument(ada, codeId, 'Other', makeLaw(LAW));
    await expect(ada.api.documents.articleText({ id, uuid: other.uuid, unit })).rejects.toMatchObject(
      refused,
    );
  });

  it('has no articles where the document is no law', async () => {
    const { id } = await addDocument(ada, codeId, 'Letter', makePdf([['Dear Sir,'], ['Yours truly']]));
    const { units } = await ada.api.documents.structure({ id });
    expect(units.map(({ kind }) => kind)).toEqual(['title']);
  });

  it('and its text are read by nobody else while an Update is to add it', async () => {
    const published = (await ada.api.codes.create({})).id;
    await addDocument(ada, published, 'Law', makeLaw(LAW));
    await ada.api.codes.update({ id: published, publication: 'published' });
    const bea = await test.newUser('bea');
    await shareCode(ada, published, bea, 'annotate');
    const { id } = await addDocument(ada, published, 'New law', makeLaw(LAW));
    expect((await ada.api.documents.structure({ id })).units).not.toEqual([]);
    const refused = { problem: { code: 'NOT_FOUND' } };
    await expect(bea.api.documents.structure({ id })).rejects.toMatchObject(refused);
    await expect(bea.api.documents.search({ id, text: 'seller' })).rejects.toMatchObject(refused);
  });
});
