import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserCall } from '../calls/call';
import { createInProcessComparer } from '../testing/in-process-comparer';
import { LAW, makeLaw } from '../testing/law-pdf';
import { startTestServer, type TestServer, type TestUser } from '../testing/test-server';
import { createUpdateWorld, NEW_LAW, refusal } from '../testing/update-world';
import type { DemoMark } from './demo-marks';
import { sampleCodeRoutes } from './sample-code';

const MARKS: readonly DemoMark[] = [
  { words: 'within two years', color: 'COLOR_1', comment: 'Count from the delivery.' },
  { words: 'these words stand nowhere', color: 'COLOR_3' },
];

let test: TestServer;
let owner: TestUser;
beforeAll(async () => {
  test = await startTestServer({
    ports: { comparer: createInProcessComparer() },
    env: { CODES_PER_USER: '2' },
  });
  owner = await test.newUser('owner');
});
afterAll(() => test.stop());

/** Makes the sample of these editions as the owner. */
async function makeSample(...editions: readonly Uint8Array[]): Promise<{ id: number }> {
  const { services, ports } = test.server;
  const user = await ports.storage.accounts.read((reader) => reader.get('users', owner.id));
  if (!user) throw new Error('There is no owner');
  const statute = { editions: async () => editions, marks: MARKS };
  const make = sampleCodeRoutes(() => ({ ...services, pdf: ports.pdf }), statute).codes?.createSample;
  if (!make) throw new Error('The call is not served');
  const visit: UserCall['visit'] = {
    clientId: undefined,
    idempotencyKey: undefined,
    authorization: undefined,
    address: '127.0.0.1',
    languages: [],
  };
  const { accounts } = ports.storage;
  const call: UserCall = {
    user,
    sessionId: 'sample',
    visit,
    writeAccounts: (work) => accounts.transact(work),
  };
  return make({ title: 'Try it' }, call);
}

it('is a published Code with a marked statute, and an Update that carries what was marked over', async () => {
  const { id } = await makeSample(makeLaw(LAW), makeLaw(NEW_LAW));
  await test.server.services.background.idle();
  const code = await owner.api.codes.get({ id });
  expect(code).toMatchObject({ title: 'Try it', publication: 'published', isPublic: false, hasUpdate: true });
  expect(code.documents).toHaveLength(1);
  // It shows its owner, and nobody else, the first steps.
  expect(code.isSample).toBe(true);
  const guest = await test.newUser('guest');
  await createUpdateWorld(() => test).share(id, guest, 'organize');
  expect(await guest.api.codes.get({ id })).not.toHaveProperty('isSample');
  const documentId = code.documents[0]!.id;
  expect((await owner.api.documents.selections({ id: documentId })).data).toMatchObject([
    { text: 'within two years', data: [{ text: 'Count from the delivery.' }] },
  ]);
  await owner.api.codes.review({ id, reviewResult: 'approve' });
  expect((await owner.api.documents.selections({ id: documentId })).data).toMatchObject([
    { text: 'within two years', status: 'success' },
  ]);
  await owner.api.codes.delete({ id });
  await owner.api.codes.deleteForGood({ id });
});

it('is made once by calls under one key, at the same time and afterwards', async () => {
  const before = await test.server.ports.storage.codeIds();
  const call = () =>
    owner.api.codes.createSample({ title: 'Try it' }, { idempotencyKey: 'pressed-twice-00000001' });
  const [first, second] = await Promise.all([call(), call()]);
  expect(second).toEqual(first);
  expect(await call()).toEqual(first);
  expect(await test.server.ports.storage.codeIds()).toHaveLength(before.length + 1);
  await owner.api.codes.delete({ id: first.id });
  await owner.api.codes.deleteForGood({ id: first.id });
});

it('leaves nothing where the statute was not built, or is refused', async () => {
  const before = await test.server.ports.storage.codeIds();
  await expect(makeSample()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(makeSample(makeLaw(LAW), new TextEncoder().encode('no PDF'))).rejects.toThrow();
  expect(await test.server.ports.storage.codeIds()).toEqual(before);
  expect((await owner.api.codes.bin()).data).toEqual([]);
});

it('is served to users alone', async () => {
  expect(await refusal(test.client().codes.createSample({ title: 'Try it' }))).toBe('UNAUTHORIZED');
});
