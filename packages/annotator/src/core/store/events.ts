import type { AccessEvent } from '../access/events';
import type { AttachmentsEvent } from '../attachments/events';
import type { BookmarksEvent } from '../bookmarks/events';
import type { CodeSearchEvent } from '../code-search/events';
import type { CodeUpdateEvent } from '../code-update/events';
import type { CommentsEvent } from '../comments/events';
import type { DocumentsEvent } from '../documents/events';
import type { FilterEvent } from '../filter/events';
import type { LegendEvent } from '../legend/events';
import type { HistoryEvent } from '../history/events';
import type { NotesEvent } from '../notes/events';
import type { NoticesEvent } from '../notices/events';
import type { OutboxEvent } from '../outbox/events';
import type { PanelsEvent } from '../panels/events';
import type { PdfAnnotationsEvent } from '../pdf-annotations/events';
import type { SearchEvent } from '../search/events';
import type { SelectionsEvent } from '../selections/events';
import type { SharingEvent } from '../sharing/events';
import type { StructureEvent } from '../structure/events';
import type { UnportedEvent } from '../unported/events';
import type { VersionsEvent } from '../versions/events';
import type { ViewEvent } from '../view/events';

/** Everything that can happen in an annotator. Nothing but events changes its state. */
export type AnnotatorEvent =
  | AccessEvent
  | AttachmentsEvent
  | BookmarksEvent
  | CodeSearchEvent
  | CodeUpdateEvent
  | CommentsEvent
  | DocumentsEvent
  | FilterEvent
  | LegendEvent
  | HistoryEvent
  | NotesEvent
  | NoticesEvent
  | OutboxEvent
  | PanelsEvent
  | PdfAnnotationsEvent
  | SearchEvent
  | SelectionsEvent
  | SharingEvent
  | StructureEvent
  | UnportedEvent
  | VersionsEvent
  | ViewEvent;
