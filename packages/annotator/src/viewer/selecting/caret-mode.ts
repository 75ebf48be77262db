import { caretKey } from './caret-keys';
import { createCaretMotion, type CaretMotion, type CaretMotionOptions } from './caret-motion';

/** Moving through the text and selecting by keys. */
export interface CaretMode extends Pick<CaretMotion, 'isExtending' | 'put'> {
  readonly isOn: boolean;
  setOn(isOn: boolean): void;
  /** The page has been laid out anew. */
  place(): void;
  destroy(): void;
}

/** What the mode works with. */
export interface CaretModeOptions extends CaretMotionOptions {
  readonly onToggle: (isOn: boolean) => void;
}

/** Listens to the keys of a pane. With Shift they change what is selected even while the mode is off. */
export function createCaretMode(options: CaretModeOptions): CaretMode {
  const { pane, texts, view } = options;
  const listening = new AbortController();
  const { signal } = listening;
  let isOn = false;
  const caret = createCaretMotion(options, () => isOn);

  const setOn = (next: boolean): void => {
    if (next === isOn) return;
    isOn = next;
    if (isOn) pane.root.focus({ preventScroll: true });
    options.onToggle(isOn);
    view.announce('');
    if (isOn) caret.begin();
    else view.show(undefined);
  };
  /** Whether a key was for the mode. */
  const press = (event: KeyboardEvent): boolean => {
    const isToggle = event.key === 'F7' && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (isToggle || (event.key === 'Escape' && isOn)) {
      setOn(isToggle && !isOn);
      return true;
    }
    const canExtend = event.shiftKey && (isOn || options.selected() !== undefined);
    if (!isOn && !canExtend) return false;
    const { focus } = caret;
    const isRtl = focus ? (texts.peek(focus.page)?.shapes[focus.element]?.isRtl ?? false) : false;
    const key = caretKey(event, isRtl);
    if (key) caret.move(key, event.shiftKey);
    return key !== undefined;
  };
  pane.root.addEventListener(
    'keydown',
    (event) => {
      if (!event.defaultPrevented && event.target === pane.root && press(event)) event.preventDefault();
    },
    { signal },
  );
  pane.root.addEventListener('keyup', (event) => event.key === 'Shift' && caret.rest(), { signal });
  pane.root.addEventListener('blur', caret.rest, { signal });

  return {
    get isOn() {
      return isOn;
    },
    get isExtending() {
      return caret.isExtending;
    },
    setOn,
    put: caret.put,
    place: caret.show,
    destroy() {
      listening.abort();
      caret.destroy();
      view.destroy();
    },
  };
}
