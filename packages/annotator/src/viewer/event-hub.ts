/** Listeners by event name. A listener that throws harms neither the others nor the caller. */
export interface EventHub<Events> {
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
  clear(): void;
}

/** An event hub; what a listener throws is handed to `onError`. */
export function createEventHub<Events>(onError: (error: unknown) => void): EventHub<Events> {
  const listeners: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {};
  return {
    on(name, listener) {
      const set = (listeners[name] ??= new Set());
      // Wrapped, so that the same function added twice is called twice and removed once.
      const entry = (event: Events[typeof name]): void => listener(event);
      set.add(entry);
      return () => {
        set.delete(entry);
      };
    },
    emit(name, event) {
      for (const listener of [...(listeners[name] ?? [])]) {
        try {
          listener(event);
        } catch (error) {
          onError(error);
        }
      }
    },
    clear() {
      for (const name in listeners) listeners[name]?.clear();
    },
  };
}
