import { useUnfinished } from '@glossator/annotator';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { notify } from '../shell/notify';
import { ConfirmModal } from '../ui/Modal';
import { useCodeUpdate } from './use-code-update';

interface PublishModalProps {
  readonly code: Pick<Code, 'id' | 'title'>;
  /** Whether a draft is published to those it is shared with, or what is published is shown to everybody. */
  readonly to: 'members' | 'everybody';
  readonly onClose: () => void;
}

/** Says who will see a Code, asks, publishes it or makes it public, and says that it is done. */
export function PublishModal({ code, to, onClose }: PublishModalProps) {
  const t = useTranslate('host');
  useUnfinished({ needs: 'owner', close: onClose });
  const update = useCodeUpdate(code.id);
  const title = code.title || t('library.untitled');
  const publish = () =>
    update.mutate(to === 'members' ? { publication: 'published' } : { isPublic: true }, {
      onSuccess: () => {
        notify('info', t(`workspace.publishing.${to}.done`, { title }));
        onClose();
      },
    });
  return (
    <ConfirmModal
      title={t(`workspace.publishing.${to}.title`, { title })}
      cancel={t('common.cancel')}
      onClose={onClose}
      confirm={t(`workspace.publishing.${to}.confirm`)}
      isHarmless
      isPending={update.isPending}
      onConfirm={publish}
    >
      {t(`workspace.publishing.${to}.text`)}
    </ConfirmModal>
  );
}
