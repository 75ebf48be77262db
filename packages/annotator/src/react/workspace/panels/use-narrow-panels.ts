import { useEffect } from 'react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useEscape } from '../../controls/keys/escape-stack';
import { remOf } from '../../controls/rem-of';

/** Below this width of the workspace, in `--glossator-rem` (so that large letters count), two panels would leave the document too little. */
const NARROW_REM = 62;

/** Lays the panels over the document, one at a time and none at first, where the columns have no room for all; Escape closes the one. */
export function useNarrowPanels(columns: HTMLElement | null): boolean {
  const { setNarrow, setCollapsed } = useCommands().panels;
  const isNarrow = useAnnotatorState(({ panels }) => panels.isNarrow);
  const overlay = useAnnotatorState(({ panels }) => panels.overlay);
  useEscape(overlay !== undefined, () => {
    if (overlay !== undefined) setCollapsed(overlay, true);
  });
  useEffect(() => {
    if (!columns) return undefined;
    const measure = () => {
      const width = columns.clientWidth;
      // Where there is no layout there is no width.
      if (width > 0) setNarrow(width < NARROW_REM * remOf(columns));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(columns);
    return () => observer.disconnect();
  }, [columns, setNarrow]);
  return isNarrow;
}
