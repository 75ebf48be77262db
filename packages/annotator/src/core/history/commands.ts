import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import type { LoadStatus } from '../store/origin';
import type { EntityKind, EntityKinds } from '../entities/entity-kind';
import { refWithIds } from '../entities/other-ids';
import { selectNextStep } from './selectors';
import type { Direction, DoneChange, HistoryEntry } from './state';
import { takeStep, type StepRefusal } from './stepping';

/** What is done with the user's own actions. */
export interface HistoryCommands {
  /**
   * Undoes the user's last action, or the one with this id. In another document it waits for that to be opened
   * (`state.history.awaited`). What colleagues have done is never touched: where that is in the way, a notice says so.
   */
  readonly undo: (entryId?: number) => void;
  /** Does again what was undone last, or the action with this id. */
  readonly redo: (entryId?: number) => void;
}

/** Makes the commands of the history. */
export function createHistory(context: CommandContext): AnnotatorParts<HistoryCommands> {
  const { kinds, getState, dispatch, queue, clock, commands, reveal, backend } = context;
  let isScheduled = false;

  const step = (direction: Direction, entryId: number | undefined): void => {
    const state = getState();
    const entry =
      entryId === undefined
        ? selectNextStep(state, direction)
        : state.history[direction].find(({ id }) => id === entryId);
    if (!entry || !state.access.capabilities.canAnnotate) return;
    const status = readinessOf(kinds, state, entry);
    if (status === 'failed') notify('undoNotLoaded');
    if (status === 'ready') take(entry, direction);
    if (status !== 'idle' && status !== 'loading') return;
    const { documentId } = entry;
    const awaited = { direction, entryId: entry.id, documentId };
    dispatch({ type: 'history/awaited', origin: 'local', step: awaited });
    load(state, entry);
  };

  const take = (entry: HistoryEntry, direction: Direction): void => {
    const at = new Date(clock.now()).toISOString();
    const { changes, refusals } = takeStep(entry, direction, { kinds, getState, queue, backend, at });
    const [first] = changes;
    if (!first) {
      dispatch({ type: 'history/forgotten', origin: 'local', entryId: entry.id });
      if (refusals[0]) notify(refusals[0]);
      return;
    }
    dispatch({ type: 'history/stepped', origin: 'local', direction, entry: { ...entry, changes } });
    const code = direction === 'undo' ? 'undone' : 'redone';
    dispatch({
      type: 'notices/raised',
      origin: 'local',
      kind: 'info',
      code,
      written: undefined,
      label: entry.label,
      count: changes.length,
      left: refusals.length,
    });
    // What was done in several documents is listed, and leads nowhere.
    if (entry.documentId !== undefined) show(first);
  };

  /** Brings what has come back or was changed into view. */
  const show = ({ change }: DoneChange): void => reveal(refWithIds(kinds, change.ref, queue.savedId));

  const notify = (code: StepRefusal | 'undoNotLoaded'): void =>
    dispatch({ type: 'notices/raised', origin: 'local', kind: 'error', code, written: undefined });

  const load = (state: AnnotatorState, entry: HistoryEntry): void => {
    const isElsewhere = entry.documentId !== undefined && entry.documentId !== state.documents.activeId;
    const list = isElsewhere ? undefined : listOf(kinds, entry);
    if (list?.status(state) === 'idle') list.load(commands);
  };

  /** Takes the step that waits, if it can be taken by now. */
  const resume = (): void => {
    const state = getState();
    const { awaited } = state.history;
    const entry = awaited && state.history[awaited.direction].find(({ id }) => id === awaited.entryId);
    const status = entry && readinessOf(kinds, state, entry);
    if (entry && status === 'idle') load(state, entry);
    if (!awaited || status === 'idle' || status === 'loading') return;
    dispatch({ type: 'history/awaited', origin: 'local', step: undefined });
    step(awaited.direction, awaited.entryId);
  };

  return {
    commands: {
      undo: (entryId) => step('undo', entryId),
      redo: (entryId) => step('redo', entryId),
    },
    // A step that waits for its document is taken as soon as that has been read.
    afterEvent() {
      if (!getState().history.awaited || isScheduled) return;
      isScheduled = true;
      // Not while an event is being dispatched: what is done then must be visible immediately.
      void Promise.resolve().then(() => {
        isScheduled = false;
        resume();
      });
    },
  };
}

/** The list of what an action was about. */
function listOf(kinds: EntityKinds, { changes: [first] }: HistoryEntry): EntityKind['list'] | undefined {
  return first && kinds.get(first.change.ref.kind).list;
}

/** Whether what an action was about has been read here, so that it can be seen what became of it. */
function readinessOf(kinds: EntityKinds, state: AnnotatorState, entry: HistoryEntry): LoadStatus {
  const { documentId, changes } = entry;
  const list = listOf(kinds, entry);
  if (documentId !== undefined) {
    if (documentId !== state.documents.activeId) return 'loading';
    return list?.status(state) ?? 'ready';
  }
  const concerned = new Set(changes.map((change) => change.documentId));
  // What was in a document that is gone is gone with it.
  const there = state.documents.items.filter(({ id }) => concerned.has(id));
  const statuses = there.map(({ id }) => list?.status(state, id) ?? 'ready');
  return (['failed', 'loading', 'idle'] as const).find((status) => statuses.includes(status)) ?? 'ready';
}
