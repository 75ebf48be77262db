import type { TextSelection } from '@glossator/client-sdk/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChildProcessPdfReader } from '../../pdf/child-process/child-process-pdf-reader';
import { acrobatQuad, annotatedPdf, type MadeAnnotation } from '../../testing/annotated-pdf';
import { makePdf } from '../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const LAW = makePdf([
  ['Article 1', 'Everyone has rights.', 'No one is bound.', 'This is the end.'],
  ['Article 2'],
]);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const mark = (line: number, more: MadeAnnotation['entries'] = {}): MadeAnnotation => {
  const [bottom, top] = [717 - 20 * line, 730 - 20 * line];
  const quad = acrobatQuad(72, bottom, 400, top);
  return {
    entries: { Subtype: '/Highlight', Rect: [72, bottom, 400, top], QuadPoints: quad, C: [1, 1, 0], ...more },
  };
};
const FOREIGN: readonly MadeAnnotation[] = [
  mark(0, { Contents: 'Title', NM: 'a', T: 'Ada', M: 'D:20240102030405Z' }),
  {
    entries: {
      Subtype: '/Text',
      Rect: [72, 717, 90, 730],
      IRT: { annotation: 0 },
      Contents: 'Agreed',
      NM: 'b',
    },
  },
  mark(1, { Subtype: '/Underline', NM: 'c' }),
  { entries: { Subtype: '/Text', Rect: [20, 677, 40, 690], Contents: 'Margin', NM: 'd' } },
  { entries: { Subtype: '/FreeText', Rect: [300, 657, 400, 670], Contents: 'Typed', NM: 'e' } },
];

