import type { TextSelection } from '@glossator/client-sdk/contract';
import { canDecide, canDelete, canEdit } from '../access/selectors';
import { kindOf, type SelectionEntry } from '../comments/events';
import type { NoticeCode } from '../notices/state';
import { findOverlapping, isUnported } from '../selections/selectors';
import type { ChangeQueue } from '../outbox/change-queue';
import type { AnnotatorState } from '../features';
import type {
  Direction,
  DoneChange,
  HistoryEntry,
  Snapshot,
  ThingFields,
  ThingRef,
  UndoableChange,
} from './state';
import { changing, deleting, fieldsOf, findThing, refOf, restoring, sameFields, threadOf } from './things';

/** Why a step cannot be taken; it never touches what a colleague has done. */
export type StepRefusal = Extract<
  NoticeCode,
  'undoGone' | 'undoChanged' | 'undoOthersWork' | 'undoOverlap' | 'accessLost'
>;

/** What a step works with. `at` is the moment, in ISO 8601. */
export interface StepContext {
  readonly getState: () => AnnotatorState;
  readonly queue: ChangeQueue;
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
 * Undoes or redoes one of the user's own actions. Refused is what would not be his own doing alone: where the thing is gone or is
 * another one than he left, where colleagues have written on it, or where its words are marked again.
 */
export function takeStep(entry: HistoryEntry, direction: Direction, context: StepContext): StepResult {
  const turn = <T>(list: readonly T[]) => (direction === 'undo' ? list.toReversed() : list);
  const { documentId } = entry;
  const results = turn(entry.changes).map(({ change }) => {
    // What was done just before this one may matter to it.
    const here = { ...context, state: context.getState(), documentId };
    return stepOf(change, direction, here);
  });
  return {
    changes: turn(results.filter((result) => typeof result !== 'string')),
    refusals: results.filter((result) => typeof result === 'string'),
  };
}

interface Here extends StepContext {
  readonly state: AnnotatorState;
  readonly documentId: number;
}

type Outcome = DoneChange | StepRefusal;

function stepOf(change: UndoableChange, direction: Direction, here: Here): Outcome {
  if (change.type === 'change') {
    const [from, to] = direction === 'undo' ? [change.after, change.before] : [change.before, change.after];
    return giveFields(change, from, to, here);
  }
  const deletes = (change.type === 'creation') === (direction === 'undo');
  return deletes ? deleteAgain(change, here) : bringBack(change, here);
}

/** The ids that a thing has now: it may have been saved since it was looked at. */
function presentRef(queue: ChangeQueue, ref: ThingRef): ThingRef {
  const id = queue.savedId(ref.kind, ref.id);
  return 'selectionId' in ref
    ? { ...ref, id, selectionId: queue.savedId('selection', ref.selectionId) }
    : { ...ref, id };
}

type FieldChange = Extract<UndoableChange, { readonly type: 'change' }>;
type ThingChange = Exclude<UndoableChange, FieldChange>;

function giveFields(
  change: FieldChange,
  from: ThingFields,
  to: ThingFields,
  { state, queue, at, documentId }: Here,
): Outcome {
  const ref = presentRef(queue, change.ref);
  const present = findThing(state, ref);
  if (!present) return 'undoGone';
  const may = to.status === undefined ? canEdit : canDecide;
  if (!may(state, present.item)) return 'accessLost';
  if (!sameFields(fieldsOf(present, from), from)) return 'undoChanged';
  // What is not sure stands in nobody's way.
  const isSure = (to.status ?? 'success') === 'success';
  if (isSure && to.range && findOverlapping(state, to.range, ref.id)) return 'undoOverlap';
  const { key } = queue.submit({ documentId, thing: threadOf(ref), ...changing(ref, to, from, at) });
  return { change, key };
}

function deleteAgain(change: ThingChange, { state, queue, documentId }: Here): Outcome {
  const ref = presentRef(queue, refOf(change.snapshot));
  const present = findThing(state, ref);
  if (!present) return 'undoGone';
  if (!canDelete(state, present.item)) return 'accessLost';
  if (hasNewWorkOfOthers(state, present, change.snapshot)) return 'undoOthersWork';
  const { key, cancelled } = queue.submit({ documentId, thing: threadOf(ref), ...deleting(ref) });
  return { change: { ...change, snapshot: present, cancelled }, key };
}

/** Whether colleagues have put something on a Selection since it was last looked at. */
function hasNewWorkOfOthers(state: AnnotatorState, present: Snapshot, known: Snapshot): boolean {
  if (present.kind !== 'selection' || known.kind !== 'selection') return false;
  const seen = new Set(known.item.data.map(nameOf));
  return present.item.data.some(
    (entry) => entry.createdBy.id !== state.access.userId && !seen.has(nameOf(entry)),
  );
}

const nameOf = (entry: SelectionEntry): string => `${kindOf(entry)} ${entry.id}`;

function bringBack(change: ThingChange, { state, queue, documentId }: Here): Outcome {
  const snapshot = withSavedIds(queue, change.snapshot);
  const ref = refOf(snapshot);
  if (findThing(state, ref)) return 'undoChanged';
  if ('selectionId' in ref && !findThing(state, { kind: 'selection', id: ref.selectionId }))
    return 'undoGone';
  if (snapshot.kind === 'selection' && isTaken(state, snapshot.item)) return 'undoOverlap';
  if (change.cancelled.length > 0) {
    queue.resubmit(change.cancelled);
    return { change: { ...change, cancelled: [] }, key: change.cancelled[0]?.key };
  }
  const { key } = queue.submit({ documentId, thing: threadOf(ref), ...restoring(snapshot) });
  return { change: { ...change, snapshot }, key };
}

function isTaken(state: AnnotatorState, selection: TextSelection): boolean {
  return !isUnported(selection) && findOverlapping(state, selection) !== undefined;
}

function withSavedIds(queue: ChangeQueue, snapshot: Snapshot): Snapshot {
  const { kind, item } = snapshot;
  const id = queue.savedId(kind, item.id);
  const onSelection = (entry: SelectionEntry): SelectionEntry => ({
    ...entry,
    id: queue.savedId(kindOf(entry), entry.id),
    selectionId: queue.savedId('selection', entry.selectionId),
  });
  switch (kind) {
    case 'selection':
      return { kind, item: { ...item, id, data: item.data.map(onSelection) } };
    case 'comment':
    case 'attachment':
      return { kind, item: onSelection(item) };
    case 'bookmark':
      return { kind, item: { ...item, id } };
    case 'note':
      return { kind, item: { ...item, id } };
  }
}
