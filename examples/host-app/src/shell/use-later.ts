import { useCallback, useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { notify } from './notify';

/** A part of a screen that is loaded when it is wanted. */
interface Later<T> {
  /** The part, once it is there. */
  readonly part: T | undefined;
  readonly isPending: boolean;
  /** Loads it; what could not be loaded is said, and loaded when it is wanted again. */
  want(): void;
  /** Begins to load what will probably be wanted soon. */
  prepare(): void;
}

/** Loads what a first page does without. `load` is the same function between renders. */
export function useLater<T>(load: () => Promise<T>): Later<T> {
  const t = useTranslate('host');
  const [part, setPart] = useState<T>();
  const [isPending, setPending] = useState(false);
  const want = useCallback(() => {
    setPending(true);
    load()
      .then(
        (loaded) => setPart(() => loaded),
        () => notify('error', t('login.network')),
      )
      .finally(() => setPending(false));
  }, [load, t]);
  const prepare = useCallback(() => {
    load().catch(() => undefined);
  }, [load]);
  return { part, isPending, want, prepare };
}
