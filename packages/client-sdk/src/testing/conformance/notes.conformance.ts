import { expect, it } from 'vitest';
import { ownCode } from './own-code';
import { expectWrongField, refusedWith } from './world';
import type { World } from './world';

/** General notes of a document (specification section 3). */
export function describeNotes(world: World): void {
  const notes = () => world.owner().client.notes;
  const documents = () => world.owner().client.documents;
  const code = ownCode(world);
  const listed = async (documentId: number) => (await documents().notes({ id: documentId })).data;

  it('keep a text on a document', async () => {
    const documentId = await code.freshDocument();
    const note = await notes().create({ documentId, text: ' Ask the\nclient. ' });
    expect(note).toMatchObject({
      documentId,
      text: 'Ask the\nclient.',
      data: [],
      createdBy: { id: world.owner().user.id, name: 'Ada Advocate' },
    });
    expect(await listed(documentId)).toEqual([note]);
    const other = await world.makeDocument(code.id());
    expect((await documents().notes({ id: other.id })).data).toEqual([]);
  });

  it('are listed newest first, page by page', async () => {
    const documentId = await code.freshDocument();
    for (const text of ['a', 'b', 'c']) await notes().create({ documentId, text });
    const first = await documents().notes({ id: documentId, limit: 2 });
    const rest = await documents().notes({ id: documentId, limit: 2, cursor: first.next ?? '' });
    expect([...first.data, ...rest.data].map(({ text }) => text)).toEqual(['c', 'b', 'a']);
    expect(rest.next).toBeUndefined();
  });

  it('are changed, and gone when deleted, or with their document', async () => {
    const documentId = await code.freshDocument();
    const { id } = await notes().create({ documentId, text: 'a' });
    const changed = await notes().update({ id, text: 'b' });
    expect(changed).toMatchObject({ id, text: 'b' });
    expect(await listed(documentId)).toEqual([changed]);
    expect(await notes().delete({ id })).toBeUndefined();
    expect(await listed(documentId)).toEqual([]);
    expect((await refusedWith(notes().delete({ id }))).code).toBe('NOT_FOUND');
    const last = await notes().create({ documentId, text: 'c' });
    await documents().delete({ id: documentId });
    expect((await refusedWith(notes().update({ id: last.id, text: 'd' }))).code).toBe('NOT_FOUND');
  });

  it('are not changed over a text that was saved meanwhile, which the refusal says', async () => {
    const documentId = await code.freshDocument();
    const { id } = await notes().create({ documentId, text: 'a' });
    await notes().update({ id, text: 'b', formerText: 'a' });
    const refused = await refusedWith(notes().update({ id, text: 'c', formerText: 'a' }));
    expect(refused).toMatchObject({ code: 'CONFLICT', presentText: 'b' });
    expect(await listed(documentId)).toMatchObject([{ id, text: 'b' }]);
    const again = await notes().update({ id, text: 'b', formerText: 'a' });
    expect(again.text).toBe('b');
    expect((await notes().update({ id, visibility: 'private', formerText: 'a' })).text).toBe('b');
  });

  it.each([
    ['text', { text: 'x'.repeat(50_001) }],
    ['text', { text: 7 }],
    ['documentId', { documentId: '1' }],
  ])('name the field %s where it is not valid', async (path, wrong) => {
    const documentId = await code.freshDocument();
    const input = { documentId, text: 'a', ...wrong };
    const response = await world.send('notes.create', input, { token: world.owner().token });
    await expectWrongField(response, path);
  });
}
