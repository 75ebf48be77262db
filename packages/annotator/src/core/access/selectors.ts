import type { UserRef } from '@glossator/client-sdk/contract';
import type { AnnotatorState } from '../features';

type Authored = { readonly createdBy: UserRef };

/** Whether the user may mark and comment. */
export function selectCanAnnotate({ access }: AnnotatorState): boolean {
  return access.capabilities.canAnnotate;
}

/** Whether the user may change a thing: its author only (decisions.md section 6). */
export function canEdit({ access }: Pick<AnnotatorState, 'access'>, thing: Authored): boolean {
  return access.capabilities.canAnnotate && thing.createdBy.id === access.userId;
}

/** Whether the user may decide where an unported annotation belongs: its author, or for a former user, who never will, the Code's owner. */
export function canDecide(state: Pick<AnnotatorState, 'access'>, thing: Authored): boolean {
  const isHeir = thing.createdBy.isFormer === true && state.access.capabilities.canOwn;
  return isHeir || canEdit(state, thing);
}

/** Whether the user may delete a thing: its author, or the Code's owner. */
export function canDelete({ access }: Pick<AnnotatorState, 'access'>, thing: Authored): boolean {
  return access.capabilities.canOwn || canEdit({ access }, thing);
}
