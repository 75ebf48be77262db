import { useTranslate } from '@glossator/i18n';
import { useEffect } from 'react';
import type { DocumentViewer } from '../../../core/ports/document-viewer';
import { isUnported, selectSelection } from '../../../core/selections/selectors';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';

/** Milliseconds after which a card that has not come is no longer waited for: it may be filtered out. */
const MOST_WAITING = 1000;

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
