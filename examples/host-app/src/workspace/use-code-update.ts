import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Code } from '@glossator/client-sdk/contract';
import type { GlossatorClient } from '@glossator/client-sdk';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';

type CodeChanges = Omit<Parameters<GlossatorClient['codes']['update']>[0], 'id'>;

/** Changes title, cover, publication or visibility of a Code; a failure is shown as a toast. */
export function useCodeUpdate(codeId: number) {
  const t = useTranslate('host');
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: CodeChanges) => client.codes.update({ id: codeId, ...changes }),
    onSuccess: (code) => {
      // Only where it is open: what is not followed live would be out of date when it is opened.
      queryClient.setQueryData<Code>(['code', codeId], (open) => open && code);
      return queryClient.invalidateQueries({ queryKey: ['codes'] });
    },
    onError: (error) => notify('error', t(failureMessageKey(error))),
  });
}
