import { expect, it } from 'vitest';
import type { LiveEvent } from '../../contract/index';
import { ownCode } from './own-code';
import { PICTURE, refusedWith } from './world';
import type { World } from './world';

/** Bringing back what one has deleted: as it was, by whoever deleted it, for a day. */
export function describeRestoring(world: World): void {
  const client = () => world.owner().client;
  const code = ownCode(world);
  const listed = async (documentId: number) => (await client().documents.selections({ id: documentId })).data;
  const total = async () => (await client().codes.get({ id: code.id() })).totalSelectionsCount;

  it('a Selection comes back with all that was on it, files too, and counts again', async () => {
    const documentId = await code.freshDocument();
    const { id } = await world.mark(documentId, 4, 10);
    await client().selections.createComment({ selectionId: id, text: 'first' });
    const attachment = await world.attach(id);
    await client().selections.createComment({ selectionId: id, text: 'last' });
    const [before, count] = [await listed(documentId), await total()];
    await client().selections.delete({ id });
    expect([await listed(documentId), await total()]).toEqual([[], count - 1]);
    const restored = await client().selections.restore({ id });
    expect(await listed(documentId)).toEqual(before);
    expect([restored, await total()]).toEqual([before[0], count]);
    const file = await client().selections.attachmentFile({ id: attachment.id });
    expect(new Uint8Array(await (await file.blob()).arrayBuffer())).toEqual(PICTURE);
  });

  it('asking twice does no harm, and it can be deleted once more', async () => {
    const documentId = await code.freshDocument();
    const { id } = await world.mark(documentId, 4, 10);
    await client().selections.delete({ id });
    const restored = await client().selections.restore({ id });
    expect(await client().selections.restore({ id })).toEqual(restored);
    await client().selections.delete({ id });
    await client().selections.restore({ id });
    expect(await listed(documentId)).toEqual([restored]);
  });

  it('a Selection whose text was marked again stays deleted', async () => {
    const documentId = await code.freshDocument();
    const { id } = await world.mark(documentId, 4, 10);
    await client().selections.delete({ id });
    const other = await world.mark(documentId, 8, 14);
    const problem = await refusedWith(client().selections.restore({ id }));
    expect(problem).toMatchObject({ code: 'SELECTION_OVERLAP', status: 409 });
    expect(await listed(documentId)).toEqual([other]);
    await client().selections.delete({ id: other.id });
    await expect(client().selections.restore({ id })).resolves.toMatchObject({ id });
  });

  it('comments and attachments come back to their place, unless their Selection is gone', async () => {
    const documentId = await code.freshDocument();
    const { id: selectionId } = await world.mark(documentId, 4, 10);
    const comment = await client().selections.createComment({ selectionId, text: 'first' });
    const attachment = await world.attach(selectionId);
    const before = await listed(documentId);
    await client().selections.deleteComment({ id: comment.id });
    await client().selections.deleteAttachment({ id: attachment.id });
    expect(await listed(documentId)).toMatchObject([{ isAnnotation: false, data: [] }]);
    expect(await client().selections.restoreAttachment({ id: attachment.id })).toEqual(attachment);
    expect(await client().selections.restoreComment({ id: comment.id })).toEqual(comment);
    expect((await listed(documentId))[0]?.data).toEqual(expect.arrayContaining(before[0]?.data ?? []));
    await client().selections.deleteComment({ id: comment.id });
    await client().selections.delete({ id: selectionId });
    const problem = await refusedWith(client().selections.restoreComment({ id: comment.id }));
    expect(problem.code).toBe('NOT_FOUND');
  });

  it('bookmarks and notes come back', async () => {
    const documentId = await code.freshDocument();
    const bookmark = await client().bookmarks.create({ documentId, name: 'Sales', page: 1 });
    const note = await client().notes.create({ documentId, text: 'Read again' });
    await client().bookmarks.delete({ id: bookmark.id });
    await client().notes.delete({ id: note.id });
    expect(await client().bookmarks.restore({ id: bookmark.id })).toEqual(bookmark);
    expect(await client().notes.restore({ id: note.id })).toEqual(note);
    expect((await client().documents.bookmarks({ id: documentId })).data).toEqual([bookmark]);
    expect((await client().documents.notes({ id: documentId })).data).toEqual([note]);
  });

  it('nothing comes back that was not deleted, or with its document', async () => {
    const documentId = await code.freshDocument();
    const present = await world.mark(documentId, 20, 24);
    expect((await refusedWith(client().selections.restore({ id: present.id }))).code).toBe('NOT_FOUND');
    const { id } = await world.mark(documentId, 4, 10);
    await client().selections.delete({ id });
    expect((await refusedWith(client().bookmarks.restore({ id }))).code).toBe('NOT_FOUND');
    await client().documents.delete({ id: documentId });
    expect((await refusedWith(client().selections.restore({ id }))).code).toBe('NOT_FOUND');
  });

  it('everybody who listens hears that it is back', async () => {
    const documentId = await code.freshDocument();
    const { id } = await world.mark(documentId, 4, 10);
    await client().selections.delete({ id });
    const live = world.harness().connectLive({ token: world.owner().token, codeId: code.id() });
    const back = new Promise<LiveEvent>((resolve) => {
      live.subscribe({
        onEvent: (event) => event.name === 'SELECTION/CREATE' && resolve(event),
        onReload: () => undefined,
      });
    });
    await new Promise<void>((resolve) => {
      live.onStatus((status) => status === 'open' && resolve());
    });
    await client().selections.restore({ id });
    expect((await back).data).toMatchObject({ id, isRestored: true });
    live.close();
  });
}
