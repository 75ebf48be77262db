import { useEffect, useState, type ComponentType } from 'react';
import { Dialog } from './Dialog';

interface LazyDialogProps<Props extends object> {
  /** Loads the dialog's code; the same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the dialog gets. */
  readonly props: Props;
  /** The title and text shown in its place when the code cannot be loaded. */
  readonly title: string;
  readonly failure: string;
  readonly onClose: () => void;
}

/** A dialog whose code is loaded when it is first opened. */
export function LazyDialog<Props extends object>(lazy: LazyDialogProps<Props>) {
  const { load, props, title, failure, onClose } = lazy;
  const [loaded, setLoaded] = useState<{ readonly Loaded?: ComponentType<Props> }>();
  useEffect(() => {
    let isDisposed = false;
    load().then(
      (Loaded) => !isDisposed && setLoaded({ Loaded }),
      () => !isDisposed && setLoaded({}),
    );
    return () => {
      isDisposed = true;
    };
  }, [load]);
  if (!loaded) return null;
  if (loaded.Loaded) return <loaded.Loaded {...props} />;
  return (
    <Dialog title={title} onClose={onClose}>
      <p role="alert">{failure}</p>
    </Dialog>
  );
}
