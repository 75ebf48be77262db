import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { createUploadQueue } from './upload-queue';

/**
 * An upload queue for as long as the component lives. What the server refuses is told with a toast in the words of
 * the specification (section 4). `codeId` and `initial` count when the queue is made.
 */
export function useUploadQueue(codeId: () => Promise<number>, initial: readonly CodeDocument[] = []) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const [queue] = useState(() => createUploadQueue({ client, codeId, initial }));
  useEffect(
    () =>
      queue.onRefused((title, reason, error) => {
        if (reason === 'failed') log.error(`Upload of "${title}" failed`, error);
        notify('error', t(`creation.${reason}`, { title }));
      }),
    [log, queue, t],
  );
  const entries = useSyncExternalStore(queue.subscribe, queue.get);
  return { queue, entries };
}
