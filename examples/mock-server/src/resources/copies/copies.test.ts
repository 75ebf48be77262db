import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { LAW, makeLaw } from '../../testing/law-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld, NEW_LAW, refusal } from '../../testing/update-world';

let test: TestServer;
let author: TestUser;
let firm: TestUser;
let lawyer: TestUser;
const world = createUpdateWorld(() => test);
const { mark, replace, idle } = world;
beforeAll(async () => {
  test = await startTestServer({
    ports: { comparer: createInProcessComparer() },
    env: { QUOTA_MIB: '1' },
  });
  author = await test.newUser('author');
  firm = await test.newUser('firm');
  lawyer = await test.newUser('lawyer');
});
afterAll(() => test.stop());

const review = async (
  user: TestUser,
  id: number,
  reviewResult: 'approve' | 'decline' | 'copy' = 'approve',
) => {
  const code = await user.api.codes.review({ id, reviewResult });
  await idle();
  return code;
};
const follow = (user: TestUser, codeId: number, withAnnotations = true) =>
  user.api.codes.copy({ codeId, title: 'Copy', withAnnotations, allowUpdates: true });
const planned = async (user: TestUser, id: number) =>
  (await user.api.codes.get({ id, showUpdates: true })).documents.map(
    ({ title, version, warnings = [] }) => `${title} ${version?.number ?? 0}: ${warnings.join(', ')}`,
  );
/** An article more than the amended law has. */
const THIRD = {
  ...NEW_LAW,
  '7': ['Whoever repairs the goods shall return them within a fortnight, free of charge.'],
};

