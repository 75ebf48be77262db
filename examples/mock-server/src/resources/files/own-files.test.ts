import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld, refusal } from '../../testing/update-world';

let test: TestServer;
let owner: TestUser;
let people = 0;
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  test = await startTestServer({ ports: { comparer: createInProcessComparer() } });
});
afterAll(() => test.stop());
beforeEach(async () => {
  people += 1;
  owner = await test.newUser(`owner${people}`);
});

const useOf = async ({ api }: TestUser, uuid: string) =>
  (await api.files.list()).data.find((file) => file.uuid === uuid)?.use;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const uploadPicture = async ({ api }: TestUser) =>
  (await api.files.upload({ file: new Blob([new Uint8Array(PNG)]), contentType: 'image/png' })).uuid;

describe('the files area', () => {
  it('says of a document’s files which Version each is, old, current and to come', async () => {
    const { codeId, law } = await world.lawCode(owner);
    await world.replace(owner, law);
    const statuses = async () =>
      (await owner.api.files.list()).data
        .map(({ use }) => use?.version)
        .toSorted((a, b) => (a?.number ?? 0) - (b?.number ?? 0))
        .map((version) => `${version?.number} ${version?.status}`);
    expect(await statuses()).toEqual(['1 current', '2 pending']);
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    expect(await statuses()).toEqual(['1 archived', '2 current']);
  });

  it('keeps what a deleted attachment holds, says so, and takes it as used again when it is restored', async () => {
    const { law } = await world.lawCode(owner);
    const { id: selectionId } = await world.mark(owner, law.id, 'fourteen');
    const uuid = await uploadPicture(owner);
    const { selections, files } = owner.api;
    const { id } = await selections.createAttachment({ selectionId, uuid, name: 'Plan', type: 'attachment' });
    expect(await useOf(owner, uuid)).toMatchObject({ kind: 'attachment', name: 'Plan' });
    await selections.deleteAttachment({ id });
    expect(await useOf(owner, uuid)).toMatchObject({ kind: 'attachment', name: 'Plan', isDeleted: true });
    expect(await refusal(files.delete({ uuid }))).toBe('CONFLICT');
    await selections.restoreAttachment({ id });
    expect(await useOf(owner, uuid)).not.toHaveProperty('isDeleted');
  });

  it('says of a deleted document’s file that it is kept with the Versions before', async () => {
    const { codeId, law } = await world.lawCode(owner);
    await owner.api.documents.delete({ id: law.id });
    await world.idle();
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    expect(await useOf(owner, law.uuid)).toMatchObject({ document: { id: law.id, isArchived: true } });
  });

  it('belongs to who uploaded a file, in whosever Code it is', async () => {
    const helper = await test.newUser(`helper${people}`);
    const { codeId, law } = await world.lawCode(owner);
    await world.share(codeId, helper, 'annotate');
    const { id: selectionId } = await world.mark(owner, law.id, 'fourteen');
    const uuid = await uploadPicture(helper);
    await helper.api.selections.createAttachment({ selectionId, uuid, name: 'Plan', type: 'attachment' });
    expect(await useOf(helper, uuid)).toMatchObject({ code: { id: codeId } });
    expect(await useOf(owner, uuid)).toBeUndefined();
    expect(await refusal(owner.api.files.content({ uuid }))).toBe('NOT_FOUND');
  });

  it('is measured as the quota counts, and freed by deleting', async () => {
    const uuid = await uploadPicture(owner);
    const { files } = owner.api;
    // A tiny file costs a block of the disk.
    expect((await files.storage()).usedBytes).toBe(4096);
    await files.delete({ uuid });
    expect((await files.storage()).usedBytes).toBe(0);
    expect(await test.server.ports.blobs.has(uuid)).toBe(false);
  });

  it('either deletes a file or has it used, never both', async () => {
    const { law } = await world.lawCode(owner);
    const { id: noteId } = await owner.api.notes.create({ documentId: law.id, text: 'See' });
    for (let turn = 0; turn < 8; turn += 1) {
      const uuid = await uploadPicture(owner);
      const [deleted, attached] = await Promise.all([
        refusal(owner.api.files.delete({ uuid })),
        refusal(owner.api.notes.createAttachment({ noteId, uuid, name: 'Plan' })),
      ]);
      expect([deleted, attached].filter((result) => result === 'done')).toHaveLength(1);
      expect(await test.server.ports.blobs.has(uuid)).toBe(attached === 'done');
    }
  });

  it('lists nothing that has not arrived', async () => {
    await owner.api.files.sign({ contentType: 'image/png' });
    expect((await owner.api.files.list()).data).toEqual([]);
  });
});
