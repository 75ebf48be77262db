import type { PointerEvent as PressEvent } from 'react';

/** Calls `onMove` for every move of the pointer that has pressed a handle, wherever it goes, until it is released. */
export function followPointer(press: PressEvent<HTMLElement>, onMove: (move: PointerEvent) => void): void {
  const handle = press.currentTarget;
  handle.setPointerCapture(press.pointerId);
  handle.onpointermove = onMove;
  handle.onlostpointercapture = () => {
    handle.onpointermove = null;
    handle.onlostpointercapture = null;
  };
}
