import type { KeyboardEvent } from 'react';
import { stepAnnotation } from '../../core/selections/neighbours';
import { SELECTION_COLORS } from '../../core/selections/colors';
import { useAnnotatorContext } from '../annotator-context';
import { useBookmarkPlace } from '../bookmarks/use-bookmark-place';
import { findKeyOf } from './find-keys';
import { useAnnotateText } from '../selection-bar/use-annotate-text';
import { useCodeHits } from '../search/use-code-hits';
import { focusDocument, isForScrolling } from './scroll-keys';
import { undoKeyOf } from './undo-keys';
import { viewKeyOf } from './view-keys';

/** The annotator's keys, for its root: they work only while the focus is inside, and not where text is typed. */
export function useShortcuts(shows: {
  readonly showKeys: () => void;
  readonly showGoTo: () => void;
}): (event: KeyboardEvent<HTMLElement>) => void {
  const { annotator, escapes } = useAnnotatorContext();
  const annotateText = useAnnotateText();
  const bookmark = useBookmarkPlace();
  const hits = useCodeHits();
  const { commands, store } = annotator;

  const step = (direction: 1 | -1) => {
    const id = stepAnnotation(store.getState(), direction);
    if (id !== undefined) commands.activateSelection(id, true);
  };
  const color = (digit: string) => {
    const chosen = SELECTION_COLORS[(Number(digit) + 9) % 10];
    const { activeId, textSelection } = store.getState().selections;
    if (chosen === undefined) return;
    if (activeId !== undefined && !textSelection) commands.recolorSelection(activeId, chosen);
    else commands.createSelection({ color: chosen });
  };
  const showSearch = (root: HTMLElement) => {
    commands.openSearch();
    focusField(root, 'data-glossator-search-field');
  };
  const comment = () => {
    const { activeId, textSelection } = store.getState().selections;
    if (activeId === undefined || textSelection) {
      annotateText();
      return;
    }
    commands.chooseRightTab('annotations');
    commands.openCommentForm(activeId);
  };

  return (event) => {
    if (event.defaultPrevented) return;
    const root = event.currentTarget;
    if (isForScrolling(event)) focusDocument(root);
    if (isForEnds(event) && commands.pressHighlightKey(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape') {
      if (escapes.closeTop()) event.preventDefault();
      else commands.activateSelection(undefined);
      return;
    }
    const findKey = findKeyOf(event, hits, () => showSearch(root));
    if (findKey) {
      event.preventDefault();
      findKey();
      return;
    }
    const viewKey = viewKeyOf(event, isTyping(event.target), commands);
    if (viewKey) {
      event.preventDefault();
      viewKey();
      return;
    }
    const undoKey = undoKeyOf(event, isTyping(event.target), commands);
    if (undoKey) {
      event.preventDefault();
      undoKey();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const keys: Readonly<Record<string, () => void>> = {
      '?': shows.showKeys,
      j: () => step(1),
      k: () => step(-1),
      n: () => hits.step(1),
      N: () => hits.step(-1),
      s: commands.selectActiveHit,
      F7: commands.startCaretMode,
      '/': () => showSearch(root),
      g: shows.showGoTo,
      c: comment,
      b: bookmark,
    };
    const work = /^\d$/.test(event.key) ? () => color(event.key) : keys[event.key];
    if (!work) return;
    event.preventDefault();
    work();
  };
}

/** Keys that move the ends of the active highlight, if it has any: from the panels, too. */
function isForEnds({ key, shiftKey, target, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>): boolean {
  if (isTyping(target)) return false;
  if (key === 'Escape') return true;
  return shiftKey ? key.startsWith('Arrow') : key === 'e' && !ctrlKey && !metaKey && !altKey;
}

/** In fields, and in what is open over the document, keys mean what they mean there. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !==
      null
  );
}

function focusField(root: HTMLElement, mark: string): void {
  const field = root.querySelector<HTMLElement>(`[${mark}]`);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
