import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { createDocumentTransfers } from './document-transfers';

/**
 * Transfers into a Code for as long as the component lives; uploads are cancelled when it goes. That a file is no PDF is told in the words of
 * the specification (section 4), and what was to be a new document is taken out again; all else stands at the row.
 */
export function useDocumentTransfers(codeId: number) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const queryClient = useQueryClient();
  const [transfers] = useState(() =>
    createDocumentTransfers({
      client,
      codeId,
      onDone: async () => {
        await queryClient.invalidateQueries({ queryKey: ['code', codeId] });
        void queryClient.invalidateQueries({ queryKey: ['codes'] });
      },
    }),
  );
  useEffect(
    () =>
      transfers.onRefused(({ id, title, replaces }, refusal, error) => {
        if (refusal === 'failed') log.error(`Upload of "${title}" failed`, error);
        if (refusal !== 'invalidPdf') return;
        notify('error', t('creation.invalidPdf', { title }));
        if (replaces === undefined) transfers.cancel(id);
      }),
    [log, t, transfers],
  );
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
  return { transfers, list: useSyncExternalStore(transfers.subscribe, transfers.get) };
}
