import type { Entities } from '../../packages/client-sdk/src/testing/conformance/samples';
import type { World } from '../../packages/client-sdk/src/testing/conformance/world';
import { fieldsOf, sampleOf, type Fields } from '../input/schema-sample';
import { ADMIN_EMAIL, makeCallers, type Caller } from '../matrix/callers';
import {
  cellsOf,
  inOrder,
  memberOperations,
  tryCell,
  withoutSample,
  type Cell,
  type TriedCell,
} from '../matrix/cells';
import { matrixTable } from '../matrix/matrix-table';
import { rowName } from '../matrix/verdicts';
import type { AttackContext, Section } from '../section';
import type { Arena, AttackedServer } from '../world/attacked-server';
import { annotate, fillCode, worldOf } from '../world/entities';
import { forEachOf } from '../world/pool';

const NOBODYS_ID = 2_000_000_000;
const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';
const AT_ONCE = 8;

/** Every call of the contract by every kind of caller: who is let in, and who is not, is what the contract's access table says. */
export function matrixSection(arena: Arena): Section {
  return {
    name: 'matrix',
    what: 'every call by every kind of caller, and ids of others',
    async run(context) {
      const { judge } = context;
      const server = await arena.start({ ADMINS: ADMIN_EMAIL });
      const { cast } = server;
      const [codeId = 0] = cast.codeIds;
      const entities = await fillCode(server, cast.owner, codeId);
      const theirs = await annotate(server, cast.annotator, entities);
      const callers = await makeCallers(server, entities, theirs);
      for (const name of withoutSample(callers))
        judge(false, `${name} has no sample that the contract takes`);
      const world = await worldOf(server, cast.owner);
      await compareForeignIds(context, server, entities);
      const cells = cellsOf(callers);
      const before = await seenByOwner(server, entities);
      const refused = await tryRefused(world, cells);
      judge(
        (await seenByOwner(server, entities)) === before,
        'a refused call has changed the Code it was about',
      );
      const tried = [...refused, ...(await tryAdmitted(world, cells, callers))];
      for (const cell of tried) judge(cell.isRight, saidOf(cell));
      context.table(matrixTable(inContractOrder(tried, cells)));
      judge(await server.isWell(), 'the server has ended');
      await server.close();
    },
  };
}

async function tryRefused(world: World, cells: readonly Cell[]): Promise<TriedCell[]> {
  const tried: TriedCell[] = [];
  const refused = cells.filter(({ verdict }) => verdict !== 'in');
  await forEachOf(refused, AT_ONCE, async (cell) => {
    tried.push(await tryCell(world, cell));
  });
  return tried;
}

/** Each caller spends what is theirs, one call after the other; a sample that is refused to everybody would prove nothing. */
async function tryAdmitted(
  world: World,
  cells: readonly Cell[],
  callers: readonly Caller[],
): Promise<TriedCell[]> {
  const tried: TriedCell[] = [];
  const admitted = inOrder(cells.filter(({ verdict }) => verdict === 'in'));
  for (const caller of callers)
    for (const cell of admitted) if (cell.caller === caller) tried.push(await tryCell(world, cell));
  return tried;
}

function inContractOrder(tried: readonly TriedCell[], cells: readonly Cell[]): TriedCell[] {
  const places = new Map(cells.map(({ row, caller }, place) => [`${rowName(row)} ${caller.name}`, place]));
  const placeOf = ({ row, caller }: Cell): number => places.get(`${rowName(row)} ${caller.name}`) ?? 0;
  return tried.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function saidOf({ row, caller, verdict, answer: { status, code = '' } }: TriedCell): string {
  return `${rowName(row)} answers ${caller.name} with ${status} ${code} instead of ${verdict}`;
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
  const cells = memberOperations().flatMap(({ name, operation }) => {
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
