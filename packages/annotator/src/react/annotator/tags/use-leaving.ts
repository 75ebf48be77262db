import { useEffect, useRef } from 'react';
import { focusedNear } from '../../controls/focused-near';
import type { TagEntry } from './use-tag-entry';

/** Whether an element has the focus where it is, be the window in front or not. */
function hasFocus(element: HTMLElement): boolean {
  return focusedNear(element) === element;
}

/**
 * Adds what is typed when the field is left, and ends adding. Where a press has left it, that waits for the click, so that what is pressed does
 * not move away under the pointer. Gives a function that gives up what is typed.
 */
export function useLeaving(field: HTMLElement | null, entry: TagEntry): () => void {
  const latest = useRef(entry);
  const isDone = useRef(false);
  useEffect(() => {
    latest.current = entry;
  });
  useEffect(() => {
    if (!field) return undefined;
    const page = field.ownerDocument;
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    let [isPressed, isLeft] = [false, false];
    const finish = () => {
      const { typed, take, end } = latest.current;
      isLeft = false;
      if (take(typed)) return;
      isDone.current = true;
      end();
    };
    const press = (is: boolean) => () => {
      isPressed = is;
    };
    const finishLeaving = () => {
      if (isLeft && !hasFocus(field)) finish();
    };
    page.addEventListener('pointerdown', press(true), options);
    page.addEventListener('pointerup', press(false), options);
    page.addEventListener('click', finishLeaving, options);
    page.addEventListener('pointercancel', finishLeaving, options);
    const leave = () => {
      // Where it is the window that has lost the focus, the field has it still.
      if (isDone.current || hasFocus(field)) return;
      if (isPressed) isLeft = true;
      else finish();
    };
    field.addEventListener('blur', leave, options);
    return () => {
      ending.abort();
      // Its card is worked on no more.
      if (!isDone.current) latest.current.keep();
    };
  }, [field]);
  return () => {
    isDone.current = true;
  };
}
