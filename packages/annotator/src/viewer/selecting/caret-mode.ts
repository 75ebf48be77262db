import type { Position, TextRange } from '@glossator/document-text';
import { caretKey, type CaretKey } from './caret-keys';
import type { CaretView } from './caret-view';
import { createCaretWalk, rangeFrom, type CaretWalkOptions } from './caret-walk';

/** Moving through the text and selecting by keys. */
export interface CaretMode {
  readonly isOn: boolean;
  /** Whether keys are changing what is selected at the moment. */
  readonly isExtending: boolean;
  setOn(isOn: boolean): void;
  /** The mouse, or somebody else, has put the caret there or selected from one place to another. */
  put(focus: Position, anchor?: Position): void;
  /** The page has been laid out anew. */
  place(): void;
  destroy(): void;
}

/** What the mode works with. */
export interface CaretModeOptions extends CaretWalkOptions {
  readonly view: CaretView;
  /** What is selected now, from the end that stays to the end that moves. */
  readonly selected: () => TextRange | undefined;
  /** Where the mode begins when nothing is selected and the caret is not in sight. */
  readonly beginning: () => Promise<Position | undefined>;
  readonly onLive: (range: TextRange | undefined) => void;
  /** The Shift key is up, or nothing was selected with it. */
  readonly onRest: (range: TextRange | undefined) => void;
  readonly onToggle: (isOn: boolean) => void;
}

/** Listens to the keys of a pane. With Shift they change what is selected even while the mode is off. */
export function createCaretMode(options: CaretModeOptions): CaretMode {
  const { pane, layout, texts, carets, view } = options;
  const walk = createCaretWalk(options);
  const listening = new AbortController();
  let isOn = false;
  let focus: Position | undefined;
  let anchor: Position | undefined;
  let isSelecting = false;
  // Keys come faster than pages are read; each goes on from where the one before has come to.
  let moving: Promise<void> = Promise.resolve();

  const show = (): void => view.show(isOn && focus ? carets.lineOf(focus) : undefined);
  const begin = async (): Promise<void> => {
    const selected = options.selected();
    if (selected) {
      anchor = {
        page: selected.startPage,
        element: selected.startElement,
        character: selected.startCharacter,
      };
      focus = { page: selected.endPage, element: selected.endElement, character: selected.endCharacter };
    } else if (!focus || !isInSight(focus)) {
      focus = await options.beginning();
      anchor = undefined;
    }
    if (focus) await carets.read([focus.page]);
  };
  const isInSight = ({ page }: Position): boolean => {
    const { first, last } = layout.visible();
    return page >= first && page <= last;
  };
  const move = async (key: CaretKey, isExtending: boolean): Promise<void> => {
    if (!focus) await begin();
    const from = focus;
    if (!from) return;
    const to = await walk.to(from, key);
    if (listening.signal.aborted) return;
    focus = to;
    if (isExtending) anchor ??= from;
    else anchor = undefined;
    const range = anchor && rangeFrom(anchor, to);
    options.onLive(range);
    isSelecting ||= isExtending;
    show();
    const line = carets.lineOf(to);
    if (line) view.reveal(line);
    if (isOn) view.say(await walk.passed(from, to, key));
    if (!isExtending) options.onRest(undefined);
  };
  const queue = (work: () => Promise<void>): void => {
    moving = moving.then(work).catch(() => undefined);
  };
  const setOn = (next: boolean): void => {
    if (next === isOn) return;
    isOn = next;
    if (isOn) pane.root.focus({ preventScroll: true });
    options.onToggle(isOn);
    view.say('');
    if (!isOn) {
      view.show(undefined);
      return;
    }
    queue(async () => {
      await begin();
      show();
      const line = focus && carets.lineOf(focus);
      if (line) view.reveal(line);
      if (focus) view.say(await walk.passed(focus, focus, { by: 'line', step: 1 }));
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.target !== pane.root) return;
    if (event.key === 'F7' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      setOn(!isOn);
      return;
    }
    if (event.key === 'Escape' && isOn) {
      event.preventDefault();
      setOn(false);
      return;
    }
    const canExtend = event.shiftKey && (isOn || options.selected() !== undefined);
    if (!isOn && !canExtend) return;
    const isRtl = focus ? (texts.peek(focus.page)?.shapes[focus.element]?.isRtl ?? false) : false;
    const key = caretKey(event, isRtl);
    if (!key) return;
    event.preventDefault();
    const isExtending = event.shiftKey;
    queue(() => move(key, isExtending));
  };
  const rest = (): void => {
    queue(async () => {
      if (!isSelecting) return;
      isSelecting = false;
      // Told with the end that moves being the caret's, whichever comes first in the text.
      options.onRest(anchor && focus && rangeFrom(anchor, focus));
      await Promise.resolve();
    });
  };
  pane.root.addEventListener('keydown', onKey, { signal: listening.signal });
  pane.root.addEventListener('keyup', (event) => event.key === 'Shift' && rest(), {
    signal: listening.signal,
  });
  pane.root.addEventListener('blur', rest, { signal: listening.signal });

  return {
    get isOn() {
      return isOn;
    },
    get isExtending() {
      return isSelecting;
    },
    setOn,
    put(nextFocus, nextAnchor) {
      focus = nextFocus;
      anchor = nextAnchor;
      walk.startAnew();
      show();
    },
    place: show,
    destroy() {
      listening.abort();
      view.destroy();
    },
  };
}
