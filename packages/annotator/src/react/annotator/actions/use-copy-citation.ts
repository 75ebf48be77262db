import { citationOf, type TextRange } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorContext, useAnnotatorState, useCommands } from '../context/annotator-context';
import { useVersions } from '../context/versions-context';
import { usePageLabel } from '../labels/use-page-label';
import { useLegalState } from '../labels/use-version-state';

/** What is quoted: its text and where it stands; `isUncertain` where its article is not known for sure. */
export interface Quotation {
  readonly text: string;
  readonly range: TextRange;
  readonly isUncertain?: boolean;
}

/**
 * Copies a quote with its citation, ready for a brief: in the style of the Code, with the short name of the document, and with the state of the
 * law where an old Version is shown. Says whether it worked.
 */
export function useCopyCitation(): (quoted: Quotation) => void {
  const t = useTranslate('annotator');
  const { raise: raiseNotice } = useCommands().notices;
  const { citationStyle: style } = useAnnotatorContext();
  const document = useAnnotatorState(selectActiveDocument);
  const structure = useAnnotatorState((state) => state.structure.read?.structure);
  const { opened } = useVersions();
  const stateOf = useLegalState();
  const pageLabel = usePageLabel();
  return useCallback(
    ({ text, range, isUncertain }) => {
      const { title = '', shortName } = document ?? {};
      const version = opened && (stateOf(opened) ?? t('citation.version', { number: opened.number }));
      const source = { title, shortName, page: pageLabel(range.startPage), version };
      // An area has no words: it is cited by its page.
      const isArea = text === '';
      const citation = citationOf(structure, range, { style, isUncertain: isUncertain || isArea, source });
      copyText(isArea ? citation : t('citation.quoted', { quote: text, citation })).then(
        () => raiseNotice('info', 'copied'),
        () => raiseNotice('error', 'copyFailed'),
      );
    },
    [t, style, document, structure, opened, stateOf, pageLabel, raiseNotice],
  );
}

/** Copies a text; rejects where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
