import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageAnnotations } from '../../core/ports/viewer-marks';

/** The annotations of the file that are not drawn, because something else stands for them. */
export interface HiddenAnnotations {
  set(pages: readonly PageAnnotations[]): void;
  /** Changes with what is hidden on a page, so that a bitmap of before is known by it. */
  keyOf(page: number): string;
  /** Has a page drawn without them: `start` must begin with the drawing at once. */
  around<Result>(page: number, start: (mode: RenderMode) => Result): Promise<Result>;
}

/** The options of pdf.js's `render` that say which annotations are drawn. */
export interface RenderMode {
  readonly annotationMode: number;
}

/** `AnnotationMode.ENABLE` and `ENABLE_STORAGE` of pdf.js, which is not loaded here. */
const [PLAIN, WITH_STORAGE] = [{ annotationMode: 1 }, { annotationMode: 3 }];

/**
 * Hides annotations by pdf.js's storage of what a reader has done to them. It is read when a page begins to be drawn, and holds
 * those of that page only: thousands of them would go to the worker with every page otherwise.
 */
export function createHiddenAnnotations(getPdf: () => Promise<PDFDocumentProxy>): HiddenAnnotations {
  let hidden = new Map<number, readonly string[]>();
  return {
    set(pages) {
      hidden = new Map(pages.map(({ page, ids }) => [page, ids]));
    },
    keyOf: (page) => hidden.get(page)?.join(' ') ?? '',
    async around(page, start) {
      if (!hidden.has(page)) return start(PLAIN);
      const { annotationStorage } = await getPdf();
      const ids = hidden.get(page) ?? [];
      for (const id of ids) annotationStorage.setValue(id, { noView: true });
      try {
        return start(WITH_STORAGE);
      } finally {
        for (const id of ids) annotationStorage.remove(id);
      }
    },
  };
}
