import {
  ACCESS_LEVELS,
  hasAccess,
  listOperations,
  type AccessLevel,
  type MemberAccess,
  type OperationScope,
} from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../problems/problem-error';
import { makePdf } from '../testing/make-pdf';
import { shareCode } from '../testing/share-code';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../testing/test-server';
import { authorizeMember } from './authorize-member';
import { memberId } from './code-access';

/** `revoked` and `left` could organize a moment ago; `former` owned the Code, and has handed it over. */
type Actor = AccessLevel | 'outsider' | 'invited' | 'author' | 'revoked' | 'left' | 'former';
const ACTORS: readonly Actor[] = [
  ...ACCESS_LEVELS,
  'outsider',
  'invited',
  'author',
  'revoked',
  'left',
  'former',
];
const SCOPES: readonly OperationScope[] = ['code', 'document', 'selection', 'comment', 'bookmark', 'note'];

const LEVELS: Readonly<Record<Actor, AccessLevel | undefined>> = {
  read: 'read',
  annotate: 'annotate',
  organize: 'organize',
  owner: 'owner',
  author: 'annotate',
  former: 'organize',
  outsider: undefined,
  invited: undefined,
  revoked: undefined,
  left: undefined,
};

/** Every rule of the table about entities that are served. */
const rules = listOperations().flatMap(({ name, operation: { access } }) =>
  access.who === 'member' && SCOPES.includes(access.scope) ? [{ name, rule: access }] : [],
);

describe('the access table', () => {
  let test: TestServer;
  let codeId: number;
  const users = new Map<Actor, TestUser>();
  const ids = new Map<OperationScope, number>();
  beforeAll(async () => {
    test = await startTestServer();
    for (const actor of ACTORS) users.set(actor, await test.newUser(actor));
    const owner = users.get('owner')!;
    const former = users.get('former')!;
    codeId = (await former.api.codes.create({})).id;
    await shareCode(former, codeId, owner, 'read');
    await former.api.sharing.updateAccess({ id: codeId, userId: owner.id, access: 'owner' });
    for (const [actor, access] of [
      ['read', 'read'],
      ['annotate', 'annotate'],
      ['organize', 'organize'],
      ['author', 'annotate'],
      ['revoked', 'organize'],
      ['left', 'organize'],
    ] as const)
      await shareCode(owner, codeId, users.get(actor)!, access);
    const invited = users.get('invited')!.email;
    await owner.api.sharing.invite({ id: codeId, emails: [invited], access: 'organize' });
    await owner.api.sharing.revoke({ id: codeId, userId: users.get('revoked')!.id });
    await users.get('left')!.api.sharing.answerInvitation({ id: codeId, action: 'leave_code' });
    const document = await addDocument(owner, codeId, 'a', makePdf([['Article 1']]));
    const { api } = users.get('author')!;
    const { data } = await api.documents.search({ id: document.id, text: 'Article' });
    const { excerpt: _excerpt, match: _match, ...range } = data[0]!;
    const selection = await api.selections.create({
      documentId: document.id,
      text: 'Article',
      color: 'COLOR_1',
      ...range,
    });
    const comment = await api.selections.createComment({ selectionId: selection.id, text: 'x' });
    const bookmark = await api.bookmarks.create({ documentId: document.id, name: 'a', page: 0 });
    const note = await api.notes.create({ documentId: document.id, text: 'a' });
    ids
      .set('code', codeId)
      .set('document', document.id)
      .set('selection', selection.id)
      .set('comment', comment.id)
      .set('bookmark', bookmark.id)
      .set('note', note.id);
  });
  afterAll(() => test.stop());

  /** What the table says, worked out again from its words. */
  function expected(actor: Actor, rule: MemberAccess, level: AccessLevel): string {
    const access = LEVELS[actor];
    if (access === undefined) return 'NOT_FOUND';
    if (!hasAccess(access, level)) return 'FORBIDDEN';
    if (rule.author === undefined || actor === 'author') return 'ok';
    return rule.author === 'orOwner' && actor === 'owner' ? 'ok' : 'FORBIDDEN';
  }

  async function outcome(actor: Actor, rule: MemberAccess, input: object): Promise<string> {
    try {
      await authorizeMember(test.server.ports.storage, rule, input, users.get(actor)!.id);
      return 'ok';
    } catch (error) {
      if (error instanceof ProblemError) return error.code;
      throw error;
    }
  }

  describe.each(rules)('of $name', ({ rule }) => {
    it.each(ACTORS)('is kept for %s', async (actor) => {
      const input = { [rule.input]: ids.get(rule.scope) };
      expect(await outcome(actor, rule, input)).toBe(expected(actor, rule, rule.level));
      for (const [field, level] of Object.entries(rule.fieldLevels ?? {})) {
        expect(await outcome(actor, rule, { ...input, [field]: true })).toBe(expected(actor, rule, level));
      }
    });

    it.each([0, -1, 1.5, Number.NaN, 4711, 4_711_000_000_001, 2 ** 53])('finds nothing at %s', async (id) => {
      expect(await outcome('owner', rule, { [rule.input]: id })).toBe('NOT_FOUND');
    });
  });

  it('lets nobody but members see a Code until it is published and public, and then only read it', async () => {
    const [owner, outsider] = [users.get('owner')!, users.get('outsider')!];
    await owner.api.codes.update({ id: codeId, isPublic: true });
    await expect(outsider.api.codes.get({ id: codeId })).rejects.toMatchObject({ status: 404 });
    await owner.api.codes.update({ id: codeId, publication: 'published' });
    expect(await outsider.api.codes.get({ id: codeId })).toMatchObject({
      user: { access: 'read' },
      sharedUsers: [],
    });
    const rename = outsider.api.codes.update({ id: codeId, title: 'mine' });
    await expect(rename).rejects.toMatchObject({ status: 403 });
    await owner.api.codes.update({ id: codeId, isPublic: false });
    await expect(outsider.api.codes.get({ id: codeId })).rejects.toMatchObject({ status: 404 });
  });

  it('shows the addresses of members to those who may organize', async () => {
    const addresses = async (actor: Actor) =>
      (await users.get(actor)!.api.codes.get({ id: codeId })).sharedUsers.map(({ email }) => email);
    expect(await addresses('organize')).toContain('read@glossator.example');
    expect((await addresses('annotate')).filter((email) => email !== undefined)).toEqual([]);
  });

  it('is asked again inside the transaction: nothing is written after the access is gone', async () => {
    const { storage } = test.server.ports;
    const rule = rules.find(({ name }) => name === 'selections.create')!.rule;
    const { id: userId } = users.get('annotate')!;
    const input = { documentId: ids.get('document') };
    const admission = await authorizeMember(storage, rule, input, userId);
    await storage.accounts.transact((transaction) => transaction.delete('members', memberId(codeId, userId)));
    await expect(admission.recheck()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
