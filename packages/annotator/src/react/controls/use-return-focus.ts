import { useEffect, useLayoutEffect } from 'react';

/** The annotator's root takes the focus where nothing nearer is left, so that the keys keep working. */
const ROOT = '[class~="glossator-root"]';

/** On the server there is no layout; React 18 warns of layout effects there. */
const useBeforeRemoval = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * When `element` goes away with the focus inside of it, the nearest element around it that matches `nearest`, or else the
 * annotator's root, takes the focus, instead of the page's body.
 */
export function useReturnFocus(element: HTMLElement | null, nearest = ROOT): void {
  useBeforeRemoval(() => {
    if (!element) return undefined;
    const outside = element.parentElement;
    return () => {
      if (!element.contains(element.ownerDocument.activeElement)) return;
      const target = outside?.closest<HTMLElement>(nearest) ?? outside?.closest<HTMLElement>(ROOT);
      target?.focus({ preventScroll: true });
    };
  }, [element, nearest]);
}
