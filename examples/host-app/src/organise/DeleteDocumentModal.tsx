import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { ConfirmModal } from '../ui/Modal';

interface DeleteDocumentModalProps {
  readonly code: Code;
  readonly document: CodeDocument;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a document is deleted, and says what that means here: at once in a draft, with the Update else. */
export function DeleteDocumentModal({ code, document, onClose, onConfirm }: DeleteDocumentModalProps) {
  const t = useTranslate('host');
  const isCollected = code.publication === 'published' || code.update !== undefined;
  const meaning = !isCollected
    ? ('organising.deleteDraftText' as const)
    : document.warnings?.includes('added')
      ? ('organising.deleteAddedText' as const)
      : ('organising.deleteUpdateText' as const);
  return (
    <ConfirmModal
      title={t('organising.deleteTitle', { title: document.title })}
      isOpen
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="danger" onClick={onConfirm}>
            {t('organising.deleteConfirm')}
          </Button>
        </>
      }
    >
      {t(meaning)}
    </ConfirmModal>
  );
}
