import { expect, it, vi } from 'vitest';
import type { DataImport } from '../../contract/index';
import { pdfBlob, PICTURE, refusedWith, selectionInput, uploadPicture } from './world';
import type { Actor, World } from './world';

/** Milliseconds until an import of a document has ended, on a busy machine. */
const ENDED_MS = 50_000;

/** All data of an account, out of one server and into another (here: into another account). */
export function describeAccountData(world: World): void {
  const exportOf = async ({ client }: Actor) => (await client.account.export()).blob();
  const upload = (actor: Actor, file: Blob) =>
    actor.client.files.upload({ file, contentType: 'application/zip', purpose: 'import' });

  const ended = ({ client }: Actor): Promise<DataImport> =>
    vi.waitFor(
      async () => {
        const { data } = await client.account.lastImport();
        if (!data || data.state === 'running') throw new Error('The import has not ended');
        return data;
      },
      { timeout: ENDED_MS, interval: 100 },
    );

  it('counts what an export has in it', async () => {
    const own = await world.signUp();
    expect(await own.client.account.exportOverview()).toEqual({
      codes: 0,
      sharedCodes: 0,
      files: 0,
      bytes: 0,
    });
    await own.client.codes.create({ title: 'One' });
    expect(await own.client.account.exportOverview()).toMatchObject({ codes: 1, sharedCodes: 0 });
    expect(await own.client.account.lastImport()).toEqual({});
  });

  it('is a ZIP, and what comes of it in another account says what was imported', async () => {
    // Somebody new: the owner of the world has the Codes of the whole suite.
    const own = await world.signUp();
    const { codes: ownCodes, documents, files, selections } = own.client;
    const { id: codeId } = await ownCodes.create({ title: 'Taken along' });
    const pdf = await files.upload({ file: pdfBlob(), contentType: 'application/pdf' });
    const document = await documents.create({ codeId, title: 'Sales', uuid: pdf.uuid });
    const selection = await selections.create(selectionInput(document.id, 0, 3));
    const picture = { uuid: await uploadPicture(own.client), name: 'Plan.png', type: 'attachment' } as const;
    await selections.createAttachment({ selectionId: selection.id, ...picture });
    const archive = await exportOf(own);
    expect(await archive.slice(0, 2).text()).toBe('PK');
    const other = await world.signUp();
    const { uuid } = await upload(other, archive);
    expect(await other.client.account.startImport({ uuid })).toMatchObject({ state: 'running', codes: [] });
    const { state, codes } = await ended(other);
    expect(state).toBe('done');
    const made = codes.find(({ title }) => title === 'Taken along');
    expect(made).toMatchObject({ documents: 1, versions: 1, selections: 1, files: 1 });
    const code = await other.client.codes.get({ id: made?.codeId ?? 0 });
    expect(code).toMatchObject({ title: 'Taken along', user: { access: 'owner' }, totalSelectionsCount: 1 });
    const [copy] = code.documents;
    const { data } = await other.client.documents.selections({ id: copy?.id ?? 0 });
    expect(data).toMatchObject([{ text: selection.text, createdBy: { id: other.user.id } }]);
  }, 60_000);

  it('refuses what is no export, and says so', async () => {
    const own = await world.signUp();
    const unknown = { uuid: '00000000-0000-4000-8000-000000000000' };
    expect((await refusedWith(own.client.account.startImport(unknown))).code).toBe('FILE_NOT_UPLOADED');
    const picture = await own.client.files.upload({
      file: new Blob([PICTURE], { type: 'image/png' }),
      contentType: 'image/png',
    });
    expect((await refusedWith(own.client.account.startImport(picture))).code).toBe('FILE_NOT_UPLOADED');
    const { uuid } = await upload(own, new Blob(['PK, and nothing else']));
    await own.client.account.startImport({ uuid });
    expect(await ended(own)).toMatchObject({ state: 'refused', problem: { issue: 'notAZip' }, codes: [] });
  });
}
