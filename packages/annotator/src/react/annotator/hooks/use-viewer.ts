import { useMemo } from 'react';
import type { AnnotatorState } from '../../../core/features';
import type { Rotation, ZoomScale } from '../../../core/ports/document-viewer';
import { pageLabelOf } from '../../../core/view/selectors';
import { isShallowEqual } from './is-shallow-equal';
import { useAnnotator } from './use-annotator';
import { useAnnotatorState } from '../context/annotator-context';

/** How the open document is shown. */
export interface ViewerView {
  /** The page at the top of the window, from 0. */
  readonly page: number;
  /** 0 until the document can be shown. */
  readonly pageCount: number;
  /** What is printed on that page as its number, where that differs. */
  readonly pageLabel: string | undefined;
  /** What was chosen: a scale, of which 2 is 100 %, or what is fitted. */
  readonly zoom: ZoomScale;
  /** The scale that it comes to. */
  readonly scale: number;
  /** By how much the pages are turned clockwise, in degrees. */
  readonly rotation: Rotation;
}

/** What can be done about it; a document that is not shown yet stays as it is. */
export interface ViewerActions {
  /** Jumps to a page, from 0; the reader can go back from there. */
  readonly goToPage: (page: number) => void;
  /** Makes a Selection of the open document the active one and brings it into view. */
  readonly goToSelection: (id: number) => void;
  readonly setZoom: (zoom: ZoomScale) => void;
  /** Turns all pages by a quarter clockwise (1) or counterclockwise (-1). */
  readonly rotate: (direction: 1 | -1) => void;
}

/** What is shown of the open document, and what can be done about it. The same object until something in it is another. */
export function useViewer(): ViewerView & ViewerActions {
  const { commands } = useAnnotator();
  const view = useAnnotatorState(selectView, isShallowEqual);
  const actions = useMemo<ViewerActions>(
    () => ({
      goToPage: (page) => commands.view.goToPage(page),
      goToSelection: (id) => commands.selections.activate(id, true),
      setZoom: (zoom) => commands.view.chooseZoom(zoom),
      rotate: (direction) => commands.view.rotate(direction),
    }),
    [commands],
  );
  return useMemo(() => ({ ...view, ...actions }), [view, actions]);
}

function selectView({ view: { viewer } }: AnnotatorState): ViewerView {
  const { page, pageCount, pageLabels, zoom, scale, rotation } = viewer;
  return { page: page - 1, pageCount, pageLabel: pageLabelOf(pageLabels, page), zoom, scale, rotation };
}
