import { setImmediate } from 'node:timers/promises';
import { API_BASE } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberId } from '../permissions/code-access';
import { makePdf } from '../testing/make-pdf';
import { openLiveSocket } from '../testing/live-socket';
import { shareCode } from '../testing/share-code';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../testing/test-server';
import { createUpdateWorld, refusal } from '../testing/update-world';

/** Times that access is taken away at the moment of a write; that many tries each of the next call. */
const RACES = 200;
/** Turns of the event loop that a revocation is ahead of a write, at most: it is over by then. */
const LEADS = 100;
const SOCKETS = 8;

let test: TestServer;
let owner: TestUser;
let organizer: TestUser;
let reader: TestUser;
let eve: TestUser;
let codeId: number;
let documentId: number;
beforeAll(async () => {
  test = await startTestServer();
  [owner, organizer, reader, eve] = [
    await test.newUser('owner'),
    await test.newUser('organizer'),
    await test.newUser('reader'),
    await test.newUser('eve'),
  ];
  codeId = (await owner.api.codes.create({ title: 'Law' })).id;
  documentId = (await addDocument(owner, codeId, 'Law', makePdf([['Article 1 of the law']]))).id;
  await owner.api.codes.update({ id: codeId, publication: 'published' });
  await shareCode(owner, codeId, organizer, 'organize');
  await shareCode(owner, codeId, reader, 'read');
});
afterAll(() => test.stop());

