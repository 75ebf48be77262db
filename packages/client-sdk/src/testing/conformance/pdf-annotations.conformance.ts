import { expect, it } from 'vitest';
import { pdfBlob, refusedWith } from './world';
import type { World } from './world';

/** What other programs left in PDFs. What is read of them, and where it is put, is tested where PDFs are read. */
export function describePdfAnnotations(world: World): void {
  const documents = () => world.owner().client.documents;

  it('are none in a PDF without any, and nothing is made then', async () => {
    const { id } = await world.makeDocument((await world.makeCode()).id);
    await world.mark(id, 0, 3);
    const overview = await documents().pdfAnnotations({ id });
    expect(overview).toEqual({
      total: 0,
      fresh: 0,
      silent: 0,
      isCut: false,
      kinds: [],
      authors: [],
      replaced: [],
    });
    const report = await documents().importAnnotations({ id });
    expect(report).toEqual({
      imported: 0,
      merged: 0,
      known: 0,
      unplaced: 0,
      comments: 0,
      mergedList: [],
      unplacedList: [],
    });
    expect((await documents().selections({ id })).data).toHaveLength(1);
  });

  it('are taken from a copy that its sender has uploaded', async () => {
    const { id } = await world.makeDocument((await world.makeCode()).id);
    const { uuid } = await world.owner().client.files.upload({
      file: pdfBlob(),
      contentType: 'application/pdf',
    });
    expect(await documents().importAnnotations({ id, uuid })).toMatchObject({ imported: 0, unplaced: 0 });
    const missing = documents().importAnnotations({ id, uuid: '00000000-0000-4000-8000-000000000000' });
    expect((await refusedWith(missing)).code).toBe('FILE_NOT_UPLOADED');
  });

  it('are not taken back where nothing was imported', async () => {
    const { id } = await world.makeDocument((await world.makeCode()).id);
    expect((await refusedWith(documents().undoImport({ id, importId: 1 }))).code).toBe('NOT_FOUND');
  });
}
