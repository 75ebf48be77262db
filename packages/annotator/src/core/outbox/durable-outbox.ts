import type { Clock, Log } from '../ports/environment';
import type { StoredChange, OutboxBox, OutboxOwner, OutboxStore } from '../ports/outbox-store';
import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityChange, EntityKinds } from '../entities/entity-kind';
import { adopted } from './adoption';
import type { ChangeQueueControl } from './change-queue';
import type { PendingChange } from './state';

/** What the durable outbox works with. */
export interface DurableOutboxOptions {
  readonly kinds: EntityKinds;
  readonly store: OutboxStore;
  readonly queue: ChangeQueueControl;
  readonly getState: () => AnnotatorWorld['state'];
  readonly dispatch: (event: AnnotatorWorld['event']) => void;
  readonly clock: Clock;
  readonly log: Log;
}

/** Keeps the outbox over the end of the page, and takes up what others have left. */
export interface DurableOutbox {
  /** Keeps what has come, and forgets what was saved. Called after every event. */
  readonly follow: () => void;
  readonly close: () => void;
}

interface Kept {
  /** As it was when it was stored; undefined where another page has stored it. */
  readonly change: PendingChange | undefined;
  readonly order: number;
  readonly isKept: boolean;
  /** Nothing in it has a temporary id: it stays as it is stored. */
  readonly isSettled: boolean;
}

/** Temporary ids are negative, and nothing else is. */
function hasSavedIdsOnly({ change }: Pick<PendingChange, 'change'>): boolean {
  return !/:-\d/u.test(JSON.stringify(change));
}

/** Makes a durable outbox (decisions.md section 11). Of another user or Code nothing is sent or shown. */
export function createDurableOutbox(options: DurableOutboxOptions): DurableOutbox {
  const { kinds, store, queue, getState, dispatch, clock, log } = options;
  let owner: OutboxOwner | undefined;
  let box: OutboxBox | undefined;
  let seen: readonly PendingChange[] = [];
  let lastOrder = 0;
  const kept = new Map<string, Kept>();

  const close = (): void => {
    box?.close();
    [box, owner, seen] = [undefined, undefined, []];
    kept.clear();
  };

  /** What another build has stored of a kind that this one has not stays stored, for one that has it. */
  const isKnown = ({ payload }: StoredChange): boolean => {
    const { ref } = payload.change;
    const hasKind = kinds.all.some(({ name }) => name === ref.kind);
    if (!hasKind) log.warn(`An unsaved change of a ${ref.kind} stays stored: this build has no such kind`);
    return hasKind;
  };

  const take = (changes: readonly StoredChange[]): void => {
    const known = changes.filter((change) => !kept.has(change.payload.key) && isKnown(change));
    for (const { payload, order } of known)
      kept.set(payload.key, { change: undefined, order, isKept: true, isSettled: hasSavedIdsOnly(payload) });
    dispatch({ type: 'outbox/adopted', origin: 'local', ...adopted(kinds, known, getState()) });
    queue.resume();
  };

  const keep = (change: PendingChange): void => {
    const { state: _state, hasFailed: _hasFailed, ...payload } = queue.withSavedIds(change);
    const order = kept.get(change.key)?.order ?? (lastOrder = Math.max(clock.now(), lastOrder + 1));
    const isKept = box?.keep({ action: actionOf(payload.change), payload, order }) ?? false;
    kept.set(change.key, { change, order, isKept, isSettled: hasSavedIdsOnly(payload) });
  };

  const reportRoom = (): void => {
    const areKept = [...kept.values()].every(({ isKept }) => isKept);
    if (areKept === getState().outbox.areKept) return;
    dispatch({ type: 'outbox/keptOrNot', origin: 'local', areKept });
    if (areKept) return;
    log.error('There is no room to keep unsaved changes');
    const notice = { type: 'notices/raised', origin: 'local', kind: 'error', written: undefined } as const;
    dispatch({ ...notice, code: 'storageFull' });
  };

  /** The keys of those that are kept and have left the outbox. */
  const goneFrom = (changes: readonly PendingChange[]): readonly string[] => {
    if (changes.filter(({ key }) => kept.has(key)).length === kept.size) return [];
    const present = new Set(changes.map(({ key }) => key));
    return [...kept.keys()].filter((key) => !present.has(key));
  };

  const followChanges = (): void => {
    const { changes } = getState().outbox;
    if (changes === seen) return;
    seen = changes;
    const gone = goneFrom(changes);
    for (const change of changes) {
      // What is left after others were saved may be about ids that are known only now: it is stored before those are forgotten.
      const known = kept.get(change.key);
      const isNew = known?.change !== change || !known.isKept;
      if (isNew || (gone.length > 0 && !known.isSettled)) keep(change);
    }
    if (gone.length > 0) box?.remove(gone);
    for (const key of gone) kept.delete(key);
    reportRoom();
  };

  const followOwner = (): void => {
    const { access, documents } = getState();
    const codeId = documents.items[0]?.codeId;
    const { userId } = access;
    if (userId === undefined || codeId === undefined) return;
    if (owner?.userId === userId && owner.codeId === codeId) return;
    const hadOwner = owner !== undefined;
    close();
    owner = { userId, codeId };
    if (hadOwner) dispatch({ type: 'outbox/handedOver', origin: 'local' });
    const opened = (box = store.open(owner, (changes) => {
      if (box === opened) take(changes);
    }));
  };

  return {
    follow() {
      followOwner();
      if (box) followChanges();
    },
    close,
  };
}

/** The form of the specification knows no restoring: it makes something again. */
function actionOf({ action }: EntityChange): StoredChange['action'] {
  return action === 'restore' ? 'create' : action;
}
