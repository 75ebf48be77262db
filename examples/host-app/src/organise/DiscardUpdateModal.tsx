import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { ConfirmModal } from '../ui/Modal';

interface DiscardUpdateModalProps {
  readonly code: Code;
  readonly count: number;
  readonly onClose: () => void;
}

/** The message for a review that failed: somebody else decided first, or the Update has changed since. */
export function reviewFailureWords(error: unknown) {
  const problem = problemCodeOf(error);
  if (problem === 'UPDATE_MISSING') return 'organising.updateMissing' as const;
  if (problem === 'UPDATE_CHANGED') return 'organising.updateChanged' as const;
  return failureMessageKey(error);
}

/** Asks, then declines the pending Update as it was seen. */
export function DiscardUpdateModal({ code, count, onClose }: DiscardUpdateModalProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const queryClient = useQueryClient();
  const revision = code.update?.revision;
  const discard = useMutation({
    mutationFn: () =>
      client.codes.review({
        id: code.id,
        reviewResult: 'decline',
        ...(revision !== undefined && { revision }),
      }),
    onSuccess: () => notify('info', t('organising.discarded')),
    onError: (error) => notify('error', t(reviewFailureWords(error))),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
      await queryClient.invalidateQueries({ queryKey: ['code', code.id] });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={t('organising.discardTitle')}
      cancel={t('common.cancel')}
      onClose={onClose}
      confirm={t('organising.discardConfirm')}
      isPending={discard.isPending}
      onConfirm={() => discard.mutate()}
    >
      {t('organising.discardText', { count })}
    </ConfirmModal>
  );
}
