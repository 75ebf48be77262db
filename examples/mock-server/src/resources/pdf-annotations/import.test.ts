import type { TextSelection } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberId } from '../../permissions/code-access';
import { acrobatQuad, annotatedPdf, type MadeAnnotation } from '../../testing/annotated-pdf';
import { makePdf } from '../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const LINES = ['Article 1', 'Everyone has rights.', 'No one is bound.'];
const LAW = makePdf([LINES, ['Article 2', 'Nobody is above it.'], []]);
/** A highlight over a line of the first page, from 0, as far as `right`. */
const mark = (line: number, more: MadeAnnotation['entries'] = {}, left = 72, right = 400): MadeAnnotation => {
  const [bottom, top] = [717 - 20 * line, 730 - 20 * line];
  const quad = acrobatQuad(left, bottom, right, top);
  return { entries: { Subtype: '/Highlight', Rect: [left, bottom, right, top], QuadPoints: quad, ...more } };
};
/** Two lines: a few letters are not trusted on another page. */
const BOTH = [...acrobatQuad(72, 697, 400, 710), ...acrobatQuad(72, 677, 400, 690)];
const note = (more: MadeAnnotation['entries']): MadeAnnotation => ({
  entries: { Subtype: '/Text', Rect: [20, 697, 40, 710], ...more },
});

