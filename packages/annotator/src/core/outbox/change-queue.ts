import type { AnnotatorWorld } from '../annotator-feature';
import {
  changeWithIds,
  eventOf,
  threadOf,
  type EntityChange,
  type EntityKind,
  type EntityKinds,
  type IdOf,
} from '../entities/entity-kind';
import { updatedFrom } from '../entities/entity-update';
import type { AnnotatorBackend } from '../ports/backend';
import type { Clock, Log } from '../ports/environment';
import { isRefusal, problemOf, type Refusal } from './failure';
import { noticeOfRefusal, takeBack, writtenIn } from './refusal';
import { deletesThread, isAbout, makesThread } from './relations';
import { createSavedIds } from './saved-ids';
import { sendChange } from './sending';
import type { PendingChange } from './state';

/** A change that is to be made here at once and then on the server. */
export interface SubmittedChange {
  readonly documentId: number;
  readonly change: EntityChange;
  /** The last action in the history, where this is a part of it: both are undone in one step. */
  readonly joins?: number;
}

/** What became of a submitted change. */
export interface Submission {
  /** Its key in the outbox; undefined when it needs no call. */
  readonly key: string | undefined;
  /** The changes that a deletion made needless: the server did not know of the entity yet. */
  readonly cancelled: readonly PendingChange[];
}

/** Takes changes, saves them in order and keeps what could not be saved. */
export interface ChangeQueue {
  /** It happens here at once; the call follows as soon as those before it in its thread are through. */
  readonly submit: (change: SubmittedChange) => Submission;
  /** Makes changes again that were cancelled. */
  readonly resubmit: (cancelled: readonly PendingChange[]) => void;
  /** Does again here what is not saved yet of a document, over a list that comes from the server. */
  readonly replay: (documentId: number) => void;
  /** The id that an entity has now: the saved one of what had a temporary one. */
  readonly savedId: IdOf;
}

/** What the queue works with. */
export interface ChangeQueueOptions {
  readonly kinds: EntityKinds;
  readonly getState: () => AnnotatorWorld['state'];
  readonly dispatch: (event: AnnotatorWorld['event']) => void;
  readonly backend: AnnotatorBackend;
  readonly log: Log;
  /** Makes an idempotency key that nobody else makes. */
  readonly createKey: () => string;
  readonly clock: Clock;
}

/** Milliseconds after which what could not be delivered is tried again, the first time and at most. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/** The queue with what its owner needs besides. */
export interface ChangeQueueControl extends ChangeQueue {
  /** Sends again what could not be delivered. */
  readonly retry: () => void;
  /** Sends, and makes here, what has come into the outbox from elsewhere. */
  readonly resume: () => void;
  /** The same change, about saved ids where they are known. */
  readonly withSavedIds: (change: PendingChange) => PendingChange;
  /** Sends changes until the returned function is called; what is under way then comes to its end. */
  readonly start: () => () => void;
}

/**
 * Sends changes to the server: those of one thing in order and one at a time, those of different things side by
 * side. What cannot be delivered stays and is tried again when asked, or when another change went through. What is
 * refused for good is told with what was written, and taken back only where it never existed on the server.
 */
