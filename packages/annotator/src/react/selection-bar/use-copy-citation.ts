import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import { selectActiveDocument } from '../../core/documents/selectors';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { usePageLabel } from '../annotations/use-page-label';

/** Copies a quote with its citation: document and page as printed. Says whether it worked. */
export function useCopyCitation(): (quoted: { readonly text: string; readonly startPage: number }) => void {
  const t = useTranslate('annotator');
  const { raiseNotice } = useCommands();
  const title = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const pageLabel = usePageLabel();
  return useCallback(
    ({ text, startPage }) => {
      const citation = t('citation', { quote: text, title, page: pageLabel(startPage) });
      copyText(citation).then(
        () => raiseNotice('info', 'copied'),
        () => raiseNotice('error', 'copyFailed'),
      );
    },
    [t, title, pageLabel, raiseNotice],
  );
}

/** Copies a text; rejects where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
