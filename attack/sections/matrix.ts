import { hasAccess, listOperations, type AccessLevel, type Operation } from '@glossator/client-sdk/contract';
import type { Entities } from '../../packages/client-sdk/src/testing/conformance/samples';
import type { World } from '../../packages/client-sdk/src/testing/conformance/world';
import { fieldSample, fieldsOf, sampleOf, type Fields } from '../input/schema-sample';
import type { AttackContext, Section } from '../section';
import type { Arena, AttackedServer } from '../world/attacked-server';
import { annotate, fillCode, publish, worldOf } from '../world/entities';
import { forEachOf } from '../world/pool';

/** A caller: their token, and what they may do in the Code that is attacked. `author`: they wrote what is in it. */
interface Caller {
  readonly name: string;
  readonly token?: string;
  readonly hasSession: boolean;
  readonly level?: AccessLevel;
  readonly isAuthor?: boolean;
}

/** One call by one caller, with the statuses of which one has to come; none of them lets the caller in. */
interface Cell {
  readonly name: string;
  readonly caller: Caller;
  readonly input: Fields;
  readonly refusals: readonly number[];
}

const NOBODYS_ID = 2_000_000_000;
const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';
/** What nobody serves yet lets nobody in. */
const NOT_SERVED = 501;
const AT_ONCE = 8;

/** Every call of the contract by every kind of caller: who is not let in by the contract's access table must not be let in. */
export function matrixSection(arena: Arena): Section {
  return {
    name: 'matrix',
    what: 'every call by every kind of caller that may not make it, and ids of others',
    async run(context) {
      const server = await arena.start();
      const { cast } = server;
      const [codeId = 0, otherCodeId = 0] = cast.codeIds;
      const entities = await fillCode(server, cast.owner, codeId);
      const theirs = await annotate(server, cast.annotator, entities);
      const callers = [...(await callersOf(server)), ...(await formerCallersOf(server, codeId))];
      const before = await seenByOwner(server, entities);
      const world = await worldOf(server, cast.owner);
      const cells = [...deniedCells(callers, entities), ...authorCells(callers, theirs)];
      await forEachOf(cells, AT_ONCE, (cell) => tryCell(context, world, cell));
      await compareForeignIds(context, server, entities);
      context.judge(
        (await seenByOwner(server, entities)) === before,
        'a refused call has changed the Code it was about',
      );
      await letIn(context, server, otherCodeId);
      context.judge(await server.isWell(), 'the server has ended');
      await server.close();
    },
  };
}

async function callersOf(server: AttackedServer): Promise<readonly Caller[]> {
  const { owner, organizer, annotator, reader, outsider } = server.cast;
  const [leaver] = server.cast.crowd;
  if (leaver) await server.client(leaver).auth.logout();
  return [
    { name: 'nobody', hasSession: false },
    { name: 'a broken token', hasSession: false, token: 'no such token' },
    { name: 'a made-up token', hasSession: false, token: 'A'.repeat(43) },
    { name: 'an ended session', hasSession: false, ...(leaver && { token: leaver.token }) },
    { name: 'an outsider', hasSession: true, token: outsider.token },
    { name: 'a reader', hasSession: true, token: reader.token, level: 'read' },
    { name: 'an annotator', hasSession: true, token: annotator.token, level: 'annotate' },
    { name: 'an organizer', hasSession: true, token: organizer.token, level: 'organize' },
    { name: 'the owner', hasSession: true, token: owner.token, level: 'owner', isAuthor: true },
  ];
}

/** Those who have no access yet, and those who had some a second ago. */
async function formerCallersOf(server: AttackedServer, codeId: number): Promise<readonly Caller[]> {
  const [, invited, revoked, left] = server.cast.crowd;
  if (!invited || !revoked || !left) throw new Error('The cast is too small');
  const { sharing } = server.client(server.cast.owner);
  const emails = [invited, revoked, left].map(({ email }) => email);
  await sharing.invite({ id: codeId, emails, access: 'organize' });
  for (const person of [revoked, left])
    await server.client(person).sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
  await sharing.revoke({ id: codeId, userId: revoked.id });
  await server.client(left).sharing.answerInvitation({ id: codeId, action: 'leave_code' });
  return [
    { name: 'somebody invited', hasSession: true, token: invited.token },
    { name: 'somebody revoked a second ago', hasSession: true, token: revoked.token },
    { name: 'somebody who has left', hasSession: true, token: left.token },
  ];
}

/** The cells of which the access table says no; `entities` are those of the callers that are authors. */
function deniedCells(callers: readonly Caller[], entities: Entities): Cell[] {
  return listOperations().flatMap(({ name, operation }) => {
    const input = sampleOf(name, operation, entities);
    const raised =
      operation.access.who === 'member' ? Object.entries(operation.access.fieldLevels ?? {}) : [];
    return callers.flatMap((caller) => [
      ...cellOf(name, operation, caller, input),
      ...raised.flatMap(([field, level]) =>
        cellOf(name, operation, caller, { ...input, [field]: fieldSample(operation, field) }, level),
      ),
    ]);
  });
}