export function createChangeQueue(options: ChangeQueueOptions): ChangeQueueControl {
  const { kinds, getState, dispatch, backend, log, createKey, clock } = options;
  const ids = createSavedIds();
  const changes = () => getState().outbox.changes;
  const present = (change: EntityChange) => changeWithIds(kinds, change, ids.get);
  const threadNameOf = ({ ref }: EntityChange) => {
    const { kind, id } = threadOf(kinds, ref);
    return `${kind}:${ids.get(kind, id)}`;
  };
  const inThreadOf = (change: EntityChange) => {
    const thread = threadNameOf(change);
    return (other: PendingChange) => threadNameOf(other.change) === thread;
  };

  /** Makes a change here, about the ids that its entities have now. */
  const make = ({ change, isFound = false }: Pick<PendingChange, 'change' | 'isFound'>) =>
    dispatch(eventOf(kinds.get(change.ref.kind), present(change), { origin: 'local', isFound }));
  /** Makes here again what is not saved yet. */
  const redo = (isMeant: (change: PendingChange) => boolean) => {
    for (const change of changes()) if (isMeant(change)) make(change);
  };

  let isStopped = false;
  let pause = FIRST_PAUSE;
  let endPause: (() => void) | undefined;

  /** Nobody may tell that the connection is back: it is tried at longer and longer intervals. */
  const retryLater = () => {
    if (isStopped || endPause) return;
    endPause = clock.after(pause, () => {
      endPause = undefined;
      retry();
    });
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
  const retry = () => {
    dispatch({ type: 'outbox/retried', origin: 'local' });
    pump();
  };

  const pump = () => {
    if (isStopped) return;
    const busy = new Set<string>();
    const freeing = new Set<EntityKind>();
    for (const pending of changes()) {
      const { change, state } = pending;
      const thread = threadNameOf(change);
      const kind = kinds.get(change.ref.kind);
      const isBlocked = busy.has(thread) || (freeing.has(kind) && kind.order?.needs(change));
      if (!isBlocked && state === 'waiting') void send(pending);
      busy.add(thread);
      if (kind.order?.frees(change)) freeing.add(kind);
    }
  };

  const send = async (pending: PendingChange) => {
    const { key, change } = pending;
    const kind = kinds.get(change.ref.kind);
    dispatch({ type: 'outbox/sent', origin: 'local', key });
    try {
      const answer = await sendChange(kind, present(change), { backend, ids, key, id: change.ref.id });
      pause = FIRST_PAUSE;
      dispatch({ type: 'outbox/confirmed', origin: 'remote', key });
      if (answer) {
        dispatch(answer);
        // What was done here since comes after what the server says.
        redo(inThreadOf(change));
      }
      // The server can be reached: what could not be delivered before has another chance.
      dispatch({ type: 'outbox/retried', origin: 'remote' });
    } catch (error) {
      log.error(`${change.action} of a ${kind.name} was not saved`, error);
      const problem = problemOf(error);
      // What is gone already need not be deleted.
      const isDone = problem?.status === 404 && change.action === 'delete';
      if (isDone) dispatch({ type: 'outbox/confirmed', origin: 'remote', key });
      else if (problem && isRefusal(problem)) refuse(pending, problem);
      else {
        dispatch({ type: 'outbox/failed', origin: 'remote', key });
        retryLater();
      }
    }
    pump();
  };

  const refuse = ({ key, change }: PendingChange, { code, conflictWith: selectionId }: Refusal) => {
    const isLost = makesThread(kinds, change)
      ? inThreadOf(change)
      : (other: PendingChange) => other.key === key || isAbout(other.change, change);
    const lost = changes().filter(isLost);
    dispatch({ type: 'outbox/dropped', origin: 'remote', keys: lost.map((each) => each.key) });
    const later = changes().filter(inThreadOf(change));
    const undo = takeBack(
      kinds,
      present(change),
      later.map((each) => each.change),
    );
    if (undo) dispatch(undo);
    dispatch({
      type: 'notices/raised',
      origin: 'remote',
      kind: 'error',
      code: noticeOfRefusal(change, code),
      written: writtenIn(
        kinds,
        lost.map((each) => each.change),
      ),
      ...(selectionId !== undefined && { selectionId }),
    });
  };

  /** A deletion of what the server does not know needs no call: it and all about the entity are forgotten. */
  const cancelUnsent = (change: EntityChange): readonly PendingChange[] => {
    if (change.action !== 'delete') return [];
    const creation = changes().find((other) => !other.wasSent && isAbout(change, other.change));
    if (!creation) return [];
    const isLost = deletesThread(kinds, change)
      ? inThreadOf(creation.change)
      : (other: PendingChange) => other === creation || isAbout(other.change, creation.change);
    const lost = changes().filter(isLost);
    dispatch({ type: 'outbox/dropped', origin: 'local', keys: lost.map(({ key }) => key) });
    return lost;
  };

  return {
    submit({ documentId, change: submitted }) {
      const change = submitted.action === 'update' ? updatedFrom(kinds, getState(), submitted) : submitted;
      make({ change });
      const cancelled = cancelUnsent(change);
      if (cancelled.length > 0) return { key: undefined, cancelled };
      const key = createKey();
      const pending: PendingChange = { key, documentId, change, state: 'waiting', wasSent: false };
      dispatch({ type: 'outbox/queued', origin: 'local', change: pending });
      pump();
      return { key, cancelled };
    },
    resubmit(cancelled) {
      for (const pending of cancelled) {
        make(pending);
        dispatch({ type: 'outbox/queued', origin: 'local', change: { ...pending, state: 'waiting' } });
      }
      pump();
    },
    replay: (documentId) => redo((change) => change.documentId === documentId),
    savedId: ids.get,
    retry,
    resume() {
      const { activeId } = getState().documents;
      if (activeId !== undefined) redo((change) => change.documentId === activeId);
      pump();
    },
    withSavedIds: (pending) => ({ ...pending, change: present(pending.change) }),
    start() {
      isStopped = false;
      return () => {
        isStopped = true;
        endPause?.();
        endPause = undefined;
      };
    },
  };
}
