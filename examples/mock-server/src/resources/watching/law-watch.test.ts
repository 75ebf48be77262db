import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { LAW, makeLaw } from '../../testing/law-pdf';
import { sendFile, startLawSite, type LawSite } from '../../testing/law-site';
import {
  addDocument,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../../testing/test-server';
import { createUpdateWorld, NEW_LAW, refusal } from '../../testing/update-world';

/** A place of its own for each test: what others watch goes on being watched. */
const place = () => `law.example/${people}.pdf`;
const DAY_MS = 86_400_000;
let site: LawSite;
let test: TestServer;
let passed = 0;
let people = 0;
let owner: TestUser;
let codeId: number;
let law: CodeDocument;
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  site = await startLawSite();
  test = await startTestServer({
    ports: { comparer: createInProcessComparer(), lawSites: site.sites() },
    env: { WATCH: 'on', QUOTA_MIB: '1' },
    now: () => new Date(Date.now() + passed),
  });
});
afterAll(async () => {
  await test.stop();
  await site.close();
});
beforeEach(async () => {
  people += 1;
  owner = await test.newUser(`owner${people}`);
  ({ codeId, law } = await world.lawCode(owner));
  site.requests.length = 0;
});

const publishedAt = (content: Uint8Array, headers: Readonly<Record<string, string>> = {}) =>
  site.answers.set(place(), sendFile(content, headers));
/** The same law as another file, as a site makes it that writes the time into each download. */
const madeAgain = (law: Uint8Array, at: string) =>
  new Uint8Array([...law, ...new TextEncoder().encode(`% ${at}\n`)]);
const watch = () => owner.api.documents.setPublication({ id: law.id, url: `https://${place()}` });
const looked = async () => (await owner.api.documents.publication({ id: law.id })).looked?.result;
const run = async () => {
  await test.server.services.watch.run();
  await world.idle();
};
/** Passes a day, after which the owner has to log in again. */
const nextDay = async () => {
  passed += DAY_MS;
  const { token } = await test.client().auth.login({ email: owner.email, password: TEST_PASSWORD });
  owner = { ...owner, token, api: test.client(token) };
  await run();
};
const news = async (user: TestUser) => (await user.api.notifications.list()).data.map(({ params }) => params);
const lookedAt = () => site.requests.filter((path) => path === place()).length;

describe('a law that has changed', () => {
  it('becomes a pending Update, compared before those are notified who may review it', async () => {
    const [organizer, reader] = [await test.newUser(`o${people}`), await test.newUser(`r${people}`)];
    await world.share(codeId, organizer, 'organize');
    await world.share(codeId, reader, 'annotate');
    const mark = await world.mark(owner, law.id, 'within fourteen days');
    publishedAt(makeLaw(NEW_LAW));
    expect(await watch()).toEqual({ url: `https://${place()}`, isWatched: true });
    await run();
    expect(await looked()).toBe('changed');
    const code = await owner.api.codes.get({ id: codeId, showUpdates: true });
    expect(code).toMatchObject({ hasUpdate: true, update: { createdBy: { id: owner.id } } });
    expect(code.documents[0]).toMatchObject({ comparison: { state: 'ready' }, version: { number: 2 } });
    for (const user of [owner, organizer])
      expect(await news(user)).toEqual([{ title: 'Sales', document: 'Law', what: 'newVersion' }]);
    expect(await news(reader)).toEqual([]);
    expect((await owner.api.inbox.list({ kind: 'review' })).data).toMatchObject([
      { code: { id: codeId }, update: { comparison: 'ready' } },
    ]);
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    const { data } = await owner.api.documents.selections({ id: law.id });
    expect(data).toMatchObject([{ id: mark.id, status: 'unconfirmed' }]);
  });

  it('is taken once, and again when it changes again, in the Update that waits', async () => {
    publishedAt(makeLaw(NEW_LAW), { etag: '"1"' });
    await watch();
    await run();
    await run();
    expect(lookedAt()).toBe(1);
    await nextDay();
    expect([await looked(), lookedAt()]).toEqual(['unchanged', 2]);
    publishedAt(makeLaw({ ...NEW_LAW, '9': ['New.'] }), { etag: '"2"' });
    await nextDay();
    expect(await looked()).toBe('changed');
    expect((await owner.api.codes.get({ id: codeId })).update?.revision).toBe(2);
    expect((await owner.api.documents.versions({ id: law.id })).data).toHaveLength(2);
  });

  it('that was declined is not proposed again', async () => {
    publishedAt(makeLaw(NEW_LAW));
    await watch();
    await run();
    await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
    await nextDay();
    expect(await looked()).toBe('unchanged');
    publishedAt(madeAgain(makeLaw(NEW_LAW), 'noon'));
    await nextDay();
    expect(await looked()).toBe('unchanged');
    expect((await owner.api.codes.get({ id: codeId })).hasUpdate).toBe(false);
  });

  it('is taken once where the site makes each download anew', async () => {
    for (const at of ['noon', 'one']) {
      publishedAt(madeAgain(makeLaw(NEW_LAW), at));
      await watch();
      await (at === 'noon' ? run() : nextDay());
    }
    expect([await looked(), lookedAt()]).toEqual(['unchanged', 2]);
    expect((await owner.api.codes.get({ id: codeId })).update?.revision).toBe(1);
    expect(await news(owner)).toHaveLength(1);
  });
});

