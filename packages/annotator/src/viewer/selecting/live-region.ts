import type { ScrollPane } from '../layout/scroll-pane';
import { viewerClass } from '../styles/viewer-class';

/** Has assistive technology read texts aloud. */
export interface LiveRegion {
  announce(text: string): void;
  destroy(): void;
}

/** Puts a live region into a pane; it cannot be seen. */
export function createLiveRegion(pane: ScrollPane): LiveRegion {
  const region = pane.root.ownerDocument.createElement('div');
  region.className = viewerClass('liveRegion');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  pane.root.append(region);
  return {
    announce(text) {
      region.textContent = text;
    },
    destroy: () => region.remove(),
  };
}
