import type { Operation } from '@glossator/client-sdk/contract';
import type { Bus } from '../bus/bus';
import type { IsAdmin } from '../people/admins';
import { authorizeMember, type Admission } from '../permissions/authorize-member';
import { partitionFor } from '../permissions/visible-rows';
import { createMemberWrite, type OnceIn } from './member-write';
import { ProblemError } from '../problems/problem-error';
import type { Authenticated } from './call';
import type { AccountsTransaction, ServerStorage } from '../tables/tables';
import type { Partition } from '../storage/storage';
import {
  dropOldAnswers,
  keepAnswer,
  keptAnswer,
  keyedCall,
  type AnswerTables,
  type KeyedCall,
} from './answers';
import type { AnyoneCall, Authenticator, CallKind, MemberCall, UserCall, Visit } from './call';
import type { CallLimits } from './call-limits';
import { createCallerLines } from './caller-lines';
import { createCallsUnderWay } from './calls-under-way';
import { createMemberCalls } from './member-calls';
import type { UncheckedHandler } from './handlers';

/** What the dispatcher works with. */
export interface DispatcherParts {
  readonly storage: ServerStorage;
  readonly sessions: Authenticator;
  readonly limits: CallLimits;
  readonly isAdmin: IsAdmin;
  readonly bus: Bus;
  readonly now: () => Date;
}

/** One operation of the contract with its implementation, if it is served. */
export interface ServedOperation {
  readonly name: string;
  readonly operation: Operation;
  readonly handler: UncheckedHandler | undefined;
}

/** The way of every call: session, limits, access table, replay, handler. Nothing else decides who may do what. */
export interface Dispatcher {
  /** The caller's session where the operation needs one; comes before anything of the input is judged. Throws RATE_LIMITED, UNAUTHORIZED, FORBIDDEN, NOT_SERVED. */
  authenticate(served: ServedOperation, visit: Visit): Promise<Authenticated | undefined>;
  /** Runs an operation with validated input. Throws `ProblemError`. */
  run(
    served: ServedOperation,
    input: unknown,
    visit: Visit,
    who: Authenticated | undefined,
  ): Promise<unknown>;
}

const nothing = (): void => undefined;

/** Makes the dispatcher. */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { storage, sessions, limits, isAdmin, bus, now } = parts;
  const { accounts } = storage;
  const underWay = createCallsUnderWay();
  const lines = createCallerLines();
  const memberCalls = createMemberCalls(bus);

  /** One transaction that keeps its answer for a keyed call, or gives the answer kept before. */
  const writeOnce = <T extends AnswerTables, R>(
    partition: Partition<T>,
    keyed: KeyedCall | undefined,
    work: Parameters<Partition<T>['transact']>[0],
  ): Promise<R> =>
    partition.transact(async (transaction) => {
      const kept = keyed && (await keptAnswer(transaction, keyed));
      if (kept) return kept.answer as R;
      const answer = await work(transaction);
      if (keyed) await keepAnswer(transaction, keyed, answer, now());
      return answer as R;
    });
  const writeAccountsOnce = <R>(
    keyed: KeyedCall | undefined,
    work: (transaction: AccountsTransaction) => Promise<R>,
  ): Promise<R> =>
    writeOnce(accounts, keyed, async (transaction: AccountsTransaction) => {
      if (keyed) await dropOldAnswers(transaction, keyed);
      return work(transaction);
    });

  interface Prepared {
    readonly visit: Visit;
    readonly who: Authenticated | undefined;
    readonly admission: Admission | undefined;
    readonly keyed: KeyedCall | undefined;
    /** Notes that something was written. */
    readonly settle: () => void;
  }

  function runHandler(handler: UncheckedHandler, input: unknown, prepared: Prepared): Promise<unknown> {
    const run = handler as (input: unknown, call: AnyoneCall | UserCall | MemberCall) => Promise<unknown>;
    const { visit, who, admission, keyed, settle } = prepared;
    const anyone: AnyoneCall = { visit, writeAccounts: (work) => writeAccountsOnce(keyed, work) };
    if (!who) return run(input, anyone);
    if (!admission) return run(input, { ...anyone, ...who });
    const { code, access, partition } = admission;
    const settled = async <R>(writing: Promise<R>): Promise<R> => {
      const written = await writing;
      settle();
      return written;
    };
    const once: OnceIn = (work) => settled(writeOnce(partition, keyed, work));
    return run(input, {
      visit,
      ...who,
      code,
      access,
      partition: partitionFor(partition, who.user.id),
      whole: partition,
      accounts,
      write: createMemberWrite({ admission, userId: who.user.id, bus, now, once }),
      writeHead: (work) =>
        settled(
          writeAccountsOnce(keyed, async (transaction) =>
            work(transaction, (await admission.recheck(transaction)).code),
          ),
        ),
    });
  }

  async function answer(
    { name, operation, handler }: ServedOperation,
    input: unknown,
    visit: Visit,
    who: Authenticated | undefined,
  ): Promise<unknown> {
    if (!handler) throw new ProblemError('NOT_SERVED');
    const { access } = operation;
    const admission =
      access.who === 'member' && who && (await authorizeMember(storage, access, input, who.user.id));
    const key = operation.creates ? visit.idempotencyKey : undefined;
    const keyed = keyedCall(key, who?.user.id ?? 'anyone', name, input);
    const make = (): Promise<unknown> => {
      const prepared = { who, keyed };
      if (!admission)
        return runHandler(handler, input, { ...prepared, visit, admission: undefined, settle: nothing });
      const { code, recheck } = admission;
      return memberCalls.run({ codeId: code.id, visit, recheck }, (heeding, settle) =>
        runHandler(handler, input, { ...prepared, visit: heeding, admission, settle }),
      );
    };
    if (!keyed) return make();
    // What makes a Code of another one keeps its answer with the accounts.
    const kept =
      (admission ? await admission.partition.read((reader) => keptAnswer(reader, keyed)) : undefined) ??
      (await accounts.read((reader) => keptAnswer(reader, keyed)));
    return kept ? kept.answer : underWay.run(keyed, make);
  }

  return {
    async authenticate({ operation, handler }, visit) {
      const needsSession = operation.access.who !== 'anyone';
      const who = needsSession ? await sessions.authenticate(visit.authorization) : undefined;
      await limits.admit(kindOf(operation), visit, who);
      if (needsSession && !who) throw new ProblemError('UNAUTHORIZED');
      if (operation.access.who === 'admin' && !(who && isAdmin(who.user)))
        throw new ProblemError('FORBIDDEN');
      if (!handler) throw new ProblemError('NOT_SERVED');
      return who;
    },
    run: (served, input, visit, who) =>
      lines.run(kindOf(served.operation), visit, who, () =>
        limits.run({ name: served.name, input, visit, who }, () => answer(served, input, visit, who)),
      ),
  };
}

function kindOf({ method }: Operation): CallKind {
  return method === 'GET' ? 'reading' : 'writing';
}
