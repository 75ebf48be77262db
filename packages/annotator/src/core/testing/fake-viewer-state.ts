import { EMPTY_VIEWER_STATE, type ViewerEvents, type ViewerState } from '../ports/document-viewer';

type Listeners = { [Name in keyof ViewerEvents]: Set<(event: ViewerEvents[Name]) => void> };

/** What the parts of a fake viewer share: its state and its events. */
export type FakeViewerState = ReturnType<typeof createFakeViewerState>;

/** The state of a viewer that shows nothing, and no listeners. */
export function createFakeViewerState() {
  let state = EMPTY_VIEWER_STATE;
  const listeners: Listeners = {
    change: new Set(),
    selection: new Set(),
    caretMode: new Set(),
    textless: new Set(),
    highlightClick: new Set(),
    highlightOpen: new Set(),
    highlightMoving: new Set(),
    highlightMoved: new Set(),
    areaMode: new Set(),
    areaDrawn: new Set(),
    changeClick: new Set(),
    scroll: new Set(),
    highlightHover: new Set(),
    position: new Set(),
    jumped: new Set(),
    stepWanted: new Set(),
    landed: new Set(),
    drawn: new Set(),
    pageError: new Set(),
    textRead: new Set(),
  };
  const emit = <Name extends keyof ViewerEvents>(name: Name, event: ViewerEvents[Name]): void => {
    for (const listener of listeners[name]) listener(event);
  };
  return {
    get: () => state,
    emit,
    change(changes: Partial<ViewerState>): void {
      state = { ...state, ...changes };
      emit('change', state);
    },
    on<Name extends keyof ViewerEvents>(name: Name, listener: (event: ViewerEvents[Name]) => void) {
      listeners[name].add(listener);
      return () => void listeners[name].delete(listener);
    },
    removeListeners(): void {
      for (const set of Object.values(listeners)) set.clear();
    },
  };
}