async function send(user: TestUser, method: string, path: string, body?: string): Promise<Response> {
  return fetch(`${test.server.address}${API_BASE}${path}`, {
    method,
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
}

describe('nobody raises their own access', () => {
  const invitationOf = async () => {
    const { data } = await owner.api.sharing.invite({ id: codeId, emails: [eve.email], access: 'read' });
    return data[0]?.id ?? 0;
  };
  const level = (user: TestUser, target: () => TestUser, access: 'read' | 'organize' | 'owner') => () =>
    user.api.sharing.updateAccess({ id: codeId, userId: target().id, access });
  const cases: readonly (readonly [string, string, () => Promise<unknown>])[] = [
    [
      'organizer invites',
      'FORBIDDEN',
      () => organizer.api.sharing.invite({ id: codeId, emails: ['x@law.example'], access: 'read' }),
    ],
    ['organizer raises a reader', 'FORBIDDEN', () => level(organizer, () => reader, 'organize')()],
    ['organizer makes a reader the owner', 'FORBIDDEN', () => level(organizer, () => reader, 'owner')()],
    ['organizer becomes the owner', 'FORBIDDEN', () => level(organizer, () => organizer, 'owner')()],
    ['organizer changes their own level', 'FORBIDDEN', () => level(organizer, () => organizer, 'read')()],
    ['organizer lowers the owner', 'FORBIDDEN', () => level(organizer, () => owner, 'read')()],
    [
      'organizer removes the owner',
      'FORBIDDEN',
      () => organizer.api.sharing.revoke({ id: codeId, userId: owner.id }),
    ],
    ['reader raises themself', 'FORBIDDEN', () => level(reader, () => reader, 'organize')()],
    ['outsider gives themself access', 'NOT_FOUND', () => level(eve, () => eve, 'read')()],
    ['owner lowers themself', 'CONFLICT', () => level(owner, () => owner, 'read')()],
    [
      'owner leaves',
      'CONFLICT',
      () => owner.api.sharing.answerInvitation({ id: codeId, action: 'leave_code' }),
    ],
    [
      'outsider accepts the invitation of another',
      'NOT_FOUND',
      async () => {
        await owner.api.sharing.invite({ id: codeId, emails: ['else@law.example'], access: 'read' });
        await eve.api.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
      },
    ],
    [
      'organizer withdraws an invitation',
      'NOT_FOUND',
      async () => organizer.api.sharing.deleteInvitation({ id: await invitationOf() }),
    ],
    [
      'who has not accepted becomes the owner',
      'CONFLICT',
      async () =>
        owner.api.sharing.updateAccess({ id: codeId, userId: await invitationOf(), access: 'owner' }),
    ],
  ];
  it.each(cases)('%s: %s', async (_name, code, call) => {
    const usersOf = () => owner.api.sharing.list({ id: codeId });
    const accepted = async () => (await usersOf()).data.filter(({ status }) => status === 'accepted');
    const before = await accepted();
    expect(await refusal(call())).toBe(code);
    expect(await accepted()).toEqual(before);
  });
});

describe('fields that a call does not take', () => {
  /** What somebody would like to set. `__proto__` is a key of its own in JSON. */
  const wanted = () =>
    `"userId":${eve.id},"ownerId":${eve.id},"owner":{"id":${eve.id}},"createdBy":{"id":${eve.id},"name":"Eve"},` +
    `"user":{"id":${eve.id},"access":"owner"},"userType":"admin","user_type":"admin","has2fa":true,"isAdmin":true,` +
    `"createdAt":"2000-01-01T00:00:00.000Z","updatedAt":"2000-01-01T00:00:00.000Z","importedFrom":{"author":"Eve"},` +
    `"resolvedBy":{"id":${eve.id}},"emailKey":"x","passwordHash":"x","__proto__":{"polluted":1}`;
  const body = (fields: object) => `${JSON.stringify(fields).slice(0, -1)},${wanted()}}`;

  it('change nothing, whichever call they come with', async () => {
    const mark = await createUpdateWorld(() => test).mark(owner, documentId, 'Article 1');
    const comment = await owner.api.selections.createComment({ selectionId: mark.id, text: 'a' });
    const bookmark = await owner.api.bookmarks.create({ documentId, name: 'a', page: 0 });
    const note = await owner.api.notes.create({ documentId, text: 'a' });
    const calls: readonly (readonly [string, string, object])[] = [
      ['POST', '/codes', { title: 'Mine' }],
      ['PATCH', `/codes/${codeId}`, { title: 'Law' }],
      ['PATCH', `/selections/${mark.id}`, { color: 'COLOR_3' }],
      ['POST', '/selections/comments', { selectionId: mark.id, text: 'b' }],
      ['PATCH', `/selections/comments/${comment.id}`, { text: 'c' }],
      ['POST', '/bookmarks', { documentId, name: 'b', page: 0 }],
      ['PATCH', `/bookmarks/${bookmark.id}`, { name: 'c' }],
      ['POST', '/notes', { documentId, text: 'b' }],
      ['PATCH', `/notes/${note.id}`, { text: 'c' }],
      ['PATCH', '/profile', { firstName: 'Ada' }],
      ['PATCH', `/codes/${codeId}/users/${reader.id}`, { access: 'read' }],
    ];
    const statuses: number[] = [];
    for (const [method, path, fields] of calls) {
      const response = await send(owner, method, path, body(fields));
      const text = await response.text();
      statuses.push(response.status);
      expect(text, `${method} ${path}`).not.toMatch(/2000-01-01|"Eve"|"admin"|"polluted"|"has2fa":true/);
    }
    // They are passed over, so that what is said here was done.
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    const code = await owner.api.codes.get({ id: codeId });
    expect(code).toMatchObject({ owner: { id: owner.id }, user: { access: 'owner' } });
    expect(code.sharedUsers.map(({ id }) => id)).not.toContain(eve.id);
    expect(await refusal(eve.api.codes.get({ id: codeId }))).toBe('NOT_FOUND');
    expect((await eve.api.codes.list({ isPublic: false })).data).toEqual([]);
    expect(await owner.api.profile.get()).toMatchObject({ userType: 'user', has2fa: false });
    expect('polluted' in {}).toBe(false);
  });
});

describe('what answers say', () => {
  it('holds no secret, and below organize nobody’s address', async () => {
    const paths = [
      '/codes?isPublic=false',
      `/codes/${codeId}`,
      `/codes/${codeId}/users`,
      `/documents/${documentId}/selections`,
      `/documents/${documentId}/versions`,
      `/documents/${documentId}/notes`,
      `/documents/${documentId}/bookmarks`,
      '/notifications',
      '/profile',
      '/profile/sessions',
      '/codes/users/invitation',
    ];
    const secret = /hash|scrypt|secret|emailKey|tokenKey/i;
    for (const [user, mayKnow] of [
      [reader, false],
      [organizer, true],
      [owner, true],
    ] as const) {
      for (const path of paths) {
        const response = await send(user, 'GET', path);
        const text = await response.text();
        expect(response.status, path).toBe(200);
        expect(text, `${path} for ${user.email}`).not.toMatch(secret);
        expect(text).not.toContain(test.dataDir);
        const others = [owner, organizer, reader].filter(({ id }) => id !== user.id);
        // An invitation, and what becomes of it, says who is behind it.
        if (!mayKnow && path !== '/notifications')
          for (const { email } of others) expect(text, `${path} for ${user.email}`).not.toContain(email);
      }
    }
  });
});

describe('access that is taken away', () => {
  const share = (user: TestUser) => createUpdateWorld(() => test).share(codeId, user, 'annotate');
  const eventsAfter = async (seq: number) => {
    const partition = await test.server.ports.storage.code(codeId);
    return (await partition?.eventsAfter(seq, 1_000))?.events ?? [];
  };
  const lastSeq = async () => (await (await test.server.ports.storage.code(codeId))?.lastSeq()) ?? 0;

  it(
    `refuses the next call, and lets no write in after it, ${RACES} times`,
    { timeout: 120_000 },
    async () => {
      let written = 0;
      for (let race = 0; race < RACES; race += 1) {
        await share(eve);
        const before = await lastSeq();
        const text = `race ${race}`;
        const write = () => refusal(eve.api.notes.create({ documentId, text }));
        // Now the one and now the other goes first, with more or less of a lead.
        const writing = race % 2 === 0 ? write() : undefined;
        const revoking = owner.api.sharing.revoke({ id: codeId, userId: eve.id });
        for (let turns = race % LEADS; !writing && turns > 0; turns -= 1) await setImmediate();
        const outcomeOf = writing ?? write();
        await revoking;
        expect(await refusal(eve.api.notes.create({ documentId, text: 'late' }))).toBe('NOT_FOUND');
        const outcome = await outcomeOf;
        const events = (await eventsAfter(before)).map(({ event }) => `${event.type}/${event.action}`);
        const end = events.indexOf('ACCESS/DELETE');
        expect(end, events.join()).toBeGreaterThanOrEqual(0);
        const place = events.indexOf('NOTE/CREATE');
        expect(place < end, events.join()).toBe(true);
        expect(place >= 0).toBe(outcome === 'done');
        if (outcome === 'done') written += 1;
      }
      // Else no race was one.
      expect(written).toBeGreaterThan(0);
      expect(written).toBeLessThan(RACES);
    },
  );

  it('refuses a write that was let in before and waits for its turn', async () => {
    const { storage } = test.server.ports;
    const partition = await storage.code(codeId);
    for (let race = 0; race < 20; race += 1) {
      await share(eve);
      const before = await lastSeq();
      let open: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (open = resolve));
      const holding = partition?.transact(() => gate);
      const writing = refusal(eve.api.notes.create({ documentId, text: 'too late' }));
      // Answered after the write was let in.
      await eve.api.codes.get({ id: codeId });
      await eve.api.codes.get({ id: codeId });
      const revoking = owner.api.sharing.revoke({ id: codeId, userId: eve.id });
      await expect
        .poll(() => storage.accounts.read((reader) => reader.get('members', memberId(codeId, eve.id))))
        .toBeUndefined();
      open();
      await Promise.all([holding, revoking]);
      expect(await writing).toBe('NOT_FOUND');
      expect((await eventsAfter(before)).map(({ event }) => event.type)).toEqual(['ACCESS']);
    }
  });

  it('ends the open windows with the reason, before anything that comes after', async () => {
    const guests: TestUser[] = [];
    for (let number = 0; number < SOCKETS; number += 1) guests.push(await test.newUser(`guest${number}`));
    for (const guest of guests) {
      await share(guest);
      const socket = await openLiveSocket(test, `codes/${codeId}`);
      socket.join(guest.token);
      await socket.until(() => socket.frames.length > 0);
      await owner.api.sharing.revoke({ id: codeId, userId: guest.id });
      await owner.api.notes.create({ documentId, text: 'not for guests' });
      expect(await socket.closed).toBe(4403);
      expect(socket.frames.some(({ type, action }) => type === 'ACCESS' && action === 'DELETE')).toBe(true);
      expect(JSON.stringify(socket.frames)).not.toContain('not for guests');
    }
  });
});
