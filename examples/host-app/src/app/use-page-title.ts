import { useEffect } from 'react';

/** Puts words before the title of the page for as long as the component lives. */
export function usePageTitle(words: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${words} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [words]);
}
