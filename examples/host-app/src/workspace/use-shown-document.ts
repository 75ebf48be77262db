import { useEffect, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { notify } from '../shell/notify';

/**
 * The document that the address names, else the Code's first one, with all documents to choose from. An address of none is
 * replaced by the Code's own, with a notice.
 */
export function useShownDocument(code: Code) {
  const t = useTranslate('host');
  const navigate = useNavigate();
  const wanted = useParams()['documentId'];
  // A deleted document is not listed any more, but opens by its address with its annotations.
  const archived = code.archivedDocuments?.find(({ id }) => String(id) === wanted);
  const found = code.documents.find(({ id }) => String(id) === wanted) ?? archived;
  const documents = useMemo(() => {
    if (!archived) return code.documents;
    const title = t('workspace.deletedTitle', { title: archived.title });
    return [...code.documents, { ...archived, title }];
  }, [archived, code.documents, t]);
  const isMissing = wanted !== undefined && !found;
  useEffect(() => {
    if (!isMissing) return;
    notify('error', t('workspace.documentMissing'));
    void navigate(`/codes/${code.id}`, { replace: true });
  }, [code.id, isMissing, navigate, t]);
  return {
    documents,
    /** Undefined in a Code without documents. */
    shown: found ?? code.documents[0],
    // What was deleted is read as it was left.
    access: archived ? ('read' as const) : code.user.access,
  };
}
