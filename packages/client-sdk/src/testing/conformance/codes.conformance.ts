import { expect, it } from 'vitest';
import { createRandomKey } from '../../http/random-key';
import { CODE_ORDERS } from '../../contract/index';
import type { CodeSummary } from '../../contract/index';
import { expectWrongField, refusedWith } from './world';
import type { World } from './world';

const titles = (codes: readonly CodeSummary[]) => codes.map(({ title }) => title);

/** Codes: the library's list, opening, changing, deleting (decisions.md section 4). */
export function describeCodes(world: World): void {
  const client = () => world.owner().client;
  /** Searches in what the owner has, under words no other test uses. */
  const ownTitles = async (search: string, orderBy?: (typeof CODE_ORDERS)[number]) =>
    titles((await client().codes.list({ isPublic: false, search, ...(orderBy && { orderBy }) })).data);

  it('makes private drafts', async () => {
    const code = await client().codes.create({ title: '  BGB ', coverColor: 'color-7' });
    const { user } = world.owner();
    const ownerRef = { id: user.id, name: 'Ada Advocate' };
    expect(code).toMatchObject({
      title: 'BGB',
      coverColor: 'color-7',
      publication: 'draft',
      isPublic: false,
      hasUpdate: false,
      totalSelectionsCount: 0,
      user: { id: user.id, access: 'owner' },
      owner: ownerRef,
      documents: [],
      colors: [],
      createdBy: ownerRef,
    });
    expect(await client().codes.get({ id: code.id })).toEqual(code);
    expect(await client().codes.get({ id: code.id, showUpdates: true })).toEqual(code);
  });

  it('needs nothing to make one, and names it later', async () => {
    const code = await client().codes.create();
    expect(code.title).toBe('');
    expect((await client().codes.list({ isPublic: false })).data).toContainEqual(
      expect.objectContaining({ id: code.id, title: '' }),
    );
    const call = client().codes.update({ id: code.id, title: '  ' });
    expect(await refusedWith(call)).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'title' }] });
    expect((await client().codes.update({ id: code.id, title: 'Named' })).title).toBe('Named');
  });

  it('have a style of citations, until it is left to the texts again', async () => {
    const { id } = await world.makeCode();
    expect((await client().codes.get({ id })).citationStyle).toBeUndefined();
    expect((await client().codes.update({ id, citationStyle: 'swiss' })).citationStyle).toBe('swiss');
    expect((await client().codes.update({ id, title: 'Named' })).citationStyle).toBe('swiss');
    expect((await client().codes.get({ id })).citationStyle).toBe('swiss');
    expect((await client().codes.update({ id, citationStyle: 'auto' })).citationStyle).toBeUndefined();
  });

  it('finds titles without regard to case and accents', async () => {
    const word = createRandomKey();
    await client().codes.create({ title: `Code pénal ${word}` });
    await client().codes.create({ title: `STRASSENRECHT ${word}` });
    expect(await ownTitles(`CODE PENAL ${word}`)).toEqual([`Code pénal ${word}`]);
    expect(await ownTitles(`penàl ${word.toUpperCase()}`)).toEqual([`Code pénal ${word}`]);
    expect(await ownTitles(`strassenrecht ${word}`)).toEqual([`STRASSENRECHT ${word}`]);
    expect(await ownTitles(`code civil ${word}`)).toEqual([]);
  });

  it('sorts in all five ways, the newest first where not said', async () => {
    const word = createRandomKey();
    const made: number[] = [];
    for (const title of ['Beta', 'alpha', 'Éclair', 'delta']) {
      made.push((await client().codes.create({ title: `${title} ${word}` })).id);
    }
    await client().codes.update({ id: made[1] ?? 0, coverColor: 'color-2' });
    const expected = {
      '-created_at': ['delta', 'Éclair', 'alpha', 'Beta'],
      created_at: ['Beta', 'alpha', 'Éclair', 'delta'],
      title: ['alpha', 'Beta', 'delta', 'Éclair'],
      '-title': ['Éclair', 'delta', 'Beta', 'alpha'],
    };
    for (const [orderBy, first] of Object.entries(expected)) {
      const found = await ownTitles(
        word,
        CODE_ORDERS.find((order) => order === orderBy),
      );
      expect(found, orderBy).toEqual(first.map((title) => `${title} ${word}`));
    }
    expect(await ownTitles(word)).toEqual(await ownTitles(word, '-created_at'));
    const byUpdate = (await client().codes.list({ isPublic: false, search: word, orderBy: '-updated_at' }))
      .data;
    const moments = byUpdate.map(({ updatedAt }) => updatedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(byUpdate.map(({ updatedAt }) => updatedAt)[0]).toBe(
      byUpdate.find(({ id }) => id === made[1])?.updatedAt,
    );
  });

  it('lists page by page, each Code once', async () => {
    const word = createRandomKey();
    for (const title of ['a', 'b', 'c']) await client().codes.create({ title: `${title} ${word}` });
    const query = { isPublic: false, search: word, orderBy: 'title', limit: 2 } as const;
    const first = await client().codes.list(query);
    expect(titles(first.data)).toEqual([`a ${word}`, `b ${word}`]);
    expect(first.total).toBe(3);
    const second = await client().codes.list({ ...query, cursor: first.next ?? '' });
    expect(titles(second.data)).toEqual([`c ${word}`]);
    expect(second.next).toBeUndefined();
    expect(second.total).toBe(3);
  });

  it('lists what was changed since where it belongs now', async () => {
    const word = createRandomKey();
    const made: number[] = [];
    for (const title of ['a', 'b', 'c'])
      made.push((await client().codes.create({ title: `${title} ${word}` })).id);
    const [first = 0, second = 0] = made;
    expect(await ownTitles(word, 'title')).toEqual(['a', 'b', 'c'].map((title) => `${title} ${word}`));
    await client().codes.update({ id: first, title: `d ${word}` });
    expect(await ownTitles(word, 'title')).toEqual(['b', 'c', 'd'].map((title) => `${title} ${word}`));
    await client().codes.delete({ id: second });
    expect(await ownTitles(word, 'title')).toEqual(['c', 'd'].map((title) => `${title} ${word}`));
  });

  it.each([
    ['long', 'Ж'.repeat(200)],
    ['broken', '\ud800'],
  ])('lists Codes with a %s title page by page, each once', async (_name, start) => {
    const word = createRandomKey();
    for (const end of ['a', 'b', 'c']) await client().codes.create({ title: `${start} ${word} ${end}` });
    for (const orderBy of ['title', '-title'] as const) {
      const query = { isPublic: false, search: word, orderBy, limit: 1 };
      const ends: (string | undefined)[] = [];
      let cursor: string | undefined;
      do {
        const page = await client().codes.list({ ...query, ...(cursor !== undefined && { cursor }) });
        ends.push(...titles(page.data).map((title) => title.at(-1)));
        cursor = page.next;
      } while (cursor !== undefined && ends.length < 4);
      expect(ends).toEqual(orderBy === 'title' ? ['a', 'b', 'c'] : ['c', 'b', 'a']);
    }
  });

  it('lists published public Codes for everybody, to read, and nothing else', async () => {
    const word = createRandomKey();
    const make = async (title: string, fields: { publication?: 'published'; isPublic?: boolean }) => {
      const { id } = await client().codes.create({ title: `${title} ${word}` });
      return client().codes.update({ id, ...fields });
    };
    await make('private', { publication: 'published' });
    await make('draft', { isPublic: true });
    const { id } = await make('open', { publication: 'published', isPublic: true });
    const { client: stranger, user } = world.outsider();
    const listed = (await stranger.codes.list({ search: word })).data;
    expect(listed).toMatchObject([{ id, title: `open ${word}`, user: { id: user.id, access: 'read' } }]);
    expect((await stranger.codes.list({ search: word, isPublic: false })).data).toEqual([]);
    expect(await stranger.codes.get({ id })).toMatchObject({ user: { id: user.id, access: 'read' } });
    expect(await client().codes.get({ id })).toMatchObject({ user: { access: 'owner' } });
  });

  it('counts documents, pages and Selections in the list', async () => {
    const word = createRandomKey();
    const { id } = await client().codes.create({ title: word });
    const document = await world.makeDocument(id);
    await world.mark(document.id, 0, 3);
    const [summary] = (await client().codes.list({ isPublic: false, search: word })).data;
    expect(summary).toMatchObject({ documentsCount: 1, pagesCount: 2, totalSelectionsCount: 1 });
  });

  it('changes what is given and nothing else', async () => {
    const code = await world.makeCode({ title: 'before', coverColor: 'color-3' });
    const changed = await client().codes.update({ id: code.id, title: 'after' });
    expect(changed).toMatchObject({ ...code, title: 'after', updatedAt: changed.updatedAt });
    expect(changed.updatedAt >= code.updatedAt).toBe(true);
    const published = await client().codes.update({ id: code.id, publication: 'published', isPublic: true });
    expect(published).toMatchObject({ title: 'after', publication: 'published', isPublic: true });
  });

  it('deletes a Code with everything in it', async () => {
    const code = await world.makeCode();
    const document = await world.makeDocument(code.id);
    const selection = await world.mark(document.id, 0, 3);
    expect(await client().codes.delete({ id: code.id })).toBeUndefined();
    for (const refused of await Promise.all(
      [
        client().codes.get({ id: code.id }),
        client().codes.delete({ id: code.id }),
        client().documents.selections({ id: document.id }),
        client().documents.file({ id: document.id }),
        client().selections.update({ id: selection.id, color: 'COLOR_2' }),
      ].map((call) => refusedWith(call)),
    )) {
      expect(refused.code).toBe('NOT_FOUND');
    }
  });

  it.each([
    ['codes.create', 'title', { title: ' ' }],
    ['codes.create', 'title', { title: 'x'.repeat(256) }],
    ['codes.create', 'coverColor', { coverColor: 'color-21' }],
    ['codes.update', 'publication', { publication: 'printed' }],
    ['codes.update', 'isPublic', { isPublic: 'true' }],
    ['codes.list', 'orderBy', { orderBy: 'size' }],
    ['codes.list', 'isPublic', { isPublic: 'perhaps' }],
    ['codes.list', 'limit', { limit: 0 }],
    ['codes.list', 'limit', { limit: 1001 }],
  ])('%s names the field %s where it is not valid', async (name, path, wrong) => {
    const { id } = await world.makeCode();
    const isAboutOne = name === 'codes.update';
    const response = await world.send(
      name,
      { ...(isAboutOne && { id }), ...wrong },
      { token: world.owner().token },
    );
    await expectWrongField(response, path);
  });
}
