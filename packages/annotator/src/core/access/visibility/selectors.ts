import type { Bookmark, Note, TextSelection } from '@glossator/client-sdk/contract';
import { canEdit } from '../selectors';
import type { EntityRef } from '../../entities/entity-kind';
import type { AnnotatorState } from '../../features';

/** What can be its author's alone. */
export type VisibleEntity = TextSelection | Bookmark | Note;

/** A Selection, bookmark or note; undefined for what is of another kind, or not here. */
export function findVisible(
  { selections, bookmarks, notes }: AnnotatorState,
  { kind, id }: EntityRef,
): VisibleEntity | undefined {
  const lists: Readonly<Record<string, readonly VisibleEntity[]>> = {
    selection: selections.items,
    bookmark: bookmarks.items,
    note: notes.items,
  };
  return lists[kind]?.find((item) => item.id === id);
}

/** Whether the user may publish an entity, or make it private. */
export function mayChangeVisibility(
  state: Pick<AnnotatorState, 'access' | 'visibility'>,
  entity: VisibleEntity,
): boolean {
  return state.visibility.isOffered && canEdit(state, entity);
}

/** Whether somebody else has put something on an entity: it can no longer be its author's alone. */
export function hasWorkOfOthers(entity: VisibleEntity): boolean {
  return 'data' in entity && entity.data.some(({ createdBy }) => createdBy.id !== entity.createdBy.id);
}
