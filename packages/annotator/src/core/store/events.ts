import type { AccessEvent } from '../access/events';
import type { AttachmentsEvent } from '../attachments/events';
import type { BookmarksEvent } from '../bookmarks/events';
import type { CommentsEvent } from '../comments/events';
import type { DocumentsEvent } from '../documents/events';
import type { FilterEvent } from '../filter/events';
import type { LegendEvent } from '../legend/events';
import type { NotesEvent } from '../notes/events';
import type { NoticesEvent } from '../notices/events';
import type { OutboxEvent } from '../outbox/events';
import type { PanelsEvent } from '../panels/events';
import type { SearchEvent } from '../search/events';
import type { SelectionsEvent } from '../selections/events';
import type { StructureEvent } from '../structure/events';
import type { ViewEvent } from '../view/events';

/** Everything that can happen in an annotator. Nothing but events changes its state. */
export type AnnotatorEvent =
  | AccessEvent
  | AttachmentsEvent
  | BookmarksEvent
  | CommentsEvent
  | DocumentsEvent
  | FilterEvent
  | LegendEvent
  | NotesEvent
  | NoticesEvent
  | OutboxEvent
  | PanelsEvent
  | SearchEvent
  | SelectionsEvent
  | StructureEvent
  | ViewEvent;
