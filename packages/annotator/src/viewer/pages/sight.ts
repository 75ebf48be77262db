import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import { createScrollSpeed } from '../layout/scroll-speed';
import { isFlying, leadOf } from './drawing-order';

/** What the reader sees and how fast they pass over it: what mounting, drawing and reading decide by. */
export interface Sight {
  /** First and last page of which something can be seen. */
  visible(): { readonly first: number; readonly last: number };
  has(page: number): boolean;
  /** How many pages ahead the reader will be when a page begun now is drawn: negative upwards, 0 for one who does not rush. */
  lead(): number;
  /** Whether the reader is so fast that no mark on a passing page could be seen. */
  isFlying(): boolean;
  /** The window has scrolled. */
  moved(): void;
  /** The reader has come to rest. */
  stopped(): void;
}

/** The sight of a reader at rest. */
export function createSight(pane: ScrollPane, layout: Pick<Layout, 'visible'>): Sight {
  const speed = createScrollSpeed();
  return {
    visible: layout.visible,
    has(page) {
      const { first, last } = layout.visible();
      return page >= first && page <= last;
    },
    lead: () => leadOf(speed.rate()),
    isFlying: () => isFlying(speed.rate()),
    moved: () => speed.moved(pane.top, pane.height),
    stopped: speed.stopped,
  };
}
