import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOfText, samplePdf } from '../../../pdf/sample-pdf';
import { makePdf } from '../../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

const CODE_CIVIL = makePdf([
  [
    'Code civil',
    'Texte en vigueur au 1 janvier 2020',
    'Article 1',
    'Les lois sont obligatoires dans tout le pays.',
  ],
]);
const NEWER = makePdf([
  ['Code civil', 'Texte en vigueur au 1 juillet 2021', 'Article 1', 'Les lois sont obligatoires partout.'],
]);

describe('what documents and Versions are called in citations', () => {
  let test: TestServer;
  let owner: TestUser;
  beforeAll(async () => {
    test = await startTestServer();
    owner = await test.newUser('owner');
  });
  afterAll(() => test.stop());

  async function makeCode(...files: Uint8Array[]): Promise<{ codeId: number; id: number }> {
    const { id: codeId } = await owner.api.codes.create({});
    const ids: number[] = [];
    for (const file of files) ids.push((await addDocument(owner, codeId, 'Law', file)).id);
    await test.server.services.background.idle();
    return { codeId, id: ids[0] ?? 0 };
  }
  const documentOf = async (codeId: number) => (await owner.api.codes.get({ id: codeId })).documents[0];

  it('is proposed from the text, without being asked for', async () => {
    const { codeId, id } = await makeCode(CODE_CIVIL);
    const proposed = await documentOf(codeId);
    expect(proposed).toMatchObject({ shortName: 'C. civ.', version: { number: 1, legalDate: '2020-01-01' } });
    const [version] = (await owner.api.documents.versions({ id })).data;
    expect(version).toMatchObject({ number: 1, legalDate: '2020-01-01' });
    expect(version).not.toHaveProperty('isAsked');
  });

  it('stays as organisers set it, or took it away', async () => {
    const { codeId, id } = await makeCode(CODE_CIVIL);
    await owner.api.documents.update({ id, shortName: '' });
    await owner.api.documents.labelVersion({ id, version: 1, legalDate: '' });
    const { uuid } = await owner.api.files.upload({
      file: new Blob([new Uint8Array(NEWER)], { type: 'application/pdf' }),
      contentType: 'application/pdf',
    });
    await owner.api.documents.create({ codeId, id, title: 'Law', uuid });
    await test.server.services.background.idle();
    expect(await documentOf(codeId)).toMatchObject({
      shortName: '',
      version: { number: 2, legalDate: '2021-07-01' },
    });
    const { data } = await owner.api.documents.versions({ id });
    const [newer, older] = [2, 1].map((number) => data.find((version) => version.number === number));
    expect(newer).toMatchObject({ number: 2, legalDate: '2021-07-01' });
    expect(older).toMatchObject({ number: 1 });
    expect(older).not.toHaveProperty('legalDate');
  });

  it('is set in a published Code too, without an Update', async () => {
    const { codeId, id } = await makeCode(CODE_CIVIL);
    await owner.api.codes.update({ id: codeId, publication: 'published' });
    expect((await owner.api.documents.update({ id, shortName: 'CC' })).shortName).toBe('CC');
    const labeled = await owner.api.documents.labelVersion({ id, version: 1, label: 'Draft of May' });
    expect(labeled).toMatchObject({ label: 'Draft of May', legalDate: '2020-01-01' });
    const code = await owner.api.codes.get({ id: codeId });
    expect(code.documents[0]).toMatchObject({ shortName: 'CC', version: { label: 'Draft of May' } });
    expect(code.hasUpdate).toBe(false);
  });

  it('is read in a Code of an earlier release when it is opened', async () => {
    const { codeId, id } = await makeCode(CODE_CIVIL);
    const partition = await test.server.ports.storage.code(codeId);
    await partition?.transact(async (transaction) => {
      const document = await transaction.get('documents', id);
      const version = document && (await transaction.get('versions', document.versionId));
      if (!document || !version) throw new Error('The document is gone');
      const { shortName: _name, ...oldDocument } = document;
      const { legalDate: _date, isAsked: _isAsked, ...oldVersion } = version;
      await transaction.put('documents', oldDocument);
      await transaction.put('versions', oldVersion);
    });
    const before = await documentOf(codeId);
    expect(before).not.toHaveProperty('shortName');
    await test.server.services.background.idle();
    expect(await documentOf(codeId)).toMatchObject({
      shortName: 'C. civ.',
      version: { legalDate: '2020-01-01' },
    });
  });

  it('goes with how many pages are scans: pages left empty are none', async () => {
    const picture = 'q 500 0 0 700 50 50 cm BI /W 8 /H 8 /BPC 1 /CS /G ID 01234567 EI Q';
    const rule = '50 50 m 500 50 l S';
    const pages = [lineOfText('Act'), '', lineOfText(' '), picture, rule, picture];
    const { codeId, id } = await makeCode(samplePdf({ pages }));
    expect(await documentOf(codeId)).toMatchObject({ pages: 6, version: { pagesWithoutText: 2 } });
    const [version] = (await owner.api.documents.versions({ id })).data;
    expect(version).toMatchObject({ pagesWithoutText: 2 });
    const whole = await makeCode(CODE_CIVIL);
    expect((await documentOf(whole.codeId))?.version).toMatchObject({ pagesWithoutText: 0 });
  });

  it('comes with a copy, like the style of citations', async () => {
    const { codeId, id } = await makeCode(CODE_CIVIL);
    await owner.api.documents.update({ id, shortName: 'CC' });
    await owner.api.codes.update({ id: codeId, citationStyle: 'swiss' });
    const copy = await owner.api.codes.copy({
      codeId,
      title: 'Copy',
      withAnnotations: false,
      allowUpdates: false,
    });
    expect(copy.citationStyle).toBe('swiss');
    expect(copy.documents).toMatchObject([{ shortName: 'CC', version: { legalDate: '2020-01-01' } }]);
  });

  it('gives the style of a Code to the places found in it', async () => {
    const { codeId } = await makeCode(CODE_CIVIL);
    const found = async () => (await owner.api.codes.search({ id: codeId, text: 'obligatoires' })).data;
    expect(await found()).toMatchObject([{ citation: 'art. 1' }]);
    await owner.api.codes.update({ id: codeId, citationStyle: 'plain' });
    expect(await found()).toMatchObject([{ citation: 'Article 1' }]);
  });
});
