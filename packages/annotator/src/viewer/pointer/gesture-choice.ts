import { viewerClass } from '../styles/viewer-class';

/** What the pointer can do on the pages; see the table in `gesture-arbiter`. */
export type Gesture = 'pinch' | 'longPress' | 'drag' | 'tap' | 'click' | 'hover' | 'wheelZoom';

/** What lies under the pointer: the text of a page, a link on it, or something else (the margin, a handle, a button). */
export type Surface = 'page' | 'link' | 'elsewhere';

/** What is known when a gesture may begin. */
export interface GestureStart {
  readonly surface: Surface;
  readonly isTouch: boolean;
  /** Fingers on the screen, this one included. */
  readonly fingers: number;
  readonly isMainButton: boolean;
  /** Whether any mouse button is held down. */
  readonly hasButtons: boolean;
  readonly hasCtrl: boolean;
  /** Whether text is selected. */
  readonly hasSelection: boolean;
}

/** Whether a gesture begins; what does not begin one is left to the browser, or to the element under the pointer. */
export function canBegin(gesture: Gesture, start: GestureStart): boolean {
  switch (gesture) {
    case 'pinch':
      return start.fingers === 2;
    case 'longPress':
      return start.isTouch && start.fingers === 1 && start.surface === 'page';
    case 'drag':
      return start.isMainButton && start.surface === 'page';
    case 'tap':
      return start.isTouch;
    case 'click':
      return start.surface !== 'link' && !start.hasSelection;
    case 'hover':
      return !start.isTouch && !start.hasButtons;
    case 'wheelZoom':
      return start.hasCtrl;
  }
}

/** What lies under the pointer of an event. */
export function surfaceOf(target: EventTarget | null): Surface {
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.closest(`.${viewerClass('link')}`)) return 'link';
  return target.closest(`.${viewerClass('page')}`) ? 'page' : 'elsewhere';
}
