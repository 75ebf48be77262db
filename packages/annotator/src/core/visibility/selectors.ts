import type { Bookmark, Note, TextSelection, Visibility } from '@glossator/client-sdk/contract';
import { canEdit } from '../access/selectors';
import type { EntityRef } from '../entities/entity-kind';
import type { AnnotatorState } from '../features';

/** What can be its author's alone. */
export type VisibleEntity = TextSelection | Bookmark | Note;

/** Who sees an entity: all who see the Code where it does not say. */
export function visibilityOf({ visibility }: { readonly visibility?: Visibility | undefined }): Visibility {
  return visibility ?? 'code';
}

/** Whether an entity is its author's alone. */
export function isPrivate(entity: { readonly visibility?: Visibility | undefined }): boolean {
  return visibilityOf(entity) === 'private';
}

/** Who will see what is made next. */
export function selectNextVisibility({ visibility }: Pick<AnnotatorState, 'visibility'>): Visibility {
  return visibility.isOffered ? visibility.chosen : 'code';
}

/** The fields that say so; none for what everybody sees, which is so by itself. */
export function nextVisibilityFields(state: Pick<AnnotatorState, 'visibility'>): {
  readonly visibility?: 'private';
} {
  return selectNextVisibility(state) === 'private' ? { visibility: 'private' } : {};
}

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
