import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { ConfirmModal } from '../ui/Modal';

/** Asks, then leaves the Code. */
export function LeaveCodeModal({ code, onClose }: { readonly code: Code; readonly onClose: () => void }) {
  const t = useTranslate('host');
  const { client } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const title = code.title || t('library.untitled');
  const leave = useMutation({
    mutationFn: () => client.sharing.answerInvitation({ id: code.id, action: 'leave_code' }),
    onSuccess: async () => {
      notify('info', t('sharing.left', { title }));
      void navigate('/library');
      await queryClient.invalidateQueries({ queryKey: ['codes'] });
    },
    onError: (error) => notify('error', t(failureMessageKey(error))),
  });
  return (
    <ConfirmModal
      title={t('sharing.leaveTitle', { title })}
      cancel={t('common.cancel')}
      onClose={onClose}
      confirm={t('sharing.leaveConfirm')}
      isPending={leave.isPending}
      onConfirm={() => leave.mutate()}
    >
      {t('sharing.leaveText')}
    </ConfirmModal>
  );
}
