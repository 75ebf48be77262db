import type { ViewerState, ViewPosition, ZoomScale } from '../ports/document-viewer';
import type { LandedPlace, ReadingRoom } from '../ports/reading-place';
import type { EventBase } from '../store/origin';

/** Events about what the viewer shows. Pages count from 1 here. */
export type ViewEvent =
  | (EventBase<'view/changed'> & { readonly viewer: ViewerState })
  /** The user picked a page in the toolbar; the viewer follows 200 ms later. */
  | (EventBase<'view/pageChosen'> & { readonly page: number })
  | (EventBase<'view/zoomChosen'> & { readonly zoom: ZoomScale })
  /** The toolbar has caught up with the viewer. */
  | (EventBase<'view/toolbarFollowed'> & { readonly page: number; readonly zoom: ZoomScale })
  /** The reading position has changed. */
  | (EventBase<'view/moved'> & { readonly position: ViewPosition & { readonly room?: ReadingRoom } })
  /** A jump has led to this place, or (undefined) the reader is no longer where one has led to. */
  | (EventBase<'view/landed'> & { readonly place: LandedPlace | undefined })
  /** Somebody jumped to a place on this page. */
  | (EventBase<'view/pageJumped'> & { readonly page: number });
