import type { UserRef } from '@glossator/client-sdk/contract';
import type { AnnotatorState } from '../features';

type Authored = { readonly createdBy: UserRef };

/** Whether the user may mark and comment. */
export function selectCanAnnotate({ access }: AnnotatorState): boolean {
  return access.capabilities.canAnnotate;
}

/** Whether the user may change an entity: its author only (decisions.md section 6). */
export function canEdit({ access }: Pick<AnnotatorState, 'access'>, entity: Authored): boolean {
  return access.capabilities.canAnnotate && entity.createdBy.id === access.userId;
}

/** Whether the user may decide where an unported annotation belongs: its author, or for a former user, who never will, the owner of the Code. */
export function canDecide(state: Pick<AnnotatorState, 'access'>, entity: Authored): boolean {
  const inherits = entity.createdBy.isFormer === true && state.access.capabilities.canOwn;
  return inherits || canEdit(state, entity);
}

/** Whether the user may delete an entity: its author, or the Code's owner. */
export function canDelete({ access }: Pick<AnnotatorState, 'access'>, entity: Authored): boolean {
  return access.capabilities.canOwn || canEdit({ access }, entity);
}
