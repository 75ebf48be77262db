import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessComparer } from '../../../testing/in-process-comparer';
import { LAW, makeLaw } from '../../../testing/law-pdf';
import { makePdf } from '../../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { createUpdateWorld, NEW_LAW, refusal } from '../../../testing/update-world';

let test: TestServer;
let owner: TestUser;
let other: TestUser;
const world = createUpdateWorld(() => test);
const { mark, replace } = world;
beforeAll(async () => {
  test = await startTestServer({ ports: { comparer: createInProcessComparer() } });
  owner = await test.newUser('owner');
  other = await test.newUser('other');
});
afterAll(() => test.stop());

describe('edits of a published Code', () => {
  let codeId: number;
  let ids: number[];
  beforeEach(async () => {
    codeId = (await owner.api.codes.create({ title: 'Laws' })).id;
    await world.share(codeId, other, 'read');
    ids = [];
    for (const title of ['a', 'b', 'c', 'd'])
      ids.push((await addDocument(owner, codeId, title, makePdf([[title]]))).id);
    await owner.api.codes.update({ id: codeId, publication: 'published' });
  });
  const titles = async (user: TestUser) =>
    (await user.api.codes.get({ id: codeId })).documents.map(({ title }) => title).join(' ');
  const planned = async () =>
    (await owner.api.codes.get({ id: codeId, showUpdates: true })).documents.map(
      ({ title, warnings = [] }) => `${title}: ${warnings.join(', ')}`,
    );

  it('collect, with their warnings, and come all at once', async () => {
    await owner.api.documents.update({ id: ids[0]!, title: 'A' });
    await owner.api.documents.update({ id: ids[3]!, order: 0 });
    await owner.api.documents.delete({ id: ids[1]! });
    await addDocument(owner, codeId, 'e', makePdf([['e']]));
    expect(await planned()).toEqual(['d: reordered', 'A: renamed', 'b: deleted', 'c: ', 'e: added']);
    expect(await titles(other)).toBe('a b c d');
    const { data } = await owner.api.codes.changes({ id: codeId });
    expect(data).toMatchObject([
      { title: 'd', oldOrder: 3, newOrder: 0 },
      { title: 'a', newTitle: 'A' },
      { title: 'b', warnings: ['deleted'] },
      { title: 'e', warnings: ['added'], newOrder: 4 },
    ]);
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    expect(await titles(other)).toBe('d A c e');
    const code = await other.api.codes.get({ id: codeId });
    expect(code.documents.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    expect(code.archivedDocuments).toMatchObject([{ title: 'b' }]);
    expect((await other.api.documents.selections({ id: ids[1]! })).data).toEqual([]);
    expect((await owner.api.codes.get({ id: codeId })).hasUpdate).toBe(false);
  });

  it('leave nothing when they are declined', async () => {
    const files = async () => (await test.server.ports.blobs.keys()).toSorted();
    await world.idle();
    const before = await owner.api.codes.get({ id: codeId });
    const kept = await files();
    await owner.api.documents.update({ id: ids[2]!, order: 0, title: 'C' });
    const added = await addDocument(owner, codeId, 'e', makePdf([['e']]));
    await replace(owner, { id: ids[0]!, codeId }, makePdf([['other']]));
    expect(await refusal(other.api.documents.file({ id: added.id }))).toBe('NOT_FOUND');
    await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
    await world.idle();
    const after = await owner.api.codes.get({ id: codeId });
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
    expect(await files()).toEqual(kept);
  });

  it('are taken back one by one; with the last one the Update goes', async () => {
    await owner.api.documents.update({ id: ids[0]!, title: 'A', order: 3 });
    const added = await addDocument(owner, codeId, 'e', makePdf([['e']]));
    await owner.api.documents.update({ id: ids[0]!, revert: true });
    await owner.api.documents.delete({ id: added.id });
    const code = await owner.api.codes.get({ id: codeId });
    expect(code.update).toBeUndefined();
    expect(await planned()).toEqual(['a: ', 'b: ', 'c: ', 'd: ']);
  });

  it('are reviewed by one; the other is refused', async () => {
    await world.share(codeId, other, 'organize');
    await owner.api.documents.update({ id: ids[0]!, title: 'A' });
    const outcomes = await Promise.all([
      refusal(owner.api.codes.review({ id: codeId, reviewResult: 'approve' })),
      refusal(other.api.codes.review({ id: codeId, reviewResult: 'decline' })),
    ]);
    expect(outcomes.toSorted()).toEqual(['UPDATE_MISSING', 'done']);
    await owner.api.documents.update({ id: ids[1]!, title: 'B' });
    await owner.api.documents.update({ id: ids[1]!, title: 'BB' });
    const stale = other.api.codes.review({ id: codeId, reviewResult: 'approve', revision: 1 });
    expect(await refusal(stale)).toBe('UPDATE_CHANGED');
  });
});

describe('a new file', () => {
  it('of a draft carries the annotations over at once', async () => {
    const { id: codeId } = await owner.api.codes.create({ title: 'Draft' });
    const law = await addDocument(owner, codeId, 'Law', makeLaw(LAW));
    await mark(owner, law.id, 'within two years');
    await mark(owner, law.id, 'given in writing');
    await owner.api.bookmarks.create({ documentId: law.id, name: 'Last', page: 1 });
    const uuid = await world.upload(owner, makeLaw({ '0': ['Scope.'], ...NEW_LAW }));
    const next = await owner.api.documents.create({ codeId, id: law.id, title: 'New', uuid });
    expect(next).toMatchObject({ title: 'New', version: { number: 2 } });
    const { data } = await owner.api.documents.selections({ id: law.id });
    expect(data.map(({ status }) => status).toSorted()).toEqual(['failed', 'success']);
    expect((await owner.api.codes.get({ id: codeId })).hasUpdate).toBe(false);
  });

  it('that is the current one is refused; an archived one comes back', async () => {
    const { codeId, law } = await world.lawCode(owner);
    const same = { codeId, id: law.id, title: 'Law', uuid: await world.upload(owner, makeLaw(LAW)) };
    expect(await refusal(owner.api.documents.create(same))).toBe('DOCUMENT_UNCHANGED');
    await replace(owner, law);
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    await owner.api.documents.create({ codeId, id: law.id, title: 'Law', uuid: law.uuid });
    await world.idle();
    const { data } = await owner.api.documents.versions({ id: law.id });
    expect(data.map(({ number, status }) => `${number} ${status}`)).toEqual([
      '3 pending',
      '2 current',
      '1 archived',
    ]);
    const { data: back } = await owner.api.documents.changes({ id: law.id, from: 1, to: 3 });
    expect(back).toEqual([]);
  });

  it.each([
    ['a scan', makePdf([[], []]), 'no-text', 'no-text-layer'],
    [
      'another book',
      makePdf([['Lorem ipsum dolor sit amet consectetur adipiscing elit sed do']]),
      'different',
      undefined,
    ],
  ])('that is %s is reported before anything is decided', async (_name, bytes, verdict, reason) => {
    const { codeId, law } = await world.lawCode(owner);
    await mark(owner, law.id, 'within two years');
    await replace(owner, law, bytes);
    const [document] = (await owner.api.codes.get({ id: codeId, showUpdates: true })).documents;
    expect(document).toMatchObject({
      comparison: { verdict },
      carryOver: { success: 0, unconfirmed: 0, failed: 1 },
    });
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    const { data } = await owner.api.documents.selections({ id: law.id });
    expect(data[0]).toMatchObject({ status: 'failed', text: 'within two years' });
    if (reason) expect(data[0]?.carriedOver?.reason.kind).toBe(reason);
  });
});

describe('unported annotations', () => {
  it('are confirmed, taken back, selected by hand, and keep their last sure place', async () => {
    const { codeId, law } = await world.lawCode(owner);
    const { id } = await mark(owner, law.id, 'within fourteen days');
    const { id: lost } = await mark(owner, law.id, 'given in writing');
    await replace(owner, law);
    // Comes while the Update is open, and is carried over too.
    const { id: late } = await mark(owner, law.id, 'pay the price in full');
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    const { data } = await owner.api.documents.selections({ id: law.id });
    expect(data.find((each) => each.id === late)?.status).toBe('success');
    const sure = await owner.api.selections.update({ id, status: 'success' });
    expect(sure).toMatchObject({
      status: 'success',
      text: 'within ten days',
      carriedOver: { confirmedBy: { id: owner.id } },
    });
    const back = await owner.api.selections.update({ id, status: 'unconfirmed' });
    expect(back).toMatchObject({ status: 'unconfirmed', text: 'within ten days' });
    expect(back.carriedOver?.confirmedAt).toBeUndefined();
    expect(await refusal(owner.api.selections.update({ id: lost, status: 'success' }))).toBe('VALIDATION');
    // Both still count from the first Version, where they stood surely.
    await replace(owner, law, makeLaw({ ...LAW, '7': ['An article at the end.'] }));
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    const { data: later } = await owner.api.documents.selections({ id: law.id });
    expect(later.map(({ status }) => status)).toEqual(['success', 'success', 'success']);
    expect(later.map(({ text }) => text)).toContain('within fourteen days');
  });

  it('of a former user are decided by the owner of the Code, who may do nothing else to them', async () => {
    const { codeId, law } = await world.lawCode(owner);
    const gone = await test.newUser('gone');
    await world.share(codeId, gone, 'annotate');
    await world.share(codeId, other, 'organize');
    const { id } = await mark(gone, law.id, 'within fourteen days');
    const { id: sure } = await mark(gone, law.id, 'within two years');
    await replace(owner, law);
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    const confirm = (user: TestUser) => refusal(user.api.selections.update({ id, status: 'success' }));
    expect(await confirm(owner)).toBe('FORBIDDEN');
    await test.server.ports.storage.accounts.transact(async (transaction) => {
      const row = await transaction.get('users', gone.id);
      if (row) await transaction.put('users', { ...row, userType: 'archived' });
    });
    expect(await confirm(other)).toBe('FORBIDDEN');
    expect(await refusal(owner.api.selections.update({ id, status: 'success', color: 'COLOR_2' }))).toBe(
      'FORBIDDEN',
    );
    expect(await refusal(owner.api.selections.update({ id: sure, name: 'Mine' }))).toBe('FORBIDDEN');
    const now = await owner.api.selections.update({ id, status: 'success' });
    expect(now).toMatchObject({
      status: 'success',
      createdBy: { id: gone.id, name: 'Former user', isFormer: true },
      carriedOver: { confirmedBy: { id: owner.id } },
    });
    expect(await owner.api.selections.update({ id, status: 'unconfirmed' })).toMatchObject({
      status: 'unconfirmed',
    });
    expect(await refusal(owner.api.selections.update({ id: sure, status: 'unconfirmed' }))).toBe('FORBIDDEN');
  });
});
