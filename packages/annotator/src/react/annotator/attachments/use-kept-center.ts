import { useEffect, useLayoutEffect, useRef } from 'react';

/** Keeps the same part of what an element scrolls in its middle when `size` of that changes. */
export function useKeptCenter(scroller: HTMLElement | null, size: number): void {
  const center = useRef({ x: 0.5, y: 0 });
  useEffect(() => {
    if (!scroller) return undefined;
    const note = () => {
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
      center.current = {
        x: (scrollLeft + clientWidth / 2) / scrollWidth,
        // At the top it stays there.
        y: scrollTop === 0 ? 0 : (scrollTop + clientHeight / 2) / scrollHeight,
      };
    };
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [scroller]);
  useLayoutEffect(() => {
    if (!scroller || size === 0) return;
    const { x, y } = center.current;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
    scroller.scrollTo({
      left: x * scrollWidth - clientWidth / 2,
      top: y === 0 ? 0 : y * scrollHeight - clientHeight / 2,
      behavior: 'instant',
    });
  }, [scroller, size]);
}
