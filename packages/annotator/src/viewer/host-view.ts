import type { RangeList } from '@glossator/document-text';
import {
  EMPTY_VIEWER_STATE,
  type Rotation,
  type ViewerState,
  type ZoomScale,
} from '../core/ports/document-viewer';
import type { ChangeMark, PageAnnotations, ViewerHighlight } from '../core/ports/viewer-marks';
import type { DocumentSession } from './document/document-session-options';

/** What the host wants shown. It outlives the session, so that calls before `open` count. */
export interface HostView {
  readonly zoom: ZoomScale;
  readonly rotation: Rotation;
  setZoom(zoom: ZoomScale): void;
  setRotation(rotation: Rotation): void;
  setHighlights(highlights: readonly ViewerHighlight[]): void;
  hideAnnotations(pages: readonly PageAnnotations[]): void;
  setActiveHighlight(id: number | undefined, isEditable?: boolean): void;
  setSearchHits(hits: RangeList, active: number | undefined): void;
  setChangeMarks(marks: readonly ChangeMark[], active: number | undefined): void;
  /** Shows all of it in a session that has just begun with this zoom and rotation. */
  attach(session: DocumentSession): void;
  /** Adopts zoom and rotation as the reader has them. */
  follow(session: DocumentSession): void;
  /** Zoom and rotation are a document's own (specification section 4); what is set between two counts. */
  resetView(): void;
}

/** Nothing is to be shown yet. Where there is no session, `onDetached` is notified of zoom and rotation. */
export function createHostView(
  session: () => DocumentSession | undefined,
  onDetached: (state: Partial<Pick<ViewerState, 'zoom' | 'rotation'>>) => void,
): HostView {
  let { zoom, rotation } = EMPTY_VIEWER_STATE;
  let highlights: readonly ViewerHighlight[] = [];
  let hiddenAnnotations: readonly PageAnnotations[] = [];
  let activeHighlight: readonly [id: number | undefined, isEditable: boolean] = [undefined, false];
  let searchHits: readonly [RangeList, active: number | undefined] = [[], undefined];
  let changeMarks: readonly [readonly ChangeMark[], active: number | undefined] = [[], undefined];

  return {
    get zoom() {
      return zoom;
    },
    get rotation() {
      return rotation;
    },
    setZoom(next) {
      zoom = next;
      const shown = session();
      if (shown) shown.layout.setZoom(next);
      else onDetached({ zoom });
    },
    setRotation(next) {
      rotation = next;
      const shown = session();
      if (shown) shown.setRotation(next);
      else onDetached({ rotation });
    },
    setHighlights(list) {
      highlights = list;
      session()?.tools.editing.setHighlights(list);
    },
    hideAnnotations(pages) {
      hiddenAnnotations = pages;
      session()?.hideAnnotations(pages);
    },
    setActiveHighlight(id, isEditable = false) {
      activeHighlight = [id, isEditable];
      session()?.tools.setActiveHighlight(id, isEditable);
    },
    setSearchHits(...hits) {
      searchHits = hits;
      session()?.tools.setSearchHits(...hits);
    },
    setChangeMarks(...marks) {
      changeMarks = marks;
      session()?.marks.setChanges(...marks);
    },
    attach(shown) {
      shown.tools.editing.setHighlights(highlights);
      shown.hideAnnotations(hiddenAnnotations);
      shown.tools.setActiveHighlight(...activeHighlight);
      shown.tools.setSearchHits(...searchHits);
      shown.marks.setChanges(...changeMarks);
    },
    follow({ layout }) {
      zoom = layout.zoom;
      rotation = layout.rotation;
    },
    resetView() {
      zoom = EMPTY_VIEWER_STATE.zoom;
      rotation = EMPTY_VIEWER_STATE.rotation;
    },
  };
}
