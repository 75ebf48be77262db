import { useCallback } from 'react';
import type { FileChoice } from '@glossator/annotator';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useServices } from './services';

/** Where the PDFs of documents and of their Versions are; the same function between renders. */
export function useFileResolver() {
  const { client } = useServices();
  return useCallback(
    (document: CodeDocument, choice?: FileChoice) =>
      client.fileRequest('documents.file', { id: document.id, ...choice }),
    [client],
  );
}
