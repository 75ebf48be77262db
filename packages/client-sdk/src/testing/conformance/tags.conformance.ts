import { expect, it } from 'vitest';
import { ownCode } from './own-code';
import { expectWrongField, refusedWith, selectionInput } from './world';
import type { World } from './world';

/** Tags of Selections (decisions.md section 17). */
export function describeTags(world: World): void {
  const client = () => world.owner().client;
  const code = ownCode(world);
  const listed = async (documentId: number) => (await client().documents.selections({ id: documentId })).data;
  const marked = async (tags?: string[]) => {
    const documentId = await code.freshDocument();
    const input = { ...selectionInput(documentId, 4, 10), ...(tags && { tags }) };
    return client().selections.create(input);
  };

  it('are kept in their order, trimmed, and absent where there were never any', async () => {
    const plain = await marked();
    expect(plain).not.toHaveProperty('tags');
    const made = await marked([' Duty ', 'Überprüfen', 'נזק', '👩‍👩‍👧‍👦']);
    const tags = ['Duty', 'Überprüfen', 'נזק', '👩‍👩‍👧‍👦'];
    expect(made).toMatchObject({ tags });
    expect(await listed(made.documentId)).toEqual([made]);
    const changed = await client().selections.update({ id: made.id, tags: ['🔥', 'Duty'] });
    expect(changed).toMatchObject({ ...made, tags: ['🔥', 'Duty'], updatedAt: changed.updatedAt });
    const other = await client().selections.update({ id: made.id, color: 'COLOR_4' });
    expect(other.tags).toEqual(['🔥', 'Duty']);
    expect((await client().selections.update({ id: made.id, tags: [] })).tags ?? []).toEqual([]);
  });

  it.each([
    ['tags.0', ['x'.repeat(41)]],
    ['tags.1', ['fine', '  ']],
    ['tags.0', ['two\nlines']],
    ['tags.0', ['a, b']],
    ['tags.0', ['\u200b']],
    ['tags.0', ['\u200d']],
    ['tags.0', ['a\u202eb']],
    ['tags.1', ['Straße', 'STRASSE']],
    ['tags', Array.from({ length: 21 }, (_, at) => `tag ${at}`)],
  ])('name the field %s where they are not valid', async (path, tags) => {
    const { id, documentId } = await marked();
    const input = { ...selectionInput(documentId, 20, 24), tags };
    const { token } = world.owner();
    await expectWrongField(await world.send('selections.create', input, { token }), path);
    await expectWrongField(await world.send('selections.update', { id, tags }, { token }), path);
    expect(await listed(documentId)).toMatchObject([{ id }]);
  });

  it('that two people or windows change at once are merged', async () => {
    const { id } = await marked(['Old', 'Gone']);
    const formerTags = ['Old', 'Gone'];
    await client().selections.update({ id, tags: ['Old', 'Gone', 'One'], formerTags });
    const both = await client().selections.update({ id, tags: ['OLD', 'Two'], formerTags });
    expect(both.tags).toEqual(['Old', 'One', 'Two']);
  });

  it('are refused where they come to too many with those added meanwhile', async () => {
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `tag ${from + at}`);
    const { id, documentId } = await marked(many(0, 20));
    const refused = client().selections.update({ id, tags: ['mine'], formerTags: [] });
    expect((await refusedWith(refused)).errors).toMatchObject([{ path: 'tags' }]);
    expect(await listed(documentId)).toMatchObject([{ id, tags: many(0, 20) }]);
  });

  it('are changed by the author alone', async () => {
    const { id } = await marked();
    const { token } = world.outsider();
    const response = await world.send('selections.update', { id, tags: ['x'] }, { token });
    expect(response.status).toBeGreaterThanOrEqual(403);
  });

  it('come back with a Selection that was deleted', async () => {
    const { id } = await marked(['Duty']);
    await client().selections.delete({ id });
    expect((await client().selections.restore({ id })).tags).toEqual(['Duty']);
  });

  it('of a Code are listed, those of most Selections first', async () => {
    const { codes, selections } = client();
    const { id: codeId } = await world.makeCode();
    const { id: documentId } = await world.makeDocument(codeId);
    const tagged = (start: number, tags: string[]) =>
      selections.create({ ...selectionInput(documentId, start, start + 2), tags });
    await tagged(0, ['Duty', 'Term']);
    await tagged(4, ['duty', 'Cost']);
    const { id: last } = await tagged(8, ['Last']);
    expect((await codes.tags({ id: codeId })).data).toEqual([
      { tag: 'Duty', count: 2 },
      { tag: 'Cost', count: 1 },
      { tag: 'Last', count: 1 },
      { tag: 'Term', count: 1 },
    ]);
    await selections.delete({ id: last });
    expect((await codes.tags({ id: codeId })).data.map(({ tag }) => tag)).not.toContain('Last');
  });
}
