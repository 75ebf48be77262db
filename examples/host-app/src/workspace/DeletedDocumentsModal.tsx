import { Link } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Modal } from '../ui/Modal';
import ui from '../ui/glossator-ui.module.css';

interface DeletedDocumentsModalProps {
  readonly code: Code;
  readonly onClose: () => void;
}

/** The documents that Updates deleted, each of which opens with its annotations (decisions.md section 5). */
export function DeletedDocumentsModal({ code, onClose }: DeletedDocumentsModalProps) {
  const t = useTranslate('host');
  const { id, archivedDocuments = [] } = code;
  return (
    <Modal title={t('workspace.deletedDocuments')} isOpen narrow onClose={onClose}>
      <p className={ui['dialogText']}>{t('workspace.deletedDocumentsText')}</p>
      <ul>
        {archivedDocuments.map((document) => (
          <li key={document.id} className={ui['dialogText']}>
            <Link to={`/codes/${id}/${document.id}`} className={ui['link']} onClick={onClose}>
              {document.title}
            </Link>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
