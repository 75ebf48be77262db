import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { linkedText } from './mailbox-html';
import { createMailboxRouter } from './mailbox-router';
import type { Outbox } from '../../mail/outbox';
import { createOutboxMailer } from '../../mail/outbox-mailer';
import { createTestOutbox } from '../../testing/test-outbox';

describe('createMailboxRouter', () => {
  let parent: string;
  let directory: string;
  let app: Express;
  let outbox: Outbox;

  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'glossator-mailbox-'));
    directory = path.join(parent, 'outbox');
    outbox = await createTestOutbox(directory);
    app = express().use('/mailbox', createMailboxRouter(outbox));
  });
  afterEach(() => rm(parent, { recursive: true }));

  async function send(
    message: { subject: string; text: string; html?: string },
    time = '2026-11-21T10:00:00.000Z',
  ) {
    const known = new Set(await readdir(directory).catch(() => []));
    await createOutboxMailer({ outbox, from: 'g@g.example', now: () => new Date(time) }).send({
      to: ['a@b.example'],
      ...message,
    });
    const added = (await readdir(directory)).find((name) => name.endsWith('.eml.age') && !known.has(name));
    return `/mailbox/${added?.replace('.eml.age', '')}`;
  }

  it('lists the newest message first, each linked to its page', async () => {
    expect((await request(app).get('/mailbox').expect(200)).text).toContain('No messages yet.');
    const older = await send({ subject: 'Older', text: 'x' });
    const newer = await send({ subject: 'Neuer – ü', text: 'x' }, '2026-11-21T11:00:00.000Z');
    const { text } = await request(app).get('/mailbox').expect(200);
    expect(text).toContain(`<a href="${newer}">Neuer – ü</a>`);
    expect(text.indexOf(newer)).toBeLessThan(text.indexOf(older));
  });

  it('lists fifty messages at a time, and leads to older ones', async () => {
    const asked: unknown[] = [];
    const head = { date: '', from: '', to: [], replyTo: [] };
    const stub = createMailboxRouter({
      ...outbox,
      list: async (limit, before) => {
        asked.push([limit, before]);
        if (before !== undefined) return { messages: [{ ...head, id: 'a', subject: 'Oldest' }] };
        return { messages: [{ ...head, id: 'b', subject: 'Newest' }], next: 'b' };
      },
    });
    const paged = express().use('/mailbox', stub);
    const { text } = await request(paged).get('/mailbox').expect(200);
    const older = /href="(\/mailbox\?before=[^"]+)">Older messages/.exec(text)?.[1] ?? '';
    const last = (await request(paged).get(older).expect(200)).text;
    expect(last).toContain('Oldest');
    expect(last).not.toContain('Older messages');
    expect(asked).toEqual([
      [50, undefined],
      [50, 'b'],
    ]);
  });

  it('shows a message with its links and its html in a frame that runs nothing', async () => {
    const url = await send({
      subject: 'Activate',
      text: 'Go to http://localhost:1/a?t=1&u=2 now',
      html: '<p>Go</p>',
    });
    const { text } = await request(app).get(url).expect(200);
    expect(text).toContain('<a href="http://localhost:1/a?t=1&amp;u=2" rel="noopener noreferrer">');
    expect(text).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="${url}/html"`);
    const frame = await request(app).get(`${url}/html`).expect(200);
    expect(frame.text).toContain('<p>Go</p>');
    const policy = frame.headers['content-security-policy'];
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  });

  it('escapes what a message says and allows no script on its own pages', async () => {
    const attack = '<script>alert(1)</script>"onmouseover="x';
    const url = await send({ subject: attack, text: attack, html: attack });
    for (const page of ['/mailbox', url]) {
      const { text, headers } = await request(app).get(page).expect(200);
      expect(text).not.toContain('<script>');
      expect(text).not.toContain('"onmouseover="');
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self';/,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('shows nothing but messages of the outbox', async () => {
    await send({ subject: 'x', text: 'x' });
    await writeFile(path.join(parent, 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
    await writeFile(path.join(directory, 'other.eml'), 'Subject: secret\r\n\r\nsecret');
    for (const id of [
      '..%2Fsecret',
      'other',
      '..',
      '%00',
      '20261121T100000000Z-00000000-0000-4000-8000-000000000000',
    ]) {
      expect((await request(app).get(`/mailbox/${id}`)).text).not.toContain('secret');
      await request(app).get(`/mailbox/${id}/html`).expect(404);
    }
    expect((await request(app).get('/mailbox')).text).not.toContain('secret');
  });

  it('leads from a message that is not there to those that are, and names one without a subject', async () => {
    const { text } = await request(app).get('/mailbox/nothing').expect(404);
    expect(text).toContain('<a href="/mailbox">Mailbox</a>');
    const url = await send({ subject: '', text: 'x' });
    expect((await request(app).get(url).expect(200)).text).toContain('<h1>(no subject)</h1>');
    expect((await request(app).get('/mailbox')).text).toContain('<time>2026-11-21 10:00 UTC</time>');
  });

  it('has no html page for a message without html', async () => {
    const url = await send({ subject: 'x', text: 'x' });
    expect((await request(app).get(url).expect(200)).text).not.toContain('<iframe');
    await request(app).get(`${url}/html`).expect(404);
  });
});

describe('linkedText', () => {
  it.each([
    [
      'see https://a.example/x.',
      'see <a href="https://a.example/x" rel="noopener noreferrer">https://a.example/x</a>.',
    ],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['<b>&', '&lt;b&gt;&amp;'],
  ])('turns %j into %j', (text, html) => expect(linkedText(text)).toBe(html));

  it('never breaks out of the attribute', () => {
    expect(linkedText('https://a.example/"onmouseover="x')).not.toMatch(/"onmouseover=/);
  });
});
