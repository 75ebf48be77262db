import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAILY_MAILS, type NotificationKind } from '../../tables/notifications';
import { shareCode } from '../../testing/share-code';
import { createUpdateWorld } from '../../testing/update-world';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/test-server';

const HOUR_MS = 3_600_000;

let test: TestServer;
let clock: number;
let owner: TestUser;
let guest: TestUser;
beforeEach(async () => {
  clock = Date.now();
  test = await startTestServer({ now: () => new Date(clock) });
  owner = await test.newUser('owner');
  guest = await test.newUser('guest');
});
afterEach(() => test.stop());

const accounts = () => test.server.ports.storage.accounts;
const kept = () => accounts().read((reader) => reader.list(DAILY_MAILS));
const send = () => test.server.services.dailyMail.send();
const digests = async () =>
  (await test.mailsTo(guest.email)).filter(({ subject }) => / (day|Tag) in /.test(subject));

describe('the mail of the day', () => {
  let codeId: number;
  let mention: (text: string) => Promise<unknown>;
  beforeEach(async () => {
    const { lawCode, mark } = createUpdateWorld(() => test);
    const { codeId: id, law } = await lawCode(owner);
    codeId = id;
    await shareCode(owner, codeId, guest, 'read');
    await guest.api.profile.update({ notificationMails: 'daily', locale: 'de' });
    const { id: selectionId } = await mark(owner, law.id, 'two years');
    mention = (text) => owner.api.selections.createComment({ selectionId, text, mentions: [guest.id] });
  });

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
    expect(mail?.subject).toBe('Ihr Tag in Glossator: 2 Benachrichtigungen');
    expect(mail?.text).toContain(`${test.server.publicUrl}/codes/${codeId}/`);
    // What was written may be gone by then.
    expect(mail?.text).not.toContain('First');
    expect(another).toBeUndefined();
  });

  it('is sent again where it failed, and after a kill before its notifications were dropped', async () => {
    await mention('Look @guest');
    clock += 25 * HOUR_MS;
    const failing = vi.spyOn(test.server.ports.mailer, 'send').mockRejectedValueOnce(new Error('offline'));
    await send();
    expect(await digests()).toEqual([]);
    failing.mockRestore();
    const rows = await kept();
    expect(rows).toHaveLength(1);
    await send();
    expect(await digests()).toHaveLength(1);
    expect(await kept()).toEqual([]);
    // As a kill between the mail and what follows it leaves it: nothing is lost, this mail comes twice.
    await accounts().transact(async (transaction) => {
      for (const row of rows) await transaction.put(DAILY_MAILS, row);
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
    await guest.api.profile.update({ notificationMails: 'never' });
    clock += 25 * HOUR_MS;
    await send();
    expect(await digests()).toEqual([]);
  });

  it('leaves out what its user has deleted from the list', async () => {
    await mention('Look @guest');
    const { data } = await guest.api.notifications.list();
    for (const { id } of data) await guest.api.notifications.delete({ id });
    clock += 25 * HOUR_MS;
    await send();
    expect(await digests()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('has the mentions that older servers kept', async () => {
    await accounts().transact(async (transaction) => {
      const { notificationMails: mentionMails, ...row } = (await transaction.get('users', guest.id))!;
      await transaction.put('users', { ...row, mentionMails: mentionMails! });
      const about = { codeId, userId: guest.id, senderId: owner.id, path: `/codes/${codeId}/7?selection=8` };
      await transaction.put(DAILY_MAILS, { ...about, id: await transaction.nextId(), at: clock });
    });
    expect(await guest.api.profile.get()).toMatchObject({ notificationMails: 'daily' });
    await mention('Look @guest');
    expect(await kept()).toHaveLength(2);
    clock += 25 * HOUR_MS;
    await send();
    expect(
      (await digests())[0]?.text.match(/owner Lovelace hat Sie in einem Kommentar erwähnt\n/g),
    ).toHaveLength(2);
  });
});

describe('the mail of the day about several Codes', () => {
  const newCode = async (title: string) => (await owner.api.codes.create({ title })).id;
  const notify = (kind: NotificationKind, codeId: number) =>
    test.server.services.notifier.notify([guest.id], {
      kind,
      codeId,
      params: { title: '' },
      senderId: owner.id,
    });

  it.each([
    [
      'en',
      [
        'Your day in Glossator: 4 notifications',
        'In the Code “Law of goods”:',
        'An update has been approved, and your annotations were carried over',
        'owner Lovelace has mentioned you in a comment',
        'In the Code “Law of persons”:',
        'owner Lovelace invites you, with the access “Annotate”',
        'In the Code “Mine”:',
        'owner Lovelace asks for the access “Read”',
      ],
    ],
    [
      'de',
      [
        'Ihr Tag in Glossator: 4 Benachrichtigungen',
        'Im Code „Law of goods“:',
        'Eine Aktualisierung wurde angenommen, Ihre Anmerkungen wurden übernommen',
        'owner Lovelace hat Sie in einem Kommentar erwähnt',
        'Im Code „Law of persons“:',
        'owner Lovelace lädt Sie ein, mit dem Zugriff „Annotieren“',
        'Im Code „Mine“:',
        'owner Lovelace bittet um den Zugriff „Lesen“',
      ],
    ],
  ] as const)('is by Code, each with its way (%s)', async (locale, parts) => {
    const [first, second] = [await newCode('Law of goods'), await newCode('Law of persons')];
    const { id: own } = await guest.api.codes.create({ title: 'Mine' });
    await shareCode(owner, first, guest, 'read');
    await guest.api.profile.update({ notificationMails: 'daily', locale });
    await notify('approved', first);
    await owner.api.sharing.invite({ id: second, emails: [guest.email], access: 'annotate' });
    await owner.api.sharing.requestAccess({ id: own, access: 'read' });
    await test.server.services.background.idle();
    await notify('mentioned', first);
    clock += 25 * HOUR_MS;
    await send();
    const [mail] = await digests();
    const written = `${mail?.subject}\n${mail?.text}`;
    const places = parts.map((part) => written.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const url = test.server.publicUrl;
    for (const path of ['/library', `/codes/${first}`, `/codes/${own}?share=owner%40`, '/account/profile'])
      expect(written).toContain(`${url}${path}`);
  });

  it('leaves out what was settled meanwhile: an answered invitation, a request that was granted', async () => {
    const [accepted, withdrawn] = [await newCode('Accepted'), await newCode('Withdrawn')];
    const { id: own } = await guest.api.codes.create({ title: 'Mine' });
    await guest.api.profile.update({ notificationMails: 'daily' });
    await shareCode(owner, accepted, guest, 'read');
    const { data } = await owner.api.sharing.invite({ id: withdrawn, emails: [guest.email], access: 'read' });
    await owner.api.sharing.deleteInvitation({ id: data[0]?.invitationId ?? 0 });
    await owner.api.sharing.requestAccess({ id: own, access: 'read' });
    await test.server.services.background.idle();
    await shareCode(guest, own, owner, 'read');
    clock += 25 * HOUR_MS;
    await send();
    const [mail] = await digests();
    // Of all that, only the answer of who has asked is news.
    expect(mail?.subject).toContain('one notification');
    expect(mail?.text).toContain('owner Lovelace has accepted your invitation');
  });

  it('names nobody whose account is gone', async () => {
    const { id } = await guest.api.codes.create({ title: 'Own' });
    await guest.api.profile.update({ notificationMails: 'daily' });
    await guest.api.sharing.invite({ id, emails: [owner.email], access: 'read' });
    await owner.api.sharing.answerInvitation({ id, action: 'decline_invitation' });
    await owner.api.profile.delete({ currentPassword: TEST_PASSWORD });
    clock += 25 * HOUR_MS;
    await send();
    const [mail] = await digests();
    expect(mail?.text).toContain('A former user has declined your invitation');
    expect(mail?.text).not.toContain(owner.email);
  });

  it(
    'shows ten of a Code and keeps 200, and says how many there are beyond',
    { timeout: 60_000 },
    async () => {
      const [loud, quiet] = [await newCode('Loud'), await newCode('Quiet')];
      for (const id of [loud, quiet]) await shareCode(owner, id, guest, 'read');
      await guest.api.profile.update({ notificationMails: 'daily' });
      await notify('mentioned', loud);
      clock += 23 * HOUR_MS;
      for (let more = 0; more < 430; more += 1) await notify('mentioned', loud);
      await notify('approved', quiet);
      expect(await kept()).toHaveLength(200);
      // A day after the first, which is not kept any more.
      clock += 2 * HOUR_MS;
      await send();
      const [mail] = await digests();
      expect(mail?.subject).toBe('Your day in Glossator: 432 notifications');
      expect(mail?.text.match(/has mentioned you/g)).toHaveLength(10);
      expect(mail?.text).toContain('189 earlier notifications');
      expect(mail?.text).toContain('232 more notifications');
      expect(mail?.text).toContain('In the Code “Quiet”');
      expect(await kept()).toEqual([]);
    },
  );
});
