import { DECIDING, DELETING, EDITING, isAllowed, type AccessRule } from '@glossator/client-sdk/access';
import type { UserRef } from '@glossator/client-sdk/contract';
import type { AnnotatorState } from '../features';

type Authored = { readonly createdBy: UserRef };

/** Whether the user may mark and comment. */
export function selectCanAnnotate({ access }: AnnotatorState): boolean {
  return access.capabilities.canAnnotate;
}

/** Whether the user may change an entity: its author only (decisions.md section 6). */
export function canEdit(state: Pick<AnnotatorState, 'access'>, entity: Authored): boolean {
  return isAllowedOn(EDITING, state, entity);
}

/** Whether the user may decide where an unported annotation belongs: its author, or for a former user, who never will, the owner of the Code. */
export function canDecide(state: Pick<AnnotatorState, 'access'>, entity: Authored): boolean {
  return isAllowedOn(DECIDING, state, entity);
}

/** Whether the user may delete an entity: its author, or the Code's owner. */
export function canDelete(state: Pick<AnnotatorState, 'access'>, entity: Authored): boolean {
  return isAllowedOn(DELETING, state, entity);
}

function isAllowedOn(
  rule: AccessRule,
  { access }: Pick<AnnotatorState, 'access'>,
  { createdBy }: Authored,
): boolean {
  const isAuthor = createdBy.id === access.userId;
  return isAllowed(rule, { access: access.level, isAuthor, isFormerAuthor: createdBy.isFormer === true });
}
