import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityKinds } from '../entities/entity-kind';
import type { CompleteBackend } from '../ports/backend';
import type { Clock, Log } from '../ports/environment';
import { isRefusal, problemOf, waitOf, type Refusal } from '../ports/failure';
import { sendChange, type ChangeAnswer } from './sending';
import type { SavedIds } from './saved-ids';
import type { PendingChange } from './state';
import type { Threads } from './threads';

/** Sends the changes of the outbox, and sends again what could not be delivered. */
export interface Delivery {
  /** Sends what can be sent. */
  readonly pump: () => void;
  /** Sends again what could not be delivered. */
  readonly retry: () => void;
  /** Sends changes until the returned function is called; requests in flight then come to their end. */
  readonly start: () => () => void;
}

/** What a delivery works with. */
export interface DeliveryOptions {
  readonly kinds: EntityKinds;
  readonly changes: () => readonly PendingChange[];
  readonly dispatch: (event: AnnotatorWorld['event']) => void;
  readonly backend: CompleteBackend;
  readonly ids: SavedIds;
  readonly threads: Threads;
  readonly clock: Clock;
  readonly log: Log;
  /** The server has done a change. */
  readonly onAnswer: (change: PendingChange, answer: ChangeAnswer) => void;
  /** The server has refused a change for good. */
  readonly onRefused: (change: PendingChange, refusal: Refusal) => void;
}

/** Milliseconds after which what could not be delivered is sent again, the first time and at most. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;
/** Changes under way at once; a server that has had enough refuses no more than these in vain. */
const SENT_AT_ONCE = 24;

/** Makes a delivery. No event may announce that the connection is back, so that it retries at doubled intervals. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { kinds, changes, dispatch, backend, ids, threads, clock, log } = options;
  let isStopped = false;
  let pause = FIRST_PAUSE;
  let endPause: (() => void) | undefined;
  /** The server has asked to wait: until the pause has ended, nothing is sent at all. */
  let isHeld = false;

  const pauseFor = (ms: number) => {
    endPause?.();
    endPause = clock.after(ms, () => {
      endPause = undefined;
      isHeld = false;
      retry();
    });
  };
  const hold = (ms: number) => {
    // Those that were under way with the first one ask for the same wait.
    if (isStopped || isHeld) return;
    isHeld = true;
    pauseFor(Math.min(ms, LONGEST_PAUSE));
  };
  const retryLater = () => {
    if (isStopped || endPause) return;
    pauseFor(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
  const retry = () => {
    dispatch({ type: 'outbox/retried', origin: 'local' });
    pump();
  };
  const pump = () => {
    if (isStopped || isHeld) return;
    const underWay = changes().filter(({ state }) => state === 'sending').length;
    for (const change of threads.sendable(changes(), SENT_AT_ONCE - underWay)) void send(change);
  };
  const send = async (pending: PendingChange) => {
    const { key, change } = pending;
    const kind = kinds.get(change.ref.kind);
    dispatch({ type: 'outbox/sent', origin: 'local', key });
    try {
      const { id } = change.ref;
      const answer = await sendChange(kind, threads.present(change), { backend, ids, key, id });
      pause = FIRST_PAUSE;
      // Of another user, who was here when it was sent: it means nothing here any more.
      const isHere = changes().some((other) => other.key === key);
      dispatch({ type: 'outbox/confirmed', origin: 'remote', key });
      if (isHere) options.onAnswer(pending, answer);
      // The server can be reached: what could not be delivered before has another chance.
      dispatch({ type: 'outbox/retried', origin: 'remote' });
    } catch (error) {
      log.error(`A change was not saved (${change.action}, ${kind.name})`, error);
      fail(pending, error);
    }
    pump();
  };
  const fail = (pending: PendingChange, error: unknown) => {
    const { key, change } = pending;
    const problem = problemOf(error);
    // What is gone already need not be deleted.
    const isDone = problem?.status === 404 && change.action === 'delete';
    if (isDone) dispatch({ type: 'outbox/confirmed', origin: 'remote', key });
    else if (problem && isRefusal(problem)) options.onRefused(pending, problem);
    else {
      dispatch({ type: 'outbox/failed', origin: 'remote', key });
      const waitMs = waitOf(error);
      if (waitMs === undefined) retryLater();
      else hold(waitMs);
    }
  };

  return {
    pump,
    retry,
    start() {
      isStopped = false;
      return () => {
        isStopped = true;
        endPause?.();
        endPause = undefined;
        isHeld = false;
      };
    },
  };
}
