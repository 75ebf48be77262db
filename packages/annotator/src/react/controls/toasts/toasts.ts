/** One message to the user. */
export interface Toast {
  readonly id: number;
  readonly kind: 'info' | 'error';
  readonly text: string;
}

/** The messages of an app: whatever happens in it shows them, a `ToastRegion` has them. */
export interface Toasts {
  /** Shows a message; the same one is not shown twice at the same time. */
  readonly show: (kind: Toast['kind'], text: string) => void;
  readonly dismiss: (id: number) => void;
  readonly clear: () => void;
  /** Those not dismissed yet, oldest first; the same array until they change. */
  readonly items: () => readonly Toast[];
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Makes the messages of an app. */
export function createToasts(): Toasts {
  let shown: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    shown = next;
    for (const report of listeners) report();
  };
  return {
    show(kind, text) {
      if (shown.some((toast) => toast.kind === kind && toast.text === text)) return;
      change([...shown, { id: nextId++, kind, text }]);
    },
    dismiss: (id) => change(shown.filter((toast) => toast.id !== id)),
    clear: () => change([]),
    items: () => shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
