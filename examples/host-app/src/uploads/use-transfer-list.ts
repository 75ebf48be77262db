import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { DocumentTransfers, Transfer } from './document-transfers';

/** The current transfers. They are canceled when the component is unmounted. */
export function useTransferList(
  transfers: Pick<DocumentTransfers, 'get' | 'subscribe' | 'cancelAll'>,
): readonly Transfer[] {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // StrictMode unmounts and mounts again immediately, which must not cancel anything.
      setTimeout(() => {
        if (!isHere.current) transfers.cancelAll();
      });
    };
  }, [transfers]);
  return useSyncExternalStore(transfers.subscribe, transfers.get);
}
