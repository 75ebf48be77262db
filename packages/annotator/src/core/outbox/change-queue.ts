import { kindOf, type EntryKind } from '../comments/events';
import type { AnnotatorBackend } from '../ports/backend';
import type { Log } from '../ports/environment';
import type { ChangeQueue } from '../store/context';
import type { AnnotatorEvent } from '../store/events';
import type { AnnotatorState } from '../store/state';
import { isRefusal, problemOf, type Refusal } from './failure';
import { noticeOfRefusal, takeBack, writtenIn } from './refusal';
import { createSavedIds } from './saved-ids';
import { sendChange } from './sending';
import type { PendingChange } from './state';

/** What the queue works with. */
export interface ChangeQueueOptions {
  readonly getState: () => AnnotatorState;
  readonly dispatch: (event: AnnotatorEvent) => void;
  readonly backend: AnnotatorBackend;
  readonly log: Log;
  /** Makes an idempotency key that nobody else makes. */
  readonly createKey: () => string;
}

/** The queue with what its owner needs besides. */
export interface ChangeQueueControl extends ChangeQueue {
  /** Sends again what could not be delivered. */
  readonly retry: () => void;
}

/**
 * Sends changes to the server: those of one thing in order and one at a time, those of different things side by
 * side. What cannot be delivered stays and is tried again when asked, or when another change went through. What is
 * refused for good is told with what was written, and taken back only where it never existed on the server.
 */
export function createChangeQueue(options: ChangeQueueOptions): ChangeQueueControl {
  const { getState, dispatch, backend, log, createKey } = options;
  const ids = createSavedIds();
  const threadOf = ({ thing }: PendingChange) => `${thing.kind}:${ids.thing(thing)}`;
  const changes = () => getState().outbox.changes;

  const pump = () => {
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
      dispatch({ type: 'outbox/confirmed', origin: 'remote', key });
      if (answer) dispatch(answer);
      // The server can be reached: what could not be delivered before has another chance.
      dispatch({ type: 'outbox/retried', origin: 'remote' });
    } catch (error) {
      log.error(`${change.mutation.name} was not saved`, error);
      const problem = problemOf(error);
      if (problem && isRefusal(problem)) refuse(change, problem);
      else dispatch({ type: 'outbox/failed', origin: 'remote', key });
    }
    pump();
  };

  const refuse = (change: PendingChange, problem: Refusal) => {
    const isCreation = ['create', 'createBookmark', 'createNote'].includes(change.mutation.name);
    const lost = isCreation
      ? changes().filter((other) => threadOf(other) === threadOf(change))
      : changes().filter((other) => other.key === change.key || isAbout(other, change));
    dispatch({ type: 'outbox/dropped', origin: 'remote', keys: lost.map(({ key }) => key) });
    const later = changes().filter((other) => threadOf(other) === threadOf(change));
    const undo = takeBack(change, later);
    if (undo) dispatch(resolved(undo));
    const { code, conflictWith: selectionId } = problem;
    dispatch({
      ...{ type: 'notices/raised', origin: 'remote', kind: 'error', code: noticeOfRefusal(code) },
      ...{ written: writtenIn(lost), ...(selectionId !== undefined && { selectionId }) },
    });
  };

  /** A deletion of what the server never heard of needs no call: it and all about the thing are forgotten. */
  const cancelUnsent = (mutation: PendingChange['mutation']): boolean => {
    const creation = changes().find(({ event, wasSent }) => !wasSent && creates(event, mutation));
    if (!creation) return false;
    const lost = ['delete', 'deleteBookmark', 'deleteNote'].includes(mutation.name)
      ? changes().filter((other) => threadOf(other) === threadOf(creation))
      : changes().filter((other) => other === creation || isAbout(other, creation));
    dispatch({ type: 'outbox/dropped', origin: 'local', keys: lost.map(({ key }) => key) });
    return true;
  };

  return {
    submit({ documentId, mutation, event, ...about }) {
      dispatch(event);
      if (cancelUnsent(mutation)) return;
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
    },
    replay(documentId) {
      for (const change of changes()) if (change.documentId === documentId) dispatch(resolved(change.event));
    },
    retry() {
      dispatch({ type: 'outbox/retried', origin: 'local' });
      pump();
    },
  };

  /** The event of a pending change, about the ids that its Selection has now. */
  function resolved(event: AnnotatorEvent): AnnotatorEvent {
    switch (event.type) {
      case 'comments/created':
        return { ...event, entry: { ...event.entry, selectionId: ids.selection(event.entry.selectionId) } };
      case 'comments/updated':
        return { ...event, selectionId: ids.selection(event.selectionId) };
      case 'selections/updated':
      case 'selections/rangeRefused':
      case 'selections/deleted':
        return { ...event, id: ids.selection(event.id) };
      case 'notes/updated':
      case 'notes/deleted':
        return { ...event, id: ids.thing({ kind: 'note', id: event.id }) };
      case 'bookmarks/updated':
      case 'bookmarks/deleted':
        return { ...event, id: ids.thing({ kind: 'bookmark', id: event.id }) };
      default:
        return event;
    }
  }
}

/** Whether an event made the thing that a deletion is about. */
function creates(event: AnnotatorEvent, mutation: PendingChange['mutation']): boolean {
  if (mutation.name === 'delete')
    return event.type === 'selections/created' && event.selection.id === mutation.input.id;
  if (mutation.name === 'deleteNote')
    return event.type === 'notes/created' && event.note.id === mutation.input.id;
  if (mutation.name === 'deleteBookmark')
    return event.type === 'bookmarks/created' && event.bookmark.id === mutation.input.id;
  const kind = kindDeletedBy(mutation);
  if (kind === undefined || event.type !== 'comments/created' || !('id' in mutation.input)) return false;
  return kindOf(event.entry) === kind && event.entry.id === mutation.input.id;
}

function kindDeletedBy({ name }: PendingChange['mutation']): EntryKind | undefined {
  if (name === 'deleteComment') return 'comment';
  return name === 'deleteAttachment' ? 'attachment' : undefined;
}

/** Whether a later change is about the comment or attachment that `creation` made. */
function isAbout({ mutation }: PendingChange, creation: PendingChange): boolean {
  if (creation.event.type !== 'comments/created') return false;
  const { entry } = creation.event;
  switch (mutation.name) {
    case 'updateComment':
    case 'deleteComment':
      return kindOf(entry) === 'comment' && mutation.input.id === entry.id;
    case 'updateAttachment':
    case 'deleteAttachment':
      return kindOf(entry) === 'attachment' && mutation.input.id === entry.id;
    default:
      return false;
  }
}
