import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { MailDeliveryError, MailRefusedError, type Mailer } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

interface Delivered {
  readonly recipients: readonly string[];
  readonly raw: Buffer;
}

interface Setup {
  readonly mailer: Mailer;
  delivered(): Promise<readonly Delivered[]>;
  destroy(): Promise<void>;
}

const FROM = 'Glossator <no-reply@glossator.example>';

async function smtpSetup(): Promise<Setup> {
  const received: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      buffer(stream).then((raw) => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM),
    delivered: () => Promise.resolve(received),
    destroy: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function outboxSetup(): Promise<Setup> {
  const directory = path.join(await mkdtemp(path.join(tmpdir(), 'glossator-mail-')), 'outbox');
  return {
    mailer: createOutboxMailer({ directory, from: FROM }),
    async delivered() {
      const names = await readdir(directory).catch(() => []);
      return Promise.all(
        names.sort().map(async (name) => {
          const raw = await readFile(path.join(directory, name));
          const { to = [] } = await PostalMime.parse(raw);
          return { recipients: to.map(({ address }) => address ?? ''), raw };
        }),
      );
    },
    destroy: () => rm(path.dirname(directory), { recursive: true }),
  };
}

describe.each([
  ['SMTP', smtpSetup],
  ['the outbox', outboxSetup],
])('a mailer to %s', (_, setUp) => {
  let setup: Setup;
  beforeEach(async () => void (setup = await setUp()));
  afterEach(async () => {
    await setup.mailer.close();
    await setup.destroy();
  });

  const message = { to: ['jurist@kanzlei.example'], subject: 'Welcome', text: 'Hello' };

  it('delivers subject, text and html as they were given, in any script', async () => {
    const subject = 'Bürgerliches Gesetzbuch – кодекс 法典 ✓ '.repeat(4).trim();
    const text = 'Größe: 5 €\n.\nhttps://glossator.example/activate?token=abc=def';
    await setup.mailer.send({ ...message, subject, text, html: '<p>Größe</p>' });
    const [mail] = await setup.delivered();
    const parsed = await PostalMime.parse(mail?.raw ?? '');
    expect(parsed).toMatchObject({
      subject,
      from: { name: 'Glossator', address: 'no-reply@glossator.example' },
    });
    expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(text);
    expect(parsed.html?.trim()).toBe('<p>Größe</p>');
    expect(mail?.recipients).toEqual(message.to);
  });

  it('delivers to every recipient and nobody else', async () => {
    const to = ['a@kanzlei.example', 'b+c@kanzlei.example', "o'hara@kanzlei.example"];
    await setup.mailer.send({ ...message, to, text: 'Bcc: eve@evil.example\r\n\r\nx' });
    expect((await setup.delivered()).map(({ recipients }) => recipients)).toEqual([to]);
  });

  it('asks for answers to go to somebody else, where it is set to', async () => {
    await setup.mailer.send({ ...message, replyTo: 'ada@kanzlei.example' });
    const [mail] = await setup.delivered();
    const { replyTo, from } = await PostalMime.parse(mail?.raw ?? '');
    expect(replyTo).toEqual([{ name: '', address: 'ada@kanzlei.example' }]);
    expect(from?.address).toBe('no-reply@glossator.example');
  });

  it.each([
    ['no recipient', { to: [] }],
    ['a header in the address for answers', { replyTo: 'a@b.example\r\nBcc: eve@evil.example' }],
    ['two addresses for answers', { replyTo: 'a@b.example, eve@evil.example' }],
    ['a header in the subject', { subject: 'Hi\r\nBcc: eve@evil.example' }],
    ['a line feed in the subject', { subject: 'Hi\nthere' }],
    ['a header in an address', { to: ['a@b.example\r\nBcc: eve@evil.example'] }],
    ['two addresses in one', { to: ['a@b.example, eve@evil.example'] }],
    ['a display name', { to: ['Eve <eve@evil.example>'] }],
    ['a group', { to: ['friends: eve@evil.example;'] }],
    ['a NUL', { to: ['a\0@b.example'] }],
    ['no address', { to: ['nobody'] }],
    ['one bad address among good ones', { to: ['a@b.example', 'nobody'] }],
  ])('refuses %s and delivers nothing', async (_, change) => {
    await expect(setup.mailer.send({ ...message, ...change })).rejects.toThrow(MailRefusedError);
    expect(await setup.delivered()).toEqual([]);
  });

  it('delivers many at once', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => setup.mailer.send({ ...message, subject: `No ${index}` })),
    );
    const subjects = (await setup.delivered()).map(async ({ raw }) => (await PostalMime.parse(raw)).subject);
    expect(new Set(await Promise.all(subjects)).size).toBe(12);
  });
});

describe('createSmtpMailer', () => {
  it('says when no server answers', async () => {
    const { mailer, destroy } = await smtpSetup();
    await destroy();
    const sending = mailer.send({ to: ['a@b.example'], subject: 's', text: 't' });
    await expect(sending).rejects.toThrow(MailDeliveryError);
    await mailer.close();
  });
});

describe('createOutboxMailer', () => {
  it('names files by time and id, for their owner only, and leaves no other', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'glossator-mail-'));
    const now = () => new Date('2026-11-21T10:20:30.456Z');
    const mailer = createOutboxMailer({ directory, from: FROM, now });
    await mailer.send({ to: ['a@b.example'], subject: 's', text: 't' });
    const [name = '', ...others] = await readdir(directory);
    expect(others).toEqual([]);
    expect(name).toMatch(/^20261121T102030456Z-[0-9a-f-]{36}\.eml$/);
    expect((await stat(path.join(directory, name))).mode & 0o777).toBe(0o600);
    expect(await readFile(path.join(directory, name), 'utf8')).toContain(
      'Date: Sat, 21 Nov 2026 10:20:30 +0000\r\n',
    );
    await rm(directory, { recursive: true });
  });
});
