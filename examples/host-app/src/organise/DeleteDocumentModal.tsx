import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { ConfirmModal } from '../ui/Modal';
import { deletionOf } from './deletion-of';

interface DeleteDocumentModalProps {
  readonly code: Code;
  readonly document: CodeDocument;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a document is deleted, and explains what that means here: immediately in a draft, with the Update otherwise. */
export function DeleteDocumentModal({ code, document, onClose, onConfirm }: DeleteDocumentModalProps) {
  const t = useTranslate('host');
  const meanings = {
    draft: 'organising.deleteDraftText',
    added: 'organising.deleteAddedText',
    update: 'organising.deleteUpdateText',
  } as const;
  return (
    <ConfirmModal
      title={t('organising.deleteTitle', { title: document.title })}
      cancel={t('common.cancel')}
      onClose={onClose}
      confirm={t('organising.deleteConfirm')}
      onConfirm={onConfirm}
    >
      {t(meanings[deletionOf(code, document)])}
    </ConfirmModal>
  );
}
