import type { Visibility } from '@glossator/client-sdk/contract';
import type { AnnotatorWorld } from '../annotator-feature';

/** Something that can say who sees it. */
interface Seen {
  readonly visibility?: Visibility | undefined;
}

/** Who sees an entity: all who see the Code where it does not say. */
export function visibilityOf({ visibility }: Seen): Visibility {
  return visibility ?? 'code';
}

/** Whether an entity is its author's alone. */
export function isPrivate(entity: Seen): boolean {
  return visibilityOf(entity) === 'private';
}

type Choosing = Pick<AnnotatorWorld['state'], 'visibility'>;

/** Who will see what is made next. */
export function selectNextVisibility({ visibility }: Choosing): Visibility {
  return visibility.isOffered ? visibility.chosen : 'code';
}

/** The fields that say so; none for what everybody sees, which is so by itself. */
export function nextVisibilityFields(state: Choosing): { readonly visibility?: 'private' } {
  return selectNextVisibility(state) === 'private' ? { visibility: 'private' } : {};
}
