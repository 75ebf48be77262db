import type { Bus } from '../bus/bus';
import { transactionFor } from '../permissions/visible-rows';
import type { CodeTransaction } from '../tables/tables';
import type { MemberCall } from './call';

/** What a member's writes are made with. */
export interface MemberWriteParts {
  readonly codeId: number;
  readonly userId: number;
  readonly bus: Bus;
  readonly now: () => Date;
  /** Runs work in a transaction of the Code, with the access checked in it. */
  once<R>(work: (transaction: CodeTransaction) => Promise<R>): Promise<R>;
}

/** Makes the writing of a call: in what its caller may see; their connections are rung for when their own events have grown. */
export function createMemberWrite({ codeId, userId, bus, now, once }: MemberWriteParts): MemberCall['write'] {
  return async (work) => {
    let hasOwn = false;
    const onOwn = (): void => void (hasOwn = true);
    const made = await once((transaction) =>
      work(transactionFor(transaction, userId, { now, onOwn }), transaction),
    );
    if (hasOwn) bus.publish('own-events', { codeId, userId });
    return made;
  };
}
