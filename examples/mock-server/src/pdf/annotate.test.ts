import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString, type PdfRef } from '@libpdf/core';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { makePdf } from '../testing/make-pdf';
import { createChildProcessPdfReader } from './child-process/child-process-pdf-reader';
import { PdfNotAppendableError, type PdfMark } from './pdf-mark';

const LAW = makePdf([['Article 1', 'Everyone has rights.'], ['Article 2']]);
const AT = '2024-05-06T07:08:09.000Z';
const STARTING_MS = 60_000;

const MARK: PdfMark = {
  name: 'glossator-selection-7',
  author: 'Zoë Łukasz',
  text: 'Vgl. § 433 – 法',
  createdAt: AT,
  updatedAt: '2024-06-01T00:00:00.000Z',
  range: { startPage: 0, startElement: 0, startCharacter: 0, endPage: 0, endElement: 0, endCharacter: 7 },
  color: [1, 0.5, 0],
  subject: 'Begriffsklärung – 法',
  replies: [
    { name: 'glossator-comment-8', author: 'Bob', text: '(no) \\ agreed', createdAt: AT, updatedAt: AT },
  ],
};

describe('annotating a PDF', { timeout: STARTING_MS }, () => {
  const reader = createChildProcessPdfReader({ concurrency: 1 });
  afterAll(() => reader.close());
  const annotate = async (data: Uint8Array, mark: PdfMark = MARK): Promise<Uint8Array> =>
    Buffer.concat([data, await reader.annotate({ data }, { marks: [mark], asides: {} })]);

  it('says who wrote what and when, with replies that hang on the highlight', async () => {
    const [highlight, reply] = await dictsOf(await annotate(LAW));
    expect(textsOf(highlight)).toEqual({
      NM: 'glossator-selection-7',
      T: 'Zoë Łukasz',
      Contents: 'Vgl. § 433 – 法',
      Subj: 'Begriffsklärung – 法',
      CreationDate: 'D:20240506070809Z',
      M: 'D:20240601000000Z',
    });
    expect(highlight?.getName('Subtype')?.value).toBe('Highlight');
    expect(highlight?.getArray('QuadPoints')?.length).toBe(8);
    expect(textsOf(reply)).toMatchObject({ NM: 'glossator-comment-8', T: 'Bob', Contents: '(no) \\ agreed' });
    expect(reply?.has('Subj')).toBe(false);
    expect(reply?.getName('RT')?.value).toBe('R');
    expect(reply?.getRef('IRT')).toBeDefined();
  });

  it('makes a square of an area, where it is on the page, with its text and replies', async () => {
    const at = { ...MARK.range, endCharacter: 0 };
    const area = { page: 0, x: 0.25, y: 0.5, width: 0.5, height: 0.125 };
    const annotated = await annotate(LAW, { ...MARK, range: at, area });
    const [square, reply] = await dictsOf(annotated);
    expect(square?.getName('Subtype')?.value).toBe('Square');
    expect(square?.has('QuadPoints')).toBe(false);
    expect(textsOf(square)).toMatchObject({ NM: MARK.name, Contents: MARK.text });
    expect(reply?.getRef('IRT')).toBeDefined();
    const task = getDocument({ data: Uint8Array.from(annotated), verbosity: VerbosityLevel.ERRORS });
    const page = await (await task.promise).getPage(1);
    const [, , width = 0, height = 0] = page.view;
    const [found]: { rect?: number[]; borderStyle?: { width: number } }[] = await page.getAnnotations();
    const rect = [0.25 * width, 0.375 * height, 0.75 * width, 0.5 * height];
    expect(found?.rect?.map((value) => Math.round(value))).toEqual(rect.map((value) => Math.round(value)));
    expect(found?.borderStyle?.width).toBe(2);
    await task.destroy();
  });

  it('gives every page of a mark its part, and says its text once', async () => {
    const range = { ...MARK.range, endPage: 1 };
    const annotated = await annotate(LAW, { ...MARK, range });
    const [first, , ...rest] = await dictsOf(annotated);
    const [second] = await dictsOf(annotated, 1);
    expect(rest).toEqual([]);
    expect(textsOf(first)).toMatchObject({ Contents: MARK.text });
    expect(textsOf(second)).toMatchObject({ NM: 'glossator-selection-7/2', T: 'Zoë Łukasz' });
    expect(second?.has('Contents')).toBe(false);
    expect(textsOf(second)).toMatchObject({ Subj: MARK.subject });
  });

  it('keeps the annotations of a list that is an object of its own', async () => {
    const pdf = await PDF.load(LAW);
    const note = pdf.register(
      PdfDict.of({
        Type: PdfName.of('Annot'),
        Subtype: PdfName.of('Text'),
        Rect: PdfArray.of(...[1, 2, 3, 4].map((value) => PdfNumber.of(value))),
        NM: PdfString.fromString('foreign'),
      }),
    );
    pdf.getPages()[0]?.dict.set('Annots', pdf.register(PdfArray.of(note)));
    const before = await pdf.save();
    const names = (await dictsOf(await annotate(before))).map((dict) => textsOf(dict)['NM']);
    expect(names).toEqual(['foreign', 'glossator-selection-7', 'glossator-comment-8']);
  });

  it('puts files in under names that are free', async () => {
    const files = ['one', 'two'].map((text) => ({
      name: 'Plan.txt',
      contentType: 'text/plain',
      createdAt: AT,
      updatedAt: AT,
      size: 3,
      body: (async function* () {
        yield await Promise.resolve(new TextEncoder().encode(text));
      })(),
    }));
    const tail = await reader.annotate({ data: LAW }, { marks: [], asides: {} }, files);
    const pdf = await getDocument({
      data: Uint8Array.from([...LAW, ...tail]),
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
    const found = [...((await pdf.getAttachments()) ?? [])];
    const contents = await Promise.all(
      found.map(async ([name]) => [
        name,
        Buffer.from((await pdf.getAttachmentContent(name)) ?? []).toString(),
      ]),
    );
    expect(Object.fromEntries(contents)).toEqual({ 'Plan.txt': 'one', 'Plan (2).txt': 'two' });
    await pdf.loadingTask.destroy();
  });

  it('refuses a file to which nothing can be appended', async () => {
    const damaged = Buffer.from(
      Buffer.from(LAW)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n9'),
      'latin1',
    );
    await expect(annotate(damaged)).rejects.toBeInstanceOf(PdfNotAppendableError);
  });
});

/** The annotations of a page (from 0) as they stand in the file. */
async function dictsOf(data: Uint8Array, page = 0): Promise<PdfDict[]> {
  const pdf = await PDF.load(data);
  const resolve = (ref: PdfRef) => pdf.getObject(ref);
  const list = pdf.getPages()[page]?.dict.getArray('Annots', resolve);
  return [...(list ?? [])].flatMap((_, index) => {
    const dict = list?.at(index, resolve);
    return dict instanceof PdfDict ? [dict] : [];
  });
}

function textsOf(dict: PdfDict | undefined): Record<string, string | undefined> {
  const keys = ['NM', 'T', 'Contents', 'Subj', 'CreationDate', 'M'];
  const texts = keys.map((key) => [key, dict?.getString(key)?.asString()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}
