import { PENDING_TASKS } from '../../../tables/pending-tasks';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCutOffComparison } from '../../../testing/cut-off-comparison';
import { createInProcessComparer } from '../../../testing/in-process-comparer';
import { makeLaw } from '../../../testing/law-pdf';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { createUpdateWorld, NEW_LAW, refusal } from '../../../testing/update-world';

let test: TestServer;
let owner: TestUser;
let other: TestUser;
let third: TestUser;
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  test = await startTestServer({ ports: { comparer: createInProcessComparer() } });
  owner = await test.newUser('owner');
  other = await test.newUser('other');
  third = await test.newUser('third');
});
afterAll(() => test.stop());

let codeId: number;
let law: CodeDocument;
beforeEach(async () => {
  ({ codeId, law } = await world.lawCode(owner));
  await world.share(codeId, other, 'organize');
  await world.share(codeId, third, 'annotate');
});
const selections = async () => (await owner.api.documents.selections({ id: law.id })).data;

describe('two who review at once', () => {
  it.each([
    ['approve', 'approve'],
    ['approve', 'decline'],
    ['copy', 'approve'],
    ['copy', 'decline'],
  ] as const)('to %s and to %s: one wins, the other is refused', async (one, two) => {
    await world.mark(owner, law.id, 'within two years');
    await world.replace(owner, law);
    const outcomes = await Promise.all([
      refusal(owner.api.codes.review({ id: codeId, reviewResult: one })),
      refusal(other.api.codes.review({ id: codeId, reviewResult: two })),
    ]);
    expect(outcomes.toSorted()).toEqual(['UPDATE_MISSING', 'done']);
    const won = outcomes[0] === 'done' ? one : two;
    const code = await owner.api.codes.get({ id: codeId });
    expect(code.hasUpdate).toBe(false);
    expect(code.documents[0]?.version?.number).toBe(won === 'approve' ? 2 : 1);
    expect(await selections()).toHaveLength(1);
  });

  it('refuses whoever saw another state, and neither the Update nor its comparison suffers', async () => {
    await world.mark(owner, law.id, 'within two years');
    await world.replace(owner, law);
    const { update } = await other.api.codes.get({ id: codeId });
    const { data: before } = await other.api.codes.list({ isPublic: false });
    await owner.api.documents.update({ id: law.id, title: 'The law' });
    for (const reviewResult of ['approve', 'decline', 'copy'] as const) {
      const late = other.api.codes.review({ id: codeId, reviewResult, revision: update?.revision ?? 0 });
      expect(await refusal(late)).toBe('UPDATE_CHANGED');
    }
    const [document] = (await owner.api.codes.get({ id: codeId, showUpdates: true })).documents;
    expect(document).toMatchObject({
      title: 'The law',
      comparison: { state: 'ready' },
      carryOver: { success: 1 },
    });
    expect((await other.api.codes.list({ isPublic: false })).data).toHaveLength(before.length);
  });
});

