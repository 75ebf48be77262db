import type { Point } from '@glossator/document-text';
import type { ScrollPane } from '../layout/scroll-pane';
import { viewerClass } from '../styles/viewer-class';
import { canBegin, surfaceOf, type Gesture, type GestureStart } from './gesture-choice';
import { createLongPress } from './long-press';
import { twoFingers, type Fingers } from './pinch';

/** The main mouse button has been pressed on a page. */
export interface MousePress {
  readonly client: Point;
  /** How many presses at this place have followed each other, this one included. */
  readonly clicks: number;
  readonly hasShift: boolean;
}

/** A turn of the wheel, or a pinch on a touchpad, which browsers report as one. */
export interface WheelTurn {
  readonly client: Point;
  /** CSS pixels, positive downwards. */
  readonly pixels: number;
}

/** What tools do about gestures. Points are pixels of the browser window. */
export interface GestureTools {
  readonly pinch: { begin(fingers: Fingers): void; move(fingers: Fingers): void; end(): void };
  readonly longPress: (client: Point) => void;
  readonly drag: { begin(press: MousePress): void; move(client: Point): void; end(): void };
  readonly tap: () => void;
  /** `hasAlt`: with Alt held down. */
  readonly click: (client: Point, hasAlt: boolean) => void;
  /** `undefined` when the pointer has left. */
  readonly hover: (client: Point | undefined) => void;
  readonly wheelZoom: (turn: WheelTurn) => void;
}

/**
 * Decides who gets the pointer on the pages. Tools do not listen there themselves: each takes one gesture, and the choice is made here
 * and in `canBegin`.
 *
 * | gesture        | begins with                             | takes                                        | gives way to                            |
 * | -------------- | --------------------------------------- | -------------------------------------------- | --------------------------------------- |
 * | drag a handle  | any press on a handle                   | the pointer, captured by the handle          | nothing: the press never gets here      |
 * | link, button   | a press on one                          | its own events                               | a handle                                |
 * | pinch          | a second finger                         | both fingers; the browser's own zoom is off  | nothing                                 |
 * | long press     | one finger still for 500 ms on a page   | mouse events and click derived from it       | pinch, scrolling, more than 10 px       |
 * | drag           | the main mouse button on a page         | the mouse until it is up or the window blurs | a long press                            |
 * | tap            | a finger let go                         | nothing                                      | a long press                            |
 * | click          | a press let go, not on a link           | the click                                    | a long press, text that is selected     |
 * | hover          | a mouse or pen that moves               | nothing                                      | any pressed button                      |
 * | wheel zoom     | the wheel with Ctrl, a touchpad's pinch | the turn; the browser's own zoom is off      | nothing                                 |
 * | anything else  |                                         | the browser's: scrolling, its own selection  |                                         |
 *
 * The browser's selection by touch is switched off on pages, and so is the menu of a long press, which would lie over ours. A tap comes
 * before its click: it may end a selection, and then the click has what is under the finger.
 */
export interface GestureArbiter {
  /** Gives a gesture to a tool; the last one that takes it has it. */
  use<Name extends Gesture>(gesture: Name, tool: GestureTools[Name]): void;
  /** Whether the last press was by a finger. */
  readonly isByTouch: boolean;
  destroy(): void;
}

/** CSS pixels of a line, in which some browsers measure the wheel. */
const LINE = 16;

