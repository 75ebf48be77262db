import { useEffect, useState } from 'react';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { focusedNear } from '../../controls/focused-near';

/** Milliseconds after which the user counts as done with the list; immediately where they do something elsewhere. */
const HAND_MS = 1200;
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Whether the reader is scrolling an element at this moment, or writing in it. */
export function useOwnScrolling(element: HTMLElement | null): () => boolean {
  const { clock } = useAnnotatorContext();
  const [hand] = useState(() => {
    let last = -Infinity;
    return {
      note: (isHere: boolean) => (last = isHere ? clock.now() : -Infinity),
      isOn: () => clock.now() - last < HAND_MS,
    };
  });
  useEffect(() => {
    if (!element) return undefined;
    const over = new AbortController();
    // Inside of a shadow root the event of the document has another target.
    const note = (event: Event) => hand.note(event.composedPath().includes(element));
    for (const gesture of GESTURES)
      element.ownerDocument.addEventListener(gesture, note, {
        capture: true,
        passive: true,
        signal: over.signal,
      });
    return () => over.abort();
  }, [element, hand]);
  return () => {
    const focused = element && focusedNear(element);
    const isWriting = focused?.matches('input, textarea') === true && element?.contains(focused) === true;
    return isWriting || hand.isOn();
  };
}
