import type { Position } from '@glossator/document-text';
import type { KeyPress } from '../../core/ports/document-viewer';
import type { ViewerHighlight } from '../../core/ports/viewer-marks';
import { createSettleTimer } from '../layout/settle-timer';
import type { CaretWalkOptions } from '../selecting/caret-walk';
import type { HandleSide } from '../selecting/drag-handles';
import type { LiveRegion } from '../selecting/live-region';
import { rangeFrom } from '../selecting/range-from';
import { createEndDisplay } from './end-display';
import { createEndHandles } from './end-handles';
import { createEndKeys } from './end-keys';
import { createHighlightDraft, type HighlightDraftOptions } from './highlight-draft';
import { hasText, placeOfSide } from './moved-end';

/** Moving the ends of the active highlight. What is moved is painted at once and published once it is at rest. */
export interface HighlightEditing {
  /** All highlights, as their owner has them. */
  setHighlights(highlights: readonly ViewerHighlight[]): void;
  /** The highlight whose ends can be moved, if any; what was being moved of another one comes to rest. */
  setActive(id: number | undefined): void;
  /** A key was pressed somewhere; false where it means nothing here. */
  press(press: KeyPress): boolean;
  /** The pages have been laid out anew. */
  place(): void;
  destroy(): void;
}

/** What the editing works with. */
export interface HighlightEditingOptions
  extends CaretWalkOptions, Pick<HighlightDraftOptions, 'asides' | 'marks' | 'onMoving' | 'onMoved'> {
  readonly liveRegion: LiveRegion;
  readonly labelOf: (side: HandleSide) => string;
  /** Whether keys are meant for selected text. */
  readonly isSelecting: () => boolean;
}

/** Milliseconds after the last key until what keys have done is one change. */
const PAUSE = 700;

/** Makes the handles of a pane; nothing is shown yet. */
export function createHighlightEditing(options: HighlightEditingOptions): HighlightEditing {
  const { pane, layout, texts, carets } = options;
  const listening = new AbortController();
  const { signal } = listening;
  // The end that stays while the other one is dragged.
  let fixed: Position | undefined;
  let dragging: AbortController | undefined;

  const isDragged = (): boolean => dragging !== undefined;
  const letGo = (): void => {
    dragging?.abort();
    dragging = undefined;
    handles.cancel();
    pause.stop();
  };
  const commit = (): void => {
    letGo();
    draft.commit();
  };
  const cancel = (): void => {
    letGo();
    keys.forget();
    draft.cancel();
  };
  const pause = createSettleTimer(PAUSE, commit);
  const place = (): void => display.show(draft.range);
  const draft = createHighlightDraft({
    ...options,
    onShown: place,
    onSettled: (from, to) => keys.onSettled(from, to),
  });

  const grab = (side: HandleSide): void => {
    const { range } = draft;
    if (!range) return;
    pause.stop();
    keys.forget();
    fixed = placeOfSide(range, side === 'start' ? 'end' : 'start');
    dragging = new AbortController();
    const during = dragging.signal;
    handles.focus(side);
    draft.change(range);
    // Keys do nothing else meanwhile.
    const onKey = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') cancel();
    };
    const window = pane.root.ownerDocument.defaultView;
    window?.addEventListener('keydown', onKey, { signal: during, capture: true });
    pane.root.addEventListener('scroll', handles.follow, { signal: during, passive: true });
  };
  const handles = createEndHandles(pane, layout, options.labelOf, {
    onGrab: grab,
    onDrag(_side, client) {
      const at = carets.placeAt(client);
      const moved = carets.at(at);
      if (!moved) void carets.read([at.page]);
      const range = moved && fixed && rangeFrom(moved, fixed);
      if (range && hasText(range, (page) => texts.peek(page)?.text)) draft.change(range);
    },
    onDrop: commit,
    onCancel: cancel,
  });
  const display = createEndDisplay({ layout, texts, carets, handles });
  const keys = createEndKeys({ ...options, draft, handles, isDragged, onStep: pause.touch });

  const press = (key: KeyPress): boolean => {
    const { range } = draft;
    const { focused } = handles;
    if (!range || options.isSelecting()) return false;
    const isPlain = !key.shiftKey && !key.ctrlKey && !key.altKey && !key.metaKey;
    if (key.key === 'Escape' && draft.isChanged) cancel();
    else if (key.key === 'Escape' && focused) pane.root.focus({ preventScroll: true });
    else if (key.key === 'Enter' && isPlain && (draft.isChanged || focused)) commit();
    else if (key.key === 'e' && isPlain) {
      const next = focused === 'end' ? 'start' : 'end';
      keys.reveal(placeOfSide(range, next));
      handles.focus(next);
    } else return (key.shiftKey || focused !== undefined) && keys.move(key, range, focused ?? 'end');
    return true;
  };
  pane.root.addEventListener(
    'keydown',
    (event) => {
      const isHere = event.target === pane.root || handles.focused !== undefined;
      if (!event.defaultPrevented && isHere && press(event)) event.preventDefault();
    },
    { signal },
  );
  pane.root.addEventListener('focusout', () => !isDragged() && commit(), { signal });

  return {
    setHighlights: draft.setHighlights,
    setActive(id) {
      if (!draft.setActive(id)) return;
      if (isDragged()) cancel();
      else commit();
      keys.forget();
      display.reset();
    },
    press,
    place,
    destroy() {
      listening.abort();
      letGo();
      draft.close();
      display.destroy();
      keys.destroy();
      handles.destroy();
    },
  };
}
