import type { ViewerEvents, ViewPosition } from '../core/ports/document-viewer';
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
