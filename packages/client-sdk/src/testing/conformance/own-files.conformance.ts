import { expect, it } from 'vitest';
import type { OwnFile } from '../../contract/index';
import { makePdf } from '../make-pdf';
import { askForFile } from './served-files';
import { sharingSteps } from './sharing-steps';
import { pdfBlob, PICTURE, refusedWith, uploadPicture, PAGES } from './world';
import type { Actor, World } from './world';

/** The files area: everything a user has uploaded (decisions.md sections 4 and 8). */
export function describeOwnFiles(world: World): void {
  const { shared } = sharingSteps(world);
  const filesOf = async ({ client }: Actor): Promise<OwnFile[]> => (await client.files.list()).data;
  const codeOf = async (call: Promise<unknown>) => (await refusedWith(call)).code;

  /** Somebody new, with a Code of one document. */
  async function withDocument() {
    const actor = await world.signUp();
    const { client } = actor;
    const code = await client.codes.create({ title: 'Trade' });
    const { uuid } = await client.files.upload({ file: pdfBlob(), contentType: 'application/pdf' });
    const document = await client.documents.create({ codeId: code.id, title: 'Sales', uuid });
    return { actor, client, code, document };
  }

  it('lists each with what it is and where it is used, unused ones first', async () => {
    const { actor, client, code, document } = await withDocument();
    const noteUuid = await uploadPicture(client);
    const note = await client.notes.create({ documentId: document.id, text: 'See' });
    await client.notes.createAttachment({ noteId: note.id, uuid: noteUuid, name: 'Plan.png' });
    const unused = await uploadPicture(client);
    const files = await filesOf(actor);
    expect(files.map(({ uuid }) => uuid)).toHaveLength(3);
    expect(files[0]).toMatchObject({ uuid: unused, contentType: 'image/png', size: PICTURE.length });
    expect(files[0]).not.toHaveProperty('use');
    const place = {
      code: { id: code.id, title: 'Trade' },
      document: { id: document.id, title: 'Sales' },
    };
    const used = new Map(files.slice(1).map(({ uuid, use }) => [uuid, use]));
    expect(used.get(document.uuid)).toEqual({
      kind: 'document',
      ...place,
      version: { number: 1, status: 'current' },
    });
    expect(used.get(noteUuid)).toEqual({ kind: 'noteAttachment', name: 'Plan.png', ...place });
  });

  it('sorts by size where that is asked for, and comes page by page', async () => {
    const { actor, client, document } = await withDocument();
    const picture = await uploadPicture(client);
    const first = await client.files.list({ orderBy: '-size', limit: 1 });
    expect(first.data).toMatchObject([{ uuid: document.uuid }]);
    const rest = await client.files.list({ orderBy: '-size', limit: 1, cursor: first.next ?? '' });
    expect(rest.data).toMatchObject([{ uuid: picture }]);
    expect(rest).not.toHaveProperty('next');
    expect((await client.files.list({ orderBy: '-created_at' })).data).toHaveLength(2);
    expect(await filesOf(world.outsider())).not.toContainEqual(expect.objectContaining({ uuid: picture }));
    expect(await filesOf(actor)).toHaveLength(2);
  });

  it('says what they take of the storage', async () => {
    const { client } = await world.signUp();
    const before = await client.files.storage();
    expect(before.usedBytes).toBe(0);
    expect(before.quotaBytes).toBeGreaterThan(0);
    await uploadPicture(client);
    expect((await client.files.storage()).usedBytes).toBeGreaterThanOrEqual(PICTURE.length);
  });

  it('gives their content to who uploaded them, under the name they have there', async () => {
    const { client, document } = await withDocument();
    const response = await askForFile(world, client.fileRequest('files.content', { uuid: document.uuid }));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(makePdf(PAGES));
    expect(response.headers.get('content-disposition')).toContain('Sales.pdf');
    const other = world.outsider().client;
    expect(await codeOf(other.files.content({ uuid: document.uuid }))).toBe('NOT_FOUND');
  });

  it('are deleted where nothing uses them, and only by who uploaded them', async () => {
    const { actor, client, document } = await withDocument();
    const uuid = await uploadPicture(client);
    expect(await codeOf(world.outsider().client.files.delete({ uuid }))).toBe('NOT_FOUND');
    expect(await codeOf(client.files.delete({ uuid: document.uuid }))).toBe('CONFLICT');
    await client.files.delete({ uuid });
    expect(await filesOf(actor)).toMatchObject([{ uuid: document.uuid }]);
    expect(await codeOf(client.files.delete({ uuid }))).toBe('NOT_FOUND');
    expect(await codeOf(client.files.content({ uuid }))).toBe('NOT_FOUND');
    const note = await client.notes.create({ documentId: document.id, text: 'See' });
    const attach = client.notes.createAttachment({ noteId: note.id, uuid, name: 'x' });
    expect(await codeOf(attach)).toBe('FILE_NOT_UPLOADED');
  });

  it('say nothing of a Code that may no longer be opened, and are still there', async () => {
    const { codeId, guest } = await shared('annotate');
    const document = await world.makeDocument(codeId);
    const uuid = await uploadPicture(guest.client);
    const note = await guest.client.notes.create({ documentId: document.id, text: 'See' });
    await guest.client.notes.createAttachment({ noteId: note.id, uuid, name: 'Plan.png' });
    expect(await filesOf(guest)).toMatchObject([{ uuid, use: { name: 'Plan.png', code: { id: codeId } } }]);
    await world.owner().client.codes.delete({ id: codeId });
    const [file] = await filesOf(guest);
    expect(file).toMatchObject({ uuid });
    expect(Object.keys(file?.use ?? {})).toEqual(['kind']);
    expect(await codeOf(guest.client.files.delete({ uuid }))).toBe('CONFLICT');
    const own = (await filesOf(world.owner())).find((each) => each.uuid === document.uuid);
    expect(own?.use?.code).toMatchObject({ id: codeId, isDeleted: true });
  });
}
