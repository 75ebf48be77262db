import { expect, it } from 'vitest';
import { makeInvalidPdf, makeLockedPdf, makePdf } from '../make-pdf';
import { createUuid } from '../../http/random-key';
import { PAGES, pdfBlob, refusedWith } from './world';
import type { World } from './world';

/** Documents of a draft: they change at once (decisions.md section 5). */
export function describeDocuments(world: World): void {
  const client = () => world.owner().client;
  const upload = async (file: Blob) =>
    (await client().files.upload({ file, contentType: 'application/pdf' })).uuid;
  const order = async (codeId: number) =>
    (await client().codes.get({ id: codeId })).documents.map(
      ({ title, order: place }) => `${place} ${title}`,
    );
  async function three() {
    const { id: codeId } = await world.makeCode();
    const documents = [];
    for (const title of ['a', 'b', 'c']) documents.push(await world.makeDocument(codeId, title));
    return { codeId, ids: documents.map(({ id }) => id) };
  }

  it('are made of uploaded PDFs, in the order they come', async () => {
    const { id: codeId } = await world.makeCode();
    const file = pdfBlob();
    const uuid = await upload(file);
    const document = await client().documents.create({ codeId, title: ' Book 1 ', uuid });
    const { user } = world.owner();
    expect(document).toMatchObject({
      codeId,
      title: 'Book 1',
      order: 0,
      size: file.size,
      uuid,
      pages: 2,
      version: { number: 1 },
      totalSelectionsCount: 0,
      createdBy: { id: user.id, name: 'Ada Advocate' },
    });
    await world.makeDocument(codeId, 'Book 2');
    expect((await client().codes.get({ id: codeId })).documents).toMatchObject([
      document,
      { title: 'Book 2', order: 1 },
    ]);
  });

  it('are refused where the file is no PDF, is locked, or is not there', async () => {
    const { id: codeId } = await world.makeCode();
    const create = (uuid: string) => refusedWith(client().documents.create({ codeId, title: 'x', uuid }));
    expect((await create(await upload(pdfBlob(makeInvalidPdf())))).code).toBe('INVALID_PDF');
    expect((await create(await upload(pdfBlob(makeLockedPdf())))).code).toBe('LOCKED_PDF');
    expect((await create(createUuid())).code).toBe('FILE_NOT_UPLOADED');
    const { uuid: signedOnly } = await client().files.sign({ contentType: 'application/pdf' });
    expect((await create(signedOnly)).code).toBe('FILE_NOT_UPLOADED');
    expect(await order(codeId)).toEqual([]);
  });

  it('have a short name for citations, which may be empty', async () => {
    const { id: codeId } = await world.makeCode();
    const { id } = await world.makeDocument(codeId, 'Civil Code');
    expect((await client().documents.update({ id, shortName: ' CC ' })).shortName).toBe('CC');
    expect((await client().documents.update({ id, title: 'Code' })).shortName).toBe('CC');
    expect((await client().documents.update({ id, shortName: '' })).shortName).toBe('');
    expect((await client().codes.get({ id: codeId })).documents).toMatchObject([{ id, shortName: '' }]);
    const tooLong = client().documents.update({ id, shortName: 'x'.repeat(41) });
    expect((await refusedWith(tooLong)).code).toBe('VALIDATION');
  });

  it('have Versions with the day of their law, or what else they are called', async () => {
    const { id: codeId } = await world.makeCode();
    const { id } = await world.makeDocument(codeId, 'Civil Code');
    const label = { id, version: 1 };
    const dated = await client().documents.labelVersion({ ...label, legalDate: '2020-01-01' });
    expect(dated).toMatchObject({ documentId: id, number: 1, status: 'current', legalDate: '2020-01-01' });
    const both = await client().documents.labelVersion({ ...label, label: ' Bill ' });
    expect(both).toMatchObject({ legalDate: '2020-01-01', label: 'Bill' });
    const [shown] = (await client().codes.get({ id: codeId })).documents;
    expect(shown?.version).toMatchObject({ number: 1, legalDate: '2020-01-01', label: 'Bill' });
    const without = await client().documents.labelVersion({ ...label, legalDate: '' });
    expect(without.legalDate).toBeUndefined();
    expect(without.label).toBe('Bill');
    const none = client().documents.labelVersion({ id, version: 2, label: 'x' });
    expect((await refusedWith(none)).code).toBe('NOT_FOUND');
    const wrong = client().documents.labelVersion({ ...label, legalDate: '2020-02-30' });
    expect((await refusedWith(wrong)).code).toBe('VALIDATION');
  });

  it("are not made of somebody else's upload", async () => {
    const { id: codeId } = await world.makeCode();
    const { client: stranger } = world.outsider();
    const { uuid } = await stranger.files.upload({ file: pdfBlob(), contentType: 'application/pdf' });
    const problem = await refusedWith(client().documents.create({ codeId, title: 'x', uuid }));
    expect(problem.code).toBe('FILE_NOT_UPLOADED');
  });

  it('are renamed', async () => {
    const { codeId, ids } = await three();
    const renamed = await client().documents.update({ id: ids[1] ?? 0, title: ' B ' });
    expect(renamed).toMatchObject({ id: ids[1], title: 'B', order: 1 });
    expect(await order(codeId)).toEqual(['0 a', '1 B', '2 c']);
  });

  it.each([
    [0, 2, ['0 b', '1 c', '2 a']],
    [2, 0, ['0 c', '1 a', '2 b']],
    [1, 1, ['0 a', '1 b', '2 c']],
    [0, 99, ['0 b', '1 c', '2 a']],
  ])('move from %i to %i, and all are numbered from 0', async (from, to, expected) => {
    const { codeId, ids } = await three();
    const moved = await client().documents.update({ id: ids[from] ?? 0, order: to });
    expect(moved.order).toBe(Math.min(to, 2));
    expect(await order(codeId)).toEqual(expected);
  });

  it('are deleted with their Selections, and the others close up', async () => {
    const { codeId, ids } = await three();
    const [first = 0] = ids;
    await world.mark(first, 0, 3);
    expect(await client().documents.delete({ id: first })).toBeUndefined();
    expect(await order(codeId)).toEqual(['0 b', '1 c']);
    expect((await client().codes.get({ id: codeId })).totalSelectionsCount).toBe(0);
    expect((await refusedWith(client().documents.delete({ id: first }))).code).toBe('NOT_FOUND');
  });

  it.runIf(!world.servesUpdates)(
    'of published Codes change at once as long as Updates are not served',
    async () => {
      const { codeId, ids } = await three();
      const [id = 0] = ids;
      await client().codes.update({ id: codeId, publication: 'published' });
      await client().documents.create({ codeId, title: 'd', uuid: await upload(pdfBlob()) });
      await client().documents.update({ id, title: 'x' });
      await client().documents.delete({ id: ids[1] ?? 0 });
      expect(await order(codeId)).toEqual(['0 x', '1 c', '2 d']);
    },
  );

  it.runIf(!world.servesUpdates)('do not get new Versions before these are served', async () => {
    const { codeId, ids } = await three();
    const uuid = await upload(pdfBlob(makePdf(['changed'])));
    const call = client().documents.create({ codeId, title: 'a', uuid, id: ids[0] });
    expect((await refusedWith(call)).code).toBe('NOT_SERVED');
  });

  it('are searched without regard to case and accents', async () => {
    const { id } = await world.makeDocument((await world.makeCode()).id);
    const place = PAGES[1].indexOf('cafe');
    const { data, total } = await client().documents.search({ id, text: 'CAFÉ' });
    expect(total).toBe(2);
    expect(data[1]).toMatchObject({
      startPage: 1,
      startElement: 0,
      startCharacter: place,
      endPage: 1,
      endElement: 0,
      endCharacter: place + 4,
    });
    for (const { excerpt, match } of data) {
      expect(excerpt.slice(match.start, match.end).toLowerCase()).toBe('cafe');
    }
    expect(await client().documents.search({ id, text: 'nowhere' })).toEqual({ data: [], total: 0 });
  });

  it('are searched page by page', async () => {
    const { id } = await world.makeDocument((await world.makeCode()).id);
    const first = await client().documents.search({ id, text: 'the', limit: 2 });
    expect(first.data).toHaveLength(2);
    expect(first.total).toBeGreaterThan(2);
    const rest = await client().documents.search({ id, text: 'the', cursor: first.next ?? '' });
    expect(rest.data).toHaveLength(first.total - 2);
    expect(rest.next).toBeUndefined();
  });
}
