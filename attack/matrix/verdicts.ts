import { hasAccess, type AccessLevel, type Operation } from '@glossator/client-sdk/contract';
import { NOT_SERVED } from '../../packages/client-sdk/src/testing/conformance/not-served';

/**
 * What has to come of a call by a caller: they are let `in`, whatever the call then says about its input, or are refused with a status. `403/404`
 * is for what only its author may touch: whether something was deleted is shown to nobody but who deleted it.
 */
export type Verdict = 'in' | '401' | '403' | '404' | '403/404' | '501';

/** What a caller may do where a call acts. */
export interface Standing {
  readonly hasSession: boolean;
  readonly isAdmin?: boolean;
  /** In the Code that the call is about; absent where they have none. */
  readonly level?: AccessLevel;
}

/** One row of the matrix: a call, alone or with a field that raises its level, about something of one's own or of another's. */
export interface Row {
  readonly name: string;
  readonly operation: Operation;
  readonly raised?: { readonly field: string; readonly level: AccessLevel };
  readonly isAnothers?: boolean;
}

/**
 * What the access table says, worked out from its words once more: the rules that the server itself decides by would not contradict
 * themselves.
 */
export function verdictOf({ name, operation, raised, isAnothers = false }: Row, standing: Standing): Verdict {
  const { access } = operation;
  const served: Verdict = (NOT_SERVED as readonly string[]).includes(name) ? '501' : 'in';
  if (access.who === 'anyone') return served;
  if (!standing.hasSession) return '401';
  if (access.who === 'user') return served;
  if (access.who === 'admin') return standing.isAdmin === true ? served : '403';
  if (standing.level === undefined) return '404';
  if (!hasAccess(standing.level, raised?.level ?? access.level)) return isAnothers ? '403/404' : '403';
  if (!isAnothers || (access.author === 'orOwner' && standing.level === 'owner')) return served;
  return '403/404';
}

/** The rows of an operation: all that its access tells apart. */
export function rowsOf(name: string, operation: Operation): Row[] {
  const { access } = operation;
  if (access.who !== 'member') return [{ name, operation }];
  const raised = Object.entries(access.fieldLevels ?? {}).map(([field, level]) => ({ field, level }));
  return [
    { name, operation },
    ...(access.author === undefined ? [] : [{ name, operation, isAnothers: true }]),
    ...raised.map((raise) => ({ name, operation, raised: raise })),
  ];
}

/** An answer as far as the matrix looks at it. */
export interface Answer {
  readonly status: number;
  /** The code of its problem, where it is one. */
  readonly code?: string;
}

/** Whether an answer is what had to come. */
export function isRight(verdict: Verdict, { operation }: Row, { status, code }: Answer): boolean {
  if (verdict !== 'in') return verdict.split('/').includes(String(status));
  if (status >= 500 || code === 'UNAUTHORIZED' || code === 'FORBIDDEN' || code === 'VALIDATION') return false;
  // To who may not read, nothing is there; a second id in the path names something that the sample does not have.
  const isMissing = operation.access.who === 'member' && operation.path.split('{').length === 2;
  return !(code === 'NOT_FOUND' && isMissing);
}

/** The name of a row, in the table and in what is said about it. */
export function rowName({ name, raised, isAnothers }: Row): string {
  const field = raised ? ` with ${raised.field}` : '';
  return `${name}${field}${isAnothers ? " (another's)" : ''}`;
}
