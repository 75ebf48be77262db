import type { AccessLevel, Capabilities } from '@glossator/client-sdk/contract';
import type { AnnotatorCommands } from './annotator-commands';
import { createArrivalCommands } from './arrival/commands';
import { createAttachmentsCommands } from './attachments/commands';
import { createBookmarksCommands } from './bookmarks/commands';
import { createCodeSearchCommands } from './code-search/commands';
import { createCodeUpdateCommands } from './code-update/commands';
import { createCommentsCommands } from './comments/commands';
import { createDocumentsCommands } from './documents/commands';
import { createNewVersionFollower } from './documents/new-version';
import { createFilterCommands } from './filter/commands';
import { createHistoryCommands } from './history/commands';
import { createRecorder } from './history/recorder';
import { followLive } from './live/follow-live';
import { createLegendCommands } from './legend/commands';
import { createNotesCommands } from './notes/commands';
import { createNoticesCommands } from './notices/commands';
import { createChangeQueue } from './outbox/change-queue';
import { createDurableOutbox } from './outbox/durable-outbox';
import { createPanelsCommands } from './panels/commands';
import { createPdfAnnotationsCommands } from './pdf-annotations/commands';
import type { AnnotatorBackend, LiveSource } from './ports/backend';
import type { DocumentViewer } from './ports/document-viewer';
import type { Clock, KeyValueStore, Log } from './ports/environment';
import type { ResolveFile } from './ports/file-resolver';
import type { OutboxStore } from './ports/outbox-store';
import type { StructureReader } from './ports/structure-reader';
import { createSearchCommands } from './search/commands';
import { createSelectionsCommands } from './selections/commands';
import { createRangeCommands } from './selections/range-commands';
import { createTextCommands } from './selections/text-commands';
import { createPlacing } from './selections/placing';
import { createSharingCommands } from './sharing/commands';
import { createAnnotatorStore, type AnnotatorStore } from './store/annotator-store';
import type { CommandContext } from './store/context';
import { createStructureCommands } from './structure/commands';
import { createUnportedCommands } from './unported/commands';
import { createElsewhereCommands } from './unported/elsewhere';
import { createVersionsCommands } from './versions/commands';
import { createViewCommands } from './view/commands';
import { connectViewer } from './view/connect-viewer';

/** What an annotator is made of. */
export interface AnnotatorOptions {
  readonly backend: AnnotatorBackend;
  readonly resolveFile: ResolveFile;
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
    resolveFile: (document, choice) => resolveFile(document, choice),
  };

  const view = createViewCommands(context);
  const documents = createDocumentsCommands(context);
  const selections = createSelectionsCommands(context, view.goToRange);
  const ranges = createRangeCommands(context, selections);
  const search = createSearchCommands(context, view.goToRange);
  const bookmarks = createBookmarksCommands(context);
  const notes = createNotesCommands(context);
  const filter = createFilterCommands(context);
  const legend = createLegendCommands(context, selections.restoreColor);
  const panels = createPanelsCommands(context);
  const structure = createStructureCommands(context, options.structureReader ?? READ_IN_PLACE, view.goToPage);
  const comments = createCommentsCommands(context);
  const attachments = createAttachmentsCommands(context);
  const history = createHistoryCommands(context, { ...selections, ...bookmarks, ...notes });
  const { activateSelection } = selections;
  const { chooseLeftTab, chooseRightTab } = panels;
  const arrival = createArrivalCommands(context, { activateSelection, chooseRightTab });
  const elsewhere = createElsewhereCommands(context, { activateSelection, chooseRightTab });
  const { arriveAt } = arrival;
  const { goToPage } = view;
  const codeSearch = createCodeSearchCommands(context, { search, arriveAt, goToPage, chooseLeftTab });
  const pdfAnnotations = createPdfAnnotationsCommands(
    { ...context, createKey: options.createKey },
    selections.loadSelections,
  );
  const versions = createVersionsCommands({ ...context, createKey: options.createKey });
  const codeUpdate = createCodeUpdateCommands(context);
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
    ...versions,
    ...createUnportedCommands(context, selections),
    ...elsewhere,
    ...codeUpdate,
    ...createNoticesCommands(context),
    ...createTextCommands(context),
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

  const followNewVersion = createNewVersionFollower(context, commands.openDocument);

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
        elsewhere.recountUnported();
        if (getState().codeUpdate.status !== 'idle') void codeUpdate.loadCodeChanges();
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
        followNewVersion(event);
        arrival.followArrival();
        structure.followDocument(event);
        codeSearch.followCodeSearch(event);
        codeUpdate.followCodeUpdate(event);
        filter.restoreFilter(event);
        panels.followOpening(event);
        elsewhere.followElsewhere(event);
        history.followHistory();
        pdfAnnotations.followPdfAnnotations(event);
        versions.followVersions(event);
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
        codeUpdate.stopCodeUpdate();
        elsewhere.stopCounting();
        view.stopFollowing();
      };
    },
  };
}
