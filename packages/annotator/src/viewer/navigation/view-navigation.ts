import { startOf, type PageBox, type Point } from '@glossator/document-text';
import type { Box, JumpOptions, JumpTarget, ViewPosition } from '../../core/ports/document-viewer';
import type { LandedPlace } from '../../core/ports/reading-place';
import type { PagePoint } from '../layout/column-map';
import type { Layout } from '../layout/layout';
import { untransformPoint } from '../layout/page-matrix';
import type { ScrollPane } from '../layout/scroll-pane';
import { namedActionOf, resolveDestination, type NamedAction } from '../pdf/destination';
import type { PdfLink } from '../pdf/pdf-link';

/** Every jump to another place of the open document. */
export interface ViewNavigation {
  goTo(target: JumpTarget, options?: JumpOptions): void;
  /** Follows what a link of the document points to (as pdf.js gives it); nothing happens where it points nowhere. */
  follow(destination: unknown): Promise<void>;
  /** Shows a place again, and answers the one that is left for it. */
  returnTo(position: ViewPosition): ViewPosition;
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
  /** The page may be another one. */
  readonly onChange: () => void;
  /** A jump has led away from here; those of one trail that follow each other with nothing between are one jump. */
  readonly onJumped: (left: ViewPosition) => void;
  /** A link leads to where the reader was before, or forward again. */
  readonly onStep: (direction: 'back' | 'forward') => void;
  /** A jump is over: the place that it was to, where it was to one. */
  readonly onLanded: (place: LandedPlace | undefined) => void;
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
  const listening = new AbortController();
  // A later jump supersedes an earlier one that is still waiting for its page, and so does the reader's own hand.
  let journey = 0;
  let currentTrail: JumpOptions['trail'];
  let isClosed = false;

  for (const name of BY_HAND)
    pane.root.addEventListener(
      name,
      () => {
        journey += 1;
        currentTrail = undefined;
      },
      { passive: true, capture: true, signal: listening.signal },
    );

  const isElsewhere = (a: PagePoint, b: PagePoint): boolean =>
    a.page !== b.page || Math.hypot(a.point.x - b.point.x, a.point.y - b.point.y) > SHORTEST_JUMP;

  /** Begins a jump; `record` is called after each move of it and writes the entry as soon as one has led elsewhere. */
  const begin = (trail: JumpOptions['trail']) => {
    journey += 1;
    const token = journey;
    const left = layout.anchor();
    const position = layout.standpoint();
    let isWritten = trail === 'step';
    if (isWritten) currentTrail = undefined;
    return {
      isSuperseded: () => token !== journey || isClosed,
      record() {
        if (isWritten || !isElsewhere(left, layout.anchor())) return;
        isWritten = true;
        const isContinued = trail !== undefined && trail === currentTrail;
        currentTrail = trail;
        if (!isContinued) options.onJumped(position);
      },
    };
  };

  const goToPage = async (page: number, point: Point | undefined, trail?: JumpOptions['trail']) => {
    const { record, isSuperseded } = begin(trail);
    const inside = Math.min(Math.max(Math.trunc(page) || 0, 0), link.pageCount - 1);
    const isGuess = !layout.isKnown(inside);
    layout.scrollToPage(inside, point);
    record();
    options.onLanded(point && { page: inside, top: point.y });
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
    record();
    options.onLanded({ page, top, ...('range' in place && { at: startOf(place.range) }) });
  };
  const act = (action: NamedAction): void => {
    const page = layout.currentPage();
    const pages = { NextPage: page + 1, PrevPage: page - 1, FirstPage: 0, LastPage: link.pageCount - 1 };
    if (action === 'GoBack') options.onStep('back');
    else if (action === 'GoForward') options.onStep('forward');
    else void goToPage(pages[action], undefined).catch(() => undefined);
  };

  return {
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
    returnTo(position) {
      journey += 1;
      currentTrail = undefined;
      const left = layout.standpoint();
      layout.returnTo(position);
      options.onLanded(undefined);
      options.onChange();
      return left;
    },
    close() {
      isClosed = true;
      listening.abort();
    },
  };
}
