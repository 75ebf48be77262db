import { useEffect, useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { createUploadQueue } from './upload-queue';
import { useTransferList } from './use-transfer-list';

/**
 * An upload queue while the component is mounted. A refusal is shown as a toast with the text of the specification (section 4).
 * `codeId` is only read when the queue is made.
 */
export function useUploadQueue(codeId: () => Promise<number>) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const [queue] = useState(() => createUploadQueue({ client, codeId }));
  useEffect(
    () =>
      queue.onRefused(({ title }, refusal, error) => {
        if (refusal === 'failed') log.error(`Upload of "${title}" failed`, error);
        // A new document has no file before it to be equal to, and an empty file is no PDF.
        const words = refusal === 'unchanged' ? 'failed' : refusal === 'empty' ? 'invalidPdf' : refusal;
        notify('error', t(`creation.${words}`, { title }));
      }),
    [log, queue, t],
  );
  return { queue, entries: useTransferList(queue) };
}
