import { listOperations, type Operation } from '@glossator/client-sdk/contract';
import { MEMBER_SAMPLES } from '../../packages/client-sdk/src/testing/conformance/samples';
import { registration, type World } from '../../packages/client-sdk/src/testing/conformance/world';
import { fieldSample, sampleOf, type Fields } from '../input/schema-sample';
import type { Caller } from './callers';
import { isRight, rowsOf, verdictOf, type Answer, type Row, type Verdict } from './verdicts';

/** One call by one caller, and what has to come of it. */
export interface Cell {
  readonly row: Row;
  readonly caller: Caller;
  readonly verdict: Verdict;
  readonly input: Fields;
}

/** A cell that was tried. */
export interface TriedCell extends Cell {
  readonly answer: Answer;
  readonly isRight: boolean;
}

/** Nobody has it: who may archive anybody shall find nobody to archive. */
const NOBODYS_ID = 2_000_000_000;
const CREDENTIALS = { email: 'nobody@law.example', password: 'correct horse battery' };

/** Valid inputs of calls about no entity, where one made of their schema alone would not be taken. */
const OTHER_SAMPLES: Readonly<Record<string, () => Fields>> = {
  'auth.register': registration,
  'auth.login': () => CREDENTIALS,
  'auth.forgotPassword': () => ({ email: CREDENTIALS.email }),
  'auth.resendActivation': () => ({ email: CREDENTIALS.email }),
  'profile.update': () => ({ firstName: 'Ada' }),
  'codes.create': () => ({ title: 'Own' }),
  'codes.createSample': () => ({ title: 'Sample' }),
  'codes.restore': () => ({ id: NOBODYS_ID }),
  'codes.deleteForGood': () => ({ id: NOBODYS_ID }),
  'contact.send': () => ({ email: CREDENTIALS.email, feedback: 'A question' }),
  'admin.archiveUser': () => ({ userId: NOBODYS_ID }),
};

/** Every row of the contract by every caller. */
export function cellsOf(callers: readonly Caller[]): Cell[] {
  const rows = listOperations().flatMap(({ name, operation }) => rowsOf(name, operation));
  return rows.flatMap((row) => callers.map((caller) => cellOf(row, caller)));
}

/** The calls without a sample that the contract takes: of them the matrix could say nothing. */
export function withoutSample(callers: readonly Caller[]): string[] {
  const [caller] = callers;
  return listOperations().flatMap(({ name, operation }) => {
    const isMissing = operation.access.who === 'member' && !(name in MEMBER_SAMPLES);
    if (isMissing || !caller) return [name];
    return operation.input.safeParse(cellOf({ name, operation }, caller).input).success ? [] : [name];
  });
}

function cellOf(row: Row, caller: Caller): Cell {
  const { name, operation, raised, isAnothers } = row;
  const verdict = verdictOf(row, caller);
  const { own, anothers } = verdict === 'in' ? caller.spent : caller.kept;
  const sample = OTHER_SAMPLES[name]?.() ?? sampleOf(name, operation, isAnothers ? anothers : own);
  const input = {
    ...sample,
    ...(raised && { [raised.field]: fieldSample(operation, raised.field) }),
    // What is about one's own account names it.
    ...(operation.access.who === 'user' && 'userId' in sample && { userId: caller.userId ?? 1 }),
  };
  return { row, caller, verdict, input };
}

/** Tries a cell. */
export async function tryCell(world: World, cell: Cell): Promise<TriedCell> {
  const { row, caller, verdict, input } = cell;
  const sent = await world.send(row.name, input, caller.token === undefined ? {} : { token: caller.token });
  const body = await sent.text();
  const isProblem = sent.headers.get('content-type')?.includes('problem+json') === true;
  const code = isProblem ? (JSON.parse(body) as { readonly code: string }).code : undefined;
  const answer = { status: sent.status, ...(code !== undefined && { code }) };
  return { ...cell, answer, isRight: isRight(verdict, row, answer) };
}

/** The cells in which a caller is let in, in an order in which none takes away what another is about. */
export function inOrder(cells: readonly Cell[]): Cell[] {
  return cells.toSorted((a, b) => destruction(a.row) - destruction(b.row));
}

/** How much a call takes away: the least first. */
function destruction({ name, operation: { method, path } }: Row): number {
  if (name === 'auth.logout') return 10;
  if (method !== 'DELETE') return 0;
  if (name === 'codes.delete') return 9;
  if (name === 'documents.delete') return 8;
  return path.split('/').length === 3 ? 7 : 6;
}

/** The operations about a Code's entities, with their names. */
export function memberOperations(): readonly { readonly name: string; readonly operation: Operation }[] {
  return listOperations().filter(({ operation }) => operation.access.who === 'member');
}
