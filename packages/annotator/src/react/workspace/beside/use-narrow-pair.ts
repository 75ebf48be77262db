import { useEffect, useState } from 'react';
import { remOf } from '../../controls/rem-of';

/** Below this width, in `--glossator-rem` (so that large letters count), two documents beside each other would be too narrow to be read. */
const NARROW_REM = 62;

/** Whether a pair of documents has room for one of them alone. */
export function useNarrowPair(pair: HTMLElement | null, isOpen: boolean): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    if (!pair || !isOpen) return undefined;
    const measure = () => {
      const width = pair.clientWidth;
      // Where there is no layout there is no width.
      if (width > 0) setIsNarrow(width < NARROW_REM * remOf(pair));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(pair);
    return () => observer.disconnect();
  }, [pair, isOpen]);
  return isOpen && isNarrow;
}