describe('importing the annotations of a PDF', { timeout: 60_000 }, () => {
  let test: TestServer;
  let [owner, colleague]: TestUser[] = [];
  let codeId = 0;
  beforeAll(async () => {
    test = await startTestServer();
    owner = await test.newUser('owner');
    colleague = await test.newUser('colleague');
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    codeId = (await owner!.api.codes.create({})).id;
    await test.server.ports.storage.accounts.transact((transaction) =>
      transaction.put('members', {
        id: memberId(codeId, colleague!.id),
        codeId,
        userId: colleague!.id,
        access: 'annotate',
        status: 'accepted',
      }),
    );
  });

  const upload = async (annotations: readonly MadeAnnotation[]) =>
    (await addDocument(owner!, codeId, 'Law', await annotatedPdf(LAW, annotations))).id;
  const docs = (user: TestUser | undefined = owner) => user!.api.documents;
  const list = async (id: number): Promise<TextSelection[]> => (await docs().selections({ id })).data;
  const wordsOf = ({ data }: TextSelection) =>
    data.map((entry) => (entry.type === 'comment' ? entry.text : entry.name));
  const total = async () => (await owner!.api.codes.get({ id: codeId })).totalSelectionsCount;

  it('makes Selections and comments by whoever imports, and names who wrote them', async () => {
    const id = await upload([
      mark(0, { C: [1, 1, 0], T: 'Ada', Contents: 'Title', NM: 'a', CreationDate: 'D:20240506070809Z' }),
      note({ IRT: { annotation: 0 }, T: 'Bob', Contents: 'Agreed' }),
      mark(1, { Subtype: '/Underline', C: [0, 0, 1] }),
    ]);
    const before = await docs(colleague).pdfAnnotations({ id });
    expect(before).toMatchObject({ total: 2, fresh: 2, replaced: [], authors: [{ name: 'Ada', count: 1 }] });
    expect(before).not.toHaveProperty('lastImport');
    const report = await docs(colleague).importAnnotations({ id });
    expect(report).toMatchObject({ imported: 2, merged: 0, known: 0, unplaced: 0, comments: 2 });
    const [first, second, ...rest] = await list(id);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      text: 'Article 1',
      color: 'COLOR_1',
      status: 'success',
      createdBy: { id: colleague!.id },
      importedFrom: { name: 'a', kind: 'highlight', author: 'Ada', createdAt: '2024-05-06T07:08:09.000Z' },
      data: [
        { text: 'Title', importedFrom: { author: 'Ada' } },
        { text: 'Agreed', importedFrom: { author: 'Bob', kind: 'note' } },
      ],
    });
    expect(second).toMatchObject({ text: 'Everyone has rights.', importedFrom: { kind: 'underline' } });
    expect(second?.color).not.toBe(first?.color);
    expect(await total()).toBe(2);
  });

  it('does so once, and says what stands for what', async () => {
    const id = await upload([mark(0, { Contents: 'Title' }), note({ Contents: 'Margin' })]);
    await docs().importAnnotations({ id });
    const again = await docs().importAnnotations({ id });
    expect(again).toMatchObject({ imported: 0, merged: 0, known: 2, comments: 0 });
    expect(again).not.toHaveProperty('importId');
    const [first] = await list(id);
    await docs().importAnnotations({ id });
    expect(await list(id)).toHaveLength(2);
    const after = await docs().pdfAnnotations({ id });
    expect(after).toMatchObject({ total: 2, fresh: 0, lastImport: { selections: 2, comments: 2 } });
    expect(after.replaced).toMatchObject([{ page: 0, ids: [expect.any(String), expect.any(String)] }]);
    // What is deleted here does not come back.
    await owner!.api.selections.delete({ id: first!.id });
    expect(await docs().importAnnotations({ id })).toMatchObject({ imported: 0, known: 2 });
    expect(await list(id)).toHaveLength(1);
  });

  it('is undone but for what others have added to', async () => {
    const id = await upload([mark(0, { Contents: 'Title' }), mark(1), note({ Contents: 'Margin' })]);
    const { importId } = await docs().importAnnotations({ id });
    const [first] = await list(id);
    await colleague!.api.selections.createComment({ selectionId: first!.id, text: 'Mine' });
    const undo = (user: TestUser | undefined) => docs(user).undoImport({ id, importId: importId! });
    await expect(undo(colleague)).rejects.toMatchObject({ status: 403 });
    expect(await undo(owner)).toEqual({ removed: 1, kept: 1 });
    expect((await list(id)).map(wordsOf)).toEqual([['Title', 'Mine']]);
    expect(await total()).toBe(1);
    await expect(undo(owner)).rejects.toMatchObject({ status: 404 });
    // Taken back, it can be imported once more.
    expect(await docs().importAnnotations({ id })).toMatchObject({ known: 1, imported: 1, merged: 1 });
  });

  it('gives what overlaps to what is there, and loses no word', async () => {
    const id = await upload([
      mark(0, { Contents: 'Inside', T: 'Ada' }, 72, 110),
      mark(1, { Contents: 'More' }),
      note({ Contents: 'Margin' }),
    ]);
    const range = { startPage: 0, startElement: 0, startCharacter: 0, endPage: 0, endElement: 0 };
    const made = await owner!.api.selections.create({
      documentId: id,
      text: 'Article 1',
      color: 'COLOR_9',
      ...range,
      endCharacter: 9,
    });
    const report = await docs().importAnnotations({ id });
    expect(report).toMatchObject({ imported: 1, merged: 2, comments: 3 });
    expect(report.mergedList).toEqual([
      { page: 0, kind: 'highlight', author: 'Ada', text: 'Inside' },
      { page: 0, kind: 'note', text: 'Margin' },
    ]);
    expect((await list(id)).map((each) => [each.id === made.id, ...wordsOf(each)])).toEqual([
      [true, 'Inside'],
      [false, 'More', 'Margin'],
    ]);
  });

  it('keeps what is free of a mark that overlaps another', async () => {
    const id = await upload([mark(1, {}, 72, 120), mark(1, { Contents: 'All of it', C: [0, 1, 0] })]);
    expect(await docs().importAnnotations({ id })).toMatchObject({ imported: 2 });
    const [first, second] = await list(id);
    expect(`${first?.text} ${second?.text}`).toBe(LINES[1]);
    expect(wordsOf(second!)).toEqual(['All of it']);
  });

  it('says what it could not place, with its words', async () => {
    const id = await upload([
      { page: 2, entries: { Subtype: '/Text', Rect: [0, 0, 9, 9], Contents: 'Lost?', T: 'Ada' } },
      mark(0, { Contents: 'Far off' }, 500, 600),
    ]);
    const report = await docs().importAnnotations({ id });
    expect(report).toMatchObject({ imported: 0, unplaced: 2 });
    expect(report.unplacedList).toEqual([
      { page: 0, kind: 'highlight', text: 'Far off', problem: 'notOnText' },
      { page: 2, kind: 'note', author: 'Ada', text: 'Lost?', problem: 'pageWithoutText' },
    ]);
    expect(await list(id)).toEqual([]);
  });

  it('takes only what is new from a copy', async () => {
    const id = await upload([mark(0, { Contents: 'Title', NM: 'a', M: 'D:20200101' })]);
    await docs().importAnnotations({ id });
    const changed = { Contents: 'Changed in the copy', NM: 'a', M: 'D:20990101' };
    const copy = await annotatedPdf(LAW, [
      mark(0, changed),
      note({ IRT: { annotation: 0 }, Contents: 'Answer', NM: 'b' }),
      mark(2, { Contents: 'New', NM: 'c' }),
    ]);
    const send = async (user: TestUser | undefined) => {
      const file = new Blob([Uint8Array.from(copy)], { type: 'application/pdf' });
      return (await user!.api.files.upload({ file, contentType: 'application/pdf' })).uuid;
    };
    const uuid = await send(owner);
    expect(await docs().importAnnotations({ id, uuid })).toMatchObject({
      imported: 1,
      known: 1,
      comments: 3,
    });
    expect((await list(id)).map(wordsOf)).toEqual([['Title', 'Changed in the copy', 'Answer'], ['New']]);
    expect(await test.server.ports.blobs.has(uuid)).toBe(false);
    const again = await docs().importAnnotations({ id, uuid: await send(owner) });
    expect(again).toMatchObject({ imported: 0, known: 2, comments: 0 });
    const others = await send(colleague);
    await expect(docs().importAnnotations({ id, uuid: others })).rejects.toMatchObject({ status: 400 });
  });

  it('finds the text of a copy whose pages are others, and says what is not in this document', async () => {
    const id = await upload([]);
    const copy = await annotatedPdf(makePdf([['A page before'], LINES]), [
      { ...mark(1, { Contents: 'Moved', QuadPoints: BOTH }), page: 1 },
      mark(0, { Contents: 'Elsewhere' }),
    ]);
    const file = new Blob([Uint8Array.from(copy)], { type: 'application/pdf' });
    const { uuid } = await owner!.api.files.upload({ file, contentType: 'application/pdf' });
    const report = await docs().importAnnotations({ id, uuid });
    expect(report).toMatchObject({
      unplaced: 1,
      unplacedList: [{ problem: 'otherText', text: 'Elsewhere' }],
    });
    expect(await list(id)).toMatchObject([
      { startPage: 0, text: `${LINES[1]} ${LINES[2]}`, data: [{ text: 'Moved' }] },
    ]);
  });

  it('tells the others that the Selections have changed', async () => {
    const id = await upload([mark(0)]);
    // What the server finds out about the new file by itself is published, too.
    await test.server.services.background.idle();
    const partition = (await test.server.ports.storage.code(codeId))!;
    const seq = await partition.lastSeq();
    await docs().importAnnotations({ id });
    const { events } = await partition.eventsAfter(seq, 100);
    expect(events.map(({ event }) => event)).toMatchObject([
      {
        type: 'DOCUMENT',
        action: 'UPDATE',
        data: { id, totalSelectionsCount: 1, importedAt: expect.any(String) },
      },
    ]);
  });
});
