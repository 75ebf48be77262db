import type { ViewerEvents } from '../ports/document-viewer';

/** Listeners by the event that they wait for. */
export type Listeners = { [Name in keyof ViewerEvents]: Set<(event: ViewerEvents[Name]) => void> };

/** Nobody listens yet. */
export function createListeners(): Listeners {
  return {
    change: new Set(),
    selection: new Set(),
    caretMode: new Set(),
    textless: new Set(),
    highlightClick: new Set(),
    highlightOpen: new Set(),
    highlightMoving: new Set(),
    highlightMoved: new Set(),
    changeClick: new Set(),
    scroll: new Set(),
    highlightHover: new Set(),
    position: new Set(),
    pageError: new Set(),
    textRead: new Set(),
  };
}
