import type { LawHighlight } from '../law/law-highlights';

/** What a viewer is to show. `scale` 1 is 816 CSS pixels for a letter page (96 dpi). */
export interface ShownLaw {
  readonly url: string;
  readonly scale: number;
  readonly highlights: readonly LawHighlight[];
}

/**
 * How the benchmark drives and observes one viewer. Pages count from 0. It is queried once a frame while the clock runs, so
 * they must be cheap and must not force more layout than they need.
 */
export interface ViewerAdapter {
  /** Starts loading; progress is observed. */
  open(law: ShownLaw): void;
  /** 0 until the document is known. */
  pageCount(): number;
  /** The element that scrolls. */
  scroller(): HTMLElement;
  /** The element of a page while there is one. */
  pageElement(page: number): HTMLElement | undefined;
  /** Finds the page whose element holds an element. */
  pageOf(element: Element): number | undefined;
  /** The page is drawn to its end, at the scale that it is shown at now. */
  isPainted(page: number): boolean;
  /** The text of the page can be selected: its layer is there and filled. */
  hasText(page: number): boolean;
  goTo(page: number): void;
  setScale(scale: number): void;
  /** Absent where the viewer has no highlights that can be added by their place. */
  readonly highlights?: {
    add(highlight: LawHighlight): void;
    /** The highlight is in the page and has a size. */
    isShown(highlight: LawHighlight): boolean;
  };
  /** Finds and marks all hits; resolves to their number when all are counted. Absent where the viewer cannot search. */
  readonly find?: (query: string, expected: number) => Promise<number>;
}

/** Width and height of a letter page at scale 1. */
export const PAGE_WIDTH = 816;
