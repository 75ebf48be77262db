import { useTranslate } from '@glossator/i18n';
import { useCallback, useEffect, useRef } from 'react';
import type { HighlightDescription } from '../../../core/ports/viewer-marks';
import { selectSelection } from '../../../core/selections/selectors';
import { useColorWords } from '../colors/color-names';
import { useAnnotatorContext } from '../context/annotator-context';

/** Characters of a quote that are read aloud; the card has the rest. */
const QUOTE_LENGTH = 160;

/** The id of a Selection's card, for what points at it. Two annotators may show the same Selection. */
export function cardIdOf(annotatorId: string, selectionId: number): string {
  return `${annotatorId}-card-${selectionId}`;
}

/** What a highlight is called: its quote, what its color stands for, and how much is written on it. The function stays the same. */
export function useHighlightDescription(): (id: number) => HighlightDescription | undefined {
  const t = useTranslate('annotator');
  const { annotator, annotatorId } = useAnnotatorContext();
  const { nameOf } = useColorWords();
  const describe = (id: number): HighlightDescription | undefined => {
    const selection = selectSelection(annotator.store.getState(), id);
    if (!selection) return undefined;
    const { text, area, color, data } = selection;
    const quote = text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH)}…` : text;
    const comments = data.filter(({ type }) => type === 'comment').length;
    const attachments = data.length - comments;
    return {
      label: area
        ? t('areas.mark', { page: area.page + 1, color: nameOf(color), comments, attachments })
        : t('annotations.mark', { quote, color: nameOf(color), comments, attachments }),
      detailsId: cardIdOf(annotatorId, id),
    };
  };
  const latest = useRef(describe);
  useEffect(() => {
    latest.current = describe;
  });
  return useCallback((id) => latest.current(id), []);
}

/** A card that is there can be pointed at by its highlight; one that is gone cannot. */
export function useCardOfHighlight(id: number): string {
  const { shownViewer, annotatorId } = useAnnotatorContext();
  useEffect(() => {
    shownViewer.get()?.renameHighlights([id]);
    return () => shownViewer.get()?.renameHighlights([id]);
  }, [shownViewer, id]);
  return cardIdOf(annotatorId, id);
}
