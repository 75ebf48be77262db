import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import css from './glossator-toasts.module.css';
import { keepClear } from './keep-clear';
import { ToastCard, type After } from './ToastCard';
import type { Toast, Toasts } from './toasts';

/** Where the messages of everything inside of a region are shown; null until it is there. */
const RegionContext = createContext<HTMLElement | null | undefined>(undefined);

interface ToastRegionProps {
  readonly toasts: Toasts;
  /** What the messages are called. */
  readonly label: string;
  /** What closing a message is called. */
  readonly dismiss: string;
  /** Milliseconds until a message goes by itself. */
  readonly closesAfter: number;
  readonly after: After;
  readonly children: ReactNode;
}

/** The one place of a page for messages, at the bottom right: the app's own, and those of what is inside. */
export function ToastRegion({ label, children, ...timed }: ToastRegionProps) {
  const { toasts } = timed;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const items = useSyncExternalStore(toasts.subscribe, toasts.items, toasts.items);
  return (
    <RegionContext.Provider value={place}>
      {children}
      <Stack label={label} isOfPage>
        {items.map((toast) => (
          <TimedToast key={toast.id} toast={toast} {...timed} />
        ))}
        <div ref={setPlace} className={css['place']} />
      </Stack>
    </RegionContext.Provider>
  );
}

interface TimedToastProps extends Pick<ToastRegionProps, 'toasts' | 'closesAfter' | 'after' | 'dismiss'> {
  readonly toast: Toast;
}

function TimedToast({ toast: { id, kind, text }, toasts, ...rest }: TimedToastProps) {
  const close = useCallback(() => toasts.dismiss(id), [toasts, id]);
  return <ToastCard kind={kind} text={text} onClose={close} {...rest} />;
}

/** Messages of a part of the page: in the region around it, or where there is none, at the bottom right of that part. */
export function ToastStack({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const place = useContext(RegionContext);
  if (place === undefined) return <Stack label={label}>{children}</Stack>;
  return place && createPortal(children, place);
}

interface StackProps {
  readonly label: string;
  /** It is the page's, not of a part of it. */
  readonly isOfPage?: boolean;
  readonly children: ReactNode;
}

function Stack({ label, isOfPage = false, children }: StackProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => (element ? keepClear(element) : undefined), [element]);
  return (
    <div
      ref={setElement}
      role="log"
      aria-label={label}
      aria-live="polite"
      className={css['stack']}
      data-of-page={isOfPage}
    >
      {children}
    </div>
  );
}
