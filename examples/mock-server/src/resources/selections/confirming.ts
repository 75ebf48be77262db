import type { PageArea } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import { invalidField, ProblemError } from '../../problems/problem-error';
import type { SelectionRow } from '../../tables/selections';

/** Who decides about an unported Selection, and when. */
export interface Decision {
  readonly userId: number;
  readonly at: string;
}

/** What an update says of a Selection's place. */
export interface Placing {
  readonly status?: string | undefined;
  readonly range?: TextRange | undefined;
  readonly area?: PageArea | undefined;
}

/** Whether an update puts an unported Selection at a sure place: it is confirmed, or selected anew by hand. */
export function isConfirming(row: SelectionRow, { status, range, area }: Placing): boolean {
  const isPlaced = range !== undefined || area !== undefined;
  return row.status !== 'success' && (status === 'success' || (status === undefined && isPlaced));
}

/** The Selection confirmed at the place it has now. */
export function confirmed(row: SelectionRow, { userId, at }: Decision): SelectionRow {
  const carried = row.carried && { ...row.carried, confirmedAt: at, confirmedBy: userId };
  return { ...row, status: 'success', ...(carried && { carried }) };
}

/** The Selection as it was before somebody confirmed it. Throws VALIDATION at `status` where nobody did. */
export function unconfirmed(row: SelectionRow): SelectionRow {
  if (row.carried?.confirmedAt === undefined) throw invalidField('status', 'Nobody has confirmed it');
  const { confirmedAt: _at, confirmedBy: _by, ...carried } = row.carried;
  const [best] = carried.candidates;
  if (carried.outcome === 'failed' || !best) {
    const { range, area, text } = carried.from;
    return { ...row, range, text, ...(area && { area }), status: 'failed', carried };
  }
  const { text, confidence: _confidence, area, ...range } = best;
  return { ...row, range, text, ...(area && { area }), status: 'unconfirmed', carried };
}

/**
 * Somebody who decides in a former user's place may do just that: put an unported Selection at a place, or take their own confirmation back.
 * Throws FORBIDDEN.
 */
export function assertOnlyDeciding(
  row: SelectionRow,
  userId: number,
  { text: _text, ...others }: { readonly text?: string | undefined },
  isTakenBack: boolean,
): void {
  const isOpen = isTakenBack ? row.carried?.confirmedBy === userId : row.status !== 'success';
  if (!isOpen || Object.values(others).some((value) => value !== undefined))
    throw new ProblemError('FORBIDDEN');
}
