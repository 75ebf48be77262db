import type { KeyboardEvent } from 'react';
import { stepAnnotation } from '../../../core/selections/neighbours';
import { SELECTION_COLORS } from '../../../core/selections/colors';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { useBookmarkPlace } from '../../annotator/actions/use-bookmark-place';
import { findKeyOf } from './find-keys';
import { useAnnotateText } from '../../features/selection-bar/use-annotate-text';
import { useCodeHits } from '../../features/search/use-code-hits';
import { focusDocument, isForScrolling } from './scroll-keys';
import { stepRegion } from '../../controls/keys/region-keys';
import { useUnportedActions } from '../../features/update/unported/use-unported-actions';
import { undoKeyOf } from './undo-keys';
import { viewKeyOf } from './view-keys';

/** The annotator's keys, for its root: they work only while the focus is inside, and not where text is typed. */
export function useShortcuts(shows: {
  readonly showKeys: () => void;
  readonly showGoTo: () => void;
}): (event: KeyboardEvent<HTMLElement>) => void {
  const { annotator, escapes, shownViewer } = useAnnotatorContext();
  const annotateText = useAnnotateText();
  const bookmark = useBookmarkPlace();
  const hits = useCodeHits();
  const unported = useUnportedActions();
  const { commands, store } = annotator;

  const step = (direction: 1 | -1, target: EventTarget) => {
    const id = stepAnnotation(store.getState(), direction);
    if (id === undefined) return;
    commands.selections.activate(id, true);
    // Who is on a highlight goes on from highlight to highlight.
    if (idOf(target, 'mark') !== undefined) shownViewer.get()?.focusHighlight(id);
  };
  /** From a card back to the highlight in the document. */
  const leaveCard = (card: number) => {
    commands.selections.activate(card, true);
    shownViewer.get()?.focusHighlight(card);
  };
  const color = (digit: string) => {
    const chosen = SELECTION_COLORS[(Number(digit) + 9) % 10];
    const { activeId, textSelection } = store.getState().selections;
    if (chosen === undefined) return;
    if (activeId !== undefined && !textSelection) commands.selections.recolor(activeId, chosen);
    else commands.selections.create({ color: chosen });
  };
  const showSearch = (root: HTMLElement) => {
    commands.search.open();
    focusField(root, 'data-glossator-search-field');
  };
  const comment = () => {
    const { activeId, textSelection } = store.getState().selections;
    if (activeId === undefined || textSelection) {
      annotateText();
      return;
    }
    commands.panels.chooseRightTab('annotations');
    commands.comments.openForm(activeId);
  };

  return (event) => {
    if (event.defaultPrevented) return;
    const root = event.currentTarget;
    if (isForScrolling(event)) focusDocument(root);
    if (isForEnds(event) && commands.selections.pressHighlightKey(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape') {
      const card = idOf(event.target, 'glossatorCard');
      if (escapes.closeTop()) event.preventDefault();
      else if (card !== undefined) leaveCard(card);
      else commands.selections.activate(undefined);
      return;
    }
    if (event.key === 'F6' && !isInDialog(event.target)) {
      event.preventDefault();
      stepRegion(root, event.shiftKey ? -1 : 1);
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
      j: () => step(1, event.target),
      k: () => step(-1, event.target),
      n: () => hits.step(1),
      N: () => hits.step(-1),
      s: commands.selections.selectActiveHit,
      F7: commands.selections.startCaretMode,
      '/': () => showSearch(root),
      g: shows.showGoTo,
      c: comment,
      b: bookmark,
    };
    const work =
      unported.keyOf(event.key) ?? (/^\d$/.test(event.key) ? () => color(event.key) : keys[event.key]);
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

/** The number of the highlight (`mark`) or card (`glossatorCard`) around an element. */
function idOf(target: EventTarget, name: 'mark' | 'glossatorCard'): number | undefined {
  const attribute = name === 'mark' ? 'data-mark' : 'data-glossator-card';
  const element = target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : undefined;
  return element ? Number(element.dataset[name]) : undefined;
}

/** What is modal keeps the focus. */
function isInDialog(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[aria-modal="true"]') !== null;
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
