import type { PageText } from '@glossator/document-text';
import {
  type DocumentOpenError,
  type DocumentViewer,
  EMPTY_VIEWER_STATE,
  type ViewerState,
} from '../ports/document-viewer';
import { lockOf, type FakeDocument } from './fake-document';
import { createFakeTextIndex, type FakeTextIndex } from './fake-text-index';
import type { FakeViewerState } from './fake-viewer-state';

/** Opens and closes the one document of a fake viewer, as a test wants it to go, and reads its text. */
export function createFakeOpening(viewer: FakeViewerState, document: FakeDocument) {
  const pages: readonly PageText[] = document.pages.map((elements, page) => ({
    page,
    elements,
    lineEnds: elements.map(() => true),
  }));
  let nextFailure: DocumentOpenError | undefined;
  let stall: ViewerState['progress'] | undefined;
  let textIndex: FakeTextIndex | undefined;

  const stallUntilAborted = async (progress: ViewerState['progress'], signal: AbortSignal | undefined) => {
    viewer.change({ progress });
    await new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('The opening was aborted')));
    });
  };
  const show = ({ position }: NonNullable<Parameters<DocumentViewer['open']>[1]>) => {
    const { text = 'read', structure } = document;
    textIndex =
      text === 'none'
        ? undefined
        : createFakeTextIndex(pages, text, structure, (reading) => viewer.emit('textRead', reading));
    const zoom = position?.scale ?? 2;
    viewer.change({
      status: 'ready',
      pageCount: pages.length,
      page: position?.page ?? 0,
      zoom,
      scale: typeof zoom === 'number' ? zoom : 2,
      pageLabels: document.pageLabels,
    });
  };
  const pageText = async (page: number): Promise<PageText> => {
    await Promise.resolve();
    const text = viewer.get().status === 'ready' ? pages[page] : undefined;
    if (!text) throw new Error(`Page ${page} is not open`);
    return text;
  };
  return {
    pages,
    pageText,
    textIndex: () => textIndex,
    async open(_source: unknown, options: Parameters<DocumentViewer['open']>[1] = {}): Promise<void> {
      viewer.change({ ...EMPTY_VIEWER_STATE, status: 'loading' });
      await Promise.resolve();
      options.signal?.throwIfAborted();
      if (stall) {
        const progress = stall;
        stall = undefined;
        await stallUntilAborted(progress, options.signal);
      }
      const failure = nextFailure ?? lockOf(document, options.password);
      if (failure) {
        nextFailure = undefined;
        viewer.change({ status: 'failed', failure: failure.reason });
        throw failure;
      }
      show(options);
    },
    async close(): Promise<void> {
      await Promise.resolve();
      textIndex = undefined;
      viewer.change(EMPTY_VIEWER_STATE);
    },
    async readHeights(page: number) {
      const text = await pageText(page);
      const count = text.elements.length;
      return { text, tops: Float64Array.from(text.elements, (_element, index) => index / count) };
    },
    failNextOpen: (error: DocumentOpenError) => void (nextFailure = error),
    stallNextOpen: (progress: ViewerState['progress']) => void (stall = progress),
  };
}
