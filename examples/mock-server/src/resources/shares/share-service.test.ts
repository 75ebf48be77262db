import { afterEach, describe, expect, it } from 'vitest';
import { MailDeliveryError, type MailMessage } from '../../mail/mailer';
import { makePdf } from '../../testing/make-pdf';
import {
  addDocument,
  startTestServer,
  type TestServer,
  type TestServerOptions,
  type TestUser,
} from '../../testing/test-server';

const LAW = [
  'An Act for the use of the works',
  'Sec. 101. Definitions',
  'In this Act the terms shall be used as follows.',
  'Sec. 102. Subject matter',
  'The copyright subsists in the works of the authors.',
];

describe('sharing by e-mail', () => {
  let test: TestServer | undefined;
  afterEach(() => test?.stop());

  async function opened(
    options: TestServerOptions = {},
    ownerOf = (server: TestServer) => server.newUser('ada'),
  ) {
    const server = await startTestServer(options);
    test = server;
    const owner = await ownerOf(server);
    const { id: codeId } = await owner.api.codes.create({ title: 'Obligations' });
    const { id: documentId } = await addDocument(owner, codeId, 'Works Act', makePdf([LAW]));
    const text = 'The copyright subsists';
    const [hit] = (await owner.api.documents.search({ id: documentId, text })).data;
    const { excerpt: _excerpt, match: _match, ...range } = hit!;
    const input = { documentId, text, color: 'COLOR_1', ...range };
    const { id: selectionId } = await owner.api.selections.create(input);
    const share = (emails: string[], message = '') =>
      owner.api.selections.share({ selectionId, emails, message });
    return { server, owner, codeId, documentId, selectionId, share };
  }

  it('cites the place in the law and leads to it', async () => {
    const { server, share, codeId, documentId, selectionId, owner } = await opened();
    await owner.api.selections.createComment({ selectionId, text: 'Since when?' });
    await share(['max@law.example'], 'Please look');
    const [mail] = await server.mailsTo('max@law.example');
    expect(mail?.subject).toBe('ada Lovelace has shared an annotation with you: Section 102, Works Act');
    expect(mail?.replyTo).toEqual([owner.email]);
    expect(mail?.text).toContain('“The copyright subsists”\nSection 102, page 1 of the PDF');
    const link = `${server.server.publicUrl}/codes/${codeId}/${documentId}?selection=${selectionId}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  it('lets nobody write headers or html by their name or a title', async () => {
    const evil = 'Eve\r\nBcc: all@evil.example <script>';
    const { server, share, owner, codeId } = await opened({}, async (running): Promise<TestUser> => {
      const eve = await running.newUser('eve');
      // No such name is taken any more, but one may have been.
      await running.server.ports.storage.accounts.transact(async (transaction) => {
        const row = await transaction.get('users', eve.id);
        if (row) await transaction.put('users', { ...row, firstName: evil });
      });
      return eve;
    });
    await owner.api.codes.update({ id: codeId, title: '<img src=x onerror=alert(1)>' });
    await share(['max@law.example'], 'x\r\n.\r\nBcc: all@evil.example');
    const [mail] = await server.mailsTo('max@law.example');
    expect(mail?.subject).toContain('Eve Bcc: all@evil.example <script> Lovelace has shared');
    expect(mail?.to).toEqual(['max@law.example']);
    expect(await server.mailsTo('all@evil.example')).toEqual([]);
    expect(mail?.html).not.toMatch(/<script|<img/);
  });

  it('is in the caller’s language', async () => {
    const { server, owner, selectionId } = await opened();
    const answer = await fetch(`${server.server.address}/api/v1/selections/share-annotation`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
        'accept-language': 'de-CH,en;q=0.5',
      },
      body: JSON.stringify({ selectionId, emails: ['max@law.example'], message: '' }),
    });
    expect(answer.status).toBe(204);
    const [mail] = await server.mailsTo('max@law.example');
    expect(mail?.subject).toContain('hat eine Anmerkung mit Ihnen geteilt');
  });

  it('names the addresses that got nothing', async () => {
    const sent: string[] = [];
    const mailer = {
      send: async ({ to, subject }: MailMessage) => {
        if (to.includes('full@law.example')) throw new MailDeliveryError('The mailbox is full');
        if (subject.includes('shared')) sent.push(...to);
      },
      close: () => Promise.resolve(),
    };
    const { server, share } = await opened();
    Object.assign(server.server.ports.mailer, mailer);
    const failed = { path: 'emails.1', message: 'Nothing could be sent to it' };
    await expect(share(['a@law.example', 'full@law.example', 'b@law.example'])).rejects.toMatchObject({
      problem: { status: 500, code: 'MAIL_NOT_SENT', errors: [failed] },
    });
    expect(sent).toEqual(['a@law.example', 'b@law.example']);
  });

  it('is refused where it is more text than an e-mail takes, and nobody gets anything', async () => {
    const { server, share, owner, selectionId } = await opened();
    for (let count = 0; count < 5; count += 1)
      await owner.api.selections.createComment({ selectionId, text: 'x'.repeat(50_000) });
    await expect(share(['max@law.example'])).rejects.toMatchObject({
      problem: {
        code: 'VALIDATION',
        errors: [{ path: 'selectionId', message: expect.stringMatching(/^Has 250\d+ characters, and an/) }],
      },
    });
    expect(await server.mailsTo('max@law.example')).toEqual([]);
  });

  it('has a limit for each user, and says when to try again', async () => {
    const { server, share, owner, documentId } = await opened({ env: { RATE_SHARE: '2' } });
    const { id: noteId } = await owner.api.notes.create({ documentId, text: 'Ask' });
    // What is refused does not count.
    await expect(share(['nobody'])).rejects.toMatchObject({ status: 400 });
    await share(['max@law.example']);
    await owner.api.notes.share({ noteId, emails: ['max@law.example'], message: '' });
    const refused = await share(['max@law.example']).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 429, problem: { code: 'RATE_LIMITED' } });
    expect(refused).toHaveProperty('retryAfterMs', expect.closeTo(3_600_000, -5));
    expect(await server.mailsTo('max@law.example')).toHaveLength(2);
    const other = await server.newUser('max');
    const theirs = other.api.notes.share({ noteId, emails: ['max@law.example'], message: '' });
    await expect(theirs).rejects.toMatchObject({ status: 404 });
  });
});
