import { beforeAll, expect, it } from 'vitest';
import type { CodeSearchHit, InputOf, Operations } from '../../contract/index';
import { PAGES, refusedWith, uploadPicture } from './world';
import type { World } from './world';

type Query = Omit<InputOf<Operations['codes']['search']>, 'id'>;

/** What is found of the word that is in everything written, in its order. */
const KINDS = ['bookmark', 'note', 'noteAttachment', 'comment', 'attachment'];

/** The search over all documents of a Code, and over everything written on them. */
export function describeCodeSearch(world: World): void {
  const client = () => world.owner().client;
  let codeId = 0;
  let [sales, rent] = [0, 0];
  let selectionId = 0;
  const search = (query: Query) => client().codes.search({ id: codeId, ...query });
  const written = (query: Omit<Query, 'in'>) => search({ ...query, in: 'annotations' });

  beforeAll(async () => {
    codeId = (await world.makeCode()).id;
    sales = (await world.makeDocument(codeId, 'Sales')).id;
    rent = (await world.makeDocument(codeId, 'Rent')).id;
    selectionId = (await world.mark(rent, 4, 10)).id;
    await client().selections.createComment({ selectionId, text: 'Who is the Vendor?\nAsk the client.' });
    await world.attach(selectionId, 'Vendor plan.png');
    await client().bookmarks.create({ documentId: sales, name: 'The vendor', page: 1 });
    const note = await client().notes.create({ documentId: sales, text: 'A vendor, two vendors' });
    const uuid = await uploadPicture(client());
    await client().notes.createAttachment({ noteId: note.id, uuid, name: 'Vendor of the note.png' });
  });

  it('finds a text in every document, in the order of the documents, with its surroundings', async () => {
    const { data, total, documents, unread, next } = await search({ text: 'CAFÉ' });
    expect({ total, documents, unread, next }).toEqual({
      total: 4,
      documents: [
        { id: sales, total: 2 },
        { id: rent, total: 2 },
      ],
      unread: [],
      next: undefined,
    });
    expect(data.map(({ documentId }) => documentId)).toEqual([sales, sales, rent, rent]);
    const start = PAGES[1].indexOf('cafe');
    const place = { startPage: 1, startCharacter: start, endPage: 1, endCharacter: start + 4 };
    expect(data[1]).toMatchObject({ kind: 'text', range: place });
    for (const { excerpt, match } of data)
      expect(excerpt.slice(match.start, match.end).toLowerCase()).toBe('cafe');
    const { data: single } = await client().documents.search({ id: rent, text: 'CAFÉ' });
    expect(data.slice(2).map((hit) => hit.kind === 'text' && hit.range.startCharacter)).toEqual(
      single.map(({ startCharacter }) => startCharacter),
    );
  });

  it('respects case and whole words on request', async () => {
    expect((await search({ text: 'CAFE', caseSensitive: true })).total).toBe(2);
    expect((await search({ text: 'exclude', wholeWord: true })).total).toBe(0);
    expect(await search({ text: 'nowhere' })).toEqual({ data: [], total: 0, documents: [], unread: [] });
  });

  it('goes on page by page, over the end of a document, and counts once', async () => {
    const all = await search({ text: 'the' });
    const pages: CodeSearchHit[] = [];
    let cursor: string | undefined;
    do {
      const page = await search({ text: 'the', limit: 3, ...(cursor !== undefined && { cursor }) });
      expect(page.total).toBe(cursor === undefined ? all.total : undefined);
      expect(page.data.length).toBeLessThanOrEqual(3);
      pages.push(...page.data);
      cursor = page.next;
    } while (cursor !== undefined);
    expect(pages).toEqual(all.data);
    expect(pages).toHaveLength(all.total ?? -1);
  });

  it('finds what comments and notes say, without the signs of their formatting', async () => {
    const link = '[Art. 8 ZGB](article:12#art%3A8)';
    const made = await client().selections.createComment({
      selectionId,
      text: `**Force** *majeure* is not in ${link}`,
    });
    const { data } = await written({ text: 'force majeure is not in art. 8 zgb' });
    expect(data.map((hit) => [hit.kind, hit.excerpt])).toEqual([
      ['comment', 'Force majeure is not in Art. 8 ZGB'],
    ]);
    expect((await written({ text: 'article:12' })).total).toBe(0);
    await client().selections.deleteComment({ id: made.id });
    const note = await client().notes.create({ documentId: sales, text: 'The **Impre**sario, *Impresa*' });
    expect((await written({ text: 'impresa' })).data.map(({ excerpt }) => excerpt)).toEqual([
      'The **Impre**sario, Impresa',
    ]);
    await client().notes.delete({ id: note.id });
  });

  it('leaves other documents out on request, page by page and in what was written', async () => {
    const all = await search({ text: 'the' });
    const rentTotal = all.documents?.find(({ id }) => id === rent)?.total ?? -1;
    const first = await search({ text: 'the', documentId: rent, limit: 2 });
    expect(first).toMatchObject({ total: rentTotal, documents: [{ id: rent, total: rentTotal }] });
    const rest = await search({ text: 'the', documentId: rent, cursor: first.next ?? '' });
    expect([...first.data, ...rest.data]).toEqual(all.data.filter(({ documentId }) => documentId === rent));
    const notes = await written({ text: 'vendor', documentId: rent, limit: 1 });
    expect(notes).toMatchObject({ total: 2, documents: [{ id: rent, total: 2 }] });
    const last = await written({ text: 'vendor', documentId: rent, limit: 1, cursor: notes.next ?? '' });
    expect([...notes.data, ...last.data].map(({ kind }) => kind)).toEqual(['comment', 'attachment']);
    expect(last.next).toBeUndefined();
  });

  it('does not search a document of another Code', async () => {
    const other = await world.makeDocument((await world.makeCode()).id, 'Elsewhere');
    for (const scope of ['documents', 'annotations'] as const) {
      const query = { text: 'the', documentId: other.id, in: scope };
      expect((await refusedWith(search(query))).code).toBe('NOT_FOUND');
    }
  });

  it('finds what was written: quotes, comments, attachments by name, bookmarks, notes', async () => {
    const { data, total, documents } = await written({ text: 'vendor' });
    expect({ total, documents }).toEqual({
      total: 5,
      documents: [
        { id: sales, total: 3 },
        { id: rent, total: 2 },
      ],
    });
    expect(data.map(({ kind }) => kind)).toEqual(KINDS);
    expect(data[0]).toMatchObject({ documentId: sales, page: 1, createdBy: { id: world.owner().user.id } });
    expect(data[3]).toMatchObject({
      documentId: rent,
      selectionId,
      range: { startPage: 0, startCharacter: 4 },
    });
    for (const { excerpt, match } of data)
      expect(excerpt.slice(match.start, match.end).toLowerCase()).toBe('vendor');
    const quotes = await written({ text: 'SELLER' });
    expect(quotes.data).toMatchObject([{ kind: 'quote', id: selectionId, selectionId, documentId: rent }]);
  });

  it('finds what was written in the same case or as whole words, page by page', async () => {
    expect((await written({ text: 'Vendor', caseSensitive: true })).total).toBe(3);
    expect((await written({ text: 'vendors', wholeWord: true })).total).toBe(1);
    const first = await written({ text: 'vendor', limit: 3 });
    const rest = await written({ text: 'vendor', limit: 3, cursor: first.next ?? '' });
    expect([...first.data, ...rest.data].map(({ kind }) => kind)).toEqual(KINDS);
    expect([rest.next, rest.total]).toEqual([undefined, undefined]);
  });

  it('no longer finds what was deleted', async () => {
    const note = await client().notes.create({ documentId: rent, text: 'soon gone' });
    expect((await written({ text: 'soon gone' })).total).toBe(1);
    await client().notes.delete({ id: note.id });
    expect((await written({ text: 'soon gone' })).total).toBe(0);
  });

  it('names the field that is not valid', async () => {
    const fields = async (query: Query) => (await refusedWith(search(query))).errors?.map(({ path }) => path);
    expect(await fields({ text: '' })).toEqual(['text']);
    expect(await fields({ text: 'x'.repeat(1001) })).toEqual(['text']);
    expect(await fields({ text: 'x', limit: 1001 })).toEqual(['limit']);
    expect(await fields({ text: 'x', documentId: 0 })).toEqual(['documentId']);
  });
}
