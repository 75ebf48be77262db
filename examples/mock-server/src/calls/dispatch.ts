import type { Operation } from '@glossator/client-sdk/contract';
import { authorizeMember } from '../permissions/authorize-member';
import { ProblemError } from '../problems/problem-error';
import type { Authenticated, SessionKeeper } from '../resources/auth/session-keeper';
import type { ServerStorage } from '../resources/tables';
import type { Partition } from '../storage/storage';
import { keepAnswer, keptAnswer, keyedCall, type AnswerTables, type KeyedCall } from './answers';
import type { AnyoneCall, MemberCall, UserCall, Visit } from './call';
import type { UncheckedHandler } from './handlers';

/** What the dispatcher works with. */
export interface DispatcherParts {
  readonly storage: ServerStorage;
  readonly sessions: SessionKeeper;
  readonly now: () => Date;
}

/** One operation of the contract with its implementation, if it is served. */
export interface ServedOperation {
  readonly name: string;
  readonly operation: Operation;
  readonly handler: UncheckedHandler | undefined;
}

/** The way of every call: session, access table, replay, handler. Nothing else decides who may do what. */
export interface Dispatcher {
  /** The caller's session where the operation needs one. Throws UNAUTHORIZED. To be called before anything of the input is judged. */
  authenticate(operation: Operation, visit: Visit): Promise<Authenticated | undefined>;
  /** Runs an operation with validated input. Throws `ProblemError`. */
  run(
    served: ServedOperation,
    input: unknown,
    visit: Visit,
    who: Authenticated | undefined,
  ): Promise<unknown>;
}

/** Makes the dispatcher. */
export function createDispatcher({ storage, sessions, now }: DispatcherParts): Dispatcher {
  const { accounts } = storage;

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

  return {
    async authenticate({ access }, visit) {
      if (access.who === 'anyone') return undefined;
      const who = await sessions.authenticate(visit.authorization);
      if (!who) throw new ProblemError('UNAUTHORIZED');
      return who;
    },
    async run({ name, operation, handler }, input, visit, who) {
      if (!handler) throw new ProblemError('NOT_SERVED');
      const run = handler as (input: unknown, call: AnyoneCall | UserCall | MemberCall) => Promise<unknown>;
      const key = operation.creates ? visit.idempotencyKey : undefined;
      const keyed = keyedCall(key, who?.user.id ?? 'anyone', name, input);
      const { access } = operation;

      const admission =
        access.who === 'member' && who && (await authorizeMember(storage, access, input, who.user.id));
      const kept =
        keyed &&
        (await (admission ? admission.partition : accounts).read((reader) => keptAnswer(reader, keyed)));
      if (kept) return kept.answer;

      const anyone: AnyoneCall = {
        visit,
        writeAccounts: (work) => writeOnce(accounts, admission ? undefined : keyed, work),
      };
      if (!who) return run(input, anyone);
      if (!admission) return run(input, { ...anyone, ...who });
      const { code, access: level, partition, recheck } = admission;
      return run(input, {
        visit,
        ...who,
        code,
        access: level,
        partition,
        accounts,
        write: (work) =>
          writeOnce(partition, keyed, async (transaction) => {
            await recheck();
            return work(transaction);
          }),
      });
    },
  };
}
