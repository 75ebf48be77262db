import type { PageBox, Point } from '@glossator/document-text';
import type { Box, JumpOptions, JumpTarget } from '../../core/ports/document-viewer';
import type { ReadingPlace } from '../../core/ports/reading-place';
import type { PagePoint } from '../layout/column-map';
import type { Layout } from '../layout/layout';
import { untransformPoint } from '../layout/page-matrix';
import type { ScrollPane } from '../layout/scroll-pane';
import { namedActionOf, resolveDestination, type NamedAction } from '../pdf/destination';
import type { PdfLink } from '../pdf/pdf-link';
import { createViewHistory } from './view-history';

/** Every jump to another place of the open document, and the way back. */
export interface ViewNavigation {
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  goTo(target: JumpTarget, options?: JumpOptions): void;
  /** Follows what a link of the document points to (as pdf.js gives it); nothing happens where it points nowhere. */
  follow(destination: unknown): Promise<void>;
  goBack(): void;
  goForward(): void;
  close(): void;
}

/** What navigation works with. */
export interface ViewNavigationOptions {
  readonly pane: ScrollPane;
  readonly layout: Layout;
  readonly link: PdfLink;
  /** The true box of a page (from 0); the layout knows it, too, when this resolves. */
  readonly readBox: (page: number) => Promise<PageBox>;
  /** The box of a range on its first page, or of an area, in pixels of the page element, once its text is there. */
  readonly findBox: (place: MarkedPlace) => Promise<Box | undefined>;
  /** What can be gone back or forward to has changed. */
  readonly onChange: () => void;
  /** A jump is over: the place that it was to, where it was to one. */
  readonly onLanded: (place: ReadingPlace | undefined) => void;
}

/** A place with a box of its own. */
export type MarkedPlace = Exclude<JumpTarget, { readonly page: number }>;

/** A jump shorter than this many page units is none. */
const SHORTEST_JUMP = 16;
/** What readers do when they move by themselves. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Navigation in an open document. */
export function createViewNavigation(options: ViewNavigationOptions): ViewNavigation {
  const { pane, layout, link } = options;
  const history = createViewHistory<PagePoint>();
  const listening = new AbortController();
  // A later jump supersedes an earlier one that is still waiting for its page, and so does the reader's own hand.
  let journey = 0;
  let isClosed = false;

  for (const name of BY_HAND)
    pane.root.addEventListener(
      name,
      () => {
        journey += 1;
        history.endTrail();
      },
      { passive: true, capture: true, signal: listening.signal },
    );

  const isElsewhere = (a: PagePoint, b: PagePoint): boolean =>
    a.page !== b.page || Math.hypot(a.point.x - b.point.x, a.point.y - b.point.y) > SHORTEST_JUMP;
  const returnTo = (place: PagePoint): void => {
    journey += 1;
    layout.returnTo(place);
    options.onLanded(undefined);
    options.onChange();
  };

  /** Begins a jump; `record` is called after each move of it and writes the entry as soon as one has led elsewhere. */
  const begin = (trail: JumpOptions['trail']) => {
    journey += 1;
    const token = journey;
    const left = layout.anchor();
    let isWritten = trail === 'step';
    if (isWritten) history.endTrail();
    return {
      isSuperseded: () => token !== journey || isClosed,
      record() {
        if (isWritten || !isElsewhere(left, layout.anchor())) return;
        isWritten = true;
        history.jump(left, trail);
        options.onChange();
      },
    };
  };

  const goToPage = async (page: number, point: Point | undefined, trail?: JumpOptions['trail']) => {
    const { record, isSuperseded } = begin(trail);
    const inside = Math.min(Math.max(Math.trunc(page) || 0, 0), link.pageCount - 1);
    const isGuess = !layout.isKnown(inside);
    layout.scrollToPage(inside, point);
    options.onLanded(point && { page: inside, top: point.y });
    record();
    if (!isGuess) return;
    // Where a page of unknown size and rotation lies, and a place on it, is a guess until the page has been read.
    await options.readBox(inside);
    if (!isSuperseded()) layout.scrollToPage(inside, point);
  };
  const reveal = async (place: MarkedPlace, trail: JumpOptions['trail']): Promise<void> => {
    const { record, isSuperseded } = begin(trail);
    const { first, last } = layout.visible();
    const page = 'area' in place ? place.area.page : place.range.startPage;
    if (page < first || page > last) layout.scrollToPage(page);
    record();
    const box = await options.findBox(place);
    if (!box || isSuperseded()) return;
    layout.reveal(page, box);
    const { y: top } = untransformPoint(layout.placeOf(page).matrix, box);
    options.onLanded({ page, top });
    record();
  };
  const act = (action: NamedAction): void => {
    const page = layout.currentPage();
    const pages = { NextPage: page + 1, PrevPage: page - 1, FirstPage: 0, LastPage: link.pageCount - 1 };
    if (action === 'GoBack') goBack();
    else if (action === 'GoForward') goForward();
    else void goToPage(pages[action], undefined).catch(() => undefined);
  };
  const goBack = (): void => {
    const place = history.back(layout.anchor());
    if (place) returnTo(place);
  };
  const goForward = (): void => {
    const place = history.forward(layout.anchor());
    if (place) returnTo(place);
  };

  return {
    get canGoBack() {
      return history.canGoBack;
    },
    get canGoForward() {
      return history.canGoForward;
    },
    goTo(target, { trail } = {}) {
      const jump =
        'page' in target
          ? goToPage(target.page, target.top === undefined ? undefined : { x: 0, y: target.top }, trail)
          : reveal(target, trail);
      jump.catch(() => undefined);
    },
    async follow(destination) {
      const action = namedActionOf(destination);
      if (action) {
        act(action);
        return;
      }
      journey += 1;
      const token = journey;
      const found = await resolveDestination({ pdf: await link.pdf(), boxOf: options.readBox }, destination);
      if (found && token === journey && !isClosed) await goToPage(found.page, found.point);
    },
    goBack,
    goForward,
    close() {
      isClosed = true;
      listening.abort();
    },
  };
}
