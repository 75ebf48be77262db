import { freeze } from 'immer';

/** A frozen state that changes by events alone. */
export interface Store<State, Event> {
  readonly getState: () => State;
  /** Reduces the event, then notifies all subscribers. An event dispatched by a subscriber comes after the present one. */
  readonly dispatch: (event: Event) => void;
  /** Calls `listener` after every event that changed the state; the returned function ends that. */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
  /** Calls `work` once all events dispatched so far have been reduced and notified of: immediately, unless that is under way. */
  readonly afterDispatch: (work: () => void) => void;
}

/** Makes a store of an initial state and of what comes after an event; the same state again says that the event means nothing. */
export function createStore<State extends object, Event>(
  initial: State,
  reduce: (state: State, event: Event) => State,
): Store<State, Event> {
  let state = freeze(initial, true);
  const listeners = new Set<(event: Event) => void>();
  const queue: Event[] = [];
  const deferred: (() => void)[] = [];
  let isRunning = false;

  const run = (event: Event) => {
    const next = reduce(state, event);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener(event);
  };

  return {
    getState: () => state,
    dispatch(event) {
      queue.push(event);
      if (isRunning) return;
      isRunning = true;
      try {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) run(next);
      } finally {
        isRunning = false;
      }
      for (let work = deferred.shift(); work !== undefined; work = deferred.shift()) work();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    afterDispatch(work) {
      if (isRunning) deferred.push(work);
      else work();
    },
  };
}
