import type { LiveEvent } from '@glossator/client-sdk/contract';

/** Who wants to hear of other people's changes. */
export interface LiveListener {
  onEvent: (event: LiveEvent) => void;
  onReload: () => void;
}

/** A live source with an identity of its own, so that connections may come and go behind it. */
export interface LiveRelay {
  subscribe: (listener: LiveListener) => () => void;
  /** Hands everything on to the subscribers. */
  readonly inlet: LiveListener;
}

/** Makes a relay without subscribers. */
export function createLiveRelay(): LiveRelay {
  const listeners = new Set<LiveListener>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    inlet: {
      onEvent: (event) => {
        for (const listener of [...listeners]) listener.onEvent(event);
      },
      onReload: () => {
        for (const listener of [...listeners]) listener.onReload();
      },
    },
  };
}
