import { useEffect, useState } from 'react';

/** Below this width, in rem (so that large letters count), two documents beside each other would be too narrow to be read. */
const NARROW_REM = 62;

/** Whether a pair of documents has room for one of them alone. */
export function useNarrowPair(pair: HTMLElement | null, isOpen: boolean): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    if (!pair || !isOpen) return undefined;
    const measure = () => {
      const width = pair.clientWidth;
      const rem = parseFloat(getComputedStyle(pair.ownerDocument.documentElement).fontSize);
      // Where there is no layout there is no width.
      if (width > 0) setIsNarrow(width < NARROW_REM * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(pair);
    return () => observer.disconnect();
  }, [pair, isOpen]);
  return isOpen && isNarrow;
}
