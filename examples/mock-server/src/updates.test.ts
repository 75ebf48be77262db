import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodeDocument, TextSelection } from '@glossator/client-sdk/contract';
import { memberId } from './permissions/code-access';
import { LAW, makeLaw } from './testing/law-pdf';
import { addDocument, pdfBlob, startTestServer, type TestServer, type TestUser } from './testing/test-server';

const NEW_LAW = {
  '1': LAW['1']!.map((line) => line.replace('fourteen', 'ten')),
  '1a': ['Whoever sells at a distance shall state the total price before the order is placed', 'and confirm it on a durable medium together with the right of withdrawal.'],
  '2': LAW['2']!,
  '3': LAW['3']!,
  '5': LAW['5']!,
  '6': LAW['6']!,
}; // prettier-ignore

let test: TestServer;
let owner: TestUser;
let reader: TestUser;
let organizer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  owner = await test.newUser('owner');
  reader = await test.newUser('reader');
  organizer = await test.newUser('organizer');
});
afterAll(() => test.stop());

async function share(codeId: number, user: TestUser, access: 'read' | 'annotate' | 'organize') {
  const row = { id: memberId(codeId, user.id), codeId, userId: user.id, access, status: 'accepted' as const };
  await test.server.ports.storage.accounts.transact((transaction) => transaction.put('members', row));
}

async function upload(user: TestUser, bytes: Uint8Array): Promise<string> {
  return (await user.api.files.upload({ file: pdfBlob(bytes), contentType: 'application/pdf' })).uuid;
}

async function mark(user: TestUser, documentId: number, text: string): Promise<TextSelection> {
  const { data } = await user.api.documents.search({ id: documentId, text });
  const { excerpt: _excerpt, match: _match, ...range } = data[0]!;
  return user.api.selections.create({ documentId, text, color: 'COLOR_1', ...range });
}

/** A published Code with one law, which three people share. */
async function lawCode(): Promise<{ codeId: number; law: CodeDocument }> {
  const { id: codeId } = await owner.api.codes.create({ title: 'Sales' });
  await share(codeId, reader, 'read');
  await share(codeId, organizer, 'organize');
  const law = await addDocument(owner, codeId, 'Law', makeLaw(LAW));
  await owner.api.codes.update({ id: codeId, publication: 'published' });
  return { codeId, law };
}

async function replace(codeId: number, id: number, bytes = makeLaw(NEW_LAW)): Promise<void> {
  await owner.api.documents.create({ codeId, id, title: 'Law', uuid: await upload(owner, bytes) });
  await test.server.services.background.idle();
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { problem: { code: string } }) => error.problem.code,
  );

describe('an Update of a published Code', () => {
  it('is carried over when it is approved, and readers see nothing of it before', async () => {
    const { codeId, law } = await lawCode();
    const kept = await mark(owner, law.id, 'within two years');
    const edited = await mark(owner, law.id, 'within fourteen days');
    const repealed = await mark(owner, law.id, 'given in writing');
    await owner.api.selections.createComment({ selectionId: edited.id, text: 'Check' });
    await owner.api.bookmarks.create({ documentId: law.id, name: 'Damages', page: 1 });
    await replace(codeId, law.id);

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
    expect(changes.map(({ kind }) => kind)).toContain('replaced');
    expect(changes.find(({ kind }) => kind === 'replaced')?.words[0]).toMatchObject({ oldText: 'fourteen', newText: 'ten' }); // prettier-ignore

    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    const { data } = await reader.api.documents.selections({ id: law.id });
    const statusOf = (id: number) => data.find((each) => each.id === id)?.status;
    expect([kept, edited, repealed].map(({ id }) => statusOf(id))).toEqual([
      'success',
      'unconfirmed',
      'failed',
    ]);
    expect(data.find(({ id }) => id === edited.id)).toMatchObject({ text: 'within ten days', data: [{ text: 'Check' }] }); // prettier-ignore
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
