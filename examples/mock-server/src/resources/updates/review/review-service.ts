import type { Code, ReviewResult } from '@glossator/client-sdk/contract';
import type { Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../../calls/call';
import { liveEvent } from '../../../live/announce';
import type { KeyedLock } from '../../../locks/keyed-lock';
import { ProblemError } from '../../../problems/problem-error';
import type { CodeTouch } from '../../codes/code-touch';
import { readCode } from '../../codes/view';
import { within, type CopyMaker } from '../../copies/copy-maker';
import type { FileLedger } from '../../files/file-ledger';
import { releaseFiles } from '../../files/using-files';
import { readNames } from '../../../people/names';
import type { CodeReader, CodeTransaction } from '../../../tables/tables';
import { approveUpdate, type Approval } from './approve';
import type { MarkArchive } from '../apply/archive';
import type { CarriedMarks } from '../apply/carried-marks';
import type { CarryOverJobs } from '../compare/carry-over-jobs';
import { createCarryOverGate } from './carry-over-gate';
import { discardUpdate, pendingFiles } from './discard';
import {
  PENDING_TASKS,
  discardTaskId,
  type DiscardTask,
  type PendingTask,
} from '../../../tables/pending-tasks';
import { readUpdate } from '../../codes/update-part';
import { keepDiscarded } from './reviews';
import type { UpdateRow } from '../../../tables/updates';

type Input = ParsedInputOf<Operations['codes']['review']>;

/** Decides what becomes of a pending Update (decisions.md section 5), all of it or nothing. */
export interface ReviewService {
  /**
   * Throws UPDATE_MISSING where none is pending (somebody else was faster), UPDATE_CHANGED where it is not at the given revision,
   * UPDATE_NOT_READY while Versions are being compared, QUOTA_EXCEEDED for a copy.
   */
  review(input: Input, call: MemberCall): Promise<Code>;
}

/** What follows a review in other partitions. */
export interface AfterReview {
  /** Notes, before an Update is approved, that the Code's users and the copies which follow it are to be notified. */
  announce(codeId: number, reviewerId: number): Promise<PendingTask<'flow'>>;
  /** Notifies the Code's users and brings the Update to the copies that follow it; returns at once. */
  start(task: PendingTask<'flow'>): void;
  /** Discards an Update that became a Code of its own. The Code's lock is held by the caller, or the server takes no calls yet. */
  discard(task: Omit<DiscardTask, 'id' | 'kind'>, clientId?: string): Promise<void>;
}

/** What reviews work with. */
export interface ReviewParts {
  readonly ledger: FileLedger;
  readonly archive: MarkArchive;
  readonly carriedMarks: CarriedMarks;
  readonly jobs: CarryOverJobs;
  readonly copyCode: CopyMaker;
  readonly flow: AfterReview;
  readonly locks: KeyedLock;
  readonly touch: CodeTouch;
  readonly now: () => Date;
}

/** Makes the service. */
export function createReviewService(parts: ReviewParts): ReviewService {
  const { ledger, archive, carriedMarks, jobs, copyCode, flow, locks, touch, now } = parts;

  /** Checks the Update again where it counts: inside the transaction. */
  async function pendingUpdate(reader: CodeReader, { revision }: Input): Promise<UpdateRow> {
    const update = await readUpdate(reader);
    if (!update) throw new ProblemError('UPDATE_MISSING');
    if (revision !== undefined && revision !== update.revision) throw new ProblemError('UPDATE_CHANGED');
    return update;
  }

  const whenCarriedOver = createCarryOverGate(jobs);
  const check =
    (input: Input) =>
    (reader: CodeReader): Promise<UpdateRow> =>
      pendingUpdate(reader, input);

  const approvalBy = async (call: MemberCall, codeId: number, result: ReviewResult): Promise<Approval> => {
    const rows = await call.partition.read((reader) => reader.list('documents'));
    const authors = rows.map(({ createdBy }) => createdBy);
    const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
    const who = { userId: call.user.id, clientId: call.visit.clientId, at: now().toISOString() };
    return { codeId, archive, carriedMarks, result, nameOf, ...who };
  };

  const publishDecision = (
    transaction: CodeTransaction,
    { reviewResult }: Input,
    call: MemberCall,
  ): Promise<void> => {
    const news = { codeId: call.code.id, hasUpdate: false, reviewResult };
    return transaction.append(liveEvent('CODE_CHANGES/UPDATE', news, call.visit.clientId));
  };

  /** The Code as it is inside the transaction. */
  const shown = (transaction: CodeTransaction, call: MemberCall): Promise<Code> =>
    call.accounts.read((accounts) =>
      readCode(accounts, within(transaction), call.code, { id: call.user.id, access: call.access }),
    );

  const approve = (input: Input, call: MemberCall): Promise<Code> =>
    whenCarriedOver(call, check(input), async () => {
      const approval = await approvalBy(call, call.code.id, 'approve');
      const news = await flow.announce(call.code.id, call.user.id);
      const answer = await call.write(async (transaction, whole) => {
        await pendingUpdate(transaction, input);
        await approveUpdate(whole, approval);
        await publishDecision(transaction, input, call);
        return shown(transaction, call);
      });
      flow.start(news);
      return answer;
    });

  async function decline(input: Input, call: MemberCall): Promise<Code> {
    const { rows, expected } = await call.whole.read(async (reader) => {
      await pendingUpdate(reader, input);
      return { rows: await reader.list('documents'), expected: await pendingFiles(reader) };
    });
    for (const { id } of rows) jobs.cancel(id);
    let answer: Code | undefined;
    await releaseFiles(ledger, expected, call.code.id, async () => {
      let gone: readonly string[] = [];
      answer = await call.write(async (transaction, whole) => {
        await pendingUpdate(transaction, input);
        const decision = { result: 'decline' as const, userId: call.user.id, at: now().toISOString() };
        await keepDiscarded(transaction, decision);
        gone = await discardUpdate(whole);
        await publishDecision(transaction, input, call);
        return shown(transaction, call);
      });
      return gone;
    });
    if (!answer) throw new Error('The Update was not declined');
    return answer;
  }

  const copy = (input: Input, call: MemberCall): Promise<Code> =>
    whenCarriedOver(call, check(input), async () => {
      const at = now().toISOString();
      const update = await call.partition.read((reader) => pendingUpdate(reader, input));
      const id = discardTaskId(call.code.id);
      const task = { codeId: call.code.id, updateId: update.id, userId: call.user.id, at };
      const answer = await copyCode(
        {
          withAnnotations: true,
          withUpdate: true,
          follows: false,
          title: `${call.code.title} (updated ${at.slice(0, 10)})`.trim(),
          finish: async (transaction, codeId) =>
            approveUpdate(transaction, await approvalBy(call, codeId, 'copy')),
          together: (transaction) => transaction.put(PENDING_TASKS, { id, kind: 'discard', ...task }),
        },
        call,
      );
      await flow.discard(task, call.visit.clientId);
      return answer;
    });

  return {
    async review(input, call) {
      const ways = { approve, decline, copy };
      const answer = await locks.run(call.code.id, () => ways[input.reviewResult](input, call));
      await touch(call.code.id);
      return answer;
    },
  };
}
