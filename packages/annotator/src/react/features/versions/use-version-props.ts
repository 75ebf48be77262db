import type { CodeDocument, DocumentVersion } from '@glossator/client-sdk/contract';
import { useMemo } from 'react';
import { createBrowserStorage } from '../../../browser/browser-environment';
import type { AnnotatorProps } from '../../annotator/context/annotator-props';
import { backendOfVersion } from './backend-of-version';
import { createOverlayStorage } from './overlay-storage';

/**
 * What shows a Version of a document as it was: its file, its Selections, and nothing that would change anything, or tell what happens to
 * the current text.
 */
export function useVersionProps(
  annotator: AnnotatorProps,
  document: CodeDocument,
  { number, uuid, size, pages, createdAt }: DocumentVersion,
): AnnotatorProps {
  const { backend, resolveFile, storage } = annotator;
  const documents = useMemo(
    () => [{ ...document, uuid, size, pages, version: { number, createdAt } }],
    [document, uuid, size, pages, number, createdAt],
  );
  const ofVersion = useMemo(
    () => ({
      backend: backendOfVersion(backend, number),
      resolveFile: (wanted: CodeDocument) => resolveFile(wanted, { version: number }),
      storage: createOverlayStorage(storage ?? createBrowserStorage()),
    }),
    [backend, resolveFile, storage, number],
  );
  const {
    live: _live,
    place: _place,
    onDocumentChange: _change,
    onSelectionsCountChange: _count,
    update: _update,
    onReviewUpdate: _review,
    rightTab: _tab,
    ...rest
  } = annotator;
  return {
    ...rest,
    ...ofVersion,
    documents,
    documentId: document.id,
    user: { ...annotator.user, access: 'read' },
    outboxStore: false,
  };
}
