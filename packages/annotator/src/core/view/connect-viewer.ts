import type { CommandContext } from '../annotator-feature';
import type { DocumentViewer, ViewerEvents, ViewerState } from '../ports/document-viewer';
import { selectActiveDocument } from '../documents/selectors';
import { createViewerSync } from './viewer-sync';

/** What is done about the state and the position that a viewer reports. */
export interface ViewerFollowers {
  readonly followViewer: (state: ViewerState) => void;
  /** The reading position has changed; it is stored after 200 ms. */
  readonly followPosition: (position: ViewerEvents['position']) => void;
}

/** Joins a viewer and a store, both ways, until the returned function is called. */
export function connectViewer(
  viewer: DocumentViewer,
  { getState, dispatch, subscribe, commands: { notices } }: CommandContext,
  { followViewer, followPosition }: ViewerFollowers,
): () => void {
  const sync = createViewerSync(viewer);
  sync(getState());
  const endings = [
    subscribe(() => sync(getState())),
    viewer.on('change', followViewer),
    viewer.on('position', followPosition),
    viewer.on('landed', (place) => dispatch({ type: 'view/landed', origin: 'local', place })),
    viewer.on('scroll', ({ isByHand }) => {
      if (isByHand && getState().view.landed)
        dispatch({ type: 'view/landed', origin: 'local', place: undefined });
    }),
    viewer.on('textless', () => {
      if (selectActiveDocument(getState())?.version?.pagesWithoutText !== 0)
        notices.raise('info', 'textless');
    }),
    viewer.on('caretMode', (isOn) => {
      if (isOn) notices.raise('info', 'caretMode');
    }),
    viewer.on('pageError', () => notices.raise('error', 'pageNotDrawn')),
  ];
  return () => {
    for (const end of endings) end();
  };
}
