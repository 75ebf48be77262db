import { useEffect, useState } from 'react';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { useRefusedFiles } from './RefusedFiles';
import { createUploadQueue } from './upload-queue';
import { useTransferList } from './use-transfer-list';

/**
 * An upload queue while the component is mounted. A refusal is shown as a toast with the text of the specification (section 4), and kept in `refused`.
 * `codeId` and `made`, the documents that are there already, are only read when the queue is made.
 */
export function useUploadQueue(codeId: () => Promise<number>, made?: readonly CodeDocument[]) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const refused = useRefusedFiles();
  const { add: addRefused } = refused;
  const [queue] = useState(() => createUploadQueue({ client, codeId }, made));
  useEffect(
    () =>
      queue.onRefused(({ title }, refusal, error) => {
        if (refusal === 'failed') log.error(`Upload of "${title}" failed`, error);
        // A new document has no file before it to be equal to, and an empty file is no PDF.
        const words = refusal === 'unchanged' ? 'failed' : refusal === 'empty' ? 'invalidPdf' : refusal;
        const text = t(`creation.${words}`, { title });
        notify('error', text);
        // What failed on the way is still in the list.
        if (refusal !== 'failed') addRefused({ title, text });
      }),
    [addRefused, log, queue, t],
  );
  return { queue, entries: useTransferList(queue), refused };
}
