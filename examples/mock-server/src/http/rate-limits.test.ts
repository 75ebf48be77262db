import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { API_BASE } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makePdf } from '../testing/make-pdf';
import { addDocument, registration, startTestServer, type TestServer } from '../testing/test-server';

/** Other spellings of a path, each of which some part of a server may take for the same one. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'a folder and out of it': (path) => `/x/..${path}`,
  'out of a folder in the middle': (path) => path.replace('/v1/', '/v1/x/../'),
  'here in the middle': (path) => path.replace('/v1/', '/v1/./'),
  'encoded dots': (path) => path.replace('/v1/', '/v1/x/%2e%2E/'),
  'one encoded dot': (path) => path.replace('/v1/', '/v1/%2e/'),
  backslashes: (path) => path.replaceAll('/', '\\'),
  'one backslash': (path) => path.replace('/v1/', '/v1\\'),
  'two slashes': (path) => path.replace('/v1/', '/v1//'),
  'two slashes in front': (path) => `/${path}`,
  'a slash at the end': (path) => `${path}/`,
  capitals: (path) => path.toUpperCase(),
  'an encoded letter': (path) => path.replace('/v1/', '/%761/'),
  'a query': (path) => `${path}?x=1`,
  'a fragment': (path) => `${path}#x`,
  'a whole address': (path) => `http://x${path}`,
  'a whole address without a path of its own': (path) => `http:${path}`,
};

/** Refused for its number, for its path, or for being no request at all. */
const REFUSED = /^(429 RATE_LIMITED|404 NOT_FOUND|400 MALFORMED_BODY)$/;

describe('limits on guessing and mailing', () => {
  let test: TestServer;
  let token: string;
  let codeId: number;
  let noteId: number;
  let selectionId: number;
  beforeAll(async () => {
    test = await startTestServer();
    const ada = await test.newUser('ada');
    codeId = (await ada.api.codes.create({})).id;
    const { id: documentId } = await addDocument(ada, codeId, 'Law', makePdf([['Article 1']]));
    noteId = (await ada.api.notes.create({ documentId, text: 'Ask' })).id;
    const place = {
      startPage: 0,
      startElement: 0,
      startCharacter: 0,
      endPage: 0,
      endElement: 0,
      endCharacter: 7,
    };
    selectionId = (
      await ada.api.selections.create({ documentId, text: 'Article', color: 'COLOR_1', ...place })
    ).id;
    token = ada.token;
    await test.stop({ keepData: true });
    const limited = [
      'LOGIN',
      'LOGIN_PER_IP',
      'SECOND_FACTOR',
      'REGISTER',
      'MAIL',
      'SHARE',
      'CONTACT',
      'INVITE',
    ];
    const env = Object.fromEntries(limited.map((name) => [`RATE_${name}`, '1']));
    test = await startTestServer({ dataDir: test.dataDir, env });
  });
  afterAll(() => test.stop());

  /** Sends a path as it is written, which `fetch` would not do. */
  async function post(path: string, body: object, method = 'POST') {
    const content = JSON.stringify(body);
    const call = httpRequest({
      port: new URL(test.server.address).port,
      method,
      path,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
        authorization: `Bearer ${token}`,
      },
    });
    call.end(content);
    const [answer] = await once(call, 'response');
    const { code } = JSON.parse((await text(answer)) || '{}');
    return { status: answer.statusCode, code, headers: answer.headers };
  }

  const share = { emails: ['max@law.example'], message: '' };
  let serial = 0;
  const calls: readonly [string, () => string, () => object, string, string?][] = [
    [
      'log-ins',
      () => '/auth/login',
      () => ({ email: 'ada@glossator.example', password: 'wrong' }),
      'auth.login',
    ],
    [
      'registrations',
      () => '/auth/register',
      () => registration(`new${(serial += 1)}@glossator.example`),
      'auth.register',
    ],
    [
      'mails',
      () => '/auth/activation/resend',
      () => ({ email: 'no@glossator.example' }),
      'auth.resendActivation',
    ],
    [
      'links for new passwords',
      () => '/auth/forgot-password',
      () => ({ email: 'nobody@glossator.example' }),
      'auth.forgotPassword',
    ],
    [
      'new passwords',
      () => '/auth/reset-password/made-up',
      () => ({ newPassword: 'a staple that nobody knows' }),
      'auth.resetPassword',
    ],
    [
      'new addresses',
      () => '/profile',
      () => ({ email: 'new@glossator.example', currentPassword: 'wrong' }),
      'profile.update',
      'PATCH',
    ],
    [
      'changed passwords',
      () => '/profile/password',
      () => ({ currentPassword: 'wrong', newPassword: 'a staple that nobody knows' }),
      'profile.changePassword',
    ],
    [
      'codes of the second factor',
      () => '/profile/2fa/activation',
      () => ({ token: '123456', activate: false }),
      'profile.activate2fa',
    ],
    ['ended accounts', () => '/profile', () => ({ currentPassword: 'wrong' }), 'profile.delete', 'DELETE'],
    [
      'shared annotations',
      () => '/selections/share-annotation',
      () => ({ selectionId, ...share }),
      'selections.share',
    ],
    [
      'invitations',
      () => `/codes/${codeId}/users`,
      () => ({ emails: ['a@law.example'], access: 'read' }),
      'sharing.invite',
    ],
    [
      'messages with the contact form',
      () => '/contact',
      () => ({ email: 'no@glossator.example', feedback: 'Hello' }),
      'contact.send',
    ],
    ['shared notes', () => `/notes/${noteId}/share`, () => share, 'notes.share'],
  ];

  it.each(calls)(
    'hold for %s, however the path is spelled',
    async (_name, path, body, _operation, method = 'POST') => {
      const plain = API_BASE + path();
      await post(plain, body(), method);
      expect(await post(plain, body(), method)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      for (const [spelling, spell] of Object.entries(SPELLINGS)) {
        const { status, code } = await post(spell(plain), body(), method);
        expect([spelling, `${status} ${code}`]).toEqual([spelling, expect.stringMatching(REFUSED)]);
      }
    },
  );

  it('are published in the headers that clients know them by', async () => {
    await post(`${API_BASE}/auth/activation/resend`, { email: 'no@glossator.example' });
    const { headers } = await post(`${API_BASE}/auth/activation/resend`, { email: 'no@glossator.example' });
    expect(headers['ratelimit']).toMatch(/^"10-in-1hr"; r=\d; t=\d+, "1-in-1hr"; r=0; t=\d+$/);
    expect(headers['ratelimit-policy']).toMatch(/, "1-in-1hr"; q=1; w=3600; pk=:[\w+/]{16}:$/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are there for every call that takes a password or an e-mail address', () => {
    const served = [...test.server.services.served.values()].filter(({ handler }) => handler);
    const takesAddress = served.filter(({ operation }) =>
      /"(emails?|\w*password\d?|activate)"/i.test(
        JSON.stringify(z.toJSONSchema(operation.input, { io: 'input' })),
      ),
    );
    const limited = calls.map(([, , , name]) => name);
    expect(takesAddress.map(({ name }) => name).toSorted()).toEqual(limited.toSorted());
  });
});
