import type { AnnotatorWorld } from '../annotator-feature';
import {
  eventOf,
  type Entity,
  type EntityChange,
  type EntityKinds,
  type EntityRef,
  type IdOf,
} from '../entities/entity-kind';
import type { EntityWatch } from '../entities/entity-watch';
import { laidOver, updatedFrom } from '../entities/entity-update';
import type { CompleteBackend } from '../ports/backend';
import type { Clock, Log } from '../ports/environment';
import type { EventOrigin } from '../store/origin';
import { createDelivery } from './delivery';
import { createRefusals } from './refused-change';
import { createSavedIds } from './saved-ids';
import type { PendingChange } from './state';
import { createThreads, deletesThread, isAbout } from './threads';
import { createRefOf, createWatchedAnswers } from './watched-answers';

/** A change that is to be made here immediately and then on the server. */
export interface SubmittedChange {
  readonly documentId: number;
  readonly change: EntityChange;
  /** The last action in the history, where this is a part of it: both are undone in one step. */
  readonly joins?: number;
  /** What it changes or deletes, where that is at hand: of thousands each need not be looked up. */
  readonly present?: Entity;
}

/** What became of a submitted change. */
export interface Submission {
  /** Its key in the outbox; undefined when it needs no call. */
  readonly key: string | undefined;
  /** The changes that a deletion made needless: the server did not know of the entity yet. */
  readonly canceled: readonly PendingChange[];
}

/** Takes changes, saves them in order and keeps what could not be saved. */
export interface ChangeQueue {
  /** It happens here immediately; the call follows as soon as those before it in its thread are through. */
  readonly submit: (change: SubmittedChange) => Submission;
  /** Submits what `work` submits in one go: thousands of changes, each of another entity, are made here as fast as a few. */
  readonly together: <Result>(work: (queue: Pick<ChangeQueue, 'submit' | 'resubmit'>) => Result) => Result;
  /** Makes changes again that were canceled. */
  readonly resubmit: (canceled: readonly PendingChange[]) => void;
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
  readonly backend: CompleteBackend;
  readonly log: Log;
  /** Makes an idempotency key that nobody else makes. */
  readonly createKey: () => string;
  readonly clock: Clock;
  /** Is shown what changes do here. */
  readonly watch: EntityWatch;
}

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
 * Sends changes to the server: those of one entity in order and one at a time, those of different entities side by
 * side. What cannot be delivered stays and is sent again on request, or when another change was delivered. What is
 * refused for good is reported with what was written, and taken back only where it never existed on the server.
 */
export function createChangeQueue(options: ChangeQueueOptions): ChangeQueueControl {
  const { kinds, getState, dispatch, createKey, watch } = options;
  const ids = createSavedIds();
  const threads = createThreads(kinds, ids.get);
  const { present, inThreadOf } = threads;
  const changes = () => getState().outbox.changes;
  const refOf = createRefOf(threads);

  /** How a change happens here, about the ids that its entities have now. */
  const eventFor = (
    { change, isFound = false }: Pick<PendingChange, 'change' | 'isFound'>,
    known?: Entity,
  ) => {
    const kind = kinds.get(change.ref.kind);
    return eventOf(kind, laidOver(kind, getState(), present(change), known), { origin: 'local', isFound });
  };
  const make = (change: Pick<PendingChange, 'change' | 'isFound'>) => dispatch(eventFor(change));
  /** Makes here again what is not saved yet. */
  const replay = (isMeant: (change: PendingChange) => boolean) => {
    for (const change of changes()) if (isMeant(change)) make(change);
  };
  const drop = (lost: readonly PendingChange[], origin: EventOrigin) =>
    dispatch({ type: 'outbox/dropped', origin, keys: lost.map(({ key }) => key) });

  const refuse = createRefusals({
    kinds,
    threads,
    changes,
    dispatch,
    drop: (lost) => drop(lost, 'remote'),
  });
  const delivery = createDelivery({
    ...options,
    changes,
    ids,
    threads,
    ...createWatchedAnswers({ ...options, threads, changes, replay, refuse }),
  });

  /** A deletion of what the server does not know needs no call: it and all about the entity are forgotten. */
  const cancelUnsent = (change: EntityChange): readonly PendingChange[] => {
    if (change.action !== 'delete') return [];
    const creation = changes().find((other) => !other.wasSent && isAbout(change, other.change));
    if (!creation) return [];
    const isLost = deletesThread(kinds, change)
      ? inThreadOf(creation.change)
      : (other: PendingChange) => other === creation || isAbout(other.change, creation.change);
    const lost = changes().filter(isLost);
    drop(lost, 'local');
    return lost;
  };

  /** Takes what is submitted: each event that it means is handed to `happen`, and what it is about to `note`. */
  const taking = (
    happen: (event: AnnotatorWorld['event']) => void,
    note: (ref: EntityRef) => void = () => undefined,
  ): Pick<ChangeQueue, 'submit' | 'resubmit'> => ({
    submit({ documentId, change: submitted, present: known }) {
      const change = submitted.action === 'update' ? updatedFrom(kinds, getState(), submitted) : submitted;
      note(refOf({ change }));
      happen(eventFor({ change }, known));
      const canceled = cancelUnsent(change);
      if (canceled.length > 0) return { key: undefined, canceled };
      const key = createKey();
      const pending: PendingChange = { key, documentId, change, state: 'waiting', wasSent: false };
      happen({ type: 'outbox/queued', origin: 'local', change: pending });
      return { key, canceled };
    },
    resubmit(canceled) {
      for (const pending of canceled) {
        note(refOf(pending));
        happen(eventFor(pending));
        happen({ type: 'outbox/queued', origin: 'local', change: { ...pending, state: 'waiting' } });
      }
    },
  });
  const atOnce = taking(dispatch);

  return {
    submit(submitted) {
      const submission = watch.during([refOf(submitted)], 'local', () => atOnce.submit(submitted));
      delivery.pump();
      return submission;
    },
    resubmit(canceled) {
      watch.during(canceled.map(refOf), 'local', () => atOnce.resubmit(canceled));
      delivery.pump();
    },
    together(work) {
      const parts: AnnotatorWorld['event'][] = [];
      const refs: EntityRef[] = [];
      const result = work(
        taking(
          (event) => void parts.push(event),
          (ref) => void refs.push(ref),
        ),
      );
      if (parts.length > 0)
        watch.during(refs, 'local', () =>
          dispatch({ type: 'outbox/submittedTogether', origin: 'local', parts }),
        );
      delivery.pump();
      return result;
    },
    replay: (documentId) => replay((change) => change.documentId === documentId),
    savedId: ids.get,
    retry: delivery.retry,
    resume() {
      const { activeId } = getState().documents;
      if (activeId !== undefined) replay((change) => change.documentId === activeId);
      delivery.pump();
    },
    withSavedIds: (pending) => ({ ...pending, change: present(pending.change) }),
    start: delivery.start,
  };
}
