import { useEffect, useState } from 'react';
import { useAnnotatorContext } from '../annotator-context';

/** Milliseconds after which a hand is off the list again. */
const HAND_MS = 1200;
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Tells whether the reader is moving in an element himself at this moment, or writing in it. */
export function useOwnScrolling(element: HTMLElement | null): () => boolean {
  const { clock } = useAnnotatorContext();
  const [hand] = useState(() => {
    let last = -Infinity;
    return { note: () => (last = clock.now()), isOn: () => clock.now() - last < HAND_MS };
  });
  useEffect(() => {
    if (!element) return undefined;
    const over = new AbortController();
    for (const gesture of GESTURES)
      element.addEventListener(gesture, hand.note, { passive: true, signal: over.signal });
    return () => over.abort();
  }, [element, hand]);
  return () => {
    const focused = element?.ownerDocument.activeElement;
    const isWriting = focused?.matches('input, textarea') === true && element?.contains(focused) === true;
    return isWriting || hand.isOn();
  };
}
