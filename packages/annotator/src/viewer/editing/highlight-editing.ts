import {
  compareRanges,
  endOf,
  flatOffset,
  flattenPage,
  quoteOf,
  startOf,
  type Position,
  type TextRange,
} from '@glossator/document-text';
import type { KeyPress } from '../../core/ports/document-viewer';
import type { ViewerHighlight } from '../../core/ports/viewer-marks';
import { createSettleTimer } from '../layout/settle-timer';
import type { CaretMove } from '../selecting/caret-moves';
import { createCaretWalk, rangeFrom, type CaretWalkOptions } from '../selecting/caret-walk';
import { boxOfLine } from '../selecting/carets';
import type { HandleSide } from '../selecting/drag-handles';
import type { Voice } from '../selecting/voice';
import { createEndHandles } from './end-handles';
import { createHighlightDraft, type HighlightDraftOptions } from './highlight-draft';
import { endKey, hasText, placeOfSide, withMovedEnd, wordsAt } from './moved-end';

/** Moving the ends of the active highlight. What is moved is painted at once and told once it is at rest. */
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
  extends CaretWalkOptions, Pick<HighlightDraftOptions, 'running' | 'marks' | 'onMoving' | 'onMoved'> {
  readonly voice: Voice;
  readonly labelOf: (side: HandleSide) => string;
  /** Whether keys are meant for selected text. */
  readonly isSelecting: () => boolean;
}

/** Milliseconds after the last key until what keys have done is one change. */
const PAUSE = 700;

/** Makes the handles of a pane; nothing is shown yet. */
export function createHighlightEditing(options: HighlightEditingOptions): HighlightEditing {
  const { pane, layout, texts, carets, voice } = options;
  const walk = createCaretWalk(options);
  const listening = new AbortController();
  // Where keys have brought an end of `of`: blanks that no highlight ends with count for the way on.
  let caret: { side: HandleSide; at: Position; of: TextRange } | undefined;
  let fixed: Position | undefined;
  let dragging: AbortController | undefined;
  let described: TextRange | undefined;
  let moves: Promise<void> = Promise.resolve();
  // Pages in sight whose text was asked for, so that one that cannot be read is not asked for with every frame.
  const asked = new Set<number>();
  const pageText = (page: number) => texts.peek(page)?.text;

  const describe = (range: TextRange): void => {
    described = range;
    const quote = quoteOf(range, pageText);
    for (const side of ['start', 'end'] as const) {
      const at = placeOfSide(range, side);
      const text = pageText(at.page);
      if (!text) continue;
      const flat = flattenPage(text);
      handles.describe(side, { words: wordsAt(quote, side), at: flatOffset(flat, at), of: flat.text.length });
    }
  };
  const place = (): void => {
    const { range } = draft;
    if (!range) {
      handles.show(undefined);
      return;
    }
    const ends = { start: carets.lineOf(startOf(range)), end: carets.lineOf(endOf(range)) };
    if (range !== described && (ends.start || ends.end)) describe(range);
    handles.show(ends);
    const { first, last } = layout.visible();
    const missing = [range.startPage, range.endPage].filter(
      (page) => page >= first && page <= last && !texts.peek(page) && !asked.has(page),
    );
    if (missing.length > 0) void read(missing);
  };
  const read = async (pages: readonly number[]): Promise<void> => {
    for (const page of pages) asked.add(page);
    await carets.read(pages);
    for (const page of pages) if (texts.peek(page)) asked.delete(page);
    if (!listening.signal.aborted) place();
  };
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
    caret = undefined;
    draft.cancel();
  };
  const pause = createSettleTimer(PAUSE, commit);
  const draft = createHighlightDraft({
    ...options,
    onShown: place,
    onSettled(from, to) {
      if (caret?.of === from) caret = { ...caret, of: to };
    },
  });

  const handles = createEndHandles(pane, layout, options.labelOf, {
    onGrab(side) {
      const { range } = draft;
      if (!range) return;
      pause.stop();
      caret = undefined;
      fixed = placeOfSide(range, side === 'start' ? 'end' : 'start');
      dragging = new AbortController();
      const { signal } = dragging;
      handles.focus(side);
      draft.change(range);
      // Keys do nothing else meanwhile.
      pane.root.ownerDocument.defaultView?.addEventListener(
        'keydown',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          if (event.key === 'Escape') cancel();
        },
        { signal, capture: true },
      );
      pane.root.addEventListener('scroll', handles.follow, { signal, passive: true });
    },
    onDrag(_side, client) {
      const at = carets.placeAt(client);
      const moved = carets.at(at);
      if (!moved) void carets.read([at.page]);
      const range = moved && fixed && rangeFrom(moved, fixed);
      if (range && hasText(range, pageText)) draft.change(range);
    },
    onDrop: commit,
    onCancel: cancel,
  });

  const reveal = (at: Position): void => {
    const line = carets.lineOf(at);
    if (line) layout.reveal(line.page, boxOfLine(line));
  };
  const step = async (side: HandleSide, key: CaretMove): Promise<void> => {
    const { range, id } = draft;
    if (!range || isDragged()) return;
    const goingOn = caret?.side === side && compareRanges(caret.of, range) === 0 ? caret : undefined;
    if (!goingOn) walk.startAnew();
    const from = goingOn?.at ?? placeOfSide(range, side);
    await carets.read([from.page]);
    const to = await walk.to(from, key);
    if (listening.signal.aborted || draft.id !== id || isDragged()) return;
    const moved = withMovedEnd(range, side, to, pageText);
    if (!moved) return;
    caret = { side, at: to, of: moved };
    draft.change(moved);
    pause.touch();
    reveal(to);
    // A handle that has the focus says itself where it is.
    if (handles.focused === undefined) voice.say(await walk.passed(from, to, key));
  };
  const moveByKey = (key: KeyPress, range: TextRange, side: HandleSide): boolean => {
    const { element, page } = placeOfSide(range, side);
    const way = endKey(key, texts.peek(page)?.shapes[element]?.isRtl ?? false);
    if (!way) return false;
    moves = moves.then(() => step(side, way)).catch(() => undefined);
    return true;
  };
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
      reveal(placeOfSide(range, next));
      handles.focus(next);
    } else return (key.shiftKey || focused !== undefined) && moveByKey(key, range, focused ?? 'end');
    return true;
  };

  pane.root.addEventListener(
    'keydown',
    (event) => {
      const isHere = event.target === pane.root || handles.focused !== undefined;
      if (!event.defaultPrevented && isHere && press(event)) event.preventDefault();
    },
    { signal: listening.signal },
  );
  pane.root.addEventListener(
    'focusout',
    () => {
      if (!isDragged()) commit();
    },
    { signal: listening.signal },
  );

  return {
    setHighlights: draft.setHighlights,
    setActive(id) {
      if (!draft.setActive(id)) return;
      if (isDragged()) cancel();
      else commit();
      caret = undefined;
      asked.clear();
    },
    press,
    place,
    destroy() {
      listening.abort();
      letGo();
      draft.close();
      handles.destroy();
    },
  };
}
