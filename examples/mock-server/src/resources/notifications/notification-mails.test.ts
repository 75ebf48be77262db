import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../log/create-logger';
import { MailDeliveryError, MailRefusedError } from '../../mail/mailer';
import { DAILY_MAILS, type NotificationKind } from '../../tables/notifications';
import { PENDING_TASKS } from '../../tables/pending-tasks';
import { shareCode } from '../../testing/share-code';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { NOTIFICATION_KINDS } from './notification-kinds';
import { createNotificationServices } from './notification-services';

let test: TestServer;
let owner: TestUser;
let guest: TestUser;

const accounts = () => test.server.ports.storage.accounts;
const idle = () => test.server.services.background.idle();
const mailsOf = async (user: TestUser, part: string) =>
  (await test.mailsTo(user.email)).filter(({ subject, text }) => `${subject}\n${text}`.includes(part));
const keptOf = ({ id: userId }: TestUser) =>
  accounts().read((reader) => reader.count(DAILY_MAILS, { userId }));
const tasks = () => accounts().read((reader) => reader.list(PENDING_TASKS));
const notify = (kind: NotificationKind, codeId: number, userIds: readonly number[]) =>
  test.server.services.notifier.notify(userIds, {
    kind,
    codeId,
    params: { title: '', name: 'gone@law.example', access: 'read' },
    senderId: owner.id,
    message: 'As written',
  });

const start = async (rates: Readonly<Record<string, string>> = {}) => {
  test = await startTestServer({ env: rates });
  owner = await test.newUser('owner');
  guest = await test.newUser('guest');
};

describe('the mails about notifications', () => {
  beforeAll(() => start());
  afterAll(() => test.stop());

  /** A Code in which the guest is who gets notifications of that kind. */
  const codeFor = async (kind: NotificationKind, title: string) => {
    const { audience } = NOTIFICATION_KINDS[kind];
    const { api } = audience === 'owner' ? guest : owner;
    const { id } = await api.codes.create({ title });
    await guest.api.profile.update({ notificationMails: 'never' });
    if (audience === 'invited') await owner.api.sharing.invite({ id, emails: [guest.email], access: 'read' });
    if (audience === 'users') await shareCode(owner, id, guest, 'read');
    return id;
  };
  const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

  it.each(kinds)('come as the user has set it, about %s', async (kind) => {
    const title = `Law of ${kind}`;
    const codeId = await codeFor(kind, title);
    for (const notificationMails of ['never', 'daily', 'atOnce'] as const) {
      const before = await keptOf(guest);
      await guest.api.profile.update({ notificationMails });
      await notify(kind, codeId, [guest.id]);
      expect(await mailsOf(guest, title)).toHaveLength(notificationMails === 'atOnce' ? 1 : 0);
      expect((await keptOf(guest)) - before).toBe(notificationMails === 'daily' ? 1 : 0);
    }
    const [mail] = await mailsOf(guest, title);
    const link = kind === 'invitation' ? '/library' : `/codes/${codeId}`;
    expect(mail?.text).toContain(`${test.server.publicUrl}${link}`);
    expect(mail?.text).toContain(`${test.server.publicUrl}/account/profile`);
    const { isNamed } = NOTIFICATION_KINDS[kind];
    expect(mail?.replyTo).toEqual(isNamed ? [owner.email] : []);
    // Whoever declines is no more than an address.
    expect(mail?.text.includes('owner Lovelace')).toBe(isNamed);
    expect(mail?.text.includes('gone@law.example')).toBe(kind === 'declined');
    expect(await tasks()).toEqual([]);
  });

  it('always come at once to an address without an account, and speak of no settings', async () => {
    const { id } = await owner.api.codes.create({ title: 'For a stranger' });
    await owner.api.sharing.invite({ id, emails: ['stranger@law.example'], access: 'read' });
    const [mail, another] = await test.mailsTo('stranger@law.example');
    expect(mail?.text).toContain('register');
    expect(mail?.text).not.toContain('/account');
    expect(another).toBeUndefined();
  });

  it('are not sent where what they are about was taken back first', async () => {
    const { id } = await owner.api.codes.create({ title: 'Taken back' });
    await guest.api.profile.update({ notificationMails: 'atOnce' });
    for (const kind of ['approved', 'invitation'] as const) await notify(kind, id, [guest.id]);
    expect(await mailsOf(guest, 'Taken back')).toEqual([]);
    expect(await tasks()).toEqual([]);
  });

  it('wait until it is known where people reach the server', async () => {
    const { server } = test;
    const { notifier, notificationMails } = createNotificationServices({
      ...server,
      ...server.ports,
      ...server.services,
      accounts: accounts(),
      log: createLogger('silent'),
      publicUrl: () => server.publicUrl,
      now: () => new Date(),
    });
    const { id } = await guest.api.codes.create({ title: 'Early' });
    await guest.api.profile.update({ notificationMails: 'atOnce' });
    await notifier.notify([guest.id], { kind: 'handedOver', codeId: id, params: { title: '' } });
    expect(await mailsOf(guest, 'Early')).toEqual([]);
    await notificationMails.resume();
    expect(await mailsOf(guest, 'Early')).toHaveLength(1);
  });
});

