import { expect, it } from 'vitest';
import { makePdf } from '../make-pdf';
import { askForFile } from './served-files';
import { expectProblem, PAGES, refusedWith } from './world';
import type { World } from './world';

/** Uploads and the files of documents (decisions.md section 8). */
export function describeFiles(world: World): void {
  const client = () => world.owner().client;
  const bytes = makePdf(PAGES);
  const put = async (url: string, body: string, type: string) =>
    world.harness().transport(
      new Request(new URL(url, `${world.harness().baseUrl}/`), {
        method: 'PUT',
        headers: { 'content-type': type },
        body,
      }),
    );
  /** Asks for the file of a document as a viewer does. */
  async function ask(headers: Readonly<Record<string, string>> = {}) {
    const { id } = await world.makeDocument((await world.makeCode()).id, 'Ärger & "Recht"');
    return askForFile(world, client().fileRequest('documents.file', { id }), headers);
  }

  it('are refused where they are not of the type they were signed for', async () => {
    const call = client().files.upload({ file: new Blob(['<html></html>']), contentType: 'image/png' });
    expect(await refusedWith(call)).toMatchObject({ code: 'CONTENT_TYPE_MISMATCH', status: 415 });
    const { url } = await client().files.sign({ contentType: 'application/pdf' });
    expect((await put(url, '%PDF-1.7', 'image/png')).status).toBe(415);
  });

  it('go to an address once, and to none that was not signed', async () => {
    const { url } = await client().files.sign({ contentType: 'application/pdf' });
    const text = new TextDecoder('latin1').decode(bytes);
    expect((await put(url, text, 'application/pdf')).ok).toBe(true);
    expect((await put(url, text, 'application/pdf')).status).toBe(400);
    expect((await put(`${url}x`, text, 'application/pdf')).status).toBe(400);
  });

  it('come back as they were, safe to show', async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''%C3%84rger%20%26%20%22Recht%22",
    );
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=5-', 5, bytes.length],
    ['bytes=-7', bytes.length - 7, bytes.length],
    ['bytes=10-99999999', 10, bytes.length],
  ])('come in part for %s', async (range, start, end) => {
    const response = await ask({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${bytes.length}`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(start, end));
  });

  it('refuse a part that is not there', async () => {
    const response = await ask({ range: `bytes=${bytes.length}-` });
    await expectProblem(response, 'RANGE_NOT_SATISFIABLE');
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });
}
