import { expect, it } from 'vitest';
import { liveListeners } from './live-listeners';
import { PAGES, refusedWith, selectionInput } from './world';
import type { World } from './world';

/** Private annotations: nobody but their author learns of them (issue 14). The outsider reads the Code because it is public. */
export function describePrivate(world: World): void {
  const listen = liveListeners(world);
  const owner = () => world.owner().client;
  const reader = () => world.outsider().client;

  /** A published, public Code with one document. */
  async function openCode(): Promise<{ codeId: number; documentId: number }> {
    const { id: codeId } = await world.makeCode();
    const { id: documentId } = await world.makeDocument(codeId);
    await owner().codes.update({ id: codeId, publication: 'published', isPublic: true });
    return { codeId, documentId };
  }

  /** A private Selection with a comment and an attachment, a private bookmark and a private note. */
  async function makePrivate(documentId: number) {
    const visibility = 'private' as const;
    const input = { ...selectionInput(documentId, 0, 10), color: 'COLOR_7' as const };
    const { id: selectionId } = await owner().selections.create({ ...input, visibility });
    const comment = await owner().selections.createComment({ selectionId, text: 'secret seller' });
    const attachment = await world.attach(selectionId);
    const bookmark = await owner().bookmarks.create({ documentId, name: 'secret', page: 0, visibility });
    const note = await owner().notes.create({ documentId, text: 'secret', visibility });
    return { selectionId, comment, attachment, bookmark, note };
  }

  it('are listed, found and counted by their author alone', async () => {
    const { codeId, documentId } = await openCode();
    const made = await makePrivate(documentId);
    const lists = async ({ documents, codes }: ReturnType<typeof owner>) => ({
      selections: (await documents.selections({ id: documentId })).data.map(({ id }) => id),
      bookmarks: (await documents.bookmarks({ id: documentId })).data,
      notes: (await documents.notes({ id: documentId })).data,
      found: (await codes.search({ id: codeId, text: 'secret', in: 'annotations' })).total,
    });
    const [bookmarks, notes] = [[made.bookmark], [made.note]];
    expect(await lists(owner())).toEqual({ selections: [made.selectionId], bookmarks, notes, found: 3 });
    expect(await lists(reader())).toEqual({ selections: [], bookmarks: [], notes: [], found: 0 });
    // Only their author learns how many they are, beside the totals of everybody.
    for (const [client, ownPrivateCount] of [
      [owner(), 1],
      [reader(), 0],
    ] as const) {
      const code = await client.codes.get({ id: codeId });
      const documents = [{ totalSelectionsCount: 0, ownPrivateCount }];
      expect(code).toMatchObject({ totalSelectionsCount: 0, documents });
      expect(code.colors).not.toContain('COLOR_7');
    }
  });

  it('do not exist for others who know their ids, and reach nobody by mail', async () => {
    const { documentId } = await openCode();
    const { selectionId, comment, attachment, bookmark, note } = await makePrivate(documentId);
    const { token } = world.outsider();
    const calls = [
      ['selections.update', { id: selectionId, color: 'COLOR_2' }],
      ['selections.createComment', { selectionId, text: 'a' }],
      ['selections.updateComment', { id: comment.id, text: 'a' }],
      ['selections.delete', { id: selectionId }],
      ['selections.attachmentFile', { id: attachment.id }],
      ['bookmarks.update', { id: bookmark.id, name: 'a' }],
      ['notes.update', { id: note.id, text: 'a' }],
    ] as const;
    for (const [name, input] of calls)
      expect((await world.send(name, input, { token })).status, name).toBe(404);
    await owner().bookmarks.delete({ id: bookmark.id });
    expect((await world.send('bookmarks.restore', { id: bookmark.id }, { token })).status).toBe(404);
    const mail = { emails: ['a@law.example'], message: '' };
    expect((await refusedWith(owner().selections.share({ selectionId, ...mail }))).code).toBe('CONFLICT');
    expect((await refusedWith(owner().notes.share({ noteId: note.id, ...mail }))).code).toBe('CONFLICT');
  });

  it('leave no color behind that their author takes out of the legend', async () => {
    const { codeId, documentId } = await openCode();
    const color = '#a1b2c3' as const;
    await owner().codes.setColor({ id: codeId, color, name: 'Secret' });
    const input = { ...selectionInput(documentId, 0, 10), color, visibility: 'private' as const };
    const { id } = await owner().selections.create(input);
    const asked = owner().codes.setColor({ id: codeId, color, removal: 'ifUnused' });
    expect((await refusedWith(asked)).code).toBe('COLOR_IN_USE');
    expect(await owner().codes.setColor({ id: codeId, color, removal: 'always' })).not.toContain(color);
    expect((await reader().codes.get({ id: codeId })).colors).not.toContain(color);
    await owner().selections.update({ id, visibility: 'code' });
    expect((await reader().codes.get({ id: codeId })).colors).toContain(color);
  });

  it('make no event, and no gap between events, for others', async () => {
    const { codeId, documentId } = await openCode();
    const [own, other] = [listen(world.owner(), codeId, 'second tab'), listen(world.outsider(), codeId)];
    await own.until(() => own.status() === 'open');
    await other.until(() => other.status() === 'open');
    await owner().bookmarks.create({ documentId, name: 'first', page: 0 });
    const made = await makePrivate(documentId);
    await owner().notes.update({ id: made.note.id, text: 'changed' });
    await owner().bookmarks.delete({ id: made.bookmark.id });
    await owner().selections.delete({ id: made.selectionId });
    await owner().bookmarks.create({ documentId, name: 'last', page: 0 });
    await other.until(() => other.events.length === 2);
    const [first, last] = other.events;
    expect(other.names()).toEqual(['BOOKMARK/CREATE', 'BOOKMARK/CREATE']);
    expect(last!.seq! - first!.seq!).toBe(1);
    await own.until(() => own.names().includes('SELECTION/DELETE') && own.names().length >= 9);
    const numbers = own.events.flatMap((event) => event.own ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
    expect(own.names()).toContain('SELECTION/DELETE');
  });

  it('appear for others when they are published, and go when they are taken back', async () => {
    const { codeId, documentId } = await openCode();
    const { selectionId, bookmark, note, comment } = await makePrivate(documentId);
    const other = listen(world.outsider(), codeId);
    await other.until(() => other.status() === 'open');
    await owner().selections.update({ id: selectionId, visibility: 'code' });
    await owner().bookmarks.update({ id: bookmark.id, visibility: 'code' });
    await owner().notes.update({ id: note.id, visibility: 'code' });
    await other.until(() => other.events.length === 3);
    expect(other.names()).toEqual(['SELECTION/CREATE', 'BOOKMARK/CREATE', 'NOTE/CREATE']);
    expect(other.events[0]!.data).toMatchObject({ id: selectionId, data: [comment, {}], isRestored: true });
    expect((await reader().documents.selections({ id: documentId })).data).toMatchObject([
      { id: selectionId },
    ]);
    const code = await reader().codes.get({ id: codeId });
    expect(code).toMatchObject({ totalSelectionsCount: 1 });
    expect(code.colors).toContain('COLOR_7');
    const again = { visibility: 'private' as const };
    expect(await owner().selections.update({ id: selectionId, ...again })).toMatchObject(again);
    expect(await owner().bookmarks.update({ id: bookmark.id, ...again })).toMatchObject(again);
    expect(await owner().notes.update({ id: note.id, ...again })).toMatchObject(again);
    await other.until(() => other.events.length === 6);
    expect(other.names().slice(3)).toEqual(['SELECTION/DELETE', 'BOOKMARK/DELETE', 'NOTE/DELETE']);
    expect((await reader().documents.selections({ id: documentId })).data).toEqual([]);
    expect((await reader().codes.get({ id: codeId })).totalSelectionsCount).toBe(0);
  });

  it('mention nobody, who could not see them', async () => {
    const { documentId } = await openCode();
    const { selectionId, comment } = await makePrivate(documentId);
    const mentions = [world.owner().user.id];
    const { selections } = owner();
    const refused = await Promise.all(
      [
        selections.createComment({ selectionId, text: '@me', mentions }),
        selections.updateComment({ id: comment.id, text: '@me', mentions }),
      ].map((call) => refusedWith(call)),
    );
    for (const problem of refused)
      expect(problem).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'mentions' }] });
  });

  it('lie over what is public; publishing one that overlaps is refused, or joins', async () => {
    const { documentId } = await openCode();
    const published = await world.mark(documentId, 4, 20);
    const { selectionId, comment } = await makePrivate(documentId);
    const input = { ...selectionInput(documentId, 0, 3), visibility: 'private' as const };
    expect(await refusedWith(owner().selections.create(input))).toMatchObject({
      code: 'SELECTION_OVERLAP',
      conflictWith: selectionId,
    });
    const publish = { id: selectionId, visibility: 'code' as const };
    expect(await refusedWith(owner().selections.update(publish))).toMatchObject({
      code: 'SELECTION_OVERLAP',
      conflictWith: published.id,
    });
    const far = await world.mark(documentId, 30, PAGES[0].length);
    expect(await refusedWith(owner().selections.update({ ...publish, joins: far.id }))).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'joins' }],
    });
    const joined = await owner().selections.update({ ...publish, joins: published.id });
    expect(joined).toMatchObject({
      id: published.id,
      data: [{ type: 'comment', text: comment.text, selectionId: published.id }, { type: 'attachment' }],
    });
    const { data } = await reader().documents.selections({ id: documentId });
    expect(data.map(({ id }) => id)).toEqual([published.id, far.id]);
    expect(data[0]).toEqual(joined);
  });
}
