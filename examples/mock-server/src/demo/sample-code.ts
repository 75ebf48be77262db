import type { ParsedInputOf, Operations } from '@glossator/client-sdk/contract';
import type { UserCall } from '../calls/call';
import type { ServerRoutes } from '../calls/handlers';
import type { AccountsTransaction } from '../tables/tables';
import { ProblemError } from '../problems/problem-error';
import { DEMO_MARKS, type DemoMark } from './demo-marks';
import { createModelCodeMaker, readDemoFiles, type ModelCodeParts } from './model-code';

/** What a sample is made of; tests have a shorter statute. */
export interface SampleStatute {
  /** Two editions, the older one first; none where they were not built. */
  readonly editions: () => Promise<readonly Uint8Array[]>;
  readonly marks: readonly DemoMark[];
}

/**
 * The served call that makes a sample Code (decisions.md section 4): the first edition of the model statute, marked and published, with the
 * second one as its waiting Update. It goes the way of the user's own calls, and leaves nothing where one of them is refused. `parts` are
 * asked for when it is called: they are made after it.
 */
export function sampleCodeRoutes(
  parts: () => ModelCodeParts,
  { editions, marks }: SampleStatute = { editions: readDemoFiles, marks: DEMO_MARKS },
): ServerRoutes {
  async function make(
    { title }: Input,
    { user, sessionId, writeAccounts }: UserCall,
  ): Promise<{ id: number }> {
    const [first, second] = await editions();
    if (!first || !second) throw new ProblemError('NOT_FOUND', { detail: 'This server has no sample' });
    const maker = createModelCodeMaker(parts(), { user, sessionId });
    const id = await maker.create(title, 'color-7');
    try {
      const document = await maker.add(id, first);
      await maker.mark(document, marks);
      await maker.call('codes.update', { id, publication: 'published' });
      await maker.add(id, second, document.id);
      // Whoever asks again, because the answer was lost, gets the same one.
      return await writeAccounts(async (transaction) => {
        await markAsSample(transaction, id);
        return { id };
      });
    } catch (error) {
      await maker.call('codes.delete', { id });
      await maker.call('codes.deleteForGood', { id });
      throw error;
    }
  }
  return { codes: { createSample: make } };
}

/** Has the Code show its owner the first steps. */
export async function markAsSample(transaction: AccountsTransaction, codeId: number): Promise<void> {
  const row = await transaction.get('codes', codeId);
  if (row) await transaction.put('codes', { ...row, isSample: true });
}

type Input = ParsedInputOf<Operations['codes']['createSample']>;
