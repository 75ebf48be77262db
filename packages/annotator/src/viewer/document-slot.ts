import type { PageBox } from '@glossator/document-text';
import {
  EMPTY_VIEWER_STATE,
  type DocumentSource,
  type DocumentViewer,
  type ViewerState,
  type ViewPosition,
} from '../core/ports/document-viewer';
import type { DocumentSession } from './document/document-session-options';
import type { HostView } from './host-view';
import { asOpenError } from './pdf/open-failure';
import { aborted } from './pdf/open-pdf';
import { openPdfLink, type PdfLink } from './pdf/pdf-link';
import type { PdfWorkerHost } from './pdf/pdf-worker';
import { readFirstBox } from './pdf/read-page';

/** The place for the one document of a viewer: what is open, or being opened. A later call overtakes an earlier one. */
export interface DocumentSlot {
  readonly session: DocumentSession | undefined;
  readonly link: PdfLink | undefined;
  /** Closes what is open and opens the source; the promises of `DocumentViewer.open`. */
  readonly open: DocumentViewer['open'];
  /** Ends what is open or being opened; the state is left to the caller. */
  close(): Promise<void>;
}

/** What the slot works with. */
export interface DocumentSlotOptions {
  readonly host: PdfWorkerHost;
  readonly assetsUrl: string;
  readonly view: HostView;
  readonly state: () => ViewerState;
  readonly setState: (changes: Partial<ViewerState>) => void;
  /** Shows an open document. */
  readonly startSession: (document: OpenedDocument) => DocumentSession;
}

/** An open document, ready to be shown. */
export interface OpenedDocument {
  readonly link: PdfLink;
  readonly firstBox: PageBox;
  readonly position: ViewPosition | undefined;
  /** Size of the file, where it is known. */
  readonly byteLength: number | undefined;
}

/** An empty slot. */
export function createDocumentSlot(options: DocumentSlotOptions): DocumentSlot {
  const { host, assetsUrl, view, state, setState } = options;
  let session: DocumentSession | undefined;
  let link: PdfLink | undefined;
  // The generation that is being opened, and the one that is shown.
  let opening: AbortController | undefined;
  let shown: AbortController | undefined;

  const close = async (): Promise<void> => {
    opening?.abort(new DOMException('Another document was opened', 'AbortError'));
    opening = undefined;
    session?.destroy();
    session = undefined;
    const closing = link;
    link = undefined;
    shown = undefined;
    if (closing) view.resetView();
    await closing?.close();
  };
  const readLabels = async (of: PdfLink): Promise<void> => {
    const labels = await (await of.pdf()).getPageLabels().catch(() => null);
    if (link === of && labels) setState({ pageLabels: labels });
  };
  const show = (opened: OpenedDocument): void => {
    link = opened.link;
    session = options.startSession(opened);
    view.attach(session);
    setState({ status: 'ready', pageCount: link.pageCount, page: session.layout.currentPage() });
    view.follow(session);
    setState(viewOf(session));
    void readLabels(link);
  };
  const load = (
    source: DocumentSource,
    password: string | undefined,
    generation: AbortController,
    signal: AbortSignal,
  ): Promise<PdfLink> =>
    openPdfLink(host, source, {
      assetsUrl,
      password,
      signal,
      onProgress: (progress) => {
        if (opening === generation) setState({ progress });
      },
      onStarved: (isStarved) => {
        if (opening === generation || shown === generation) setState({ isStarved });
      },
    });

  return {
    get session() {
      return session;
    },
    get link() {
      return link;
    },
    close,
    async open(source, { signal, position, password } = {}) {
      const generation = new AbortController();
      const closing = close();
      opening = generation;
      const stop = signal ? AbortSignal.any([signal, generation.signal]) : generation.signal;
      const { zoom, rotation } = view;
      setState({ ...EMPTY_VIEWER_STATE, status: 'loading', zoom, scale: state().scale, rotation });
      let made: PdfLink | undefined;
      try {
        await closing;
        stop.throwIfAborted();
        made = await load(source, password, generation, stop);
        // Whoever ends the viewer now takes the worker away before it has answered.
        const firstBox = await Promise.race([readFirstBox(made), aborted(stop)]);
        stop.throwIfAborted();
        opening = undefined;
        shown = generation;
        const byteLength = 'data' in source ? source.data.byteLength : state().progress.total;
        show({ link: made, firstBox, position, byteLength });
      } catch (error) {
        void made?.close();
        if (stop.aborted) {
          if (opening === generation) {
            opening = undefined;
            setState({ ...EMPTY_VIEWER_STATE, zoom: view.zoom, rotation: view.rotation });
          }
          throw stop.reason;
        }
        const failure = asOpenError(error);
        opening = undefined;
        setState({ status: 'failed', failure: failure.reason });
        throw failure;
      }
    },
  };
}

/** The part of a viewer's state that its session knows. */
export function viewOf({ layout }: DocumentSession): Partial<ViewerState> {
  const { zoom, scale, rotation } = layout;
  return { page: layout.currentPage(), zoom, scale, rotation };
}
