import type { TextSelection } from '../contract/index';
import type { FakeParts } from './fake-handlers';
import { overlaps } from './fake-ranges';
import { refusal } from './refusal';

/** Moves what is on a private Selection to the published one in its way, which is the answer; the private one goes. */
export function joinPublished(
  { state, emit }: FakeParts,
  codeId: number,
  own: TextSelection,
  joins: number,
  clientId: string | undefined,
): TextSelection {
  const target = state.selections.get(joins);
  const isInTheWay =
    target?.documentId === own.documentId &&
    target.visibility !== 'private' &&
    target.status === 'success' &&
    overlaps(target, own);
  if (own.visibility !== 'private' || !target || !isInTheWay)
    throw refusal('VALIDATION', undefined, [
      { path: 'joins', message: 'Must be a published Selection that overlaps this private one' },
    ]);
  const moved = own.data.map((entry) => ({
    ...entry,
    id: state.nextId(entry.type === 'comment' ? 'comment' : 'attachment'),
    selectionId: target.id,
    updatedAt: state.moment(),
  }));
  const data = [...target.data, ...moved];
  const joined = { ...target, data, isAnnotation: data.length > 0 };
  state.selections.set(target.id, joined);
  for (const entry of moved)
    if (entry.type === 'comment') emit(codeId, 'SELECTION_COMMENT/CREATE', entry, clientId);
    else emit(codeId, 'SELECTION_ATTACHMENT/CREATE', entry, clientId);
  emit(codeId, 'SELECTION/DELETE', { id: own.id, documentId: own.documentId }, clientId);
  state.selections.delete(own.id);
  return joined;
}
