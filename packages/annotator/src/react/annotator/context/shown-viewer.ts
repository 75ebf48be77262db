import { useSyncExternalStore } from 'react';
import type { DocumentViewer } from '../../../core/ports/document-viewer';
import type { AreaExcerpts, PageThumbnails, TextReferences } from '../../../viewer/index';
import { useAnnotatorContext } from './annotator-context';

/** The viewer that is on the screen at the moment, for those who need more of it than the annotator's state. */
export interface ShownViewer {
  readonly get: () => DocumentViewer | undefined;
  readonly set: (viewer: DocumentViewer | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A holder without a viewer. */
export function createShownViewer(): ShownViewer {
  let shown: DocumentViewer | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set(viewer) {
      shown = viewer;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The thumbnails of the viewer on the screen; undefined where it has none to offer (a host may bring a viewer of its own). */
export function useThumbnails(): PageThumbnails | undefined {
  const { shownViewer } = useAnnotatorContext();
  const viewer = useSyncExternalStore(shownViewer.subscribe, shownViewer.get, shownViewer.get);
  return viewer && hasThumbnails(viewer) ? viewer.thumbnails : undefined;
}

/** The pictures of areas of the viewer on the screen; undefined where it has none to offer. */
export function useExcerpts(): AreaExcerpts | undefined {
  const { shownViewer } = useAnnotatorContext();
  const viewer = useSyncExternalStore(shownViewer.subscribe, shownViewer.get, shownViewer.get);
  return viewer && hasExcerpts(viewer) ? viewer.excerpts : undefined;
}

/** Where references in the text of the viewer on the screen are shown; undefined where it shows none. */
export function useTextReferences(): TextReferences | undefined {
  const { shownViewer } = useAnnotatorContext();
  const viewer = useSyncExternalStore(shownViewer.subscribe, shownViewer.get, shownViewer.get);
  return viewer && hasReferences(viewer) ? viewer.references : undefined;
}

function hasReferences(
  viewer: DocumentViewer,
): viewer is DocumentViewer & { readonly references: TextReferences } {
  return 'references' in viewer;
}

function hasExcerpts(viewer: DocumentViewer): viewer is DocumentViewer & { readonly excerpts: AreaExcerpts } {
  return 'excerpts' in viewer;
}

function hasThumbnails(
  viewer: DocumentViewer,
): viewer is DocumentViewer & { readonly thumbnails: PageThumbnails } {
  return 'thumbnails' in viewer;
}
