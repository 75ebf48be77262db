import { TEST_PASSWORD } from '../../examples/mock-server/src/testing/test-server';
import type { Entities } from '../../packages/client-sdk/src/testing/conformance/samples';
import type { AttackedServer } from '../world/attacked-server';
import type { Person } from '../world/cast';
import { annotate, fillCode, publish } from '../world/entities';
import type { Standing } from './verdicts';

/** What a caller's calls are about. */
export interface Belongings {
  /** Made by the caller, where they may make something. */
  readonly own: Entities;
  /** Made by somebody else. */
  readonly anothers: Entities;
}

/** A caller: their token, what they may do in the Code that is attacked, and what they attack. */
export interface Caller extends Standing {
  readonly name: string;
  /** What stands above their column. */
  readonly heading: string;
  readonly token?: string;
  readonly userId?: number;
  /** What a call is about that they may not make. Nothing of it may change. */
  readonly kept: Belongings;
  /** What a call is about that they may make. */
  readonly spent: Belongings;
}

/** Of one of the crowd, who is an admin of the server. */
export const ADMIN_EMAIL = 'crowd-5@glossator.example';

/** Makes all callers. `kept` is of the owner's, `theirs` of the annotator's; both are in a Code of the cast's. */
export async function makeCallers(
  server: AttackedServer,
  kept: Entities,
  theirs: Entities,
): Promise<readonly Caller[]> {
  const belongings = { own: kept, anothers: kept };
  const about = { kept: belongings, spent: belongings };
  const without = { ...about, hasSession: false };
  const { outsider, crowd } = server.cast;
  const [leaver] = crowd;
  if (leaver) await server.client(leaver).auth.logout();
  const admin = crowd.find(({ email }) => email === ADMIN_EMAIL);
  if (!admin) throw new Error(`The cast has no ${ADMIN_EMAIL}`);
  const former = await formerMembers(server, kept.codeId);
  return [
    { name: 'nobody', heading: 'nobody', ...without },
    { name: 'a broken token', heading: 'broken', token: 'no such token', ...without },
    { name: 'a made-up token', heading: 'made-up', token: 'A'.repeat(43), ...without },
    { name: 'an ended session', heading: 'ended', ...(leaver && { token: leaver.token }), ...without },
    { name: 'an archived user', heading: 'archived', token: former.archived.token, ...without },
    withSession('an outsider', 'outsider', outsider, about),
    withSession('an admin', 'admin', admin, { ...about, isAdmin: true }),
    withSession('somebody invited', 'invited', former.invited, about),
    withSession('somebody revoked a second ago', 'revoked', former.revoked, about),
    withSession('somebody who has left', 'left', former.left, about),
    ...(await ownersOfNothing(server)),
    ...(await members(server, kept, theirs)),
  ];
}

function withSession(
  name: string,
  heading: string,
  { id, token }: Person,
  about: Pick<Caller, 'kept' | 'spent' | 'level' | 'isAdmin'>,
): Caller {
  return { name, heading, token, userId: id, hasSession: true, ...about };
}

/** Those who may do something, each with a Code of the owner's to spend. */
async function members(server: AttackedServer, kept: Entities, theirs: Entities): Promise<Caller[]> {
  const { owner, organizer, annotator, reader } = server.cast;
  const notTheirs = { own: kept, anothers: kept };
  const read = await newCode(server);
  const annotated = await newCode(server, annotator, 'annotate');
  const organized = await newCode(server, organizer, 'organize');
  const owned = await newCode(server);
  await admit(server, reader, read.codeId, 'read');
  await admit(server, annotator, owned.codeId, 'annotate');
  const onOwned = await annotate(server, annotator, owned);
  const spent = (own: Entities, anothers = own): Belongings => ({ own, anothers });
  return [
    withSession('a reader', 'read', reader, { level: 'read', kept: notTheirs, spent: spent(read) }),
    withSession('an annotator', 'annotate', annotator, {
      level: 'annotate',
      kept: notTheirs,
      spent: spent(annotated),
    }),
    withSession('an organizer', 'organize', organizer, {
      level: 'organize',
      kept: { own: kept, anothers: theirs },
      spent: spent(organized),
    }),
    withSession('the owner', 'owner', owner, {
      level: 'owner',
      kept: { own: kept, anothers: theirs },
      spent: spent(owned, onOwned),
    }),
  ];
}

/** A new published Code of the owner's with one entity of each kind: the member's, where one is given. */
async function newCode(
  server: AttackedServer,
  member?: Person,
  access: 'annotate' | 'organize' = 'annotate',
): Promise<Entities> {
  const { owner } = server.cast;
  const { id } = await server.client(owner).codes.create({ title: 'To be spent' });
  const entities = await publish(server, owner, await fillCode(server, owner, id));
  if (!member) return entities;
  await admit(server, member, id, access);
  const { updateId } = entities;
  return { ...(await annotate(server, member, entities)), ...(updateId !== undefined && { updateId }) };
}

/** Who owned a Code until a moment ago: it is archived. */
async function ownersOfNothing(server: AttackedServer): Promise<Caller[]> {
  const { owner } = server.cast;
  const { email } = owner;
  // A session of their own: one that another column ends would say nothing here.
  const { token } = await server.client().auth.login({ email, password: TEST_PASSWORD });
  const { id } = await server.client(owner).codes.create({ title: 'Archived' });
  const gone = await fillCode(server, owner, id);
  await server.client(owner).codes.delete({ id });
  const about = { own: gone, anothers: gone };
  return [
    withSession(
      'the owner of an archived Code',
      'archived Code',
      { ...owner, token },
      { kept: about, spent: about },
    ),
  ];
}

/** Those who have no access yet, and those who could organize a moment ago. */
async function formerMembers(server: AttackedServer, codeId: number) {
  const [, invited, revoked, left, archived] = server.cast.crowd;
  if (!invited || !revoked || !left || !archived) throw new Error('The cast is too small');
  const { sharing } = server.client(server.cast.owner);
  await sharing.invite({ id: codeId, emails: [invited.email], access: 'organize' });
  for (const person of [revoked, left, archived]) await admit(server, person, codeId, 'organize');
  await sharing.revoke({ id: codeId, userId: revoked.id });
  await server.client(left).sharing.answerInvitation({ id: codeId, action: 'leave_code' });
  await server.client(archived).profile.delete({ currentPassword: TEST_PASSWORD });
  return { invited, revoked, left, archived };
}

/** Invites somebody to a Code of the owner's, who accepts. */
async function admit(
  server: AttackedServer,
  person: Person,
  id: number,
  access: 'read' | 'annotate' | 'organize',
): Promise<void> {
  await server.client(server.cast.owner).sharing.invite({ id, emails: [person.email], access });
  await server.client(person).sharing.answerInvitation({ id, action: 'accept_invitation' });
}
