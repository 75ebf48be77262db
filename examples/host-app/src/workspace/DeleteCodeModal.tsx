import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useUnfinished } from '@glossator/annotator';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { ConfirmModal } from '../ui/Modal';

interface DeleteCodeModalProps {
  readonly code: Pick<Code, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** Asks, then puts the Code with everything in it into the recycle bin. */
export function DeleteCodeModal({ code, onClose }: DeleteCodeModalProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const title = code.title || t('library.untitled');
  useUnfinished({ needs: 'owner', close: onClose });
  const remove = useMutation({
    mutationFn: () => client.codes.delete({ id: code.id }),
    onSuccess: async () => {
      onClose();
      notify('info', t('workspace.deleted', { title }));
      void navigate('/library');
      await queryClient.invalidateQueries({ queryKey: ['codes'] });
    },
    onError: (error) => notify('error', t(failureMessageKey(error))),
  });
  return (
    <ConfirmModal
      title={t('workspace.deleteTitle', { title })}
      cancel={t('common.cancel')}
      onClose={onClose}
      confirm={t('workspace.deleteConfirm')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {t('workspace.deleteText')}
    </ConfirmModal>
  );
}
