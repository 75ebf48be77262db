import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { createDocumentTransfers } from '../uploads/document-transfers';
import type { DocumentTransfers } from '../uploads/document-transfers';
import { useRefusedFiles } from '../uploads/RefusedFiles';
import { useTransferList } from '../uploads/use-transfer-list';
import { plannedKey } from './use-planned-code';

/**
 * Transfers into a Code while the component is mounted; each stays listed until its document is. A file that is no PDF is reported with the
 * text of the specification (section 4), and a transfer for a new document is removed (and kept in `refused`); other failures are shown in the row.
 */
export function useDocumentTransfers(codeId: number) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const queryClient = useQueryClient();
  const refused = useRefusedFiles();
  const { add: addRefused } = refused;
  const [transfers] = useState(() => {
    const fetchAnew = async () => {
      await queryClient.invalidateQueries({ queryKey: ['code', codeId] });
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
    };
    const made: DocumentTransfers = createDocumentTransfers({
      client,
      codeId: () => Promise.resolve(codeId),
      titleOf: (documentId) =>
        queryClient.getQueryData<Code>(plannedKey(codeId))?.documents.find(({ id }) => id === documentId)
          ?.title,
      onMade: (id) => fetchAnew().then(() => made.cancel(id)),
      onCanceled: fetchAnew,
    });
    return made;
  });
  useEffect(
    () =>
      transfers.onRefused(({ id, title, replaces }, refusal, error) => {
        if (refusal === 'failed') log.error(`Upload of "${title}" failed`, error);
        if (refusal !== 'invalidPdf') return;
        const text = t('creation.invalidPdf', { title });
        notify('error', text);
        if (replaces !== undefined) return;
        transfers.cancel(id);
        addRefused({ title, text });
      }),
    [addRefused, log, t, transfers],
  );
  // Whoever leaves by themselves is asked first, and has canceled them then: what is cut here is the access.
  const onCut = useCallback(() => notify('error', t('organising.uploadsCut')), [t]);
  return { transfers, list: useTransferList(transfers, onCut), refused };
}
