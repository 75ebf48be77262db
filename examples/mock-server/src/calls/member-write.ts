import type { Bus } from '../bus/bus';
import type { Admission } from '../permissions/authorize-member';
import { transactionFor } from '../permissions/visible-rows';
import type { CodeTransaction } from '../tables/tables';
import type { MemberCall } from './call';

/** Runs work in a transaction of a Code, or gives the answer it gave before. */
export type OnceIn = <R>(work: (transaction: CodeTransaction) => Promise<R>) => Promise<R>;

/** What a member's writes are made with. */
export interface MemberWriteParts {
  readonly admission: Pick<Admission, 'code' | 'recheck'>;
  readonly userId: number;
  readonly bus: Bus;
  readonly now: () => Date;
  readonly once: OnceIn;
}

/** Makes the writing of a call: in what its caller may see; their connections are rung for when their own events have grown. */
export function createMemberWrite({
  admission,
  userId,
  bus,
  now,
  once,
}: MemberWriteParts): MemberCall['write'] {
  return async (work) => {
    const own = { hasGrown: false };
    const onOwn = (): void => {
      own.hasGrown = true;
    };
    const made = await once(async (transaction) => {
      await admission.recheck();
      return work(transactionFor(transaction, userId, { now, onOwn }), transaction);
    });
    if (own.hasGrown) bus.publish('own-events', { codeId: admission.code.id, userId });
    return made;
  };
}
