import { beforeAll, expect, it } from 'vitest';
import { askForFile, expectPicture } from './served-files';
import { expectProblem, PICTURE, refusedWith, uploadPicture } from './world';
import type { World } from './world';

/** Files on Selections (decisions.md section 8). */
export function describeAttachments(world: World): void {
  const client = () => world.owner().client;
  let documentId = 0;
  let selectionId = 0;
  beforeAll(async () => {
    documentId = (await world.makeDocument((await world.makeCode()).id)).id;
  });
  const fresh = async () => {
    if (selectionId > 0) await client().selections.delete({ id: selectionId });
    selectionId = (await world.mark(documentId, 4, 10)).id;
  };
  const listed = async () => (await client().documents.selections({ id: documentId })).data;
  const ask = (id: number, headers?: Readonly<Record<string, string>>) =>
    askForFile(world, client().fileRequest('selections.attachmentFile', { id }), headers);

  it('make an annotation of their Selection, beside its comments', async () => {
    await fresh();
    const comment = await client().selections.createComment({ selectionId, text: 'See the plan' });
    const uuid = await uploadPicture(client());
    const input = { selectionId, uuid, name: ' Plan.png ', type: 'attachment' } as const;
    const attachment = await client().selections.createAttachment(input);
    expect(attachment).toMatchObject({
      selectionId,
      uuid,
      name: 'Plan.png',
      type: 'attachment',
      contentType: 'image/png',
      size: PICTURE.length,
      createdBy: { id: world.owner().user.id },
    });
    const [selection] = await listed();
    expect(selection).toMatchObject({ isAnnotation: true });
    expect(selection?.data).toHaveLength(2);
    expect(selection?.data).toEqual(expect.arrayContaining([comment, attachment]));
    await client().selections.deleteComment({ id: comment.id });
    expect(await listed()).toMatchObject([{ isAnnotation: true, data: [attachment] }]);
    await client().selections.deleteAttachment({ id: attachment.id });
    expect(await listed()).toMatchObject([{ isAnnotation: false, data: [] }]);
  });

  it('are renamed, and come back as they were under their name', async () => {
    await fresh();
    const { id } = await world.attach(selectionId);
    const renamed = await client().selections.updateAttachment({ id, name: 'Grundriß.png' });
    expect(renamed).toMatchObject({ id, name: 'Grundriß.png' });
    expect(await listed()).toMatchObject([{ data: [renamed] }]);
    await expectPicture((headers) => ask(id, headers), 'Grundri%C3%9F.png');
  });

  it('are gone with their Selection, and with their document', async () => {
    const { codeId, id } = await world.makeDocument((await world.makeCode()).id);
    const [first, second] = [await world.mark(id, 0, 3), await world.mark(id, 10, 20)];
    const attachments = [await world.attach(first.id), await world.attach(second.id)];
    await client().selections.delete({ id: first.id });
    await expectProblem(await ask(attachments[0]?.id ?? 0), 'NOT_FOUND');
    await client().documents.delete({ id });
    await expectProblem(await ask(attachments[1]?.id ?? 0), 'NOT_FOUND');
    await client().codes.delete({ id: codeId });
  });

  it('take each upload once, and nobody else’s', async () => {
    await fresh();
    const { uuid } = await world.attach(selectionId);
    const attach = (taken: string) =>
      refusedWith(
        client().selections.createAttachment({ selectionId, uuid: taken, name: 'x', type: 'attachment' }),
      );
    expect((await attach(uuid)).code).toBe('FILE_NOT_UPLOADED');
    expect((await attach(await uploadPicture(world.outsider().client))).code).toBe('FILE_NOT_UPLOADED');
    expect((await attach('00000000-0000-4000-8000-000000000000')).code).toBe('FILE_NOT_UPLOADED');
    expect((await listed())[0]?.data).toHaveLength(1);
  });

  it('are recorded sound or film where they are media notes', async () => {
    await fresh();
    const uuid = await uploadPicture(client());
    const call = (type: 'attachment' | 'media_note') =>
      client().selections.createAttachment({ selectionId, uuid, name: 'x', type });
    expect((await refusedWith(call('media_note'))).code).toBe('CONTENT_TYPE_MISMATCH');
    // The refused file can still be used.
    await expect(call('attachment')).resolves.toMatchObject({ uuid });
  });

  it('have a limit of their own, PDFs too', async () => {
    await fresh();
    const large = new Blob(['%PDF-1.7\n', new Uint8Array(16_777_216)]);
    const { uuid } = await client().files.upload({ file: large, contentType: 'application/pdf' });
    const call = client().selections.createAttachment({ selectionId, uuid, name: 'x', type: 'attachment' });
    expect(await refusedWith(call)).toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 });
    expect((await listed())[0]?.data).toEqual([]);
  });
}