describe('what others do while a review is open', () => {
  it('is carried over: comments, highlights, moved ends, deletions', async () => {
    const moved = await world.mark(third, law.id, 'within two years');
    const deleted = await world.mark(third, law.id, 'given in writing');
    const discussed = await world.mark(third, law.id, 'pay the price in full');
    await world.replace(owner, law);
    await other.api.codes.get({ id: codeId, showUpdates: true });
    await third.api.selections.createComment({ selectionId: discussed.id, text: 'Late' });
    const { id: added } = await world.mark(third, law.id, 'lapse five years');
    const { startPage, startElement, startCharacter, endPage, endElement, endCharacter } = moved;
    const range = {
      startPage,
      startElement,
      startCharacter,
      endPage,
      endElement,
      endCharacter: endCharacter - 6,
    };
    await third.api.selections.update({ id: moved.id, range });
    await third.api.selections.delete({ id: deleted.id });
    await world.idle();
    const [document] = (await other.api.codes.get({ id: codeId, showUpdates: true })).documents;
    expect(document?.carryOver).toEqual({ success: 3, unconfirmed: 0, failed: 0 });
    await other.api.codes.review({ id: codeId, reviewResult: 'approve' });
    const after = await selections();
    const of = (id: number) => after.find((each) => each.id === id);
    expect(of(moved.id)).toMatchObject({ status: 'success', text: 'within two' });
    expect(of(discussed.id)).toMatchObject({ status: 'success', data: [{ text: 'Late' }] });
    expect(of(added)).toMatchObject({ status: 'success', text: 'lapse five years' });
    expect(after).toHaveLength(3);
    // In the Version before, all is as it was when it was archived.
    const { data: old } = await owner.api.documents.selections({ id: law.id, version: 1 });
    expect(old.map(({ text }) => text).toSorted()).toEqual([
      'lapse five years',
      'pay the price in full',
      'within two',
    ]);
    // What was deleted before comes back without a sure place, and is not lost.
    const back = await third.api.selections.restore({ id: deleted.id });
    expect(back).toMatchObject({
      status: 'failed',
      text: 'given in writing',
      carriedOver: { from: { versionNumber: 1 } },
    });
  });

  it('is seen in the dry run when what was deleted is restored', async () => {
    const { id } = await world.mark(third, law.id, 'within two years');
    await third.api.selections.delete({ id });
    await world.replace(owner, law);
    await third.api.selections.restore({ id });
    await world.idle();
    const [document] = (await owner.api.codes.get({ id: codeId, showUpdates: true })).documents;
    expect(document?.carryOver).toEqual({ success: 1, unconfirmed: 0, failed: 0 });
  });

  it('to attachments after it is said of the archived Version, which still names them', async () => {
    const { id: selectionId } = await world.mark(third, law.id, 'within two years');
    const attach = async (name: string) =>
      third.api.selections.createAttachment({
        selectionId,
        name,
        type: 'attachment' as const,
        uuid: await world.upload(third, makeLaw({ '1': [name] })),
      });
    const [kept, deleted] = [await attach('Kept.pdf'), await attach('Deleted.pdf')];
    await world.replace(owner, law);
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    await third.api.selections.deleteAttachment({ id: deleted.id });
    const { data } = await owner.api.documents.selections({ id: law.id, version: 1 });
    const attachments = data[0]?.data ?? [];
    expect(attachments).toMatchObject([
      { id: kept.id },
      { id: deleted.id, name: 'Deleted.pdf', isGone: true },
    ]);
    expect(attachments[0]).not.toHaveProperty('isGone');
    expect(await refusal(owner.api.selections.attachmentFile({ id: kept.id }))).toBe('done');
  });

  it('at the same moment is done or refused, and never lost', async () => {
    const texts = [
      'within fourteen days',
      'pay the price in full',
      'within two years',
      'lapse five years',
      'seat of the debtor',
    ];
    const marks = [];
    for (const text of texts.slice(0, 2)) marks.push(await world.mark(third, law.id, text));
    await world.replace(owner, law);
    const ranges = await Promise.all(
      texts.slice(2).map(async (text) => {
        const { data } = await third.api.documents.search({ id: law.id, text });
        const { excerpt: _excerpt, match: _match, ...range } = data[0]!;
        return { text, range };
      }),
    );
    const review = refusal(owner.api.codes.review({ id: codeId, reviewResult: 'approve' }));
    const created = ranges.map(({ text, range }) =>
      refusal(third.api.selections.create({ documentId: law.id, text, color: 'COLOR_1', ...range })),
    );
    const remarks = marks.flatMap(({ id }) =>
      [1, 2, 3].map((number) =>
        refusal(third.api.selections.createComment({ selectionId: id, text: `Remark ${number}` })),
      ),
    );
    expect(await review).toBe('done');
    expect(await Promise.all(remarks)).toEqual(remarks.map(() => 'done'));
    const outcomes = await Promise.all(created);
    const after = await selections();
    for (const [index, { text }] of ranges.entries()) {
      const found = after.find((each) => each.text === text);
      // Checked against the old text, it is refused once the new one is there.
      expect(outcomes[index] === 'done' ? found?.status : outcomes[index]).toBe(
        outcomes[index] === 'done' ? 'success' : 'CONFLICT',
      );
    }
    for (const { id } of marks) expect(after.find((each) => each.id === id)?.data).toHaveLength(3);
  });

  it('by another organiser is kept apart from the review', async () => {
    await world.replace(owner, law);
    const review = refusal(owner.api.codes.review({ id: codeId, reviewResult: 'approve' }));
    const rename = refusal(other.api.documents.update({ id: law.id, title: 'Renamed' }));
    expect(await Promise.all([review, rename])).toEqual(['done', 'done']);
    const planned = await owner.api.codes.get({ id: codeId, showUpdates: true });
    const now = await owner.api.codes.get({ id: codeId });
    // Whichever came first: the name is approved with the rest, or waits.
    expect([now.documents[0]?.title, planned.documents[0]?.title]).toContain('Renamed');
    expect(now.documents[0]?.version?.number).toBe(2);
  });
});

describe('a comparison', () => {
  it('that a restart cuts off is taken up at the start, without anybody looking', async () => {
    const cutOff = createCutOffComparison();
    const first = await startTestServer({ ports: { comparer: createInProcessComparer(cutOff.wait) } });
    const own = createUpdateWorld(() => first);
    const author = await first.newUser('author');
    const made = await own.lawCode(author);
    await own.mark(author, made.law.id, 'within two years');
    const uuid = await own.upload(author, makeLaw(NEW_LAW));
    await author.api.documents.create({ codeId: made.codeId, id: made.law.id, title: 'Law', uuid });
    const comparisons = async (of: TestServer) =>
      (await of.server.ports.storage.code(made.codeId))?.read((reader) => reader.list('comparisons'));
    expect(await comparisons(first)).toEqual([]);
    const second = await cutOff.restart(first);
    expect(await comparisons(second)).toMatchObject([{ state: 'ready' }]);
    await second.client(author.token).codes.review({ id: made.codeId, reviewResult: 'approve' });
    await second.stop({ keepData: true });

    // Nothing is left to be taken up.
    const third = await startTestServer({
      dataDir: first.dataDir,
      ports: { comparer: createInProcessComparer() },
    });
    const tasks = await third.server.ports.storage.accounts.read((reader) => reader.list(PENDING_TASKS));
    expect(tasks).toEqual([]);
    await third.stop();
  });
});
