import type { AnnotatorWorld } from '../annotator-feature';
import type { Entity, EntityChange, EntityKinds } from '../entities/entity-kind';
import { completed } from '../entities/entity-update';
import type { ActionLabel } from '../entities/labels';
import type { UndoableChange } from './state';

/** What it takes to undo a change, with its name. */
export interface Undoable {
  readonly label: ActionLabel;
  readonly change: UndoableChange;
}

/** What can be undone of a change that is about to be made; undefined where nothing can. */
export function undoableOf(
  kinds: EntityKinds,
  before: AnnotatorWorld['state'],
  change: EntityChange,
  present?: Entity,
): Undoable | undefined {
  const { ref } = change;
  const kind = kinds.get(ref.kind);
  const { undo } = kind;
  if (!undo) return undefined;
  if (change.action === 'create') {
    const { entity } = change;
    return { label: `create${undo.noun}`, change: { type: 'creation', ref, entity, canceled: [] } };
  }
  const entity = present ?? kind.find(before, ref);
  if (!entity) return undefined;
  if (change.action === 'delete')
    return { label: `delete${undo.noun}`, change: { type: 'deletion', ref, entity, canceled: [] } };
  if (change.action !== 'update') return undefined;
  const { from, to } = completed(kind, before, entity, change.to);
  if (Object.keys(to).length === 0) return undefined;
  return { label: undo.labelOf(change.to), change: { type: 'change', ref, from, to } };
}
