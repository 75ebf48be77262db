import type { AccessLevel, Capabilities, CodeDocument } from '@glossator/client-sdk/contract';
import { createArrivalCommands, type ArrivalCommands } from './arrival/commands';
import { createAttachmentsCommands, type AttachmentsCommands } from './attachments/commands';
import { createBookmarksCommands, type BookmarksCommands } from './bookmarks/commands';
import { createCodeSearchCommands, type CodeSearchCommands } from './code-search/commands';
import { createCommentsCommands, type CommentsCommands } from './comments/commands';
import { createDocumentsCommands, type DocumentsCommands } from './documents/commands';
import { createFilterCommands, type FilterCommands } from './filter/commands';
import { createHistoryCommands, type HistoryCommands } from './history/commands';
import { createRecorder } from './history/recorder';
import { followLive } from './live/follow-live';
import { createLegendCommands, type LegendCommands } from './legend/commands';
import { createNotesCommands, type NotesCommands } from './notes/commands';
import { createNoticesCommands, type NoticesCommands } from './notices/commands';
import { createChangeQueue } from './outbox/change-queue';
import { createDurableOutbox } from './outbox/durable-outbox';
import { createPanelsCommands, type PanelsCommands } from './panels/commands';
import { createPdfAnnotationsCommands, type PdfAnnotationsCommands } from './pdf-annotations/commands';
import type { AnnotatorBackend, LiveSource } from './ports/backend';
import type { DocumentSource, DocumentViewer } from './ports/document-viewer';
import type { Clock, KeyValueStore, Log } from './ports/environment';
import type { OutboxStore } from './ports/outbox-store';
import type { StructureReader } from './ports/structure-reader';
import { createSearchCommands, type SearchCommands } from './search/commands';
import { createSelectionsCommands, type SelectionsCommands } from './selections/commands';
import { createRangeCommands, type RangeCommands } from './selections/range-commands';
import { createTextCommands, type TextCommands } from './selections/text-commands';
import { createPlacing } from './selections/placing';
import { createSharingCommands, type SharingCommands } from './sharing/commands';
import { createAnnotatorStore, type AnnotatorStore } from './store/annotator-store';
import type { CommandContext } from './store/context';
import { createStructureCommands, type StructureCommands } from './structure/commands';
import { createViewCommands, type ViewCommands } from './view/commands';
import { connectViewer } from './view/connect-viewer';

/** What an annotator is made of. */
export interface AnnotatorOptions {
  readonly backend: AnnotatorBackend;
  readonly resolveFile: (document: CodeDocument) => DocumentSource;
  readonly capabilitiesOf: (level: AccessLevel | undefined) => Capabilities;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Where unsaved changes outlive the page; without it they are lost with it. */
  readonly outboxStore?: OutboxStore;
  readonly log: Log;
  /** Recognises articles and divisions away from everything else; when undefined it is done in place. */
  readonly structureReader?: StructureReader;
  /** Makes an idempotency key that nobody else makes. */
  readonly createKey: () => string;
}

/** Everything a skin can do. */
export interface AnnotatorCommands
  extends
    Omit<DocumentsCommands, 'showDocument' | 'closeDocument'>,
    Omit<SelectionsCommands, 'followTextSelection' | 'restoreColor'>,
    Omit<RangeCommands, 'followEndMoving'>,
    Omit<CommentsCommands, 'rescueComment'>,
    BookmarksCommands,
    NotesCommands,
    Omit<AttachmentsCommands, 'stopUploads'>,
    Omit<ArrivalCommands, 'followArrival'>,
    SharingCommands,
    Omit<ViewCommands, 'followViewer' | 'followPosition' | 'stopFollowing'>,
    TextCommands,
    Omit<PdfAnnotationsCommands, 'followPdfAnnotations'>,
    Omit<SearchCommands, 'stopSearch' | 'searchAround'>,
    Omit<CodeSearchCommands, 'followCodeSearch' | 'stopCodeSearch'>,
    Omit<PanelsCommands, 'restorePanels' | 'followOpening'>,
    Omit<FilterCommands, 'restoreFilter'>,
    LegendCommands,
    Omit<StructureCommands, 'followDocument' | 'stopStructure'>,
    Omit<HistoryCommands, 'followHistory'>,
    NoticesCommands {
  /** The current user and his access to the Code. */
  readonly grantAccess: (user: {
    readonly id: number;
    readonly name: string;
    readonly access: AccessLevel;
  }) => void;
  /** Reads the active document once more, after a failure, and its Selections where they failed, too. */
  readonly reopenDocument: () => void;
  /** Sends again what could not be delivered, and reads again what could not be read: the connection may be back. */
  readonly retryChanges: () => void;
}

/** One annotator without a skin: its state, what can be done, and the doors for a viewer and for live changes. */
export interface Annotator {
  readonly store: Pick<AnnotatorStore, 'getState' | 'subscribe'>;
  readonly commands: AnnotatorCommands;
  /** Shows the active document in this viewer until the returned function is called; the viewer is not destroyed then. */
  readonly attachViewer: (viewer: DocumentViewer) => () => void;
  /** Follows other people's changes until the returned function is called. */
  readonly attachLive: (live: LiveSource) => () => void;
  /** Another way to find files, from the next document on. */
  readonly setFileResolver: (resolve: AnnotatorOptions['resolveFile']) => void;
  /** Lets it work; the returned function ends everything that is delayed or under way. It may be started again then. */
  readonly start: () => () => void;
}

