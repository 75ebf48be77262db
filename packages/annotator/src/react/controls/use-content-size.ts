import { useEffect, useState } from 'react';

/** The width and height inside an element's padding and scrollbars, CSS pixels; 0 before it is there. */
export function useContentSize(element: HTMLElement | null): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const padding =
        (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
      setSize({ width: element.clientWidth - padding, height: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
