import { useLayoutEffect, useState } from 'react';

/** How many columns the grid of an element has, by its style and width. */
export function useColumns(element: HTMLElement | null): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const tracks = getComputedStyle(element).gridTemplateColumns;
      if (/^\d/.test(tracks)) setColumns(tracks.split(' ').length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
