import type { MemberCall } from '../../../calls/call';
import { JobFailedError, JobsClosedError } from '../../../jobs/jobs';
import { ProblemError } from '../../../problems/problem-error';
import type { CodeReader } from '../../../tables/tables';
import { StaleCarryOverError } from '../apply/apply-version';
import type { CarryOverJobs } from '../compare/carry-over-jobs';
import { readPlanned } from '../plan/planned-documents';
import { uncompared } from './approve';

/**
 * Runs work on the pending Update once each Selection has been carried over; those that come meanwhile are carried over too. `check` runs
 * first. Throws UPDATE_NOT_READY while Versions are being compared, CONFLICT where annotations change all the while.
 */
export type CarryOverGate = <R>(
  call: MemberCall,
  check: (reader: CodeReader) => Promise<unknown>,
  work: () => Promise<R>,
) => Promise<R>;

/** Times that Selections which came meanwhile are carried over too. */
const ATTEMPTS = 8;

/** Makes the gate. */
export function createCarryOverGate(jobs: CarryOverJobs): CarryOverGate {
  return async (call, check, work) => {
    const isOpen = await call.partition.read(async (reader) => {
      await check(reader);
      return uncompared(reader, await readPlanned(reader));
    });
    for (const { id } of isOpen) jobs.refresh(call.code.id, id);
    if (isOpen.length > 0) throw new ProblemError('UPDATE_NOT_READY', { retryAfterSeconds: 1 });
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await finishCarryOver(jobs, call);
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof StaleCarryOverError)) throw error;
      }
    }
    throw new ProblemError('CONFLICT', { detail: 'The annotations are being changed all the while' });
  };
}

/** Waits until nothing of the Code is left to be carried over. */
async function finishCarryOver(jobs: CarryOverJobs, { partition, code }: MemberCall): Promise<void> {
  const rows = await partition.read((reader) => reader.list('documents'));
  for (const { id, pending } of rows) {
    if (pending?.versionId === undefined) continue;
    await jobs.settle(code.id, id).catch((error: unknown) => {
      // Somewhere else, or by a server that comes next, it may be done.
      const isLater = error instanceof JobsClosedError || error instanceof JobFailedError;
      throw isLater ? new ProblemError('UPDATE_NOT_READY', { cause: error }) : error;
    });
  }
}
