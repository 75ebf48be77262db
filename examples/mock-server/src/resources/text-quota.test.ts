import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAGE_BYTES } from '../calls/paging';
import { memberId } from '../permissions/code-access';
import { makePdf } from '../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../testing/test-server';
import { refusal } from '../testing/update-world';
import { measure, MEASURED_TABLES } from '../totals/measured';
import { EVERYBODY } from '../totals/text-meter';

const LONG = 'x'.repeat(50_000);
/** Where the first word of the document is. */
const FIRST_WORD = {
  startPage: 0,
  startElement: 0,
  startCharacter: 0,
  endPage: 0,
  endElement: 0,
  endCharacter: 7,
};
/** Notes of that length that 1 MiB holds. */
const ROOM = 20;

describe('what people may write', () => {
  let test: TestServer;
  let ada: TestUser;
  let eve: TestUser;
  let codeId: number;
  let documentId: number;
  let users = 0;
  beforeAll(async () => {
    test = await startTestServer({ env: { CODE_TEXT_MIB: '1', TEXT_QUOTA_MIB: '1' } });
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    users += 1;
    ada = await test.newUser(`ada${users}`);
    eve = await test.newUser(`eve${users}`);
    ({ codeId, documentId } = await law(ada));
  });

  async function law(user: TestUser) {
    const { id } = await user.api.codes.create({});
    const document = await addDocument(user, id, 'Law', makePdf([['Article 1 Duties']]));
    return { codeId: id, documentId: document.id };
  }

  const join = (code: number, { id: userId }: TestUser) =>
    test.server.ports.storage.accounts.transact((transaction) =>
      transaction.put('members', {
        id: memberId(code, userId),
        codeId: code,
        userId,
        access: 'organize',
        status: 'accepted',
      }),
    );

  /** Writes long notes until one is refused; gives those that were not. */
  async function fill({ api }: TestUser, document = documentId): Promise<number[]> {
    const ids: number[] = [];
    for (;;) {
      const code = await refusal(
        api.notes.create({ documentId: document, text: LONG }).then(({ id }) => ids.push(id)),
      );
      if (code === 'done') continue;
      expect(code).toBe('QUOTA_EXCEEDED');
      return ids;
    }
  }

  /** The running totals of a Code, and the sums of its rows. */
  async function totals(id = codeId) {
    const partition = await test.server.ports.storage.code(id);
    return partition!.read(async (reader) => {
      let sum = 0;
      for (const table of MEASURED_TABLES)
        for (const row of table === 'answers' ? [] : await reader.list(table))
          sum += measure(table, row).bytes;
      return { kept: (await reader.get('textUse', EVERYBODY))?.bytes, sum };
    });
  }

  it('counts what is private, too: who finds a Code full learns no more of it (ADR 0029)', async () => {
    await join(codeId, eve);
    const visibility = 'private' as const;
    for (let note = 0; note < ROOM / 2; note += 1)
      await eve.api.notes.create({ documentId, text: LONG, visibility });
    const ids = await fill(ada);
    expect(ids).toHaveLength(ROOM / 2);
    const { data } = await ada.api.documents.notes({ id: documentId });
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(ids));
  });

  it('is bounded for a Code, whoever writes; what was deleted counts until it is gone for good', async () => {
    await join(codeId, eve);
    const own = await law(eve);
    const ids = await fill(ada);
    expect(ids).toHaveLength(ROOM);
    await expect(eve.api.notes.create({ documentId, text: LONG })).rejects.toMatchObject({
      status: 413,
      problem: {
        code: 'QUOTA_EXCEEDED',
        detail: 'Everything that is written in one Code may take 1 MiB; delete something first',
      },
    });
    expect(await refusal(eve.api.bookmarks.create({ documentId, name: 'x'.repeat(255), page: 0 }))).toBe(
      'done',
    );
    await ada.api.notes.delete({ id: ids[0]! });
    expect(await refusal(ada.api.notes.create({ documentId, text: LONG }))).toBe('QUOTA_EXCEEDED');
    expect(await ada.api.notes.restore({ id: ids[0]! })).toMatchObject({ text: LONG });
    // In another Code there is room, and reading goes on.
    await eve.api.notes.create({ documentId: own.documentId, text: LONG });
    expect((await ada.api.documents.notes({ id: documentId })).data.length).toBeGreaterThan(0);
    const { kept, sum } = await totals();
    expect(kept).toBe(sum);
  });

  it('leaves room to its owner and to other members, whatever some of them write', async () => {
    const mia = await test.newUser(`mia${users}`);
    for (const member of [eve, mia]) await join(codeId, member);
    expect(await fill(eve)).toHaveLength(ROOM / 2);
    await expect(eve.api.notes.create({ documentId, text: LONG })).rejects.toThrow(
      'Everything that one member writes in a Code may take 0.5 MiB; delete something first',
    );
    expect(await fill(mia)).toHaveLength(ROOM / 4);
    await expect(mia.api.notes.create({ documentId, text: LONG })).rejects.toThrow(
      'Everything that others than its owner write in a Code may take 0.75 MiB; delete something first',
    );
    expect(await fill(ada)).toHaveLength(ROOM / 4);
  });

  it('keeps nobody from what they do with rows of somebody who has no room left', async () => {
    await join(codeId, eve);
    const mark = { documentId, text: 'Article', color: 'COLOR_1', ...FIRST_WORD } as const;
    const { id: selectionId } = await ada.api.selections.create(mark);
    const { id } = await eve.api.selections.createComment({ selectionId, text: 'Is that so?' });
    const own = await law(eve);
    await fill(eve, own.documentId);
    const note = await eve.api.notes.create({ documentId: own.documentId, text: '' });
    // Until there is no room for 20 characters more.
    let length = 100;
    for (const step of [10_000, 1_000, 100, 20]) {
      const grow = () => eve.api.notes.update({ id: note.id, text: 'x'.repeat(length + step) });
      while ((await refusal(grow())) === 'done') length += step;
    }
    expect(await refusal(ada.api.selections.resolveComment({ id, isResolved: true }))).toBe('done');
    expect(await refusal(eve.api.selections.updateComment({ id, text: 'x'.repeat(100) }))).toBe(
      'QUOTA_EXCEEDED',
    );
    const { kept, sum } = await totals();
    expect(kept).toBe(sum);
  });

  it('is bounded for a user in all Codes together', async () => {
    const other = await law(ada);
    for (let count = 0; count < ROOM / 2; count += 1)
      await ada.api.notes.create({ documentId: other.documentId, text: LONG });
    expect((await fill(ada)).length).toBeLessThanOrEqual(ROOM / 2);
    await expect(ada.api.notes.create({ documentId, text: LONG })).rejects.toThrow(
      'Everything that one user writes may take 1 MiB; delete something first',
    );
    await ada.api.codes.delete({ id: other.codeId });
    await ada.api.codes.deleteForGood({ id: other.codeId });
    await ada.api.notes.create({ documentId, text: LONG });
  });

  it('is charged to who copies it, not to its author, and is refused where that is too much', async () => {
    for (let count = 0; count < ROOM / 2 + 2; count += 1)
      await ada.api.notes.create({ documentId, text: LONG });
    await join(codeId, eve);
    const copy = () =>
      eve.api.codes.copy({ codeId, title: 'Copy', withAnnotations: true, allowUpdates: false });
    const { id } = await copy();
    // The text of a law is read, and kept as a file, after its upload was answered.
    await test.server.services.background.idle();
    const files = (await test.server.ports.blobs.keys()).length;
    expect(await refusal(copy())).toBe('QUOTA_EXCEEDED');
    await test.server.services.background.idle();
    expect(await test.server.ports.blobs.keys()).toHaveLength(files);
    const partition = await test.server.ports.storage.code(id);
    const users = await partition!.read(async (reader) =>
      (await reader.list('textUse')).map((row) => row.id),
    );
    expect(users).toEqual([EVERYBODY, eve.id]);
    await ada.api.notes.create({ documentId, text: LONG });
  });

  it('is listed in pages of a mebibyte, whatever the limit', async () => {
    const partition = await test.server.ports.storage.code(codeId);
    const stamps = {
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
      createdBy: ada.id,
    };
    const range = FIRST_WORD;
    await partition!.transact(async (transaction) => {
      for (let id = 1; id <= 50; id += 1) {
        await transaction.put('notes', { id, documentId, text: LONG, ...stamps });
        const selection = { documentId, text: 'Article', color: 'COLOR_1', range, isBookmark: false };
        await transaction.put('selections', { id, ...selection, status: 'success', ...stamps });
        await transaction.put('comments', { id, selectionId: id, documentId, text: LONG, ...stamps });
      }
    });
    for (const list of ['notes', 'selections'] as const) {
      const ids: number[] = [];
      let cursor: string | undefined;
      do {
        const page = { id: documentId, limit: 1000, ...(cursor !== undefined && { cursor }) };
        const { data, next } = await ada.api.documents[list](page);
        expect(JSON.stringify(data).length).toBeLessThan(1.1 * PAGE_BYTES);
        ids.push(...data.map(({ id }) => id));
        cursor = next;
      } while (cursor !== undefined);
      expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    }
  });

  it('is counted again where no total is kept', async () => {
    await ada.api.notes.create({ documentId, text: LONG });
    const partition = await test.server.ports.storage.code(codeId);
    await partition!.transact(async (transaction) => {
      for (const { id } of await transaction.list('textUse')) await transaction.delete('textUse', id);
    });
    await ada.api.notes.create({ documentId, text: 'short' });
    const { kept, sum } = await totals();
    expect(kept).toBe(sum);
  });

  it('is bounded for what is shown together: the comments of a highlight, the bookmarks of a document', async () => {
    const generous = await startTestServer();
    const user = await generous.newUser('ada');
    const { id } = await user.api.codes.create({});
    const document = await addDocument(user, id, 'Law', makePdf([['Article 1 Duties']]));
    const selection = await user.api.selections.create({
      documentId: document.id,
      text: 'Article',
      color: 'COLOR_1',
      ...FIRST_WORD,
    });
    const partition = await generous.server.ports.storage.code(id);
    const stamps = { createdAt: '2026-01-01', updatedAt: '2026-01-01', createdBy: user.id };
    const { id: selectionId } = selection;
    await partition!.transact(async (transaction) => {
      const comment = { selectionId, documentId: document.id, text: LONG, ...stamps };
      for (let n = 0; n < ROOM; n += 1) await transaction.put('comments', { id: n, ...comment });
    });
    await expect(user.api.selections.createComment({ selectionId, text: LONG })).rejects.toThrow(
      'The comments of one highlight may take 1 MiB; delete something first',
    );
    await partition!.transact(async (transaction) => {
      const row = { documentId: document.id, name: 'x'.repeat(255), page: 0 };
      for (let n = 0; n < 3_000; n += 1) await transaction.put('bookmarks', { id: n, ...row, ...stamps });
    });
    expect(
      await refusal(user.api.bookmarks.create({ documentId: document.id, name: 'One more', page: 0 })),
    ).toBe('QUOTA_EXCEEDED');
    await generous.stop();
  });
});
