import type { CommandContext } from '../annotator-feature';
import type { DocumentViewer, ViewerState, ViewPosition } from '../ports/document-viewer';
import { createViewerSync } from './viewer-sync';

/** What is done about the state and the position that a viewer reports. */
export interface ViewerFollowers {
  readonly followViewer: (state: ViewerState) => void;
  /** The reading position has changed; it is stored after 200 ms. */
  readonly followPosition: (position: ViewPosition) => void;
}

/** Joins a viewer and a store, both ways, until the returned function is called. */
export function connectViewer(
  viewer: DocumentViewer,
  { getState, subscribe, commands: { notices } }: CommandContext,
  { followViewer, followPosition }: ViewerFollowers,
): () => void {
  const sync = createViewerSync(viewer);
  sync(getState());
  const endings = [
    subscribe(() => sync(getState())),
    viewer.on('change', followViewer),
    viewer.on('position', followPosition),
    viewer.on('textless', () => notices.raise('info', 'textless')),
    viewer.on('caretMode', (isOn) => {
      if (isOn) notices.raise('info', 'caretMode');
    }),
    viewer.on('pageError', () => notices.raise('error', 'pageNotDrawn')),
  ];
  return () => {
    for (const end of endings) end();
  };
}
