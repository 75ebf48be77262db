import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareCode } from '../../testing/share-code';
import { createUpdateWorld } from '../../testing/update-world';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const HOUR_MS = 3_600_000;

describe('the mail of the day about mentions', () => {
  let test: TestServer;
  let clock: number;
  let owner: TestUser;
  let guest: TestUser;
  let codeId: number;
  let mention: (text: string) => Promise<unknown>;
  beforeEach(async () => {
    clock = Date.now();
    test = await startTestServer({ now: () => new Date(clock) });
    owner = await test.newUser('owner');
    guest = await test.newUser('guest');
    await guest.api.profile.update({ mentionMails: 'daily', locale: 'de' });
    const { lawCode, mark } = createUpdateWorld(() => test);
    const { codeId: id, law } = await lawCode(owner);
    codeId = id;
    await shareCode(owner, codeId, guest, 'read');
    const { id: selectionId } = await mark(owner, law.id, 'two years');
    mention = (text) => owner.api.selections.createComment({ selectionId, text, mentions: [guest.id] });
  });
  afterEach(() => test.stop());

  const digests = async () =>
    (await test.mailsTo(guest.email)).filter(({ subject }) => subject.includes('mal erwähnt'));
  const send = () => test.server.services.mentionDigest.send();

  it('brings together what came within a day, once, in the language of the account', async () => {
    const before = (await test.mailsTo(guest.email)).length;
    await mention('First @guest');
    clock += 5 * HOUR_MS;
    await mention('Second @guest');
    expect(await test.mailsTo(guest.email)).toHaveLength(before);
    clock += 18 * HOUR_MS;
    await send();
    expect(await digests()).toEqual([]);
    clock += 2 * HOUR_MS;
    await send();
    await send();
    const [mail, another] = await digests();
    expect(mail?.subject).toBe('Sie wurden 2-mal erwähnt in Glossator');
    expect(mail?.text).toContain(`${test.server.publicUrl}/codes/${codeId}/`);
    // What was written may be gone by then.
    expect(mail?.text).not.toContain('First');
    expect(another).toBeUndefined();
  });

  it('is sent again where it failed, and after a kill before its mentions were dropped', async () => {
    await mention('Look @guest');
    clock += 25 * HOUR_MS;
    const failing = vi.spyOn(test.server.ports.mailer, 'send').mockRejectedValueOnce(new Error('offline'));
    await send();
    expect(await digests()).toEqual([]);
    failing.mockRestore();
    const { accounts } = test.server.ports.storage;
    const kept = await accounts.read((reader) => reader.list('mentionDigests'));
    expect(kept).toHaveLength(1);
    await send();
    expect(await digests()).toHaveLength(1);
    expect(await accounts.read((reader) => reader.count('mentionDigests'))).toBe(0);
    // As a kill between the mail and what follows it leaves it: no mention is lost, this mail comes twice.
    await accounts.transact(async (transaction) => {
      for (const row of kept) await transaction.put('mentionDigests', row);
    });
    await send();
    expect(await digests()).toHaveLength(2);
  });

  it('tells nothing to whom the Code is no longer shared with', async () => {
    await mention('Look @guest');
    await owner.api.sharing.revoke({ id: codeId, userId: guest.id });
    clock += 25 * HOUR_MS;
    await send();
    expect(await digests()).toEqual([]);
  });

  it('is not sent to who wants no mail by then', async () => {
    await mention('Look @guest');
    await guest.api.profile.update({ mentionMails: 'never' });
    clock += 25 * HOUR_MS;
    await send();
    expect(await digests()).toEqual([]);
  });
});