describe('a copy', () => {
  let codeId: number;
  let law: CodeDocument;
  beforeEach(async () => {
    ({ codeId, law } = await world.lawCode(author));
    await author.api.codes.update({ id: codeId, isPublic: true });
  });

  it('has links to its own documents', async () => {
    const selection = await mark(author, law.id, 'within two years');
    const linkTo = (id: number) => `**See** [Art. 1](article:${id}#art%3A1) and [none](article:1#x)`;
    await author.api.selections.createComment({ selectionId: selection.id, text: linkTo(law.id) });
    await author.api.notes.create({ documentId: law.id, text: linkTo(law.id) });
    const copy = await follow(firm, codeId);
    const documentId = copy.documents[0]?.id ?? 0;
    const [copied] = (await firm.api.documents.selections({ id: documentId })).data;
    expect(copied?.data[0]).toMatchObject({ text: linkTo(documentId) });
    const [note] = (await firm.api.documents.notes({ id: documentId })).data;
    expect(note?.text).toBe(linkTo(documentId));
  });

  it('has everything of its source, and nothing of it is shared', async () => {
    const selection = await mark(author, law.id, 'within two years');
    await author.api.selections.createComment({ selectionId: selection.id, text: 'Mine' });
    await author.api.selections.update({ id: selection.id, tags: ['Term', 'Duty'] });
    await author.api.bookmarks.create({ documentId: law.id, name: 'End', page: 1 });
    const copy = await follow(firm, codeId);
    const [own] = copy.documents;
    expect(own).toMatchObject({ title: 'Law', pages: 2, totalSelectionsCount: 1 });
    expect(own!.uuid).not.toBe(law.uuid);
    const { data } = await firm.api.documents.selections({ id: own!.id });
    expect(data).toMatchObject([
      {
        text: 'within two years',
        tags: ['Term', 'Duty'],
        data: [{ text: 'Mine' }],
        createdBy: { id: author.id },
      },
    ]);
    expect((await firm.api.documents.bookmarks({ id: own!.id })).data).toHaveLength(1);
    await author.api.codes.delete({ id: codeId });
    const file = await (await firm.api.documents.file({ id: own!.id })).blob();
    expect(file.size).toBe(own!.size);
    const plain = await firm.api.codes.copy({
      codeId: copy.id,
      title: 'P',
      withAnnotations: false,
      allowUpdates: false,
    });
    expect(plain).toMatchObject({ totalSelectionsCount: 0, colors: ['COLOR_1'] });
    expect(plain.followedCodeId).toBeUndefined();
  });

  it('gets the Updates of its source, and so does a copy of the copy', async () => {
    const copy = await follow(firm, codeId);
    await firm.api.codes.update({ id: copy.id, isPublic: true });
    const leaf = await follow(lawyer, copy.id);
    const own = await mark(lawyer, leaf.documents[0]!.id, 'within fourteen days');
    await replace(author, law);
    await addDocument(author, codeId, 'Decree', makeLaw({ '1': ['This decree implements the law.'] }));
    await author.api.documents.update({ id: law.id, title: 'The law' });
    await review(author, codeId);
    expect(await planned(firm, copy.id)).toEqual([
      'The law 2: renamed, contains updates to resolve',
      'Decree 1: added',
    ]);
    expect(await planned(lawyer, leaf.id)).toEqual(['Law 1: ']);
    await review(firm, copy.id);
    expect(await planned(lawyer, leaf.id)).toEqual([
      'The law 2: renamed, contains updates to resolve',
      'Decree 1: added',
    ]);
    await review(lawyer, leaf.id);
    const { data } = await lawyer.api.documents.selections({ id: leaf.documents[0]!.id });
    expect(data).toMatchObject([{ id: own.id, status: 'unconfirmed', text: 'within ten days' }]);
    const { data: news } = await lawyer.api.notifications.list();
    expect(news.filter((each) => each.codeId === leaf.id)).toMatchObject([
      { type: 'CODE_CHANGED', params: { what: 'update' } },
    ]);
  });

  it('merges a second Update into the one it has not reviewed, and follows on after declining', async () => {
    const copy = await follow(firm, codeId);
    await replace(author, law);
    await review(author, codeId);
    const first = (await firm.api.documents.versions({ id: copy.documents[0]!.id })).data[0]!;
    await replace(author, law, makeLaw(THIRD));
    await review(author, codeId);
    const { data } = await firm.api.documents.versions({ id: copy.documents[0]!.id });
    expect(data.map(({ status }) => status)).toEqual(['pending', 'current']);
    expect(data[0]!.uuid).not.toBe(first.uuid);
    expect(await test.server.ports.blobs.has(first.uuid)).toBe(false);
    await review(firm, copy.id, 'decline');
    expect(await planned(firm, copy.id)).toEqual(['Law 1: ']);
    await author.api.documents.update({ id: law.id, title: 'Renamed' });
    await review(author, codeId);
    // Always towards the newest state of the source.
    expect(await planned(firm, copy.id)).toEqual(['Renamed 2: renamed, contains updates to resolve']);
    await review(firm, copy.id);
    const versions = (await firm.api.documents.versions({ id: copy.documents[0]!.id })).data;
    expect(versions.map(({ status }) => status)).toEqual(['current', 'archived']);
  });

  it('gets a deletion as a change to review, and keeps documents of its own', async () => {
    const second = await addDocument(author, codeId, 'Decree', makeLaw({ '1': ['A decree.'] }));
    await review(author, codeId);
    const copy = await follow(firm, codeId);
    await addDocument(firm, copy.id, 'Own', makeLaw({ '1': ['A note.'] }));
    await review(firm, copy.id);
    await author.api.documents.delete({ id: second.id });
    await review(author, codeId);
    expect(await planned(firm, copy.id)).toEqual(['Law 1: ', 'Decree 1: deleted', 'Own 1: ']);
  });

  it('gets nothing more when its owner may not read the source, or the source is gone', async () => {
    const copy = await follow(firm, codeId);
    await author.api.codes.update({ id: codeId, isPublic: false });
    await author.api.documents.update({ id: law.id, title: 'Renamed' });
    await review(author, codeId);
    expect((await firm.api.codes.get({ id: copy.id })).hasUpdate).toBe(false);
    await author.api.codes.delete({ id: codeId });
    expect((await firm.api.codes.get({ id: copy.id })).documents).toHaveLength(1);
  });

  it('is refused where the storage is full, and leaves nothing', async () => {
    const big = makeLaw({ ...LAW, '9': [`Annex ${'x'.repeat(80)}`] });
    const padded = new Uint8Array([...big, ...new TextEncoder().encode(`%${' '.repeat(600_000)}`)]);
    const { id } = await lawyer.api.codes.create({ title: 'Big' });
    await addDocument(lawyer, id, 'Annex', padded);
    // What is read from the files comes by itself.
    await idle();
    const before = (await test.server.ports.blobs.keys()).length;
    const copied = lawyer.api.codes.copy({
      codeId: id,
      title: 'C',
      withAnnotations: true,
      allowUpdates: false,
    });
    expect(await refusal(copied)).toBe('QUOTA_EXCEEDED');
    expect(await test.server.ports.blobs.keys()).toHaveLength(before);
  });

  it('of an Update is a Code of its own with its annotations carried over; the reviewed Code stays', async () => {
    const edited = await mark(author, law.id, 'within fourteen days');
    const lost = await mark(author, law.id, 'given in writing');
    await author.api.selections.update({ id: edited.id, tags: ['Term'] });
    await author.api.selections.update({ id: lost.id, tags: ['Form'] });
    await author.api.selections.createComment({ selectionId: lost.id, text: 'Keep' });
    const before: Code = await author.api.codes.get({ id: codeId });
    await replace(author, law);
    const copy = await review(author, codeId, 'copy');
    expect(copy.title).toMatch(/^Sales \(updated /);
    const [own] = copy.documents;
    const { data } = await author.api.documents.selections({ id: own!.id });
    expect(data).toMatchObject([
      {
        status: 'unconfirmed',
        text: 'within ten days',
        tags: ['Term'],
        carriedOver: { from: { versionNumber: 1 } },
      },
      { status: 'failed', text: 'given in writing', tags: ['Form'], data: [{ text: 'Keep' }] },
    ]);
    const { data: old } = await author.api.documents.selections({ id: own!.id, version: 1 });
    expect(old).toHaveLength(2);
    const after = await author.api.codes.get({ id: codeId });
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
    expect((await author.api.documents.selections({ id: law.id })).data).toMatchObject([
      { id: edited.id },
      { id: lost.id },
    ]);
  });
});
