import type { DrawnPlaces, TextOperators } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';

/** Reads the places of glyphs of drawn pages, by code that is loaded when the first page has been drawn. */
export interface LaterGlyphs {
  /** As `paintedPlaces`; `undefined` before the code is here. */
  placesOn(page: PDFPageProxy, ops: TextOperators): DrawnPlaces | undefined;
  /** Loads the code, where that has not been tried yet. */
  load(): void;
}

/** Loads nothing before `load`; `onLoaded` is called when places can be read. */
export function createLaterGlyphs(onLoaded: () => void): LaterGlyphs {
  let read: LaterGlyphs['placesOn'] | undefined;
  let isTried = false;
  const load = async (): Promise<void> => {
    const { paintedPlaces } = await import('./painted-glyphs');
    read = paintedPlaces;
    onLoaded();
  };
  return {
    placesOn: (page, ops) => read?.(page, ops),
    load() {
      if (isTried) return;
      isTried = true;
      // Edges stay as the browser's fonts have them until the next document asks again.
      load().catch(() => undefined);
    },
  };
}
