import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DECIDED_MS, type InboxKind } from '@glossator/client-sdk/contract';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { makeLaw } from '../../testing/law-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld, NEW_LAW } from '../../testing/update-world';

let test: TestServer;
let passed = 0;
let people = 0;
let owner: TestUser;
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  test = await startTestServer({
    ports: { comparer: createInProcessComparer() },
    env: { QUOTA_MIB: '1' },
    now: () => new Date(Date.now() + passed),
  });
});
afterAll(() => test.stop());
beforeEach(async () => {
  people += 1;
  owner = await test.newUser(`owner${people}`);
});

const of = async (user: TestUser, kind: InboxKind) => (await user.api.inbox.list({ kind })).data;
const approve = async (user: TestUser, id: number) => {
  await user.api.codes.review({ id, reviewResult: 'approve' });
  await world.idle();
};
/** A Code whose law was amended, with annotations of these users on what has gone. */
async function amended(...authors: readonly TestUser[]) {
  const { codeId, law } = await world.lawCode(owner);
  const marks = [];
  for (const [index, author] of authors.entries()) {
    if (author !== owner) await world.share(codeId, author, 'annotate');
    const text = ['within fourteen days', 'given in writing'][index] ?? '';
    marks.push(await world.mark(author, law.id, text));
  }
  await world.replace(owner, law, makeLaw({ ...NEW_LAW, '4': ['Whatever.'] }));
  await approve(owner, codeId);
  return { codeId, law, marks };
}
/** A law in a file that is larger than it has to be. */
const padded = (law: Readonly<Record<string, readonly string[]>>, bytes: number): Uint8Array =>
  new Uint8Array([...makeLaw(law), ...new TextEncoder().encode(`%${' '.repeat(bytes)}`)]);
/** What the bus says of inboxes until the answer is called; it gives the users. */
function listen(): () => readonly number[] {
  const users: number[] = [];
  const stop = test.server.ports.bus.subscribe('account-changed', ({ userId, part }) => {
    if (part === 'inbox') users.push(userId);
  });
  return () => {
    stop();
    return [...new Set(users)].toSorted((a, b) => a - b);
  };
}

describe('annotations to place', () => {
  it('are listed to their authors alone, by document, until they are placed or their author may not place them', async () => {
    const other = await test.newUser(`other${people}`);
    const { codeId, law, marks } = await amended(owner, other);
    const place = { kind: 'place', code: { id: codeId }, document: { id: law.id, title: 'Law' }, count: 1 };
    expect(await of(owner, 'place')).toMatchObject([place]);
    expect(await of(other, 'place')).toMatchObject([place]);
    await owner.api.selections.delete({ id: marks[0]!.id });
    expect(await of(owner, 'place')).toEqual([]);
    expect(await other.api.inbox.counts()).toEqual({ review: 0, follow: 0, place: 1 });
    await world.share(codeId, other, 'read');
    expect(await of(other, 'place')).toEqual([]);
  });

  it('that a deleted document keeps wait for nobody', async () => {
    const { codeId, law } = await amended(owner);
    expect(await of(owner, 'place')).toHaveLength(1);
    await addDocument(owner, codeId, 'Other', makeLaw({ '1': ['Another.'] }));
    await owner.api.documents.delete({ id: law.id });
    await approve(owner, codeId);
    expect(await of(owner, 'place')).toEqual([]);
  });
});

describe('a copy that could not take over what its source has', () => {
  it('is listed to its owner with the reason', async () => {
    const firm = await test.newUser(`firm${people}`);
    const { codeId, law } = await world.lawCode(owner);
    await owner.api.codes.update({ id: codeId, isPublic: true });
    const linked = { codeId, title: 'Copy', withAnnotations: false, allowUpdates: true };
    const copy = await firm.api.codes.copy(linked);
    await owner.api.codes.update({ id: codeId, isPublic: false });
    await world.replace(owner, law, padded(NEW_LAW, 150_000));
    await approve(owner, codeId);
    expect(await of(firm, 'follow')).toMatchObject([{ code: { id: copy.id }, trouble: 'closed' }]);
    expect((await of(firm, 'follow'))[0]).not.toHaveProperty('source');
    const { id: bigId } = await firm.api.codes.create({ title: 'Big' });
    await addDocument(firm, bigId, 'Big', padded({ '1': ['Big.'] }, 900_000));
    await owner.api.codes.update({ id: codeId, isPublic: true });
    test.server.services.flow.catchUp();
    await world.idle();
    expect(await of(firm, 'follow')).toMatchObject([{ trouble: 'noRoom', source: { title: 'Sales' } }]);
    expect(await firm.api.inbox.counts()).toEqual({ review: 0, follow: 1, place: 0 });
  });
});

it('has what was decided for 30 days', async () => {
  const { codeId } = await amended();
  expect(await of(owner, 'decided')).toMatchObject([{ code: { id: codeId }, update: { hasReport: true } }]);
  passed += DECIDED_MS + 60_000;
  owner = { ...owner, ...(await again(owner)) };
  expect(await of(owner, 'decided')).toEqual([]);
});

it('opens no Code whose digest is known', async () => {
  await amended(owner);
  await test.server.services.digests.refresh();
  const { storage } = test.server.ports;
  const opened: number[] = [];
  const code = storage.code.bind(storage);
  Object.assign(storage, { code: (id: number) => (opened.push(id), code(id)) });
  for (const kind of ['review', 'follow', 'place', 'decided'] as const) await of(owner, kind);
  await owner.api.inbox.counts();
  Object.assign(storage, { code });
  expect(opened).toEqual([]);
});

describe('news of the inbox', () => {
  it('reach those who may review what is collected, all when it is approved, and the authors of what is placed', async () => {
    const [reader, organizer] = [await test.newUser(`r${people}`), await test.newUser(`o${people}`)];
    const { codeId, law } = await world.lawCode(owner);
    await world.share(codeId, reader, 'annotate');
    await world.share(codeId, organizer, 'organize');
    const mark = await world.mark(reader, law.id, 'within fourteen days');
    let concerned = listen();
    await owner.api.documents.update({ id: law.id, title: 'Act' });
    await world.replace(owner, law);
    expect(concerned()).toEqual([owner.id, organizer.id]);
    concerned = listen();
    await approve(owner, codeId);
    expect(concerned()).toEqual([owner.id, reader.id, organizer.id]);
    concerned = listen();
    await reader.api.selections.update({ id: mark.id, status: 'success' });
    await world.idle();
    expect(concerned()).toEqual([reader.id]);
    concerned = listen();
    await reader.api.selections.update({ id: mark.id, color: 'COLOR_2' });
    await world.idle();
    expect(concerned()).toEqual([]);
  });

  it('say nothing to readers of what is declined', async () => {
    const reader = await test.newUser(`r${people}`);
    const { codeId, law } = await world.lawCode(owner);
    await world.share(codeId, reader, 'annotate');
    await owner.api.documents.update({ id: law.id, title: 'Act' });
    await world.idle();
    const concerned = listen();
    await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
    await world.idle();
    expect(concerned()).toEqual([owner.id]);
  });
});

/** Logs in again, for sessions run out. */
async function again({ email }: TestUser) {
  const { token } = await test.client().auth.login({ email, password: 'correct horse battery' });
  return { token, api: test.client(token) };
}
