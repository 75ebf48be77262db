/** Whether a mouse button, finger or pen is down on an element: text is being selected then, or the page pulled along. */
export interface HeldPointer {
  readonly isHeld: boolean;
  close(): void;
}

/** Watches an element; the pointer may be let go anywhere. */
export function createHeldPointer(element: HTMLElement): HeldPointer {
  const held = new Set<number>();
  const root = element.ownerDocument;
  const press = ({ pointerId }: PointerEvent): void => void held.add(pointerId);
  const release = ({ pointerId }: PointerEvent): void => void held.delete(pointerId);
  element.addEventListener('pointerdown', press, true);
  root.addEventListener('pointerup', release, true);
  root.addEventListener('pointercancel', release, true);
  return {
    get isHeld() {
      return held.size > 0;
    },
    close() {
      element.removeEventListener('pointerdown', press, true);
      root.removeEventListener('pointerup', release, true);
      root.removeEventListener('pointercancel', release, true);
    },
  };
}
