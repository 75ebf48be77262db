import type { TextSelection } from '@glossator/client-sdk/contract';
import { canDecide, canDelete, canEdit } from '../access/selectors';
import { kindOf, type SelectionEntry } from '../comments/events';
import type { NoticeCode } from '../notices/state';
import { findOverlapping, isUnported } from '../selections/selectors';
import type { ChangeQueue } from '../store/context';
import type { AnnotatorState } from '../store/state';
import type { Direction, HistoryEntry, Snapshot, ThingRef } from './state';
import { changing, deleting, fieldsOf, findThing, refOf, restoring, sameFields, threadOf } from './things';

/** Why a step cannot be taken; it never touches what a colleague has done. */
export type StepRefusal = Extract<
  NoticeCode,
  'undoGone' | 'undoChanged' | 'undoOthersWork' | 'undoOverlap' | 'accessLost'
>;

/** What a step works with. `at` is the moment, in ISO 8601. */
export interface StepContext {
  readonly state: AnnotatorState;
  readonly queue: ChangeQueue;
  readonly at: string;
}

/** What an action is after a step: what it takes to go the other way; or why the step was refused. */
export type StepResult = HistoryEntry | StepRefusal;

/**
 * Undoes or redoes one of the user's own actions. Refused is what would not be his own doing alone: where the thing is gone or is
 * another one than he left, where colleagues have written on it, or where its words are marked again.
 */
export function takeStep(entry: HistoryEntry, direction: Direction, context: StepContext): StepResult {
  const { change } = entry;
  if (change.type === 'change') {
    const [from, to] = direction === 'undo' ? [change.after, change.before] : [change.before, change.after];
    return giveFields(entry, { ref: change.ref, from, to }, context);
  }
  const deletes = (change.type === 'creation') === (direction === 'undo');
  return deletes ? deleteAgain(entry, change.snapshot, context) : bringBack(entry, context);
}

/** The ids that a thing has now: it may have been saved since it was looked at. */
function presentRef(queue: ChangeQueue, ref: ThingRef): ThingRef {
  const id = queue.savedId(ref.kind, ref.id);
  return 'selectionId' in ref
    ? { ...ref, id, selectionId: queue.savedId('selection', ref.selectionId) }
    : { ...ref, id };
}

function giveFields(
  entry: HistoryEntry,
  {
    ref: former,
    from,
    to,
  }: Pick<Extract<HistoryEntry['change'], { type: 'change' }>, 'ref'> & {
    readonly from: Parameters<typeof sameFields>[0];
    readonly to: Parameters<typeof sameFields>[0];
  },
  { state, queue, at }: StepContext,
): StepResult {
  const ref = presentRef(queue, former);
  const present = findThing(state, ref);
  if (!present) return 'undoGone';
  const may = to.status === undefined ? canEdit : canDecide;
  if (!may(state, present.item)) return 'accessLost';
  if (!sameFields(fieldsOf(present, from), from)) return 'undoChanged';
  // What is not sure stands in nobody's way.
  const isSure = (to.status ?? 'success') === 'success';
  if (isSure && to.range && findOverlapping(state, to.range, ref.id)) return 'undoOverlap';
  const { documentId } = entry;
  const { key } = queue.submit({ documentId, thing: threadOf(ref), ...changing(ref, to, from, at) });
  return { ...entry, key };
}

function deleteAgain(entry: HistoryEntry, known: Snapshot, { state, queue }: StepContext): StepResult {
  const ref = presentRef(queue, refOf(known));
  const present = findThing(state, ref);
  if (!present) return 'undoGone';
  if (!canDelete(state, present.item)) return 'accessLost';
  if (hasNewWorkOfOthers(state, present, known)) return 'undoOthersWork';
  const { documentId, change } = entry;
  const { key, cancelled } = queue.submit({ documentId, thing: threadOf(ref), ...deleting(ref) });
  if (change.type === 'change') return 'undoGone';
  return { ...entry, key, change: { ...change, snapshot: present, cancelled } };
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

function bringBack(entry: HistoryEntry, { state, queue }: StepContext): StepResult {
  const { change, documentId } = entry;
  if (change.type === 'change') return 'undoGone';
  const snapshot = withSavedIds(queue, change.snapshot);
  const ref = refOf(snapshot);
  if (findThing(state, ref)) return 'undoChanged';
  if ('selectionId' in ref && !findThing(state, { kind: 'selection', id: ref.selectionId }))
    return 'undoGone';
  if (snapshot.kind === 'selection' && isTaken(state, snapshot.item)) return 'undoOverlap';
  if (change.cancelled.length > 0) {
    queue.resubmit(change.cancelled);
    return { ...entry, key: change.cancelled[0]?.key, change: { ...change, cancelled: [] } };
  }
  const { key } = queue.submit({ documentId, thing: threadOf(ref), ...restoring(snapshot) });
  return { ...entry, key, change: { ...change, snapshot } };
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
