import { initialAccess, type AccessState } from '../access/state';
import { initialAttachments, type AttachmentsState } from '../attachments/state';
import { initialBookmarks, type BookmarksState } from '../bookmarks/state';
import { initialCodeSearch, type CodeSearchState } from '../code-search/state';
import { initialCodeUpdate, type CodeUpdateState } from '../code-update/state';
import { initialComments, type CommentsState } from '../comments/state';
import { initialDocuments, type DocumentsState } from '../documents/state';
import { initialFilter, type AnnotationFilter } from '../filter/state';
import { initialLegend, type LegendState } from '../legend/state';
import { initialHistory, type HistoryState } from '../history/state';
import { initialNotes, type NotesState } from '../notes/state';
import { initialNotices, type NoticesState } from '../notices/state';
import { initialOutbox, type OutboxState } from '../outbox/state';
import { initialPanels, type PanelsState } from '../panels/state';
import { initialPdfAnnotations, type PdfAnnotationsState } from '../pdf-annotations/state';
import { initialSearch, type SearchState } from '../search/state';
import { initialSelections, type SelectionsState } from '../selections/state';
import { initialSharing, type SharingState } from '../sharing/state';
import { initialStructure, type StructureState } from '../structure/state';
import { initialUnported, type UnportedState } from '../unported/state';
import { initialVersions, type VersionsState } from '../versions/state';
import { initialView, type ViewState } from '../view/state';

/** The whole state of one annotator: one slice a feature, frozen. */
export interface AnnotatorState {
  readonly documents: DocumentsState;
  readonly selections: SelectionsState;
  readonly comments: CommentsState;
  readonly bookmarks: BookmarksState;
  readonly notes: NotesState;
  readonly attachments: AttachmentsState;
  readonly unported: UnportedState;
  readonly versions: VersionsState;
  readonly view: ViewState;
  readonly sharing: SharingState;
  readonly structure: StructureState;
  readonly pdfAnnotations: PdfAnnotationsState;
  readonly search: SearchState;
  readonly codeSearch: CodeSearchState;
  readonly codeUpdate: CodeUpdateState;
  readonly filter: AnnotationFilter;
  readonly legend: LegendState;
  readonly panels: PanelsState;
  readonly notices: NoticesState;
  readonly access: AccessState;
  readonly outbox: OutboxState;
  readonly history: HistoryState;
}

/** The state before anything has happened. */
export const initialState: AnnotatorState = {
  documents: initialDocuments,
  selections: initialSelections,
  comments: initialComments,
  bookmarks: initialBookmarks,
  notes: initialNotes,
  attachments: initialAttachments,
  unported: initialUnported,
  versions: initialVersions,
  view: initialView,
  sharing: initialSharing,
  structure: initialStructure,
  pdfAnnotations: initialPdfAnnotations,
  search: initialSearch,
  codeSearch: initialCodeSearch,
  codeUpdate: initialCodeUpdate,
  filter: initialFilter,
  legend: initialLegend,
  panels: initialPanels,
  notices: initialNotices,
  access: initialAccess,
  outbox: initialOutbox,
  history: initialHistory,
};
