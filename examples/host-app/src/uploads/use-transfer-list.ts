import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isUnderway } from './document-transfers';
import type { DocumentTransfers, Transfer } from './document-transfers';

/** The current transfers. They are canceled when the component is unmounted; `onCut` is called where any were underway. */
export function useTransferList(
  transfers: Pick<DocumentTransfers, 'get' | 'subscribe' | 'cancelAll'>,
  onCut?: () => void,
): readonly Transfer[] {
  const isHere = useRef(false);
  const cut = useRef(onCut);
  useEffect(() => {
    cut.current = onCut;
  }, [onCut]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // StrictMode unmounts and mounts again immediately, which must not cancel anything.
      setTimeout(() => {
        if (isHere.current) return;
        if (transfers.get().some(isUnderway)) cut.current?.();
        transfers.cancelAll();
      });
    };
  }, [transfers]);
  return useSyncExternalStore(transfers.subscribe, transfers.get);
}
