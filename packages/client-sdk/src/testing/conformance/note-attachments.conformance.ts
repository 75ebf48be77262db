import { expect, it } from 'vitest';
import { ownCode } from './own-code';
import { askForFile, expectPicture } from './served-files';
import { expectProblem, PICTURE, refusedWith, uploadPicture } from './world';
import type { World } from './world';

/** Files on general notes (specification section 3, decisions.md section 8). */
export function describeNoteAttachments(world: World): void {
  const client = () => world.owner().client;
  const code = ownCode(world);
  const fresh = async () =>
    client().notes.create({ documentId: await code.freshDocument(), text: 'See the plan' });
  const attach = async (noteId: number, name = 'Plan.png') =>
    client().notes.createAttachment({ noteId, name, uuid: await uploadPicture(client()) });
  const ask = (id: number, headers?: Readonly<Record<string, string>>) =>
    askForFile(world, client().fileRequest('notes.attachmentFile', { id }), headers);

  it('are listed with their note, oldest first, and stay when its text changes', async () => {
    const note = await fresh();
    const first = await attach(note.id, ' Plan.png ');
    const second = await attach(note.id, 'Map.png');
    expect(first).toMatchObject({
      noteId: note.id,
      name: 'Plan.png',
      contentType: 'image/png',
      size: PICTURE.length,
      createdBy: { id: world.owner().user.id },
    });
    const listed = async () => (await client().documents.notes({ id: note.documentId })).data;
    expect(await listed()).toEqual([{ ...note, data: [first, second] }]);
    const changed = await client().notes.update({ id: note.id, text: 'Changed' });
    expect(changed.data).toEqual([first, second]);
    await client().notes.deleteAttachment({ id: first.id });
    expect(await listed()).toMatchObject([{ text: 'Changed', data: [second] }]);
    expect((await refusedWith(client().notes.deleteAttachment({ id: first.id }))).code).toBe('NOT_FOUND');
  });

  it('come back as they were, under their name, in parts too', async () => {
    const { id } = await attach((await fresh()).id, 'Grundriß.png');
    await expectPicture((headers) => ask(id, headers), 'Grundri%C3%9F.png');
  });

  it('take each upload once, and nobody else’s', async () => {
    const note = await fresh();
    const { uuid } = await attach(note.id);
    const refused = async (taken: string) =>
      (await refusedWith(client().notes.createAttachment({ noteId: note.id, uuid: taken, name: 'x' }))).code;
    expect(await refused(uuid)).toBe('FILE_NOT_UPLOADED');
    expect(await refused(await uploadPicture(world.outsider().client))).toBe('FILE_NOT_UPLOADED');
    const { id: selectionId } = await world.mark(note.documentId, 0, 3);
    const marking = client().selections.createAttachment({
      selectionId,
      uuid,
      name: 'x',
      type: 'attachment',
    });
    expect((await refusedWith(marking)).code).toBe('FILE_NOT_UPLOADED');
  });

  it('are gone with their note, come back with it, and go with the document for good', async () => {
    const note = await fresh();
    const attachment = await attach(note.id);
    await client().notes.delete({ id: note.id });
    await expectProblem(await ask(attachment.id), 'NOT_FOUND');
    expect((await client().notes.restore({ id: note.id })).data).toEqual([attachment]);
    expect((await ask(attachment.id)).status).toBe(200);
    await client().documents.delete({ id: note.documentId });
    await expectProblem(await ask(attachment.id), 'NOT_FOUND');
  });
}