describe('a mail that cannot be sent', () => {
  beforeAll(() => start());
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => test.stop());
  const failOnce = (error: Error) => vi.spyOn(test.server.ports.mailer, 'send').mockRejectedValueOnce(error);
  const invite = async (email: string) => {
    const { id } = await owner.api.codes.create({ title: 'Offline' });
    await owner.api.sharing.invite({ id, emails: [email], access: 'read' });
    await idle();
  };

  it('waits for the mail of the day of who has an account', async () => {
    failOnce(new MailDeliveryError('offline'));
    await invite(guest.email);
    expect(await mailsOf(guest, 'Offline')).toEqual([]);
    expect([await keptOf(guest), await tasks()]).toEqual([1, []]);
  });

  it('is tried again for an address without one, until it is sent, and not after', async () => {
    failOnce(new MailDeliveryError('offline'));
    await invite('later@law.example');
    expect(await test.mailsTo('later@law.example')).toEqual([]);
    expect(await tasks()).toHaveLength(1);
    for (let hours = 0; hours < 2; hours += 1) await test.server.services.notificationMails.resume();
    expect(await test.mailsTo('later@law.example')).toHaveLength(1);
    expect(await tasks()).toEqual([]);
  });

  it('is given up where no mail can carry it', async () => {
    failOnce(new MailRefusedError('no address'));
    await invite('odd@law.example');
    failOnce(new MailRefusedError('no address'));
    const before = await keptOf(guest);
    await invite(guest.email);
    expect([await keptOf(guest), await tasks()]).toEqual([before, []]);
  });
});

describe('the limits of mails about notifications', () => {
  beforeAll(() => start({ RATE_MAIL: '3' }));
  afterAll(() => test.stop());

  it('leave what is more than a few an hour to the mail of the day, each group by itself', async () => {
    const { id } = await owner.api.codes.create({ title: 'Busy' });
    await shareCode(owner, id, guest, 'read');
    for (let times = 0; times < 5; times += 1) await notify('mentioned', id, [guest.id]);
    await idle();
    expect(await mailsOf(guest, 'has mentioned you')).toHaveLength(3);
    expect(await keptOf(guest)).toBe(2);
    await notify('approved', id, [guest.id]);
    expect(await mailsOf(guest, 'has been approved')).toHaveLength(1);
  });

  it('let nobody cause more than 30 an hour by changes', async () => {
    const { id } = await owner.api.codes.create({ title: 'Many' });
    const users: TestUser[] = [];
    for (let number = 0; number < 33; number += 1) {
      const user = await test.newUser(`user-${number}`);
      await shareCode(owner, id, user, 'read');
      users.push(user);
    }
    await idle();
    // One of them was sent above.
    await notify(
      'approved',
      id,
      users.map((user) => user.id),
    );
    let sent = 0;
    let kept = 0;
    for (const user of users) {
      sent += (await mailsOf(user, 'has been approved')).length;
      kept += await keptOf(user);
    }
    expect([sent, kept]).toEqual([29, 4]);
  });
});
