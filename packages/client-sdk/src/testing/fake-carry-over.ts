import type { TextSelection, UserRef } from '../contract/index';
import { refusal } from './refusal';

/**
 * A carried-over Selection confirmed at its place, or as it was before somebody confirmed it. Refuses to reopen what nobody
 * has confirmed.
 */
export function decideCarryOver(
  selection: TextSelection,
  status: 'success' | 'unconfirmed',
  { updatedAt, createdBy }: { readonly updatedAt: string; readonly createdBy: UserRef },
): TextSelection {
  const { carriedOver } = selection;
  if (!carriedOver) return { ...selection, status };
  if (status === 'success') {
    const confirmed = { ...carriedOver, confirmedAt: updatedAt, confirmedBy: createdBy };
    return { ...selection, status, carriedOver: confirmed };
  }
  const { confirmedAt, confirmedBy: _by, ...before } = carriedOver;
  if (confirmedAt === undefined)
    throw refusal('VALIDATION', undefined, [{ path: 'status', message: 'Nobody has confirmed it' }]);
  const [best] = before.candidates;
  if (before.outcome === 'failed' || !best) {
    const { versionId: _id, versionNumber: _number, ...from } = before.from;
    return { ...selection, ...from, status: 'failed', carriedOver: before };
  }
  const { confidence: _confidence, ...place } = best;
  return { ...selection, ...place, status, carriedOver: before };
}
