import type { AnnotatorWorld } from '../annotator-feature';
import { canDelete, canEdit } from '../access/selectors';
import {
  threadOf,
  type Entity,
  type EntityKind,
  type EntityKinds,
  type EntityRef,
} from '../entities/entity-kind';
import { entityWithIds, refWithIds } from '../entities/other-ids';
import { reversed } from '../entities/entity-update';
import type { ChangeQueue } from '../outbox/change-queue';
import type { CompleteBackend } from '../ports/backend';
import type { Direction, DoneChange, HistoryEntry, UndoableChange } from './state';

/** Why a step cannot be taken; it never touches what a colleague has done. */
export type StepRefusal = 'undoGone' | 'undoChanged' | 'undoOthersWork' | 'undoOverlap' | 'accessLost';

/** What a step works with. `at` is the moment, in ISO 8601. */
export interface StepContext {
  readonly kinds: EntityKinds;
  readonly getState: () => AnnotatorWorld['state'];
  readonly queue: ChangeQueue;
  readonly backend: CompleteBackend;
  readonly at: string;
}

/** What became of a step. */
export interface StepResult {
  /** What it takes to go the other way. */
  readonly changes: readonly DoneChange[];
  /** Why what is missing there was refused, one reason for each. */
  readonly refusals: readonly StepRefusal[];
}

/**
 * Undoes or redoes one of the user's own actions. Refused is what would not be their own doing alone: where the entity is gone or is
 * another one than they left, where colleagues have written on it, or where its words are marked again.
 */
export function takeStep(entry: HistoryEntry, direction: Direction, context: StepContext): StepResult {
  const turn = <T>(list: readonly T[]) => (direction === 'undo' ? list.toReversed() : list);
  const { queue, kinds, getState } = context;
  const find = entry.isTogether ? createFinder(getState()) : findOne;
  const stepAll = ({ submit, resubmit }: Pick<ChangeQueue, 'submit' | 'resubmit'>) =>
    turn(entry.changes).map(({ documentId, change }) => {
      // What was done just before this one may matter to it.
      const kind = kinds.get(change.ref.kind);
      const ref = refWithIds(kinds, change.ref, queue.savedId);
      const here = { ...context, submit, resubmit, find, state: getState(), documentId, kind, ref };
      return stepOf(change, direction, here);
    });
  // What was done in several documents was done to each entity apart.
  const results = entry.isTogether ? queue.together(stepAll) : stepAll(queue);
  return {
    changes: turn(results.filter((result) => typeof result !== 'string')),
    refusals: results.filter((result) => typeof result === 'string'),
  };
}

type Find = (state: AnnotatorWorld['state'], kind: EntityKind, ref: EntityRef) => Entity | undefined;

const findOne: Find = (state, kind, ref) => kind.find(state, ref);

/** Finds thousands of entities in a state that stays as it is meanwhile. */
function createFinder(state: AnnotatorWorld['state']): Find {
  const indices = new Map<EntityKind, ReadonlyMap<number, Entity> | undefined>();
  return (_state, kind, ref) => {
    if (!indices.has(kind)) indices.set(kind, kind.index?.(state));
    const index = indices.get(kind);
    return index ? index.get(ref.id) : kind.find(state, ref);
  };
}

interface Here extends StepContext, Pick<ChangeQueue, 'submit' | 'resubmit'> {
  readonly state: AnnotatorWorld['state'];
  readonly find: Find;
  readonly documentId: number;
  readonly kind: EntityKind;
  /** The ids that the entity has now: it may have been saved since it was looked at. */
  readonly ref: EntityRef;
}

type Outcome = DoneChange | StepRefusal;
type FieldChange = Extract<UndoableChange, { readonly type: 'change' }>;
type EntityStep = Exclude<UndoableChange, FieldChange>;

function stepOf(change: UndoableChange, direction: Direction, here: Here): Outcome {
  if (change.type === 'change') return giveFields(change, direction, here);
  const deletes = (change.type === 'creation') === (direction === 'undo');
  return deletes ? deleteAgain(change, here) : bringBack(change, here);
}

function giveFields(change: FieldChange, direction: Direction, here: Here): Outcome {
  const { state, submit, find, at, documentId, kind, ref } = here;
  const { undo } = kind;
  const present = find(state, kind, ref);
  if (!present || !undo) return 'undoGone';
  const { from, to } = change;
  const wanted = direction === 'undo' ? from : to;
  const mayUpdate = undo.mayUpdate ?? canEdit;
  if (!mayUpdate(state, present, wanted)) return 'accessLost';
  const back = reversed(kind, present, direction === 'undo' ? { from, to } : { from: to, to: from });
  if (!back) return 'undoChanged';
  if (undo.inTheWay?.(state, { ...present, ...back.to }, back.to)) return 'undoOverlap';
  const stamp = undo.isStamped?.(back.to) ? { updatedAt: at } : {};
  const { key } = submit({
    documentId,
    change: { action: 'update', ref, from: back.from, to: { ...back.to, ...stamp } },
    present,
  });
  return { documentId, change, key };
}

function deleteAgain(change: EntityStep, { state, submit, find, documentId, kind, ref }: Here): Outcome {
  const present = find(state, kind, ref);
  if (!present) return 'undoGone';
  if (!canDelete(state, present)) return 'accessLost';
  if (hasNewWorkOfOthers(state, kind, present, change.entity)) return 'undoOthersWork';
  const { key, canceled } = submit({ documentId, change: { action: 'delete', ref }, present });
  return { documentId, change: { ...change, entity: present, canceled }, key };
}

/** Whether colleagues have put something on an entity since it was last looked at. */
function hasNewWorkOfOthers(
  { access }: AnnotatorWorld['state'],
  { undo }: EntityKind,
  present: Entity,
  known: Entity,
): boolean {
  const seen = new Set(undo?.contents?.(known).map(({ name }) => name));
  return undo?.contents?.(present).some(({ name, by }) => by !== access.userId && !seen.has(name)) ?? false;
}

function bringBack(change: EntityStep, here: Here): Outcome {
  const { state, kinds, queue, submit, resubmit, find, documentId, kind, ref, backend } = here;
  const entity = entityWithIds(kind, change.entity, queue.savedId);
  if (find(state, kind, ref)) return 'undoChanged';
  const thread = threadOf(kinds, ref);
  if (thread.kind !== ref.kind && !kinds.get(thread.kind).find(state, thread)) return 'undoGone';
  if (kind.undo?.inTheWay?.(state, entity)) return 'undoOverlap';
  if (change.canceled.length > 0) {
    resubmit(change.canceled);
    return { documentId, change: { ...change, canceled: [] }, key: change.canceled[0]?.key };
  }
  if (kind.calls(backend).restore) {
    const { key } = submit({ documentId, change: { action: 'restore', ref, entity } });
    return { documentId, change: { ...change, ref, entity }, key };
  }
  // Where the server cannot bring it back, another one like it is made.
  const anew = { ...(kind.undo?.bare?.(entity) ?? entity), id: kind.nextId(state) };
  const made = { ...ref, id: anew.id };
  const { key } = submit({ documentId, change: { action: 'create', ref: made, entity: anew } });
  return { documentId, change: { ...change, ref: made, entity: anew }, key };
}
