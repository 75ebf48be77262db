import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useDay } from '../../controls/dates/use-day';
import { usePageLabel } from '../labels/use-page-label';
import { useAnnotatorState, useCommands } from '../context/annotator-context';

/** What is quoted: its text, its page (from 0), and its article where it is known. */
export interface Quotation {
  readonly text: string;
  readonly startPage: number;
  readonly citation: string | undefined;
}

/** Copies a quote with its citation: article, document, version and page as printed. Says whether it worked. */
export function useCopyCitation(): (quoted: Quotation) => void {
  const t = useTranslate('annotator');
  const day = useDay();
  const { raise: raiseNotice } = useCommands().notices;
  const document = useAnnotatorState(selectActiveDocument);
  const pageLabel = usePageLabel();
  return useCallback(
    ({ text, startPage, citation }) => {
      const place = { quote: text, title: document?.title ?? '', page: pageLabel(startPage) };
      const made = document?.version;
      const version = made && { version: made.number, date: day(made.createdAt) };
      const words = () => {
        if (citation === undefined)
          return version ? t('citation.pageVersion', { ...place, ...version }) : t('citation.page', place);
        const cited = { ...place, citation };
        return version
          ? t('citation.articleVersion', { ...cited, ...version })
          : t('citation.article', cited);
      };
      copyText(words()).then(
        () => raiseNotice('info', 'copied'),
        () => raiseNotice('error', 'copyFailed'),
      );
    },
    [t, day, document, pageLabel, raiseNotice],
  );
}

/** Copies a text; rejects where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
