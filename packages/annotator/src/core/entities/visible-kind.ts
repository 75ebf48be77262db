import type { Visibility } from '@glossator/client-sdk/contract';
import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityUpdate, RefusalOfUpdate } from './entity-kind';
import type { ActionLabel, TurnCode } from './labels';

interface Fields {
  readonly visibility?: Visibility | undefined;
}

/** What an update of who sees an entity is called, and says; undefined for one of other fields. */
export function visibilityLabels({
  visibility,
}: Fields): { readonly label: ActionLabel; readonly notice: TurnCode } | undefined {
  if (visibility === undefined) return undefined;
  return visibility === 'private'
    ? { label: 'makePrivate', notice: 'madePrivate' }
    : { label: 'publish', notice: 'published' };
}

/**
 * Who sees an entity after a refused update of that: those who did. To be shown as private what others see would be worse than any
 * other field that is not so on the server. Undefined for an update of other fields, or where another one is still to be sent.
 */
export function visibilityBefore(
  { from, to }: EntityUpdate<Fields>,
  later: readonly EntityUpdate<Fields>[],
): Visibility | undefined {
  if (to.visibility === undefined || later.some((next) => next.to.visibility !== undefined)) return undefined;
  return from?.visibility ?? (to.visibility === 'private' ? 'code' : 'private');
}

/** Whether an update makes something private: what was written after it was meant for its author alone. */
export function hides({ to }: EntityUpdate<Fields>): boolean {
  return to.visibility === 'private';
}

/** What the refusal of publishing a Selection, of joining, or of making something private means. */
export function refusedVisibility(
  { ref, to }: EntityUpdate<Fields & { readonly joins?: number }>,
  { code, conflictWith: publishedId }: RefusalOfUpdate,
): AnnotatorWorld['event'] | undefined {
  if (to.visibility === undefined) return undefined;
  if (code === 'SELECTION_OVERLAP' && publishedId !== undefined)
    return { type: 'visibility/overlapFound', origin: 'remote', selectionId: ref.id, publishedId };
  const said = code === 'CONFLICT' ? 'staysPublished' : to.joins === undefined ? undefined : 'joinGone';
  return said && { type: 'notices/raised', origin: 'remote', kind: 'error', code: said, written: undefined };
}
