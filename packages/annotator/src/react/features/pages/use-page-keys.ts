import { useState, type KeyboardEvent } from 'react';
import { pageAfterKey } from './pages-grid';

/** The page (from 0) that keys go to from, and what they do; until one is pressed, the page being read. */
export function usePageKeys(current: number, total: number, goToPage: (page: number) => void) {
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const active = Math.min(chosen ?? current, total - 1);
  const forget = () => setChosen(undefined);
  const go = (page: number) => {
    forget();
    goToPage(page);
  };
  return {
    active,
    go,
    /** Back to the page being read. */
    forget,
    onKeyDown(event: KeyboardEvent, columns: number, rowsInView: number) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const target = pageAfterKey(event.key, active, total, columns, rowsInView * columns);
      if (target !== undefined) setChosen(target);
      else if (event.key === 'Enter' || event.key === ' ') go(active);
      else return;
      event.preventDefault();
    },
  };
}
