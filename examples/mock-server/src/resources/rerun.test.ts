import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLowdbStorage } from '../storage/lowdb/lowdb-storage';
import { accountsSchema, codeSchema } from '../tables/tables';
import { makePdf } from '../testing/make-pdf';
import { rerunningStorage } from '../testing/rerunning-storage';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../testing/test-server';

describe('transactions whose work is run twice', () => {
  let folder: string;
  let test: TestServer;
  let [ada, bea]: TestUser[] = [];
  const notified: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossator-rerun-'));
    const storage = await createLowdbStorage({ directory: folder, accountsSchema, codeSchema });
    test = await startTestServer({ ports: { storage: rerunningStorage(storage) } });
    test.server.ports.bus.subscribe('notified', ({ notification }) => notified.push(notification.type));
    [ada, bea] = [await test.newUser('ada'), await test.newUser('bea')];
  });
  afterAll(async () => {
    await test.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('notify everybody once: of an invitation, its answer, a mention, and a Code that is theirs now', async () => {
    if (!ada || !bea) throw new Error('There are no users');
    const { id } = await ada.api.codes.create({ title: 'Civil code' });
    await ada.api.sharing.invite({ id, emails: [bea.email], access: 'annotate' });
    await bea.api.sharing.answerInvitation({ id, action: 'accept_invitation' });
    const document = await addDocument(ada, id, 'Book one', makePdf([['Article 1', 'The law is the law.']]));
    const { data: hits } = await ada.api.documents.search({ id: document.id, text: 'law is' });
    const { excerpt: _excerpt, match: _match, ...range } = hits[0]!;
    const text = 'law is';
    const marked = { documentId: document.id, text, color: 'COLOR_3' as const, ...range };
    const selection = await ada.api.selections.create(marked);
    const mention = { selectionId: selection.id, text: 'Is it?', mentions: [bea.id] };
    await ada.api.selections.createComment(mention);
    await ada.api.sharing.updateAccess({ id, userId: bea.id, access: 'owner' });
    expect(notified).toEqual(['CODE_INVITATION', 'CODE_INVITATION_RESPONSE', 'CODE_CHANGED', 'CODE_CHANGED']);
    const { data } = await bea.api.notifications.list();
    expect(data.map(({ type }) => type)).toEqual(['CODE_CHANGED', 'CODE_CHANGED']);
  });
});
