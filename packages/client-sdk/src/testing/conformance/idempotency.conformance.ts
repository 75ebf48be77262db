import { beforeEach, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '../../contract/index';
import { createRandomKey } from '../../http/random-key';
import { listServed } from './not-served';
import { makeEntities, MEMBER_SAMPLES } from './samples';
import type { Entities } from './samples';
import { expectProblem, registration, selectionInput } from './world';
import type { World } from './world';

/** What makes each creating call another one. */
const ANOTHER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'auth.register': { lastName: 'Other' },
  'codes.create': { title: 'other' },
  'codes.copy': { title: 'other' },
  'codes.createSample': { title: 'other' },
  'codes.review': { reviewResult: 'decline' },
  'documents.create': { title: 'other' },
  'documents.importAnnotations': { uuid: '00000000-0000-4000-8000-000000000000' },
  'selections.create': { color: 'COLOR_17' },
  'selections.createComment': { text: 'other' },
  'selections.createAttachment': { name: 'other' },
  'bookmarks.create': { name: 'other' },
  'notes.create': { text: 'other' },
  'notes.createAttachment': { name: 'other' },
  'sharing.invite': { access: 'organize' },
};

/** Creating calls under a key (decisions.md section 9). */
export function describeIdempotency(world: World): void {
  const creating = listServed(world.notServed).flatMap(({ name, operation }) =>
    operation.creates && operation.result ? [name] : [],
  );
  let entities: Entities;
  // Anew for each call: a file, for one, can be used once only.
  beforeEach(async () => {
    entities = await makeEntities(world);
  });
  const sample = (name: string) =>
    name === 'auth.register'
      ? { ...registration() }
      : name === 'codes.create' || name === 'codes.createSample'
        ? { title: createRandomKey() }
        : (MEMBER_SAMPLES[name]?.(entities) ?? {});
  /** Something to review. */
  const openUpdate = async () => {
    const { client } = world.owner();
    await client.codes.update({ id: entities.codeId, publication: 'published' });
    await client.documents.update({ id: entities.documentId, title: createRandomKey() });
  };
  const under = (key: string) => ({ token: world.owner().token, headers: { [IDEMPOTENCY_KEY_HEADER]: key } });
  const body = async (response: Response): Promise<unknown> => {
    expect(response.status).toBe(201);
    return response.json();
  };

  describe.each(creating)('%s', (name) => {
    it('creates one entity for the same call under the same key, and refuses another call', async () => {
      if (name === 'codes.review') await openUpdate();
      const [input, key] = [sample(name), createRandomKey()];
      const [first, twin] = await Promise.all([
        world.send(name, input, under(key)).then(body),
        world.send(name, input, under(key)).then(body),
      ]);
      const again = await world.send(name, input, under(key)).then(body);
      expect(twin).toEqual(first);
      expect(again).toEqual(first);
      const other = await world.send(name, { ...input, ...ANOTHER[name] }, under(key));
      await expectProblem(other, 'IDEMPOTENCY_KEY_REUSED');
    });
  });

  it('creates two entities under two keys', async () => {
    const title = createRandomKey();
    for (const key of [createRandomKey(), createRandomKey()]) {
      await world.send('codes.create', { title }, under(key)).then(body);
    }
    const { data } = await world.owner().client.codes.list({ isPublic: false, search: title });
    expect(data).toHaveLength(2);
  });

  it('makes one Code and no more', async () => {
    const [title, key] = [createRandomKey(), createRandomKey()];
    for (let attempt = 0; attempt < 3; attempt += 1)
      await world.send('codes.create', { title }, under(key)).then(body);
    const { data } = await world.owner().client.codes.list({ isPublic: false, search: title });
    expect(data).toHaveLength(1);
  });

  it("keeps one user's keys apart from another's", async () => {
    const [title, key] = [createRandomKey(), createRandomKey()];
    const own = await world.send('codes.create', { title }, under(key)).then(body);
    const theirs = await world
      .send('codes.create', { title }, { ...under(key), token: world.outsider().token })
      .then(body);
    expect(theirs).not.toEqual(own);
  });

  it('forgets the key of a call that was refused', async () => {
    const key = createRandomKey();
    const { id } = await world.makeDocument((await world.makeCode()).id);
    const blocking = await world.mark(id, 30, 40);
    const input = { ...selectionInput(id, 30, 40) };
    await expectProblem(await world.send('selections.create', input, under(key)), 'SELECTION_OVERLAP');
    await world.owner().client.selections.delete({ id: blocking.id });
    await world.send('selections.create', input, under(key)).then(body);
  });
}
