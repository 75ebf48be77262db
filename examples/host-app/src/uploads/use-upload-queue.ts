import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { createUploadQueue } from './upload-queue';
import type { UploadRefusal } from './upload-queue';

/**
 * An upload queue for as long as the component lives. What the server refuses is told with a toast in the words of
 * the specification (section 4). `codeId` and `initial` count when the queue is made.
 */
export function useUploadQueue(codeId: () => Promise<number>, initial?: readonly CodeDocument[]) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const latest = useRef({ codeId, t });
  useEffect(() => {
    latest.current = { codeId, t };
  });
  const queue = useMemo(() => {
    const onRefused = (title: string, reason: UploadRefusal, error: unknown) => {
      if (reason === 'failed') log.error(`Upload of "${title}" failed`, error);
      notify('error', latest.current.t(`creation.${reason}`, { title }));
    };
    return createUploadQueue({
      client,
      codeId: () => latest.current.codeId(),
      onRefused,
      ...(initial && { initial }),
    });
    // The documents it starts with are those of its first moment; later ones come through the queue itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, log]);
  const entries = useSyncExternalStore(queue.subscribe, queue.get);
  return { queue, entries };
}
