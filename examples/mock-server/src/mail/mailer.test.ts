import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { MailDeliveryError, MailRefusedError, type Mailer } from './mailer';
import { createTestOutbox } from '../testing/test-outbox';
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
  const outbox = await createTestOutbox(directory);
  const sent: Buffer[] = [];
  const add = async (id: string, message: Uint8Array): Promise<void> => {
    await outbox.add(id, message);
    sent.push(Buffer.from(message));
  };
  return {
    mailer: createOutboxMailer({ outbox: { add }, from: FROM }),
    async delivered() {
      expect((await outbox.list(100)).messages).toHaveLength(sent.length);
      return Promise.all(
        sent.map(async (raw) => {
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
  let directory: string;
  beforeEach(async () => void (directory = await mkdtemp(path.join(tmpdir(), 'glossator-mail-'))));
  afterEach(() => rm(directory, { recursive: true }));

  it('names files by time and id, for their owner only, encrypted, and leaves no other', async () => {
    const now = () => new Date('2026-11-21T10:20:30.456Z');
    const outbox = await createTestOutbox(directory);
    await createOutboxMailer({ outbox, from: FROM, now }).send({
      to: ['a@b.example'],
      subject: 'secret',
      text: 'secret',
    });
    const names = (await readdir(directory)).sort();
    expect(names).toEqual([
      expect.stringMatching(/^20261121T102030456Z-[0-9a-f-]{36}\.eml\.age$/),
      expect.stringMatching(/^20261121T102030456Z-[0-9a-f-]{36}\.head\.age$/),
    ]);
    for (const name of names) {
      const file = path.join(directory, name);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const content = await readFile(file, 'latin1');
      expect(content).toMatch(/^age-encryption\.org\/v1\n/);
      expect(content).not.toContain('secret');
    }
    const { messages } = await outbox.list(10);
    expect(messages).toMatchObject([{ subject: 'secret', date: '2026-11-21T10:20:30.000Z' }]);
    expect(await outbox.read(messages[0]!.id)).toMatchObject({ text: 'secret\n', to: ['a@b.example'] });
  });

  it('reads what an older release has left, and encrypts it', async () => {
    const id = '20261121T102030456Z-00000000-0000-4000-8000-000000000000';
    await writeFile(path.join(directory, `${id}.eml`), 'Subject: Old\r\nTo: a@b.example\r\n\r\nsecret');
    const outbox = await createTestOutbox(directory);
    expect((await outbox.list(10)).messages).toMatchObject([{ id, subject: 'Old' }]);
    await outbox.sealOld();
    expect((await readdir(directory)).sort()).toEqual([`${id}.eml.age`, `${id}.head.age`]);
    expect(await outbox.read(id)).toMatchObject({ subject: 'Old', text: 'secret\n' });
  });

  it('lists heads alone, page by page', async () => {
    const outbox = await createTestOutbox(directory);
    for (let second = 10; second < 15; second += 1) {
      const now = () => new Date(`2026-11-21T10:20:${second}.000Z`);
      const message = { to: ['a@b.example'], subject: `No ${second}`, text: 'x' };
      await createOutboxMailer({ outbox, from: FROM, now }).send(message);
    }
    for (const name of await readdir(directory))
      if (name.endsWith('.eml.age')) await writeFile(path.join(directory, name), 'nobody looks at it');
    const subjects: string[] = [];
    let before: string | undefined;
    do {
      const page = await outbox.list(2, before);
      subjects.push(...page.messages.map(({ subject }) => subject), '|');
      before = page.next;
    } while (before !== undefined);
    expect(subjects).toEqual(['No 14', 'No 13', '|', 'No 12', 'No 11', '|', 'No 10', '|']);
  });
});
