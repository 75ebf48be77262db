import type { RangeList, TextRange } from '@glossator/document-text';
import type { OutlineEntry, Rotation, ViewerEvents, ViewPosition } from '../../core/ports/document-viewer';
import type { PageAnnotations } from '../../core/ports/viewer-marks';
import type { TextIndex } from '../../core/ports/text-index';
import type { SessionTextIndexOptions } from '../find/session-text-index';
import type { Layout } from '../layout/layout';
import type { MarkPainter } from '../marks/mark-painter';
import type { TextReferences } from '../marks/reference-source';
import type { AreaExcerpts } from '../navigation/area-excerpts';
import type { ColumnPlaces } from '../navigation/column-places';
import type { PageThumbnails } from '../navigation/thumbnails';
import type { ViewNavigation } from '../navigation/view-navigation';
import type { AreaMode } from '../editing/area-mode';
import type { AreaToolOptions } from '../editing/area-tool';
import type { HighlightEditing } from '../editing/highlight-editing';
import type { TextSelectionTool } from '../selecting/text-selection';
import type { HandleSide } from '../selecting/drag-handles';
import type { PageStackOptions } from './page-stack-options';

/** Events that come from what the reader does. */
export type SessionEvent = Exclude<keyof ViewerEvents, 'change'>;

/** Notifies the host of an event. */
export type EmitSessionEvent = <Name extends SessionEvent>(name: Name, event: ViewerEvents[Name]) => void;

/** What a session is made of. */
export interface DocumentSessionOptions extends Omit<
  PageStackOptions,
  | 'onFollow'
  | 'onDrawn'
  | 'onPageError'
  | 'onReferencesFailed'
  | 'onRest'
  | 'onOpenHighlight'
  | 'onOpenChange'
  | 'onFrame'
> {
  readonly position: ViewPosition | undefined;
  /** The name of the handle at an end of a highlight. */
  readonly endLabel: (side: HandleSide) => string;
  /** The name of the frame that an area is drawn with. */
  readonly areaLabel: AreaToolOptions['labelOf'];
  /** What the text index needs to store the text between visits. */
  readonly text: Pick<SessionTextIndexOptions, 'store' | 'engineVersion' | 'byteLength' | 'log'>;
  /** Whether the whole text is read in the background. */
  readonly readsText: boolean;
  /** Page, zoom, scale or rotation may have changed. */
  readonly onChange: () => void;
  readonly emit: EmitSessionEvent;
}

/** What the reader does on the pages by mouse, fingers and keys: selecting, moving the ends of highlights, clicking, zooming. */
export interface ReaderTools {
  readonly selection: Pick<TextSelectionTool, 'clear' | 'select' | 'setCaretMode'>;
  readonly areas: Pick<AreaMode, 'set'>;
  readonly editing: Pick<HighlightEditing, 'setHighlights' | 'press'>;
  setActiveHighlight(id: number | undefined, isEditable: boolean): void;
  setSearchHits(hits: RangeList, active: number | undefined): void;
  /** A frame is through: what stands over the pages moves along. */
  place(): void;
  /** Pages have moved under a resting pointer. */
  onScroll(): void;
  destroy(): void;
}

/** One open document on the screen, from its first page to its last listener: its sub-systems, and what takes several of them. */
export interface DocumentSession {
  readonly layout: Pick<Layout, 'zoom' | 'scale' | 'rotation' | 'currentPage' | 'position' | 'setZoom'>;
  readonly navigation: Pick<ViewNavigation, 'goTo' | 'returnTo'>;
  readonly thumbnails: PageThumbnails;
  readonly excerpts: AreaExcerpts;
  readonly places: ColumnPlaces;
  readonly textIndex: TextIndex | undefined;
  readonly references: TextReferences;
  readonly marks: Pick<MarkPainter, 'setChanges' | 'buttons'>;
  readonly tools: ReaderTools;
  setRotation(rotation: Rotation): void;
  hideAnnotations(pages: readonly PageAnnotations[]): void;
  /** Goes to a range and selects it as if the reader had done so. */
  select(range: TextRange): void;
  outline(): Promise<readonly OutlineEntry[]>;
  /** The window has scrolled or changed its size. */
  onScroll(isByHand: boolean): void;
  onResize(): void;
  destroy(): void;
}
