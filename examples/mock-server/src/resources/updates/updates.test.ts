import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld, refusal } from '../../testing/update-world';

let test: TestServer;
let owner: TestUser;
let reader: TestUser;
const world = createUpdateWorld(() => test);
const { mark } = world;
beforeAll(async () => {
  test = await startTestServer();
  owner = await test.newUser('owner');
  reader = await test.newUser('reader');
});
afterAll(() => test.stop());

/** With the comparing process itself; everything else about Updates is tested without processes. */
describe('an Update of a published Code', () => {
  it('is carried over when it is approved, and readers see nothing of it before', async () => {
    const { codeId, law } = await world.lawCode(owner);
    await world.share(codeId, reader, 'read');
    const kept = await mark(owner, law.id, 'within two years');
    const edited = await mark(owner, law.id, 'within fourteen days');
    const repealed = await mark(owner, law.id, 'given in writing');
    await owner.api.selections.createComment({ selectionId: edited.id, text: 'Check' });
    await owner.api.bookmarks.create({ documentId: law.id, name: 'Damages', page: 1 });
    await world.replace(owner, law);

    const seen = await reader.api.codes.get({ id: codeId });
    expect(seen.hasUpdate).toBe(false);
    expect(seen.documents[0]).toMatchObject({ version: { number: 1 } });
    expect(await refusal(reader.api.codes.get({ id: codeId, showUpdates: true }))).toBe('FORBIDDEN');
    const planned = await owner.api.codes.get({ id: codeId, showUpdates: true });
    expect(planned).toMatchObject({ hasUpdate: true, update: { revision: 1 } });
    expect(planned.documents[0]).toMatchObject({
      version: { number: 2 },
      warnings: ['contains updates to resolve'],
      comparison: { state: 'ready', verdict: 'changed' },
      carryOver: { success: 1, unconfirmed: 1, failed: 1 },
    });
    const { data: dry } = await owner.api.documents.selections({ id: law.id, showUpdates: true });
    expect(dry.find(({ id }) => id === edited.id)).toMatchObject({
      status: 'unconfirmed',
      carriedOver: { reason: { kind: 'words-changed' }, from: { text: 'within fourteen days' } },
    });
    const { data: changes } = await owner.api.documents.changes({ id: law.id });
    // Of every list and the Code itself; who cannot organize it learns nothing of it.
    expect(planned.updateChanges).toBe(changes.length);
    const listed = async ({ api }: TestUser) =>
      (await api.codes.list({ isPublic: false })).data.find(({ id }) => id === codeId)?.updateChanges;
    expect([await listed(owner), await listed(reader), seen.updateChanges]).toEqual([
      changes.length,
      undefined,
      undefined,
    ]);
    expect(changes.map(({ kind }) => kind)).toContain('replaced');
    expect(changes.find(({ kind }) => kind === 'replaced')?.words[0]).toMatchObject({
      oldText: 'fourteen',
      newText: 'ten',
    });

    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    const { data } = await reader.api.documents.selections({ id: law.id });
    const statusOf = (id: number) => data.find((each) => each.id === id)?.status;
    expect([kept, edited, repealed].map(({ id }) => statusOf(id))).toEqual([
      'success',
      'unconfirmed',
      'failed',
    ]);
    expect(data.find(({ id }) => id === edited.id)).toMatchObject({
      text: 'within ten days',
      data: [{ text: 'Check' }],
    });
    const versions = (await reader.api.documents.versions({ id: law.id })).data;
    expect(versions).toMatchObject([
      { number: 2, status: 'current', carryOver: { success: 1, unconfirmed: 1, failed: 1 } },
      { number: 1, status: 'archived' },
    ]);
    const { data: old } = await reader.api.documents.selections({ id: law.id, version: 1 });
    expect(old.find(({ id }) => id === edited.id)).toMatchObject({
      text: 'within fourteen days',
      status: 'success',
    });
    expect(await refusal(owner.api.codes.review({ id: codeId, reviewResult: 'approve' }))).toBe(
      'UPDATE_MISSING',
    );
  });
});
