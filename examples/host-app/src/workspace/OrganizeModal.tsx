import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureWords } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import { Actions, ConfirmModal, Modal } from '../ui/Modal';
import type { UploadEntry } from '../uploads/upload-queue';
import { UploadList } from '../uploads/UploadList';
import { useUploadQueue } from '../uploads/use-upload-queue';

/** Add, rename, reorder and delete the documents of a Code. */
export function OrganizeModal({ code, onClose }: { readonly code: Code; readonly onClose: () => void }) {
  const t = useTranslate('host');
  const { log } = useServices();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [toDelete, setToDelete] = useState<UploadEntry>();
  const codeId = useCallback(() => Promise.resolve(code.id), [code.id]);
  const { queue, entries } = useUploadQueue(codeId, code.documents);
  const isUploading = entries.some(({ document, status }) => !document && status !== 'failed');
  const tell = (error: unknown) => {
    log.error('Organising documents failed', error);
    notify('error', t(failureWords(error)));
  };
  async function finish() {
    if (isSaving) return;
    setSaving(true);
    try {
      await queue.saveOrder();
      onClose();
    } catch (error) {
      tell(error);
    } finally {
      setSaving(false);
    }
    await queryClient.invalidateQueries({ queryKey: ['code', code.id] });
    await queryClient.invalidateQueries({ queryKey: ['codes'] });
  }
  return (
    <Modal title={t('workspace.organize')} isOpen onClose={() => !isUploading && void finish()}>
      <UploadList queue={queue} entries={entries} onRemove={setToDelete} />
      <Actions>
        <Button look="primary" disabled={isUploading || isSaving} onClick={() => void finish()}>
          {t('common.save')}
        </Button>
      </Actions>
      <ConfirmModal
        title={t('workspace.deleteDocumentTitle', { title: toDelete?.title ?? '' })}
        isOpen={toDelete !== undefined}
        onClose={() => setToDelete(undefined)}
        buttons={
          <>
            <Button onClick={() => setToDelete(undefined)}>{t('common.cancel')}</Button>
            <Button
              look="danger"
              onClick={() => {
                if (toDelete) queue.remove(toDelete.id).catch(tell);
                setToDelete(undefined);
              }}
            >
              {t('workspace.deleteConfirm')}
            </Button>
          </>
        }
      >
        {t('workspace.deleteDocumentText')}
      </ConfirmModal>
    </Modal>
  );
}
