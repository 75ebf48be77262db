import type { DocumentViewer, ViewerSelection, ViewerState, ViewPosition } from '../ports/document-viewer';
import type { AnnotatorStore } from '../store/annotator-store';
import type { QuotedRange } from '../selections/state';
import { createViewerSync } from './viewer-sync';

/** What is done about the things a viewer tells. */
export interface ViewerFollowers {
  readonly followViewer: (state: ViewerState) => void;
  readonly followPosition: (position: ViewPosition) => void;
  readonly followTextSelection: (selection: ViewerSelection | undefined) => void;
  readonly activateSelection: (id: number | undefined) => void;
  readonly changeSelectionRange: (id: number, to: QuotedRange) => void;
  readonly followEndMoving: (isMoving: boolean) => void;
  readonly raiseNotice: (kind: 'info' | 'error', code: 'pageNotDrawn' | 'textless' | 'caretMode') => void;
}

/** Joins a viewer and a store, both ways, until the returned function is called. */
export function connectViewer(
  viewer: DocumentViewer,
  store: Pick<AnnotatorStore, 'getState' | 'subscribe'>,
  followers: ViewerFollowers,
): () => void {
  const sync = createViewerSync(viewer);
  sync(store.getState());
  const endings = [
    store.subscribe(() => sync(store.getState())),
    viewer.on('change', followers.followViewer),
    viewer.on('position', followers.followPosition),
    viewer.on('selection', followers.followTextSelection),
    viewer.on('textless', () => followers.raiseNotice('info', 'textless')),
    viewer.on('caretMode', (isOn) => {
      if (isOn) followers.raiseNotice('info', 'caretMode');
    }),
    viewer.on('highlightClick', (click) => followers.activateSelection(click?.id)),
    viewer.on('highlightMoving', followers.followEndMoving),
    viewer.on('highlightMoved', ({ id, ...to }) => followers.changeSelectionRange(id, to)),
    viewer.on('pageError', () => followers.raiseNotice('error', 'pageNotDrawn')),
  ];
  return () => {
    for (const end of endings) end();
  };
}
