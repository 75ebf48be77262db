import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { createInProcessComparer } from '../../../testing/in-process-comparer';
import { leftBehind } from '../../../testing/kill-world';
import { makeLaw } from '../../../testing/law-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { createUpdateWorld, NEW_LAW } from '../../../testing/update-world';

let test: TestServer;
let author: TestUser;
let firm: TestUser;
const world = createUpdateWorld(() => test);
const { mark, idle } = world;
let people = 0;
let codeId: number;
let law: CodeDocument;
beforeAll(async () => {
  test = await startTestServer({
    ports: { comparer: createInProcessComparer() },
    env: { QUOTA_MIB: '1' },
  });
});
afterAll(() => test.stop());
beforeEach(async () => {
  people += 1;
  author = await test.newUser(`author${people}`);
  firm = await test.newUser(`firm${people}`);
  ({ codeId, law } = await world.lawCode(author));
  await author.api.codes.update({ id: codeId, isPublic: true });
});

const approve = async (user: TestUser, id: number) => {
  await user.api.codes.review({ id, reviewResult: 'approve' });
  await idle();
};
const follow = (user: TestUser, id: number) =>
  user.api.codes.copy({ codeId: id, title: 'Copy', withAnnotations: true, allowUpdates: true });
const planned = async (user: TestUser, id: number) =>
  (await user.api.codes.get({ id, showUpdates: true })).documents.map(
    ({ title, version, warnings = [] }) => `${title} ${version?.number ?? 0}: ${warnings.join(', ')}`,
  );
const news = async (user: TestUser) =>
  (await user.api.notifications.list()).data.map(({ params }) => String(params['what']));
const catchUp = async () => {
  test.server.services.flow.catchUp();
  await idle();
};
/** A law with one more article than the amended one. */
const THIRD = { ...NEW_LAW, '7': ['Whoever repairs the goods shall return them within a fortnight.'] };