describe('PDFs there and back', { timeout: 60_000 }, () => {
  let test: TestServer;
  let owner: TestUser | undefined;
  let codeId = 0;
  const reader = createChildProcessPdfReader({ concurrency: 1 });
  beforeAll(async () => {
    test = await startTestServer();
    owner = await test.newUser('owner');
    codeId = (await owner.api.codes.create({})).id;
  });
  afterAll(async () => {
    await test.stop();
    await reader.close();
  });

  const api = () => owner!.api;
  const upload = async (data: Uint8Array) => (await addDocument(owner!, codeId, 'Law', data)).id;
  const list = async (id: number): Promise<TextSelection[]> =>
    (await api().documents.selections({ id })).data;
  const download = async (id: number, more: object = {}) => {
    const answer = await api().documents.download({ id, withAnnotations: true, attachmentsIds: [], ...more });
    return new Uint8Array(await (await answer.blob()).arrayBuffer());
  };
  const namesIn = async (data: Uint8Array) =>
    (await reader.readAnnotations({ data })).annotations.map(({ name, kind, text }) => [name, kind, text]);
  const importCopy = async (id: number, data: Uint8Array) => {
    const file = new Blob([Uint8Array.from(data)], { type: 'application/pdf' });
    const { uuid } = await api().files.upload({ file, contentType: 'application/pdf' });
    return api().documents.importAnnotations({ id, uuid });
  };
  const comparable = (all: readonly TextSelection[]) =>
    all.map(({ text, color, data }) => [
      text,
      color,
      data.map((entry) => entry.type === 'comment' && entry.text),
    ]);

  it('leave what is unchanged as its program drew it, and show nothing twice', async () => {
    const original = await annotatedPdf(LAW, FOREIGN);
    const id = await upload(original);
    expect(await api().documents.importAnnotations({ id })).toMatchObject({ imported: 4, comments: 4 });
    expect(Buffer.from(await download(id)).equals(original)).toBe(true);
    expect(await importCopy(id, original)).toMatchObject({ imported: 0, merged: 0, known: 4, comments: 0 });
  });

  it('write what was changed here instead of the original, and what is new as a reply to it', async () => {
    const original = await annotatedPdf(LAW, FOREIGN);
    const id = await upload(original);
    await api().documents.importAnnotations({ id });
    const [title, underlined, margin] = await list(id);
    await api().selections.createComment({ selectionId: title!.id, text: 'From here' });
    await api().selections.update({ id: underlined!.id, color: 'COLOR_9' });
    await api().selections.delete({ id: margin!.id });
    const after = await download(id);
    expect(Buffer.from(after.subarray(0, original.length)).equals(original)).toBe(true);
    expect(await namesIn(after)).toEqual([
      ['a', 'highlight', 'Title'],
      ['b', 'note', 'Agreed'],
      ['e', 'freeText', 'Typed'],
      [expect.stringMatching(/^glossator-comment-\d+$/), 'note', 'From here'],
      ['c', 'highlight', ''],
    ]);
    // Back into the same document nothing is new; into another one everything comes, with who wrote it.
    expect(await importCopy(id, after)).toMatchObject({ imported: 0, merged: 0, known: 3, comments: 0 });
    const other = await upload(after);
    expect(await api().documents.importAnnotations({ id: other })).toMatchObject({
      imported: 3,
      unplaced: 0,
    });
    expect(comparable(await list(other))).toEqual(comparable(await list(id)));
    expect((await list(other))[0]?.data[0]).toMatchObject({ importedFrom: { name: 'a', author: 'Ada' } });
  });

  it('bring marks of ours back as they were, over page breaks too', async () => {
    const id = await upload(LAW);
    const range = {
      startPage: 0,
      startElement: 3,
      startCharacter: 8,
      endPage: 1,
      endElement: 0,
      endCharacter: 7,
    };
    await api().selections.create({ documentId: id, text: 'the end. Article', color: 'COLOR_7', ...range });
    const first = {
      startPage: 0,
      startElement: 0,
      startCharacter: 0,
      endPage: 0,
      endElement: 0,
      endCharacter: 9,
    };
    const { id: selectionId } = await api().selections.create({
      documentId: id,
      text: 'Article 1',
      color: 'COLOR_3',
      ...first,
    });
    await api().selections.createComment({ selectionId, text: 'One' });
    await api().selections.createComment({ selectionId, text: 'Two' });
    const written = await download(id);
    expect(await importCopy(id, written)).toMatchObject({ imported: 0, merged: 0, known: 2, comments: 0 });
    const other = await upload(written);
    expect(await api().documents.importAnnotations({ id: other })).toMatchObject({
      imported: 2,
      comments: 2,
    });
    expect(comparable(await list(other))).toEqual(comparable(await list(id)));
    expect(Buffer.from(await download(other)).equals(written)).toBe(true);
  });

  it('come with chosen highlights only, and with attachments beside them in a ZIP', async () => {
    const id = await upload(LAW);
    const range = { startPage: 0, startElement: 0, startCharacter: 0, endPage: 0, endElement: 0 };
    const make = (element: number, text: string) =>
      api().selections.create({
        documentId: id,
        text,
        color: 'COLOR_1',
        ...range,
        startElement: element,
        endElement: element,
        endCharacter: text.length,
      });
    const [first] = [await make(0, 'Article 1'), await make(1, 'Everyone')];
    const attach = async (name: string) => {
      const file = new Blob([new Uint8Array(PNG)], { type: 'image/png' });
      const { uuid } = await api().files.upload({ file, contentType: 'image/png' });
      const input = { selectionId: first.id, uuid, name, type: 'attachment' as const };
      return (await api().selections.createAttachment(input)).id;
    };
    const attachmentsIds = [await attach('../Plan.png'), await attach('Plan.png')];
    const answer = await api().documents.download({
      id,
      withAnnotations: true,
      attachmentsIds,
      attachmentsAs: 'zip',
      selectionsIds: [first.id],
    });
    const zip = new Uint8Array(await (await answer.blob()).arrayBuffer());
    expect(answer.response.headers.get('content-type')).toBe('application/zip');
    expect(answer.response.headers.get('content-disposition')).toContain('Law.zip');
    expect(answer.response.headers.get('content-length')).toBe(String(zip.length));
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['Law.pdf', '_Plan.png', 'Plan.png']);
    expect(Buffer.from(files['Plan.png']!).equals(PNG)).toBe(true);
    expect(await namesIn(files['Law.pdf']!)).toEqual([[`glossator-selection-${first.id}`, 'highlight', '']]);
    expect(Buffer.from(files['Law.pdf']!.subarray(0, LAW.length)).equals(LAW)).toBe(true);
  });
});
