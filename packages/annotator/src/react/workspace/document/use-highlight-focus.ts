import { useTranslate } from '@glossator/i18n';
import { useCallback, useEffect, useRef } from 'react';
import type { DocumentViewer } from '../../../core/ports/document-viewer';
import type { HighlightDescription } from '../../../core/ports/viewer-marks';
import { isUnported, selectSelection } from '../../../core/selections/selectors';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import { useColorWords } from '../../annotator/colors/color-names';

/** Characters of a quote that are read aloud; the card has the rest. */
const QUOTE_LENGTH = 160;
/** Milliseconds after which a card that has not come is no longer waited for: it may be filtered out. */
const MOST_WAITING = 1000;

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
    const { text, color, data } = selection;
    const quote = text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH)}…` : text;
    const comments = data.filter(({ type }) => type === 'comment').length;
    const attachments = data.length - comments;
    return {
      label: t('annotations.mark', { quote, color: nameOf(color), comments, attachments }),
      detailsId: cardIdOf(annotatorId, id),
    };
  };
  const latest = useRef(describe);
  useEffect(() => {
    latest.current = describe;
  });
  return useCallback((id) => latest.current(id), []);
}

/** Tells the viewer when highlights are called otherwise, and takes the focus from a highlight that is opened by a key to its card. */
export function useHighlightFocus(viewer: DocumentViewer | undefined, container: HTMLElement | null): void {
  const t = useTranslate('annotator');
  const { annotator, clock } = useAnnotatorContext();
  const items = useAnnotatorState(({ selections }) => selections.items);
  const legend = useAnnotatorState((state) => state.legend);
  // Cards that come and go say so themselves.
  useEffect(() => viewer?.renameHighlights(), [viewer, items, legend, t]);
  useEffect(() => {
    if (!viewer || !container) return undefined;
    let stopWaiting: (() => void) | undefined;
    const end = viewer.on('highlightOpen', ({ id }) => {
      const {
        panels: { chooseRightTab },
        selections: { activate: activateSelection },
      } = annotator.commands;
      stopWaiting?.();
      const opened = selectSelection(annotator.store.getState(), id);
      const isOpen = opened !== undefined && isUnported(opened);
      chooseRightTab(isOpen ? 'code-update' : 'annotations');
      activateSelection(id);
      const root = container.closest('[class~="glossator-root"]');
      if (!root) return;
      const enter = () => {
        const name = isOpen ? 'data-glossator-unported-card' : 'data-glossator-card';
        const card = root.querySelector<HTMLElement>(`[${name}="${id}"]`);
        card?.focus();
        if (card) stopWaiting?.();
      };
      // The list brings the card as soon as it has scrolled there.
      const observer = new MutationObserver(enter);
      observer.observe(root, { childList: true, subtree: true });
      const giveUp = clock.after(MOST_WAITING, () => observer.disconnect());
      stopWaiting = () => {
        observer.disconnect();
        giveUp();
      };
      enter();
    });
    return () => {
      end();
      stopWaiting?.();
    };
  }, [viewer, container, annotator, clock]);
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