describe('a copy that follows', () => {
  it('can still be reviewed when its source is deleted, and keeps its annotations', async () => {
    const copy = await follow(firm, codeId);
    const own = copy.documents[0]!;
    const { id } = await mark(firm, own.id, 'within two years');
    await world.replace(author, law);
    await approve(author, codeId);
    await author.api.codes.delete({ id: codeId });
    await idle();
    expect(await planned(firm, copy.id)).toEqual(['Law 2: contains updates to resolve']);
    await approve(firm, copy.id);
    const { data } = await firm.api.documents.selections({ id: own.id });
    expect(data).toMatchObject([{ id, status: 'success', text: 'within two years' }]);
    expect(await leftBehind(test)).toEqual([]);
  });

  it('whose owner may not read the source any more gets nothing, and all of it when they may again', async () => {
    const copy = await follow(firm, codeId);
    await author.api.codes.update({ id: codeId, isPublic: false });
    await world.replace(author, law);
    await approve(author, codeId);
    await catchUp();
    expect(await planned(firm, copy.id)).toEqual(['Law 1: ']);
    expect(await news(firm)).toEqual([]);
    await world.share(codeId, firm, 'read');
    await catchUp();
    expect(await planned(firm, copy.id)).toEqual(['Law 2: contains updates to resolve']);
    expect(await news(firm)).toEqual(['update']);
    await catchUp();
    expect(await news(firm)).toEqual(['update']);
    expect(await leftBehind(test)).toEqual([]);
  });

  it('whose owner has no room is as it was, the owner is notified once, and gets it when there is room', async () => {
    const copy = await follow(firm, codeId);
    const { id } = await mark(firm, copy.documents[0]!.id, 'within two years');
    const { id: bigId } = await firm.api.codes.create({ title: 'Big' });
    const filler = new TextEncoder().encode(`%${' '.repeat(900_000)}`);
    await addDocument(firm, bigId, 'Big', new Uint8Array([...makeLaw({ '1': ['Big.'] }), ...filler]));
    const more = new TextEncoder().encode(`%${' '.repeat(150_000)}`);
    await author.api.documents.create({
      codeId,
      id: law.id,
      title: 'Law',
      uuid: await world.upload(author, new Uint8Array([...makeLaw(NEW_LAW), ...more])),
    });
    // What a file says of itself is read when its Code is first shown.
    await firm.api.codes.get({ id: copy.id });
    await idle();
    const before = await firm.api.codes.get({ id: copy.id });
    const blobs = (await test.server.ports.blobs.keys()).length;
    await approve(author, codeId);
    await catchUp();
    expect(await firm.api.codes.get({ id: copy.id })).toEqual(before);
    expect(await news(firm)).toEqual(['storageFull']);
    // The annotations the source had are kept with its old Version; of the copy there is nothing new.
    const left = (await test.server.ports.blobs.keys()).filter((key) => !/\.(marks|carried)$/.test(key));
    expect(left.length).toBeLessThanOrEqual(blobs);
    await firm.api.codes.delete({ id: bigId });
    await firm.api.codes.deleteForGood({ id: bigId });
    await catchUp();
    expect(await planned(firm, copy.id)).toEqual(['Law 2: contains updates to resolve']);
    expect(await news(firm)).toEqual(['update', 'storageFull']);
    await approve(firm, copy.id);
    const { data } = await firm.api.documents.selections({ id: copy.documents[0]!.id });
    expect(data).toMatchObject([{ id, status: 'success' }]);
    expect(await leftBehind(test)).toEqual([]);
  });

  it('carries its annotations from what it has to the newest, over an Update that was never reviewed', async () => {
    const copy = await follow(firm, codeId);
    const own = copy.documents[0]!;
    const edited = await mark(firm, own.id, 'within fourteen days');
    const kept = await mark(firm, own.id, 'lapse five years');
    await world.replace(author, law);
    await approve(author, codeId);
    const late = await mark(firm, own.id, 'given in writing');
    await firm.api.selections.createComment({ selectionId: late.id, text: 'Late' });
    await world.replace(author, law, makeLaw(THIRD));
    await approve(author, codeId);
    expect(await planned(firm, copy.id)).toEqual(['Law 2: contains updates to resolve']);
    await approve(firm, copy.id);
    const { data } = await firm.api.documents.selections({ id: own.id });
    const statusOf = ({ id }: { id: number }) => data.find((each) => each.id === id)?.status;
    expect([edited, kept, late].map(statusOf)).toEqual(['unconfirmed', 'success', 'failed']);
    expect(data.find(({ id }) => id === late.id)).toMatchObject({
      text: 'given in writing',
      data: [{ text: 'Late' }],
    });
    expect(await news(firm)).toEqual(['update', 'update']);
    expect(await leftBehind(test)).toEqual([]);
  });

  it('keeps what its owner changed in it: a title, the order, a deletion', async () => {
    const decree = await addDocument(author, codeId, 'Decree', makeLaw({ '1': ['A decree.'] }));
    await addDocument(author, codeId, 'Annex', makeLaw({ '1': ['An annex.'] }));
    await approve(author, codeId);
    const copy = await follow(firm, codeId);
    const [ownLaw, , ownAnnex] = copy.documents;
    await firm.api.documents.update({ id: ownAnnex!.id, order: 0 });
    await approve(firm, copy.id);
    await firm.api.documents.update({ id: ownLaw!.id, title: 'My law' });
    await firm.api.documents.delete({ id: ownAnnex!.id });
    await author.api.documents.update({ id: decree.id, title: 'Order' });
    await approve(author, codeId);
    expect(await planned(firm, copy.id)).toEqual([
      'Annex 1: deleted',
      'My law 1: renamed',
      'Order 1: renamed',
    ]);
    // What is new in the source wins where both have changed the same.
    await author.api.documents.update({ id: law.id, title: 'Act' });
    await approve(author, codeId);
    expect(await planned(firm, copy.id)).toEqual(['Annex 1: deleted', 'Act 1: renamed', 'Order 1: renamed']);
  });

  it('passes it on three levels deep, each when it is reviewed', async () => {
    const chain: { user: TestUser; id: number; documentId: number; markId: number }[] = [];
    let above = codeId;
    for (const level of [1, 2, 3]) {
      const user = await test.newUser(`level${level}x${people}`);
      const copy = await follow(user, above);
      await user.api.codes.update({ id: copy.id, isPublic: true });
      const documentId = copy.documents[0]!.id;
      const text = ['pay the price in full', 'within two years', 'lapse five years'][level - 1] ?? '';
      chain.push({ user, id: copy.id, documentId, markId: (await mark(user, documentId, text)).id });
      above = copy.id;
    }
    await world.replace(author, law);
    await approve(author, codeId);
    for (const [level, { user, id, documentId, markId }] of chain.entries()) {
      expect(await planned(user, id)).toEqual(['Law 2: contains updates to resolve']);
      for (const deeper of chain.slice(level + 1))
        expect(await planned(deeper.user, deeper.id)).toEqual(['Law 1: ']);
      await approve(user, id);
      const { data } = await user.api.documents.selections({ id: documentId });
      expect(data.find((each) => each.id === markId)?.status).toBe('success');
      expect((await user.api.documents.versions({ id: documentId })).data[0]).toMatchObject({
        number: 2,
        status: 'current',
      });
    }
    expect(await leftBehind(test)).toEqual([]);
  });
});
