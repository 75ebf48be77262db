import { useCallback } from 'react';
import type { FileChoice } from '@glossator/annotator';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useLocale } from '@glossator/i18n';
import { usePreference } from './preferences';
import { useServices } from './services';
import { useAnnotatorMessages } from './annotator-messages';

/** Where the annotator's worker, fonts and the like are served. */
export const ASSETS_URL = '/glossator-assets/';

/** What every component of the annotator package gets of the app: the server, files, language and looks. */
export function useAnnotatorSurroundings() {
  const { client, appearance, log } = useServices();
  const messages = useAnnotatorMessages();
  if (!messages) throw new Error('The screen around it has to wait for the words of the annotator');
  return {
    backend: client,
    resolveFile: useFileResolver(),
    assetsUrl: ASSETS_URL,
    locale: useLocale(),
    messages,
    theme: usePreference(appearance.theme),
    log,
    autoFocus: true,
  };
}

/** Where the PDFs of documents and of their Versions are; the same function between renders. */
function useFileResolver() {
  const { client } = useServices();
  return useCallback(
    (document: CodeDocument, choice?: FileChoice) =>
      client.fileRequest('documents.file', { id: document.id, ...choice }),
    [client],
  );
}
