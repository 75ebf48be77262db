import { createHash } from 'node:crypto';
import { invalidField, ProblemError } from '../problems/problem-error';
import type { Reader, Transaction } from '../storage/storage';
import type { AnswerRow } from '../tables/answers';

/** A partition's table of kept answers. */
export type AnswerTables = { answers: AnswerRow };

/** How long an answer is kept, in days. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
/** What a key may look like: printable, so that it can stand in a header (RFC 9110 section 5.5). */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** A creating call under a key of its caller's making. */
export interface KeyedCall {
  readonly id: string;
  readonly callerId?: number;
  readonly fingerprint: string;
}

/**
 * The kept identity of a creating call; undefined without a key. The fingerprint tells another call under the same key apart;
 * passwords take no part in it, since an unsalted hash of one must not be stored. Throws VALIDATION for a malformed key.
 */
export function keyedCall(
  key: string | undefined,
  caller: number | 'anyone',
  name: string,
  input: unknown,
): KeyedCall | undefined {
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw invalidField('Idempotency-Key', 'Must be 1 to 200 printable characters');
  const body = JSON.stringify(input, (field, value: unknown) =>
    /^password/i.test(field) ? undefined : value,
  );
  const fingerprint = createHash('sha256').update(`${name}\n${body}`).digest('hex');
  return { id: `${caller}:${key}`, ...(caller !== 'anyone' && { callerId: caller }), fingerprint };
}

/** The answer kept for a call, in an object; undefined if it is new. Throws IDEMPOTENCY_KEY_REUSED where the key was used for another call. */
export async function keptAnswer(
  reader: Reader<AnswerTables>,
  call: KeyedCall,
): Promise<{ readonly answer: unknown } | undefined> {
  const row = await reader.get('answers', call.id);
  if (!row) return undefined;
  if (row.fingerprint !== call.fingerprint) throw new ProblemError('IDEMPOTENCY_KEY_REUSED');
  return { answer: row.answer };
}

/** Keeps an answer in the transaction that made its entity; once a day those that are too old are dropped. */
export async function keepAnswer(
  transaction: Transaction<AnswerTables>,
  call: KeyedCall,
  answer: unknown,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  if ((await transaction.count('answers', { day })) === 0) {
    const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
    for (const row of await transaction.list('answers')) {
      if (row.day < oldest) await transaction.delete('answers', row.id);
    }
  }
  await transaction.put('answers', { ...call, answer, day });
}

/** Answers that the accounts keep for a caller: two a Code that may be owned. In Codes, they count as what is written there. */
const MOST_KEPT = 2_000;

/** Drops a caller's answers down to half of what is kept, the oldest first: only floods get there, and only their own retries suffer. */
export async function dropOldAnswers(
  transaction: Transaction<AnswerTables>,
  { callerId }: Pick<KeyedCall, 'callerId'>,
): Promise<void> {
  if (callerId === undefined || (await transaction.count('answers', { callerId })) <= MOST_KEPT) return;
  const rows = await transaction.list('answers', { callerId });
  for (const { id } of rows.slice(0, rows.length - MOST_KEPT / 2)) await transaction.delete('answers', id);
}
