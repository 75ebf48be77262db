import type { ZoomScale } from '../../../core/ports/document-viewer';
import type { AnnotationHandlers } from './annotation-handlers';

/**
 * What a host can watch, set at first, or keep in its own state, as with the fields of React: with a value (`page`) it shows that value alone, and what
 * the user wants to see is handed to the handler; with a default (`defaultPage`) it begins there. A value that was handed to the handler and not taken
 * up in the same update is set back.
 */
export interface ControlledProps {
  /** The page at the top of the window, from 0. */
  readonly page?: number | undefined;
  /** The page to begin at; where the reader left the document when undefined. */
  readonly defaultPage?: number | undefined;
  /** Another page is at the top of the window, at rest; a document that is opened where it was left begins with one, too. */
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** How large pages are drawn: a scale from 1 to 8, of which 2 is 100 %, or what is fitted. */
  readonly zoom?: ZoomScale | undefined;
  /** The zoom to begin with; as it was left when undefined. */
  readonly defaultZoom?: ZoomScale | undefined;
  readonly onZoomChange?: ((zoom: ZoomScale) => void) | undefined;
  /** The id of the Selection that is worked on, whose card is open, null for none. One that is set from outside is brought into view. */
  readonly activeSelectionId?: number | null | undefined;
  /** The Selection to begin with. */
  readonly defaultActiveSelectionId?: number | undefined;
  /** Another Selection, or with null none, is worked on. One that was just made has a negative id, and is called so again with its own once saved. */
  readonly onActiveSelectionChange?: ((id: number | null) => void) | undefined;
}

/** Properties without what a host follows and controls: for annotators that stand in for its own, or beside it. */
export function withoutFollowing<Props extends ControlledProps & AnnotationHandlers>(props: Props) {
  const {
    page: _page,
    defaultPage: _defaultPage,
    onPageChange: _onPage,
    zoom: _zoom,
    defaultZoom: _defaultZoom,
    onZoomChange: _onZoom,
    activeSelectionId: _active,
    defaultActiveSelectionId: _defaultActive,
    onActiveSelectionChange: _onActive,
    onChange: _any,
    onAnnotationCreate: _create,
    onAnnotationChange: _change,
    onAnnotationDelete: _delete,
    onAnnotationSave: _save,
    ...rest
  } = props;
  return rest;
}
