import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { DocumentTransfers, Transfer } from './document-transfers';

/** What is on its way now. All that is underway is cancelled when the component goes. */
export function useTransferList(
  transfers: Pick<DocumentTransfers, 'get' | 'subscribe' | 'cancelAll'>,
): readonly Transfer[] {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // StrictMode leaves and comes back at once, which must not cancel anything.
      setTimeout(() => {
        if (!isHere.current) transfers.cancelAll();
      });
    };
  }, [transfers]);
  return useSyncExternalStore(transfers.subscribe, transfers.get);
}
