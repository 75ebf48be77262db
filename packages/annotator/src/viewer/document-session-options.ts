import type { Point, RangeList, TextRange } from '@glossator/document-text';
import type {
  JumpOptions,
  JumpTarget,
  KeyPress,
  OutlineEntry,
  Rotation,
  ViewerEvents,
  ViewPosition,
  ZoomScale,
} from '../core/ports/document-viewer';
import type { ChangeMark, PageAnnotations, ViewerHighlight } from '../core/ports/viewer-marks';
import type { TextIndex } from '../core/ports/text-index';
import type { ColumnPlaces } from './navigation/column-places';
import type { PageThumbnails } from './navigation/thumbnails';
import type { SessionTextIndexOptions } from './find/session-text-index';
import type { PageStackOptions } from './pages/page-stack-options';
import type { HandleSide } from './selecting/drag-handles';

/** Events that come from the reader's doing. */
export type SessionEvent = Exclude<keyof ViewerEvents, 'change'>;

/** What a session is made of. */
export interface DocumentSessionOptions extends Omit<
  PageStackOptions,
  'onFollow' | 'onPageError' | 'onRest' | 'onOpenHighlight' | 'onOpenChange'
> {
  readonly position: ViewPosition | undefined;
  /** What the handle at an end of a highlight is called. */
  readonly endLabel: (side: HandleSide) => string;
  /** What the text index needs to keep the text between visits. */
  readonly text: Pick<SessionTextIndexOptions, 'store' | 'engineVersion' | 'byteLength' | 'log'>;
  /** Whether the whole text is read in the background. */
  readonly readsText: boolean;
  readonly emit: <Name extends SessionEvent>(name: Name, event: ViewerEvents[Name]) => void;
}

/** One open document on the screen, from its first page to its last listener. */
export interface DocumentSession {
  readonly page: number;
  readonly zoom: ZoomScale;
  readonly scale: number;
  readonly rotation: Rotation;
  readonly position: ViewPosition;
  readonly thumbnails: PageThumbnails;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  goTo(target: JumpTarget, options?: JumpOptions): void;
  goBack(): void;
  goForward(): void;
  setZoom(zoom: ZoomScale, focus?: Point): void;
  setRotation(rotation: Rotation): void;
  setHighlights(highlights: readonly ViewerHighlight[]): void;
  hideAnnotations(pages: readonly PageAnnotations[]): void;
  setActiveHighlight(id: number | undefined, isEditable: boolean): void;
  focusHighlight(id: number): void;
  renameHighlights(ids?: readonly number[]): void;
  pressHighlightKey(press: KeyPress): boolean;
  setSearchHits(hits: RangeList, active: number | undefined): void;
  setChangeMarks(marks: readonly ChangeMark[], active: number | undefined): void;
  readonly places: ColumnPlaces;
  readonly textIndex: TextIndex | undefined;
  select(range: TextRange): void;
  clearSelection(): void;
  setCaretMode(isOn: boolean): void;
  outline(): Promise<readonly OutlineEntry[]>;
  /** The window has scrolled or changed its size. */
  onScroll(isByHand: boolean): void;
  onResize(): void;
  close(): void;
}