describe('nothing becomes of', () => {
  it('the file that the document has', async () => {
    publishedAt(makeLaw(LAW));
    await watch();
    await run();
    expect(await looked()).toBe('unchanged');
    expect((await owner.api.codes.get({ id: codeId })).hasUpdate).toBe(false);
    expect(
      await test.server.ports.storage.accounts.read((reader) => reader.count('files', { ownerId: owner.id })),
    ).toBe(1);
  });

  it('another file of the same text', async () => {
    publishedAt(madeAgain(makeLaw(LAW), 'noon'));
    await watch();
    await run();
    expect(await looked()).toBe('unchanged');
    expect((await owner.api.codes.get({ id: codeId })).hasUpdate).toBe(false);
    const files = await test.server.ports.storage.accounts.read((reader) =>
      reader.list('files', { ownerId: owner.id, state: 'uploaded' }),
    );
    expect(files).toEqual([]);
  });

  it('what is found for a document that has got a file, or for a Code that has become a draft meanwhile', async () => {
    const meanwhile = (work: () => Promise<unknown>) =>
      site.answers.set(place(), (request, response) => {
        void work().then(() => sendFile(makeLaw(NEW_LAW))(request, response));
      });
    await watch();
    meanwhile(() => owner.api.codes.update({ id: codeId, publication: 'draft' }));
    await run();
    const { documents } = await owner.api.codes.get({ id: codeId });
    expect(documents).toMatchObject([{ version: { number: 1 } }]);
    await owner.api.codes.update({ id: codeId, publication: 'published' });
    meanwhile(() => world.replace(owner, law, makeLaw({ '1': ['Other.'] })));
    await run();
    expect(lookedAt()).toBe(2);
    expect((await owner.api.codes.get({ id: codeId })).update?.revision).toBe(1);
    expect(await looked()).toBeUndefined();
  });

  it('a PDF that cannot be opened, and one for which there is no room', async () => {
    publishedAt(new TextEncoder().encode('%PDF-1.7 nothing more'));
    await watch();
    await run();
    expect(await looked()).toBe('unusable');
    publishedAt(
      new Uint8Array([...makeLaw(NEW_LAW), ...new TextEncoder().encode(`%${' '.repeat(1_100_000)}`)]),
    );
    await nextDay();
    expect(await looked()).toBe('noRoom');
    expect((await owner.api.codes.get({ id: codeId })).hasUpdate).toBe(false);
    publishedAt(makeLaw(NEW_LAW));
    await nextDay();
    expect(await looked()).toBe('changed');
  });

  it('a document whose new file waits to be reviewed, or that is to go', async () => {
    publishedAt(makeLaw({ '1': ['Other.'] }));
    await world.replace(owner, law);
    await watch();
    await run();
    expect(lookedAt()).toBe(0);
    await owner.api.documents.delete({ id: law.id });
    await run();
    expect(lookedAt()).toBe(0);
  });

  it('a draft, and an address that was taken away', async () => {
    publishedAt(makeLaw(NEW_LAW));
    await watch();
    await owner.api.codes.update({ id: codeId, publication: 'draft' });
    expect(await owner.api.documents.publication({ id: law.id })).toMatchObject({ isWatched: false });
    await run();
    await owner.api.codes.update({ id: codeId, publication: 'published' });
    expect(await owner.api.documents.setPublication({ id: law.id })).toEqual({ isWatched: true });
    await run();
    expect(lookedAt()).toBe(0);
  });
});

it('keeps the address with identifiers, and nothing of what was found at another one', async () => {
  site.answers.delete(place());
  await watch();
  await run();
  expect(await looked()).toBe('refused');
  const given = {
    id: law.id,
    url: `https://${place()}`,
    eli: 'eli/reg/2016/679/oj',
    ecli: 'ecli:eu:c:1964:66',
  };
  expect(await owner.api.documents.setPublication(given)).toMatchObject({
    eli: 'eli/reg/2016/679/oj',
    ecli: 'ECLI:EU:C:1964:66',
    looked: { result: 'refused' },
  });
  const moved = await owner.api.documents.setPublication({ ...given, url: 'https://other.example/law.pdf' });
  expect(moved.looked).toBeUndefined();
  expect((await owner.api.codes.get({ id: codeId })).documents[0]).not.toHaveProperty('publication');
});

it('takes only addresses of the public web', async () => {
  for (const url of [
    'http://law.example/law.pdf',
    'https://127.0.0.1/law.pdf',
    'https://2130706433/law.pdf',
    'https://[::ffff:127.0.0.1]/law.pdf',
    'https://localhost/law.pdf',
    'https://law.example:8443/law.pdf',
    'https://user:word@law.example/law.pdf',
    'ftp://law.example/law.pdf',
    `https://law.example/${'x'.repeat(2000)}`,
    'law.example',
  ])
    expect(await refusal(owner.api.documents.setPublication({ id: law.id, url })), url).toBe('VALIDATION');
});

it.each([
  ['on', true],
  ['off', false],
])('with WATCH=%s says whether it looks, and looks by itself every hour: %s', async (watch, isWatched) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const other = await startTestServer({
    ports: { comparer: createInProcessComparer(), lawSites: site.sites() },
    env: { WATCH: watch },
  });
  try {
    const user = await other.newUser('somebody');
    const { id: codeId } = await user.api.codes.create({ title: 'Code' });
    const { id } = await addDocument(user, codeId, 'Law', makeLaw(LAW));
    await user.api.codes.update({ id: codeId, publication: 'published' });
    const url = `https://${place()}`;
    expect(await user.api.documents.setPublication({ id, url })).toEqual({ url, isWatched });
    vi.advanceTimersByTime(3_600_000);
    await other.server.services.background.idle();
    expect(lookedAt()).toBe(isWatched ? 1 : 0);
  } finally {
    vi.useRealTimers();
    await other.stop();
  }
});
