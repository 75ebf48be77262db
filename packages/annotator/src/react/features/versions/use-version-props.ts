import type { CodeDocument, DocumentVersion } from '@glossator/client-sdk/contract';
import { useMemo } from 'react';
import { createBrowserStorage } from '../../../browser/browser-environment';
import { POSITION_KEY_PREFIX } from '../../../core/documents/kept-keys';
import type { AnnotatorSetup } from '../../annotator/context/annotator-props';
import { withoutFollowing } from '../../annotator/context/controlled-props';
import { createOverlayStorage } from '../../annotator/context/overlay-storage';
import { backendOfVersion } from './backend-of-version';

/**
 * What shows a Version of a document as it was: its file, its Selections, and nothing that would change anything, or tell what happens to
 * the current text.
 */
export function useVersionProps(
  annotator: AnnotatorSetup,
  document: CodeDocument,
  shown: DocumentVersion,
): AnnotatorSetup {
  const { backend, resolveFile, storage } = annotator;
  const { number } = shown;
  const documents = useMemo(() => {
    const { uuid, size, pages, ...version } = shown;
    return [{ ...document, uuid, size, pages, version }];
  }, [document, shown]);
  const ofVersion = useMemo(
    () => ({
      backend: backendOfVersion(backend, number),
      resolveFile: (wanted: CodeDocument) => resolveFile(wanted, { version: number }),
      // It looks as the user left the current text, and begins at its own beginning.
      storage: createOverlayStorage(storage ?? createBrowserStorage(), (key, below) =>
        key.startsWith(POSITION_KEY_PREFIX) ? undefined : below,
      ),
    }),
    [backend, resolveFile, storage, number],
  );
  const {
    live: _live,
    place: _place,
    onDocumentChange: _change,
    onSelectionsCountChange: _count,
    onReady: _ready,
    update: _update,
    onReviewUpdate: _review,
    rightTab: _tab,
    ...rest
  } = withoutFollowing(annotator);
  return {
    ...rest,
    ...ofVersion,
    documents,
    documentId: document.id,
    user: { ...annotator.user, access: 'read' },
    outboxStore: false,
  };
}
