import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { createUploadQueue } from './upload-queue';

/**
 * An upload queue for as long as the component lives. What the server refuses is told with a toast in the words of
 * the specification (section 4). Uploads are cancelled when the component goes. `codeId` and `initial` count when the queue is made.
 */
export function useUploadQueue(codeId: () => Promise<number>, initial: readonly CodeDocument[] = []) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const [queue] = useState(() => createUploadQueue({ client, codeId, initial }));
  useEffect(
    () =>
      queue.onRefused((title, reason, error) => {
        if (reason === 'failed') log.error(`Upload of "${title}" failed`, error);
        // A new document has no file before it to be equal to, and the server alone looks at what is in it.
        const words = reason === 'unchanged' || reason === 'empty' ? 'failed' : reason;
        notify('error', t(`creation.${words}`, { title }));
      }),
    [log, queue, t],
  );
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // StrictMode leaves and comes back at once, which must not cancel anything.
      setTimeout(() => {
        if (!isHere.current) queue.cancelAll();
      });
    };
  }, [queue]);
  const entries = useSyncExternalStore(queue.subscribe, queue.get);
  return { queue, entries };
}
