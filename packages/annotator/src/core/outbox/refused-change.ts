import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityChange, EntityKinds } from '../entities/entity-kind';
import type { Refusal } from '../ports/failure';
import { noticeOfRefusal, takeBack, writtenIn } from './refusal';
import type { PendingChange } from './state';
import { isAbout, makesThread, type Threads } from './threads';

/** What the answer to refusals works with. */
export interface RefusalOptions {
  readonly kinds: EntityKinds;
  readonly threads: Threads;
  readonly changes: () => readonly PendingChange[];
  readonly dispatch: (event: AnnotatorWorld['event']) => void;
  /** They leave the outbox. */
  readonly drop: (lost: readonly PendingChange[]) => void;
}

/**
 * Makes what answers a change that the server has refused for good: it leaves the outbox with those that are of no use without it, what never
 * existed there is taken back, and the user hears of it, with what they had written.
 */
export function createRefusals({ kinds, threads, changes, dispatch, drop }: RefusalOptions) {
  const { present, inThreadOf } = threads;

  /** Of the changes still to be sent those that are not sent either. */
  const lostWith = ({ key, change }: PendingChange): readonly PendingChange[] => {
    const inThread = inThreadOf(change);
    if (makesThread(kinds, change)) return changes().filter(inThread);
    const isRelied = change.action === 'update' && kinds.get(change.ref.kind).isReliedOn?.(change) === true;
    const isWritten = ({ change: { action } }: PendingChange) => action === 'create' || action === 'update';
    return changes().filter(
      (other) =>
        other.key === key ||
        isAbout(other.change, change) ||
        (isRelied && inThread(other) && isWritten(other)),
    );
  };
  const takeBackHere = (change: EntityChange, later: readonly PendingChange[], refusal: Refusal) => {
    const undo = takeBack(
      kinds,
      present(change),
      later.map((each) => each.change),
      refusal,
    );
    if (undo) dispatch(undo);
  };

  const meaningOf = (change: EntityChange, refusal: Refusal) =>
    change.action === 'update' ? kinds.get(change.ref.kind).refused?.(change, refusal) : undefined;

  return function onRefused(refused: PendingChange, refusal: Refusal): void {
    const { change } = refused;
    const { code, conflictWith: selectionId } = refusal;
    const lost = lostWith(refused);
    drop(lost);
    const later = changes().filter(inThreadOf(change));
    takeBackHere(change, later, refusal);
    // With what makes a thread all of it goes by itself.
    if (!makesThread(kinds, change))
      for (const each of lost) if (each.key !== refused.key) takeBackHere(each.change, later, refusal);
    const written = writtenIn(
      kinds,
      lost.map((each) => each.change),
    );
    const meaning = meaningOf(present(change), refusal);
    if (meaning) dispatch(meaning.type === 'notices/raised' ? { ...meaning, written } : meaning);
    else
      dispatch({
        type: 'notices/raised',
        origin: 'remote',
        kind: 'error',
        code: noticeOfRefusal(change, code),
        written,
        ...(selectionId !== undefined && { selectionId }),
      });
  };
}
