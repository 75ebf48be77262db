import { createBrowserTextStore } from '@glossator/annotator';

/** Forgets the text of documents that the annotator keeps for searching, as the end of a session demands. */
export function clearKeptTexts(): void {
  // Where the browser forbids it, nothing was kept.
  createBrowserTextStore()
    .clear()
    .catch(() => undefined);
}
