import { expect, it } from 'vitest';
import { ownCode } from './own-code';
import { expectWrongField, refusedWith } from './world';
import type { World } from './world';

/** Bookmarks of a document (specification sections 3 and 5). */
export function describeBookmarks(world: World): void {
  const bookmarks = () => world.owner().client.bookmarks;
  const documents = () => world.owner().client.documents;
  const code = ownCode(world);
  const listed = async (documentId: number) => (await documents().bookmarks({ id: documentId })).data;

  it('keep name and page of a document', async () => {
    const documentId = await code.freshDocument();
    const bookmark = await bookmarks().create({ documentId, name: '  Scope ', page: 1 });
    expect(bookmark).toMatchObject({
      documentId,
      name: 'Scope',
      page: 1,
      createdBy: { id: world.owner().user.id, name: 'Ada Advocate' },
    });
    expect(await listed(documentId)).toEqual([bookmark]);
    const other = await world.makeDocument(code.id());
    expect((await documents().bookmarks({ id: other.id })).data).toEqual([]);
  });

  it('are listed by page, then by lower-cased name', async () => {
    const documentId = await code.freshDocument();
    for (const [name, page] of [
      ['b', 1],
      ['a', 1],
      ['C', 0],
      ['B', 0],
      ['a', 0],
    ] as const) {
      await bookmarks().create({ documentId, name, page });
    }
    expect((await listed(documentId)).map(({ page, name }) => `${page}${name}`)).toEqual([
      '0a',
      '0B',
      '0C',
      '1a',
      '1b',
    ]);
  });

  it('are cut after 255 characters', async () => {
    const documentId = await code.freshDocument();
    const { id, name } = await bookmarks().create({ documentId, name: 'x'.repeat(300), page: 0 });
    expect(name).toBe('x'.repeat(255));
    const renamed = await bookmarks().update({ id, name: 'y'.repeat(256) });
    expect(renamed.name).toBe('y'.repeat(255));
  });

  it('change what is given, and are gone when deleted', async () => {
    const documentId = await code.freshDocument();
    const { id, name } = await bookmarks().create({ documentId, name: 'a', page: 0 });
    expect(await bookmarks().update({ id, page: 1 })).toMatchObject({ id, name, page: 1 });
    expect(await bookmarks().update({ id, name: 'b' })).toMatchObject({ id, name: 'b', page: 1 });
    expect(await bookmarks().delete({ id })).toBeUndefined();
    expect(await listed(documentId)).toEqual([]);
    expect((await refusedWith(bookmarks().delete({ id }))).code).toBe('NOT_FOUND');
    expect((await refusedWith(bookmarks().update({ id, name: 'c' }))).code).toBe('NOT_FOUND');
  });

  it('go with their document', async () => {
    const documentId = await code.freshDocument();
    const { id } = await bookmarks().create({ documentId, name: 'a', page: 0 });
    await documents().delete({ id: documentId });
    expect((await refusedWith(bookmarks().update({ id, name: 'b' }))).code).toBe('NOT_FOUND');
  });

  it('stand on a page of the document', async () => {
    const documentId = await code.freshDocument();
    const { id } = await bookmarks().create({ documentId, name: 'a', page: 1 });
    const wrong = { code: 'VALIDATION', errors: [{ path: 'page' }] };
    expect(await refusedWith(bookmarks().create({ documentId, name: 'a', page: 2 }))).toMatchObject(wrong);
    expect(await refusedWith(bookmarks().update({ id, page: 2 }))).toMatchObject(wrong);
    expect(await listed(documentId)).toMatchObject([{ page: 1 }]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['page', { page: -1 }],
    ['page', { page: 0.5 }],
    ['documentId', { documentId: '1' }],
  ])('name the field %s where it is not valid', async (path, wrong) => {
    const documentId = await code.freshDocument();
    const input = { documentId, name: 'a', page: 0, ...wrong };
    const response = await world.send('bookmarks.create', input, { token: world.owner().token });
    await expectWrongField(response, path);
  });
}