/** Listens on a pane. */
export function createGestureArbiter(pane: ScrollPane, hasSelection: () => boolean): GestureArbiter {
  const { root } = pane;
  const listening = new AbortController();
  const { signal } = listening;
  const tools: Partial<GestureTools> = {};
  let dragging: AbortController | undefined;
  let isPinching = false;
  // What the browser makes of a long press when the finger goes up is neither a drag nor a click.
  let isSpent = false;
  const longPress = createLongPress((client) => {
    isSpent = true;
    tools.longPress?.(client);
  });

  const begins = (gesture: Gesture, event: UIEvent, fingers = 1): boolean =>
    canBegin(gesture, { ...startOf(event), fingers, hasSelection: hasSelection() });
  const isByTouch = (): boolean => root.classList.contains(viewerClass('byTouch'));
  const endDrag = (): void => {
    if (!dragging) return;
    dragging.abort();
    dragging = undefined;
    tools.drag?.end();
  };
  const beginDrag = (event: MouseEvent): void => {
    const window = root.ownerDocument.defaultView;
    if (!window || !begins('drag', event)) return;
    // Without this the browser would select by elements, too.
    event.preventDefault();
    dragging?.abort();
    dragging = new AbortController();
    const during = { signal: dragging.signal };
    tools.drag?.begin({ client: clientOf(event), clicks: event.detail, hasShift: event.shiftKey });
    window.addEventListener('mousemove', (moved) => tools.drag?.move(clientOf(moved)), during);
    window.addEventListener('mouseup', endDrag, during);
    window.addEventListener('blur', endDrag, during);
  };
  const onPointerDown = (event: PointerEvent): void => {
    const isTouch = event.pointerType === 'touch';
    root.classList.toggle(viewerClass('byTouch'), isTouch);
    const fingers = longPress.isPending ? 2 : 1;
    longPress.cancel();
    isSpent = false;
    if (begins('longPress', event, fingers)) longPress.begin(event.pointerId, clientOf(event));
  };
  const onPointerMove = (event: PointerEvent): void => {
    longPress.move(event.pointerId, clientOf(event));
    if (begins('hover', event)) tools.hover?.(clientOf(event));
  };
  const onTouchStart = (event: TouchEvent): void => {
    const fingers = twoFingers(event.touches);
    isPinching = fingers !== undefined && begins('pinch', event, event.touches.length);
    if (!fingers || !isPinching) return;
    tools.pinch?.begin(fingers);
    // Only now: whoever scrolls with one finger must not wait for us.
    if (event.cancelable) event.preventDefault();
  };
  const onTouchMove = (event: TouchEvent): void => {
    const fingers = isPinching ? twoFingers(event.touches) : undefined;
    if (!fingers) return;
    if (event.cancelable) event.preventDefault();
    tools.pinch?.move(fingers);
  };
  const onTouchEnd = ({ touches }: TouchEvent): void => {
    if (touches.length >= 2 || !isPinching) return;
    isPinching = false;
    tools.pinch?.end();
  };
  const onWheel = (event: WheelEvent): void => {
    if (!begins('wheelZoom', event)) return;
    event.preventDefault();
    const isByLine = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    tools.wheelZoom?.({ client: clientOf(event), pixels: isByLine ? event.deltaY * LINE : event.deltaY });
  };
  const onClick = (event: MouseEvent): void => {
    if (begins('tap', event)) tools.tap?.();
    if (begins('click', event)) tools.click?.(clientOf(event), event.altKey);
  };
  const swallow = (event: MouseEvent): void => {
    if (!isSpent) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const passive = { signal, passive: true };
  root.addEventListener('pointerdown', onPointerDown, passive);
  root.addEventListener('pointermove', onPointerMove, passive);
  root.addEventListener('pointerleave', () => tools.hover?.(undefined), { signal });
  for (const name of ['pointerup', 'pointercancel', 'scroll'] as const)
    root.addEventListener(name, longPress.cancel, passive);
  for (const name of ['mousedown', 'mouseup', 'click'] as const)
    root.addEventListener(name, swallow, { signal, capture: true });
  root.addEventListener('mousedown', beginDrag, { signal });
  root.addEventListener('click', onClick, { signal });
  root.addEventListener(
    'contextmenu',
    (event) => isByTouch() && surfaceOf(event.target) === 'page' && event.preventDefault(),
    { signal },
  );
  root.addEventListener('touchstart', onTouchStart, { passive: false, signal });
  root.addEventListener('touchmove', onTouchMove, { passive: false, signal });
  for (const name of ['touchend', 'touchcancel'] as const) root.addEventListener(name, onTouchEnd, passive);
  root.addEventListener('wheel', onWheel, { passive: false, signal });

  return {
    use(gesture, tool) {
      tools[gesture] = tool;
    },
    get isByTouch() {
      return isByTouch();
    },
    destroy() {
      listening.abort();
      dragging?.abort();
      longPress.cancel();
    },
  };
}

function startOf(event: UIEvent): Omit<GestureStart, 'fingers' | 'hasSelection'> {
  const mouse = event instanceof MouseEvent ? event : undefined;
  return {
    surface: surfaceOf(event.target),
    isTouch: event instanceof PointerEvent && event.pointerType === 'touch',
    isMainButton: mouse?.button === 0,
    hasButtons: mouse !== undefined && mouse.buttons !== 0,
    hasCtrl: mouse?.ctrlKey ?? false,
  };
}

function clientOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}
