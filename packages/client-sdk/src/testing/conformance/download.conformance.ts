import { expect, it } from 'vitest';
import { DOWNLOAD_ATTACHMENTS_MAX } from '../../contract/constants';
import { makeEntities } from './samples';
import { pdfBlob, refusedWith } from './world';
import type { World } from './world';

/** Documents as files to keep. What is in an annotated one is tested where PDFs are written. */
export function describeDownload(world: World): void {
  const client = () => world.owner().client;
  const original = async () => new Uint8Array(await pdfBlob().arrayBuffer());

  const download = async (id: number, withAnnotations: boolean, attachmentsIds: number[] = []) => {
    const answer = await client().documents.download({ id, withAnnotations, attachmentsIds });
    const { headers } = answer.response;
    return { headers, bytes: new Uint8Array(await (await answer.blob()).arrayBuffer()) };
  };

  it('are the uploaded file, to be saved under their title', async () => {
    const { id } = await world.makeDocument((await world.makeCode()).id);
    await world.mark(id, 0, 3);
    const { headers, bytes } = await download(id, false);
    expect(bytes).toEqual(await original());
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('Sales.pdf');
  });

  it('with annotations begin with the uploaded file and go on', async () => {
    const { id } = await world.makeDocument((await world.makeCode()).id);
    await world.mark(id, 0, 3);
    const { bytes } = await download(id, true);
    const before = await original();
    expect(bytes.subarray(0, before.length)).toEqual(before);
    expect(bytes.length).toBeGreaterThan(before.length);
  });

  it('with annotations are the uploaded file where there are none', async () => {
    const { id } = await world.makeDocument((await world.makeCode()).id);
    expect((await download(id, true)).bytes).toEqual(await original());
  });

  it('do not take attachments of other documents', async () => {
    const { documentId: other, attachmentId } = await makeEntities(world);
    const { id } = await world.makeDocument((await world.makeCode()).id);
    expect(other).not.toBe(id);
    const call = client().documents.download({
      id,
      withAnnotations: false,
      attachmentsIds: [attachmentId],
    });
    expect((await refusedWith(call)).code).toBe('NOT_FOUND');
  });

  it('do not take more attachments than one download may have', async () => {
    const { id } = await world.makeDocument((await world.makeCode()).id);
    const attachmentsIds = Array.from({ length: DOWNLOAD_ATTACHMENTS_MAX + 1 }, (_, at) => at + 1);
    const call = client().documents.download({ id, withAnnotations: false, attachmentsIds });
    expect((await refusedWith(call)).code).toBe('VALIDATION');
  });
}