/** What only its author may do with something of the annotator's, by those who may do more than the annotator elsewhere. */
function authorCells(callers: readonly Caller[], theirs: Entities): Cell[] {
  const mighty = callers.filter(({ level }) => level === 'organize' || level === 'owner');
  return listOperations().flatMap(({ name, operation: { access, ...operation } }) => {
    if (access.who !== 'member' || access.author === undefined) return [];
    const input = sampleOf(name, { access, ...operation }, theirs);
    const refused = mighty.filter(({ level }) => level !== 'owner' || access.author !== 'orOwner');
    return refused.map((caller) => ({ name, caller, input, refusals: [403, 404] }));
  });
}

function cellOf(
  name: string,
  { access }: Operation,
  caller: Caller,
  input: Fields,
  raised?: AccessLevel,
): Cell[] {
  if (access.who === 'anyone') return [];
  if (!caller.hasSession) return [{ name, caller, input, refusals: [401] }];
  if (access.who === 'user') return [];
  if (access.who === 'admin') return [{ name, caller, input, refusals: [403] }];
  if (caller.level === undefined) return [{ name, caller, input, refusals: [404] }];
  const level = raised ?? access.level;
  const isOthers = access.author !== undefined && caller.isAuthor !== true;
  if (hasAccess(caller.level, level) && !isOthers) return [];
  // Whether something was deleted is shown to nobody but who deleted it.
  return [{ name, caller, input, refusals: isOthers ? [403, 404] : [403] }];
}

async function tryCell(
  { judge }: AttackContext,
  world: World,
  { name, caller, input, refusals }: Cell,
): Promise<void> {
  const answer = await world.send(name, input, caller.token === undefined ? {} : { token: caller.token });
  await answer.arrayBuffer();
  const { status } = answer;
  judge(
    refusals.includes(status) || status === NOT_SERVED,
    `${name} answers ${caller.name} with ${status} instead of ${refusals.join(' or ')}`,
  );
}

/** An id of somebody else's is answered as one that nobody has, alone and beside one's own. */
async function compareForeignIds(
  { judge }: AttackContext,
  server: AttackedServer,
  foreign: Entities,
): Promise<void> {
  const { outsider } = server.cast;
  const world = await worldOf(server, outsider);
  const { id } = await server.client(outsider).codes.create({ title: 'Own' });
  const belongings = await fillCode(server, outsider, id);
  const cells = listOperations().flatMap(({ name, operation }) => {
    const { access } = operation;
    if (access.who !== 'member') return [];
    const [own, others] = [sampleOf(name, operation, belongings), sampleOf(name, operation, foreign)];
    const ids = fieldsOf(operation).filter((field) => field in own && isIdField(field));
    return ids.map((field) => ({ name, field, own, value: others[field] }));
  });
  await forEachOf(cells, 1, async ({ name, field, own, value }) => {
    const missing = typeof value === 'string' ? NOBODYS_UUID : NOBODYS_ID;
    const [answer, same] = [
      await saidBy(world, name, { ...own, [field]: value }, outsider.token),
      await saidBy(world, name, { ...own, [field]: missing }, outsider.token),
    ];
    judge(answer === same, `${name} tells an ${field} of somebody else's from one that nobody has`);
  });
}

function isIdField(field: string): boolean {
  return field === 'id' || field === 'uuid' || field.endsWith('Id');
}

/** What an answer says, apart from where it was asked. */
async function saidBy(world: World, name: string, input: Fields, token: string): Promise<string> {
  const answer = await world.send(name, input, { token });
  const text = await answer.text();
  return `${answer.status} ${text.replace(/"instance":"[^"]*",?/, '')}`;
}

/** All that the owner sees of a Code. */
async function seenByOwner(server: AttackedServer, { codeId }: Entities): Promise<string> {
  const { codes, documents } = server.client(server.cast.owner);
  const code = await codes.get({ id: codeId });
  const parts = code.documents.map(async ({ id }) => [
    await documents.selections({ id }),
    await documents.notes({ id }),
    await documents.bookmarks({ id }),
  ]);
  return JSON.stringify([code, await Promise.all(parts)]);
}

/** The same calls by those who may make them: a sample that is refused to everybody would prove nothing. */
async function letIn({ judge }: AttackContext, server: AttackedServer, codeId: number): Promise<void> {
  const { cast } = server;
  const entities = await publish(server, cast.owner, await fillCode(server, cast.owner, codeId));
  const world = await worldOf(server, cast.owner);
  const calls = listOperations()
    .filter(({ operation }) => operation.access.who === 'member')
    .toSorted((a, b) => destruction(a.name, a.operation) - destruction(b.name, b.operation));
  for (const { name, operation } of calls) {
    const { status } = await world.send(name, sampleOf(name, operation, entities), {
      token: cast.owner.token,
    });
    // A second id in the path names something that the sample does not have.
    const isMissing = status === 404 && operation.path.split('{').length === 2;
    judge(status !== 401 && status !== 403 && !isMissing, `${name} refuses the owner with ${status}`);
  }
}

/** How much a call takes away: the least first. */
function destruction(name: string, { method, path }: Operation): number {
  if (method !== 'DELETE') return 0;
  if (name === 'codes.delete') return 9;
  if (name === 'documents.delete') return 8;
  return path.split('/').length === 3 ? 7 : 6;
}
