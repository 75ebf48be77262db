import type { ScrollPane } from '../layout/scroll-pane';

/** What is copied, and what is selected at once. */
export interface ClipboardKeysOptions {
  /** The quote of what is selected; `undefined` leaves copying to the browser. */
  readonly text: () => string | undefined;
  /** Selects the page that is read: a law as a whole is nothing that anybody marks or copies. */
  readonly selectAll: () => Promise<void>;
}

/** Answers the keys for copying and for selecting all while the pane has the focus. */
export function watchClipboardKeys(pane: ScrollPane, options: ClipboardKeysOptions): { destroy(): void } {
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  pane.root.addEventListener(
    'copy',
    (event) => {
      const text = options.text();
      if (!text || !event.clipboardData) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    },
    listen,
  );
  pane.root.addEventListener(
    'keydown',
    (event) => {
      const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
      if (!isAll || event.altKey || event.shiftKey || event.target !== pane.root) return;
      event.preventDefault();
      void options.selectAll().catch(() => undefined);
    },
    listen,
  );
  return { destroy: () => listening.abort() };
}
