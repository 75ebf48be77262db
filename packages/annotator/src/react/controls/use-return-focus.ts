import { useEffect, useLayoutEffect } from 'react';
import { focusedNear } from './focused-near';

/** The annotator's root takes the focus where nothing nearer is left, so that the keys keep working. */
const ROOT = '[class~="glossator-root"]';

/** In place of an element: what had the focus when the element came. */
export const OPENER = Symbol('opener');

/** On the server there is no layout; React 18 warns of layout effects there. */
const useBeforeRemoval = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * When `element` goes away with the focus inside of it, `to` (an element, or the nearest one around it that matches a selector), or else the
 * annotator's root, takes the focus, instead of the page's body: immediately, so that whatever comes in its place can take it from there.
 */
export function useReturnFocus(
  element: HTMLElement | null,
  to: HTMLElement | string | typeof OPENER | null = ROOT,
): void {
  useBeforeRemoval(() => {
    if (!element) return undefined;
    const outside = element.parentElement;
    const opener = to === OPENER ? focusedBeside(element) : null;
    return () => {
      if (!element.contains(focusedNear(element))) return;
      const wanted = typeof to === 'string' ? outside?.closest<HTMLElement>(to) : to === OPENER ? opener : to;
      const target = wanted?.isConnected ? wanted : outside?.closest<HTMLElement>(ROOT);
      target?.focus({ preventScroll: true });
    };
  }, [element, to]);
}

/** What has the focus in the document, or the shadow root, of an element. */
function focusedBeside(element: HTMLElement): HTMLElement | null {
  const focused = focusedNear(element);
  return focused instanceof HTMLElement && focused !== element.ownerDocument.body ? focused : null;
}
