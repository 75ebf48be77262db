import { expect, it } from 'vitest';
import { ownCode } from './own-code';
import { expectWrongField, PAGES, refusedWith, selectionInput } from './world';
import type { World } from './world';

/** Selections and their comments (specification sections 3 to 5, decisions.md section 3). */
export function describeSelections(world: World): void {
  const client = () => world.owner().client;
  const code = ownCode(world);
  const listed = async (documentId: number) => (await client().documents.selections({ id: documentId })).data;

  it('keep place, quote and color', async () => {
    const documentId = await code.freshDocument();
    const input = selectionInput(documentId, 4, 10);
    const selection = await client().selections.create({ ...input, isBookmark: true, name: 'Duty' });
    expect(selection).toMatchObject({
      ...input,
      text: 'seller',
      isBookmark: true,
      name: 'Duty',
      isAnnotation: false,
      data: [],
      status: 'success',
      createdBy: { id: world.owner().user.id, name: 'Ada Advocate' },
    });
    expect(await listed(documentId)).toEqual([selection]);
  });

  it('are listed in the order of the text, page by page', async () => {
    const documentId = await code.freshDocument();
    const made = [
      await world.mark(documentId, 0, 9, 1),
      await world.mark(documentId, 20, 24),
      await world.mark(documentId, 4, 10),
    ];
    const expected = [made[2]?.id, made[1]?.id, made[0]?.id];
    expect((await listed(documentId)).map(({ id }) => id)).toEqual(expected);
    const first = await client().documents.selections({ id: documentId, limit: 2 });
    const rest = await client().documents.selections({ id: documentId, limit: 2, cursor: first.next ?? '' });
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(expected);
    expect(rest.next).toBeUndefined();
  });

  it('are counted', async () => {
    const documentId = await code.freshDocument();
    const before = await client().codes.get({ id: code.id() });
    const { id } = await world.mark(documentId, 0, 3);
    const counts = async () => {
      const found = await client().codes.get({ id: code.id() });
      const document = found.documents.find((candidate) => candidate.id === documentId);
      return [found.totalSelectionsCount - before.totalSelectionsCount, document?.totalSelectionsCount];
    };
    expect(await counts()).toEqual([1, 1]);
    expect(await client().selections.delete({ id })).toBeUndefined();
    expect(await counts()).toEqual([0, 0]);
    expect((await refusedWith(client().selections.delete({ id }))).code).toBe('NOT_FOUND');
  });

  it('may touch but not overlap', async () => {
    const documentId = await code.freshDocument();
    const { id } = await world.mark(documentId, 10, 20);
    await world.mark(documentId, 20, 24);
    await world.mark(documentId, 4, 10);
    for (const [start, end] of [
      [10, 20],
      [12, 15],
      [19, 21],
      [0, 5],
      [0, 30],
    ] as const) {
      const problem = await refusedWith(world.mark(documentId, start, end));
      expect(problem).toMatchObject({ code: 'SELECTION_OVERLAP', status: 409 });
    }
    expect(await refusedWith(world.mark(documentId, 12, 15))).toMatchObject({ conflictWith: id });
    expect(await listed(documentId)).toHaveLength(3);
    await world.mark(await code.freshDocument(), 10, 20);
  });

  it('may run over a page end, and overlap there too', async () => {
    const documentId = await code.freshDocument();
    const text = `${PAGES[0].slice(60)} ${PAGES[1].slice(0, 9)}`;
    const across = { ...selectionInput(documentId, 60, 9), text, endPage: 1 };
    await expect(client().selections.create(across)).resolves.toMatchObject({ startPage: 0, endPage: 1 });
    expect((await refusedWith(world.mark(documentId, 5, 12, 1))).code).toBe('SELECTION_OVERLAP');
  });

  it('lie inside the document, from front to back', async () => {
    const documentId = await code.freshDocument();
    const outside = { ...selectionInput(documentId, 0, 3), startPage: 2, endPage: 2 };
    expect((await refusedWith(client().selections.create(outside))).code).toBe('SELECTION_OUTSIDE_DOCUMENT');
    for (const [start, end] of [
      [5, 5],
      [9, 5],
    ] as const) {
      const input = { ...selectionInput(documentId, start, end), text: 'x' };
      expect((await refusedWith(client().selections.create(input))).kind).toBe('badRequest');
    }
    expect(await listed(documentId)).toEqual([]);
  });

  it('change what is given', async () => {
    const documentId = await code.freshDocument();
    const selection = await world.mark(documentId, 4, 10);
    const updated = await client().selections.update({ id: selection.id, color: '#00ff00', name: 'n' });
    expect(updated).toMatchObject({
      ...selection,
      color: '#00ff00',
      name: 'n',
      updatedAt: updated.updatedAt,
    });
    expect(await listed(documentId)).toEqual([updated]);
  });

  it('become bookmarks with a name, and are bookmarks no more', async () => {
    const documentId = await code.freshDocument();
    const { id } = await world.mark(documentId, 4, 10);
    const kept = await client().selections.update({ id, isBookmark: true, name: 'Duty' });
    expect(kept).toMatchObject({ isBookmark: true, name: 'Duty', isAnnotation: false });
    const released = await client().selections.update({ id, isBookmark: false });
    expect(released).toMatchObject({ isBookmark: false, name: 'Duty' });
    expect(await listed(documentId)).toEqual([released]);
  });

  it('move to free text only', async () => {
    const documentId = await code.freshDocument();
    const { id } = await world.mark(documentId, 4, 10);
    await world.mark(documentId, 20, 30);
    const to = (start: number, end: number) => {
      const { documentId: _id, color: _color, text, ...range } = selectionInput(documentId, start, end);
      return client().selections.update({ id, text, range });
    };
    expect((await refusedWith(to(15, 21))).code).toBe('SELECTION_OVERLAP');
    expect(await to(6, 12)).toMatchObject({
      startCharacter: 6,
      endCharacter: 12,
      text: PAGES[0].slice(6, 12),
    });
  });

  it('keep what is on them and come at their new place in the order when they move', async () => {
    const documentId = await code.freshDocument();
    const { id } = await world.mark(documentId, 4, 10);
    const other = await world.mark(documentId, 20, 30);
    const comment = await client().selections.createComment({ selectionId: id, text: 'stays' });
    const { documentId: _id, color: _color, text, ...range } = selectionInput(documentId, 32, 40);
    const moved = await client().selections.update({ id, text, range });
    expect(moved).toMatchObject({ id, ...range, text, isAnnotation: true, data: [comment] });
    expect((await listed(documentId)).map((selection) => selection.id)).toEqual([other.id, id]);
  });

  it('that are moved into each other at the same time do not both get there', async () => {
    const documentId = await code.freshDocument();
    const [one, two] = [await world.mark(documentId, 4, 10), await world.mark(documentId, 20, 30)];
    const to = (id: number, start: number, end: number) => {
      const { documentId: _id, color: _color, text, ...range } = selectionInput(documentId, start, end);
      return client().selections.update({ id, text, range });
    };
    const done = await Promise.allSettled([to(one.id, 4, 16), to(two.id, 14, 30)]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const after = await listed(documentId);
    expect(after[0]?.endCharacter).toBeLessThanOrEqual(after[1]?.startCharacter ?? 0);
  });

  it('become annotations with their first comment', async () => {
    const documentId = await code.freshDocument();
    const { id } = await world.mark(documentId, 4, 10);
    const comment = await client().selections.createComment({ selectionId: id, text: ' Who? ' });
    expect(comment).toMatchObject({ selectionId: id, type: 'comment', text: 'Who?' });
    expect(await listed(documentId)).toMatchObject([{ id, isAnnotation: true, data: [comment] }]);
    const changed = await client().selections.updateComment({ id: comment.id, text: 'The seller.' });
    expect(changed).toMatchObject({ id: comment.id, text: 'The seller.' });
    const second = await client().selections.createComment({ selectionId: id, text: 'two' });
    expect((await listed(documentId))[0]?.data).toEqual([changed, second]);
    expect(await client().selections.deleteComment({ id: second.id })).toBeUndefined();
    await client().selections.deleteComment({ id: comment.id });
    expect(await listed(documentId)).toMatchObject([{ id, isAnnotation: false, data: [] }]);
    for (const refused of await Promise.all(
      [
        client().selections.updateComment({ id: comment.id, text: 'x' }),
        client().selections.deleteComment({ id: comment.id }),
      ].map((call) => refusedWith(call)),
    )) {
      expect(refused.code).toBe('NOT_FOUND');
    }
  });

  it('keep a comment that was saved meanwhile from being replaced, which the refusal says', async () => {
    const documentId = await code.freshDocument();
    const { id: selectionId } = await world.mark(documentId, 4, 10);
    const { selections } = client();
    const { id } = await selections.createComment({ selectionId, text: 'Who?' });
    await selections.updateComment({ id, text: 'The seller.', formerText: 'Who?' });
    const late = await refusedWith(selections.updateComment({ id, text: 'The buyer.', formerText: 'Who?' }));
    expect(late).toMatchObject({ code: 'CONFLICT', presentText: 'The seller.' });
    expect((await listed(documentId))[0]?.data).toMatchObject([{ id, text: 'The seller.' }]);
    const same = await selections.updateComment({ id, text: 'The seller.', formerText: 'Who?' });
    expect(same.text).toBe('The seller.');
  });

  it.each([
    ['text', { text: '' }],
    ['color', { color: 'COLOR_21' }],
    ['startCharacter', { startCharacter: -1 }],
    ['endElement', { endElement: 1.5 }],
    ['documentId', { documentId: '1' }],
    ['name', { name: 'x'.repeat(256) }],
  ])('name the field %s where it is not valid', async (path, wrong) => {
    const documentId = await code.freshDocument();
    const input = { ...selectionInput(documentId, 0, 3), ...wrong };
    const response = await world.send('selections.create', input, { token: world.owner().token });
    await expectWrongField(response, path);
  });
}
