import type { AnnotatorBackend } from '../ports/backend';
import type { Clock, Log } from '../ports/environment';
import type { AnnotatorEvent, AnnotatorState } from '../features';
import { eventWithIds } from './event-ids';
import { isRefusal, problemOf, type Refusal } from './failure';
import { creates, deletesThing, isAbout, makesThing } from './relations';
import { noticeOfRefusal, takeBack, writtenIn } from './refusal';
import { createSavedIds } from './saved-ids';
import { sendChange } from './sending';
import type { ChangedThing, Mutation, PendingChange } from './state';
import type { EntryKind } from '../comments/events';

/** A change that is to be made here at once and then on the server. */
export type SubmittedChange = {
  readonly documentId: number;
  readonly mutation: Mutation;
  readonly event: AnnotatorEvent;
  /** The last action in the history, where this is a part of it: both are undone in one step. */
  readonly joins?: number;
} & ({ readonly selectionId: number } | { readonly thing: ChangedThing });

/** What became of a submitted change. */
export interface Submission {
  /** Its key in the outbox; undefined when it needs no call. */
  readonly key: string | undefined;
  /** The changes that a deletion made needless: the server had not heard of the thing yet. */
  readonly cancelled: readonly PendingChange[];
}

/** Takes changes, saves them in order and keeps what could not be saved. */
export interface ChangeQueue {
  /** `event` is dispatched at once; the call follows as soon as those before it on the same Selection, bookmark or note are through. */
  readonly submit: (change: SubmittedChange) => Submission;
  /** Makes changes again that were cancelled. */
  readonly resubmit: (cancelled: readonly PendingChange[]) => void;
  /** Does again here what is not saved yet of a document, over a list that comes from the server. */
  readonly replay: (documentId: number) => void;
  /** The id that a thing has now: the saved one of what had a temporary one. */
  readonly savedId: (kind: ChangedThing['kind'] | EntryKind, id: number) => number;
}

/** What the queue works with. */
export interface ChangeQueueOptions {
  readonly getState: () => AnnotatorState;
  readonly dispatch: (event: AnnotatorEvent) => void;
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
  const { getState, dispatch, backend, log, createKey, clock } = options;
  const ids = createSavedIds();
  const threadOf = ({ thing }: PendingChange) => `${thing.kind}:${ids.thing(thing)}`;
  const changes = () => getState().outbox.changes;

  /** The event of a change, about the ids that its things have now. */
  const resolved = (event: AnnotatorEvent) => eventWithIds(event, ids.get);
  /** Does again here what is not saved yet. */
  const redo = (isMeant: (change: PendingChange) => boolean) => {
    for (const change of changes()) if (isMeant(change)) dispatch(resolved(change.event));
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
    for (const change of changes()) {
      const thread = threadOf(change);
      if (!busy.has(thread) && change.state === 'waiting') void send(change);
      busy.add(thread);
    }
  };

  const send = async (change: PendingChange) => {
    const { key } = change;
    dispatch({ type: 'outbox/sent', origin: 'local', key });
    try {
      const answer = await sendChange(backend, ids, change);
      pause = FIRST_PAUSE;
      dispatch({ type: 'outbox/confirmed', origin: 'remote', key });
      if (answer) {
        dispatch(answer);
        // What was done here since comes after what the server says.
        redo((other) => threadOf(other) === threadOf(change));
      }
      // The server can be reached: what could not be delivered before has another chance.
      dispatch({ type: 'outbox/retried', origin: 'remote' });
    } catch (error) {
      log.error(`${change.mutation.name} was not saved`, error);
      const problem = problemOf(error);
      // What is gone already need not be deleted.
      const isDone = problem?.status === 404 && change.mutation.name.startsWith('delete');
      if (isDone) dispatch({ type: 'outbox/confirmed', origin: 'remote', key });
      else if (problem && isRefusal(problem)) refuse(change, problem);
      else {
        dispatch({ type: 'outbox/failed', origin: 'remote', key });
        retryLater();
      }
    }
    pump();
  };

  const refuse = (change: PendingChange, problem: Refusal) => {
    const lost = makesThing(change.mutation)
      ? changes().filter((other) => threadOf(other) === threadOf(change))
      : changes().filter((other) => other.key === change.key || isAbout(other, change));
    dispatch({ type: 'outbox/dropped', origin: 'remote', keys: lost.map(({ key }) => key) });
    const later = changes().filter((other) => threadOf(other) === threadOf(change));
    const undo = takeBack(change, later);
    if (undo) dispatch(resolved(undo));
    const { code, conflictWith: selectionId } = problem;
    dispatch({
      ...{ type: 'notices/raised', origin: 'remote', kind: 'error', code: noticeOfRefusal(change, code) },
      ...{ written: writtenIn(lost), ...(selectionId !== undefined && { selectionId }) },
    });
  };

  /** A deletion of what the server never heard of needs no call: it and all about the thing are forgotten. */
  const cancelUnsent = (mutation: PendingChange['mutation']): readonly PendingChange[] => {
    const creation = changes().find(({ event, wasSent }) => !wasSent && creates(event, mutation));
    if (!creation) return [];
    const lost = deletesThing(mutation)
      ? changes().filter((other) => threadOf(other) === threadOf(creation))
      : changes().filter((other) => other === creation || isAbout(other, creation));
    dispatch({ type: 'outbox/dropped', origin: 'local', keys: lost.map(({ key }) => key) });
    return lost;
  };

  return {
    submit({ documentId, mutation, event, ...about }) {
      dispatch(event);
      const cancelled = cancelUnsent(mutation);
      if (cancelled.length > 0) return { key: undefined, cancelled };
      const key = createKey();
      const change: PendingChange = {
        key,
        documentId,
        thing: 'thing' in about ? about.thing : { kind: 'selection', id: about.selectionId },
        mutation,
        event,
        state: 'waiting',
        wasSent: false,
      };
      dispatch({ type: 'outbox/queued', origin: 'local', change });
      pump();
      return { key, cancelled };
    },
    resubmit(cancelled) {
      for (const change of cancelled) {
        dispatch(resolved(change.event));
        dispatch({ type: 'outbox/queued', origin: 'local', change: { ...change, state: 'waiting' } });
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
    withSavedIds: (change) => ({
      ...change,
      thing: { ...change.thing, id: ids.thing(change.thing) },
      mutation: ids.resolve(change.mutation),
      event: resolved(change.event),
    }),
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
