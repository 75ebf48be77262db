import { useEffect, useState } from 'react';
import { PANEL_LIMITS } from '../../../core/panels/state';

/** The widest that a panel can be in CSS pixels: the style sheet leaves the document its share of a narrow window. */
export function mostWidthOf(panel: HTMLElement | null): number {
  const limit = panel ? parseFloat(getComputedStyle(panel).maxInlineSize) : NaN;
  // Where there is no layout there is no limit but our own.
  if (Number.isNaN(limit)) return PANEL_LIMITS.max;
  return Math.max(PANEL_LIMITS.min, Math.min(PANEL_LIMITS.max, Math.round(limit)));
}

/** The same, followed while the window changes its size. */
export function useMostWidth(panel: HTMLElement | null): number {
  const [most, setMost] = useState<number>(PANEL_LIMITS.max);
  useEffect(() => {
    // The columns, not the panel: a panel that is narrower than it may be does not change with the window.
    const columns = panel?.parentElement;
    if (!columns) return undefined;
    const observer = new ResizeObserver(() => setMost(mostWidthOf(panel)));
    observer.observe(columns);
    return () => observer.disconnect();
  }, [panel]);
  return most;
}
