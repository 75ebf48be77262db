import { setImmediate as nextTurn } from 'node:timers/promises';

/** What the disk is asked to do. */
export type DiskOperation = 'open' | 'read' | 'write' | 'sync' | 'truncate' | 'rename' | 'remove';

/**
 * An error in place of an operation. Of a write, `share` (0 to 1) of the bytes reach the file all the same; with a share
 * of 1 any operation is done and reported as failed.
 */
export interface DiskFault {
  readonly code: 'ENOSPC' | 'EIO';
  readonly share: number;
}

/** Decides which operations fail; `count` numbers all of them from 1. */
export type FaultPlan = (operation: DiskOperation, count: number) => DiskFault | undefined;

/** What a failed operation throws. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
  readonly code: string;

  constructor(code: string, what: string) {
    super(`${code}: ${what}`);
    this.code = code;
  }
}

/** Counts the operations of a disk and lets some of them fail. */
export interface FaultInjector {
  /** Faults from now on. */
  setPlan(plan: FaultPlan | undefined): void;
  /** Does an operation as a whole, in a later turn; throws where the plan says so, before or after it. */
  operate<Result>(operation: DiskOperation, what: string, action: () => Result): Promise<Result>;
  /** Does a write, of which a fault lets only a part reach the file: `action` gets what does. */
  write(bytes: Uint8Array, what: string, action: (reaching: Uint8Array) => void): Promise<number>;
}

/** Makes an injector; nothing fails until there is a plan. */
export function createFaultInjector(): FaultInjector {
  let plan: FaultPlan | undefined;
  let count = 0;
  const next = (operation: DiskOperation): DiskFault | undefined => {
    count += 1;
    return plan?.(operation, count);
  };
  return {
    setPlan(wanted) {
      plan = wanted;
    },
    async operate(operation, what, action) {
      const fault = next(operation);
      await nextTurn();
      if (fault !== undefined && fault.share < 1) throw new DiskError(fault.code, what);
      const result = action();
      if (fault !== undefined) throw new DiskError(fault.code, what);
      return result;
    },
    async write(bytes, what, action) {
      const fault = next('write');
      await nextTurn();
      const reaching = bytes.subarray(0, Math.floor(bytes.length * (fault?.share ?? 1)));
      action(reaching);
      if (fault !== undefined) throw new DiskError(fault.code, what);
      return reaching.length;
    },
  };
}