/** Loaded where it is needed: with a worker, as in browsers, it is not. */
const READ_IN_PLACE: StructureReader = {
  read: async (pages) => (await import('./structure/structure-of-pages')).structureOfPages(pages),
};

/** Makes an annotator. Two of them do not know of each other. */
export function createAnnotator(options: AnnotatorOptions): Annotator {
  const store = createAnnotatorStore();
  const { getState, dispatch } = store;
  let viewer: DocumentViewer | undefined;
  const queue = createChangeQueue({ ...options, getState, dispatch });
  const { outboxStore } = options;
  const durable =
    outboxStore && createDurableOutbox({ ...options, store: outboxStore, queue, getState, dispatch });
  let resolveFile = options.resolveFile;
  const context: CommandContext = {
    ...options,
    getState,
    dispatch,
    viewer: () => viewer,
    queue,
    changes: createRecorder({ queue, getState, dispatch }),
    resolveFile: (document) => resolveFile(document),
  };

  const view = createViewCommands(context);
  const documents = createDocumentsCommands(context);
  const selections = createSelectionsCommands(context, view.goToRange);
  const ranges = createRangeCommands(context, selections);
  const search = createSearchCommands(context, view.goToRange);
  const bookmarks = createBookmarksCommands(context);
  const notes = createNotesCommands(context);
  const filter = createFilterCommands(context);
  const legend = createLegendCommands(context);
  const panels = createPanelsCommands(context);
  const structure = createStructureCommands(context, options.structureReader ?? READ_IN_PLACE, view.goToPage);
  const comments = createCommentsCommands(context);
  const attachments = createAttachmentsCommands(context);
  const history = createHistoryCommands(context, { ...selections, ...bookmarks, ...notes });
  const { activateSelection } = selections;
  const { chooseRightTab } = panels;
  const arrival = createArrivalCommands(context, { activateSelection, chooseRightTab });
  const { arriveAt } = arrival;
  const { goToPage } = view;
  const { chooseLeftTab } = panels;
  const codeSearch = createCodeSearchCommands(context, { search, arriveAt, goToPage, chooseLeftTab });
  const pdfAnnotations = createPdfAnnotationsCommands(
    { ...context, createKey: options.createKey },
    selections.loadSelections,
  );
  const placing = createPlacing(context);

  /** What the connection did not let through fails together, and comes back together. */
  const loadAgain = (): void => {
    if (getState().selections.status === 'failed') void selections.loadSelections();
    if (getState().bookmarks.status === 'failed') void bookmarks.loadBookmarks();
    if (getState().notes.status === 'failed') void notes.loadNotes();
  };
  const catchUp = (): void => {
    const { status, failure } = getState().documents;
    queue.retry();
    loadAgain();
    if (status === 'failed' && failure === 'network') documents.showDocument();
  };

  const commands: AnnotatorCommands = {
    ...documents,
    ...selections,
    ...ranges,
    ...comments,
    ...bookmarks,
    ...notes,
    ...attachments,
    ...arrival,
    ...createSharingCommands(context, options.createKey),
    ...view,
    ...search,
    ...codeSearch,
    ...filter,
    ...legend,
    ...panels,
    ...structure,
    ...history,
    ...pdfAnnotations,
    ...createNoticesCommands(context),
    ...createTextCommands(context),
    listLegend(entries) {
      const isFirst = getState().legend.entries.length === 0;
      legend.listLegend(entries);
      // The color used last may be one of this Code's own.
      if (isFirst) selections.restoreColor();
    },
    openDocument(documentId) {
      comments.rescueComment();
      view.stopFollowing();
      search.stopSearch();
      placing.stop();
      documents.openDocument(documentId);
      void selections.loadSelections();
    },
    reopenDocument() {
      documents.showDocument();
      loadAgain();
    },
    retryChanges: catchUp,
    grantAccess({ id, name, access: level }) {
      const capabilities = options.capabilitiesOf(level);
      dispatch({ type: 'access/granted', origin: 'local', userId: id, userName: name, level, capabilities });
    },
  };

  return {
    store,
    commands,
    attachViewer(attached) {
      viewer = attached;
      const disconnect = connectViewer(attached, store, { ...view, ...selections, ...ranges, ...commands });
      documents.showDocument();
      return () => {
        disconnect();
        documents.closeDocument();
        structure.stopStructure();
        placing.stop();
        view.stopFollowing();
        if (viewer === attached) viewer = undefined;
      };
    },
    attachLive: (live) =>
      followLive(live, context, () => {
        catchUp();
        void selections.loadSelections();
        if (getState().bookmarks.status !== 'idle') void bookmarks.loadBookmarks();
        if (getState().notes.status !== 'idle') void notes.loadNotes();
      }),
    setFileResolver: (resolve) => {
      resolveFile = resolve;
    },
    start() {
      panels.restorePanels();
      selections.restoreColor();
      const stopSending = queue.start();
      if (!durable) dispatch({ type: 'outbox/keptOrNot', origin: 'local', areKept: false });
      const unsubscribe = store.subscribe((event) => {
        durable?.follow();
        placing.check();
        arrival.followArrival();
        structure.followDocument(event);
        codeSearch.followCodeSearch(event);
        filter.restoreFilter(event);
        panels.followOpening(event);
        history.followHistory();
        pdfAnnotations.followPdfAnnotations(event);
      });
      return () => {
        unsubscribe();
        stopSending();
        durable?.close();
        placing.stop();
        attachments.stopUploads();
        documents.closeDocument();
        structure.stopStructure();
        search.stopSearch();
        codeSearch.stopCodeSearch();
        view.stopFollowing();
      };
    },
  };
}
