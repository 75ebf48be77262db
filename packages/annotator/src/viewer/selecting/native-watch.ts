import type { TextRange } from '@glossator/document-text';
import type { ScrollPane } from '../layout/scroll-pane';
import { createSettleTimer } from '../layout/settle-timer';
import type { GestureArbiter } from '../pointer/gesture-arbiter';
import type { PageDeck } from '../pages/page-deck';
import { isMirrored, readNativeSelection, selectedRange, type NativeSelected } from './native-selection';

/** What the watch reads of the selection, and who is notified of changes. */
export interface NativeWatchEvents {
  /** Whether something else is selecting at the moment. */
  readonly isBusy: () => boolean;
  readonly range: () => TextRange | undefined;
  readonly onSelected: (selected: NativeSelected) => void;
  /** A finger has tapped and nothing is selected by the browser. */
  readonly onTapped: () => void;
}

/** Rest after the last change where no key or finger says so. */
const REST = 300;

/** Watches the browser's own selection: that of screen readers, of its own menus, of the host's page. */
export function watchNativeSelection(
  pane: ScrollPane,
  arbiter: GestureArbiter,
  deck: PageDeck,
  events: NativeWatchEvents,
): { destroy(): void } {
  const document = pane.root.ownerDocument;
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  const read = (): void => {
    const selected = readNativeSelection(pane.root, deck.nearest());
    if (selected) events.onSelected(selected);
  };
  const settle = createSettleTimer(REST, read);
  document.addEventListener(
    'selectionchange',
    () => {
      const range = events.range();
      if (events.isBusy() || (range && isMirrored(pane.root, range, deck.get))) return;
      settle.touch();
    },
    listen,
  );
  for (const name of ['keyup', 'pointerup', 'touchend'] as const) {
    document.addEventListener(
      name,
      () => {
        if (!settle.isPending || events.isBusy()) return;
        settle.stop();
        read();
      },
      { ...listen, passive: true },
    );
  }
  // The mouse ends a selection when it is pressed; a tap of a finger does with what the browser did about it.
  arbiter.use('tap', () => {
    if (!selectedRange(pane.root)) events.onTapped();
  });
  return {
    destroy() {
      listening.abort();
      settle.stop();
    },
  };
}
