import { ORPCError } from '@orpc/client';
import { listOperations } from '../contract/index';
import type { Operation, OperationAccess } from '../contract/index';
import { ApiError } from '../http/api-error';
import { checkAccess } from './fake-access';
import type { FakeHandlers } from './fake-handlers';
import type { FakeCode, FakeState, FakeUser } from './fake-state';
import type { Idempotency } from './idempotency';
import { problemOfError, refusal } from './refusal';

/** Who makes a call: a session, and the tab. */
export interface FakeCaller {
  readonly token: string | undefined;
  readonly clientId: string | undefined;
}

/** A handler when its operation is only known by name. */
type NamedHandler = (
  call: FakeCaller & {
    readonly input: unknown;
    readonly user: FakeUser | undefined;
    readonly code: FakeCode | undefined;
  },
) => unknown;

/** What all ways into the fake api share, whether a call arrives over HTTP or in process. */
export type FakeCalls = ReturnType<typeof createFakeCalls>;

const fieldsOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null ? { ...input } : {};

const operationsByName: ReadonlyMap<string, Operation> = new Map(
  listOperations().map(({ name, operation }) => [name, operation]),
);

/** Serves the calls of the contract with the given handlers; access is checked on the parsed input. */
export function createFakeCalls(state: FakeState, handlers: FakeHandlers, idempotency: Idempotency) {
  const named = handlers as Readonly<Record<string, Readonly<Record<string, NamedHandler>> | undefined>>;
  const handlerOf = (name: string): NamedHandler | undefined => {
    const [resource = '', key = ''] = name.split('.');
    return named[resource]?.[key];
  };
  const userOf = (token: string | undefined): FakeUser | undefined =>
    state.users.get(state.sessions.get(token ?? '') ?? 0);

  /** Refuses what is not served, and calls without a session where one is needed. */
  const admit = (name: string, access: OperationAccess | undefined, user: FakeUser | undefined): void => {
    if (!handlerOf(name)) throw refusal('NOT_SERVED');
    if (access?.who !== 'anyone' && !user) throw refusal('UNAUTHORIZED');
    if (access?.who === 'admin' && user?.profile.userType !== 'admin') throw refusal('FORBIDDEN');
  };
  /** Calls the handler with input that has been parsed. */
  const handle = (
    name: string,
    access: OperationAccess | undefined,
    input: unknown,
    caller: FakeCaller,
  ): unknown => {
    const user = userOf(caller.token);
    const code =
      access?.who === 'member' && user ? checkAccess(state, access, fieldsOf(input), user) : undefined;
    return handlerOf(name)?.({ ...caller, input, user, code });
  };
  /** Answers a creating call that is repeated under its key as it was answered first. */
  const once = <T>(
    call: { readonly name: string; readonly input: unknown; readonly key: string | null | undefined },
    user: FakeUser | undefined,
    run: () => T,
  ): T => {
    const { name, input, key } = call;
    if (key === null || key === undefined) return run();
    const caller = String(user?.profile.id ?? 'anyone');
    return idempotency.once({ caller, key, call: `${name} ${JSON.stringify(input)}` }, run);
  };
  const perform = (
    name: string,
    input: unknown,
    { idempotencyKey, ...caller }: FakeCaller & { readonly idempotencyKey?: string | undefined },
  ): unknown => {
    const operation = operationsByName.get(name);
    if (!operation) throw new RangeError(`There is no operation ${name}`);
    const { access, creates } = operation;
    const user = userOf(caller.token);
    admit(name, access, user);
    const key = creates ? idempotencyKey : undefined;
    return once({ name, input, key }, user, () => {
      const answer = handle(name, access, parseInput(operation, input), caller);
      return answer instanceof Promise ? answer.then(copied(operation)) : copied(operation)(answer);
    });
  };

  return {
    userOf,
    admit,
    handle,
    once,
    /**
     * Makes a call without HTTP and gives its answer: immediately, but for the few that are promises. Throws an ApiError
     * where the call is refused.
     */
    perform: (...call: Parameters<typeof perform>): unknown => {
      try {
        const answer = perform(...call);
        return answer instanceof Promise ? answer.catch(rethrowRefusal) : answer;
      } catch (error) {
        return rethrowRefusal(error);
      }
    },
  };
}

function parseInput({ input: schema }: Operation, input: unknown): unknown {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw refusal('VALIDATION', undefined, errors);
}

/** Makes an answer no part of the state, as after its way through JSON. Files are left as they are. */
const copied =
  ({ binary, result }: Operation) =>
  (answer: unknown): unknown =>
    binary ? answer : result && structuredClone(answer);

function rethrowRefusal(error: unknown): never {
  if (!(error instanceof ORPCError)) throw error;
  const problem = problemOfError(error as ORPCError<string, unknown>);
  throw new ApiError(problem, { cause: error });
}
