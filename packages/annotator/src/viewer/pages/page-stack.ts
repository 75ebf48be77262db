import type { PDFPageProxy } from 'pdfjs-dist';
import { createLayout } from '../layout/layout';
import { createChangeButtons } from '../marks/change-buttons';
import { createMarkButtons } from '../marks/mark-buttons';
import { createMarkPainter } from '../marks/mark-painter';
import { isFlying, isWorthDrawing, leadOf } from './drawing-order';
import { createFrameTurns } from './frame-turns';
import { createHiddenAnnotations } from './hidden-annotations';
import { createPageDeck } from './page-deck';
import { createPageDetail } from './page-detail';
import { createPageFailures } from './page-failures';
import { createPageFinisher } from './page-finisher';
import type { PageStack, PageStackOptions } from './page-stack-options';
import { createPageReader } from './page-reader';
import { createPageGeometry } from '../layout/page-geometry';
import { createPagePainter } from './page-painter';
import type { PageView } from './page-view';
import { createRunningText } from '../text/running-text';
import { createScrollSpeed } from '../layout/scroll-speed';
import { createSettleTimer, later } from '../layout/settle-timer';
import { createTextMeasure } from '../text/text-measure';
import { createTextStore, pageBoxOf } from '../text/text-store';
import { boundsOfBoxes } from '../text/box-bounds';

/** Milliseconds without movement after which pages are finished and the place is worth keeping. */
const REST = 120;
/** CSS pixels of a page from which on only what is in sight is drawn: a page at 280 %. */
const MOST_AHEAD = 7_000_000;
/** Pages whose text and character places are kept. */
const KEPT_TEXTS = 48;

/** Builds the stack; nothing is shown before `start`. */
export function createPageStack(options: PageStackOptions): PageStack {
  const { pane, link } = options;
  const { ownerDocument: document } = pane.root;
  const geometry = createPageGeometry(link.pageCount, options.firstBox);
  const measure = createTextMeasure(document);
  const speed = createScrollSpeed();
  const hidden = createHiddenAnnotations(link.pdf);
  const turns = createFrameTurns(document.defaultView ?? globalThis);
  let isClosed = false;

  const isInSight = (page: number): boolean => {
    const { first, last } = layout.visible();
    return page >= first && page <= last;
  };
  const inSight = (): PageView[] => deck.nearest().filter(({ page }) => isInSight(page));
  const getPage = async (page: number): Promise<PDFPageProxy> => {
    const proxy = await link.getPage(page);
    if (!isClosed) layout.setBox(page, pageBoxOf(proxy));
    return proxy;
  };
  const layout = createLayout(pane, geometry, options, () => {
    deck.place();
    refresh();
  });
  const texts = createTextStore(getPage, measure, KEPT_TEXTS);
  const lead = (): number => leadOf(speed.rate());
  const deck = createPageDeck(pane.sheet, link.pageCount, layout, lead, {
    onMount(view) {
      marks.paint(view);
      if (failures.has(view.page)) view.showMessage(options.pageErrorText(view.page));
    },
    onUnmount(view) {
      painter.release(view);
      view.showDetail(undefined);
      if (view.text) markButtons.release(view.text);
      if (view.text) changeButtons.release(view.text);
      finisher.strip(view);
    },
  });
  const isMounted = (view: PageView): boolean => deck.get(view.page) === view;
  const repaint = (page: number): void => {
    const view = deck.get(page);
    if (view && !isClosed) marks.paint(view);
  };
  const running = createRunningText(texts, link.pageCount);
  const reader = createPageReader(
    texts,
    (page) => {
      repaint(page);
      finishIfCalm(page);
    },
    () => {
      if (!isClosed) painter.sync();
    },
  );
  const markButtons = createMarkButtons({
    pane,
    describe: options.describeHighlight,
    onOpen: options.onOpenHighlight,
  });
  const changeButtons = createChangeButtons({
    pane,
    describe: options.describeChange,
    onOpen: options.onOpenChange,
  });
  const marks = createMarkPainter({
    buttons: markButtons,
    changeButtons,
    runsOf: texts.peek,
    running,
    views: deck.nearest,
    onMissing: reader.read,
    onRefined: options.onChange,
    window: document.defaultView,
  });
  const failures = createPageFailures(link, {
    onFailed(error) {
      deck.get(error.page)?.showMessage(options.pageErrorText(error.page));
      options.onPageError(error);
    },
    onReplaced() {
      texts.forgetPending();
      return isClosed ? [] : painter.restart();
    },
    onAlive() {
      if (isClosed) return;
      painter.sync();
      rest.touch();
    },
  });
  /** Pages out of sight wait until those in sight have their text, and are not worth it where they are huge. */
  const isCrowded = (page: number): boolean => {
    const { width, height } = deck.get(page)?.size ?? { width: 0, height: 0 };
    const isDone = ({ page: seen }: PageView): boolean => failures.has(seen) || reader.isRead(seen);
    return width * height >= MOST_AHEAD || !inSight().every(isDone);
  };
  const painter = createPagePainter({
    document,
    turns,
    deck,
    getPage,
    rotationOf: geometry.rotationOf,
    hidden,
    scale: () => layout.scale,
    isAllowed: (page) => !failures.has(page) && !failures.isReviving,
    isWorthwhile: (page) => isWorthDrawing(page, layout.visible(), lead(), isCrowded),
    timeLimit: options.pageTimeLimit,
    after: later,
    // Asked for before the worker turns to other pages, which may keep it for seconds.
    onStarted(page) {
      if (lead() === 0 && isInSight(page) && !reader.isRead(page)) reader.read(page);
    },
    onPainted(page) {
      const view = deck.get(page);
      if (view && !marks.paint(view) && !isFlying(speed.rate())) reader.read(page);
      finishIfCalm(page);
    },
    onFailed: failures.add,
  });
  const finisher = createPageFinisher({
    document,
    texts,
    measure,
    getPage,
    isMounted,
    onFollow: options.onFollow,
    onText: marks.paint,
  });
  const detail = createPageDetail({
    document,
    turns,
    getPage,
    rotationOf: geometry.rotationOf,
    seenOf: ({ page }) => layout.seenOf(page),
    isMounted,
    hidden,
  });
  const rest = createSettleTimer(REST, () => {
    speed.stopped();
    deck.sync();
    painter.sync();
    for (const { page } of inSight()) reader.read(page);
    // Pages that flew by have not got their marks yet.
    for (const view of deck.nearest()) if (!marks.paint(view)) reader.read(view.page);
    finish();
    painter.trim();
    void detail.sharpen(inSight());
    void running.catchUp().then((pages) => pages.forEach(repaint));
    options.onRest(layout.position());
  });
  const finish = (): void => void finisher.finish(inSight().filter(({ page }) => reader.isRead(page)));
  /** Who reads on or has jumped here wants to select at once; who rushes by does not. */
  const finishIfCalm = (page: number): void => {
    if (lead() === 0 && isInSight(page)) finish();
  };
  function refresh(): void {
    finisher.stop();
    detail.stop();
    deck.sync();
    painter.sync();
    rest.touch();
    options.onChange();
  }

  return {
    geometry,
    layout,
    deck,
    texts,
    running,
    marks,
    markButtons,
    boxOn(page, range) {
      const runs = texts.peek(page);
      return runs && boundsOfBoxes(running.boxesOf(range, runs), layout.placeOf(page).matrix);
    },
    getPage,
    get isBusy() {
      return rest.isPending || painter.isDrawing;
    },
    revive: failures.revive,
    hidden,
    hideAnnotations(pages) {
      hidden.set(pages);
      if (!isClosed) refresh();
    },
    setRotation(rotation) {
      painter.reset();
      for (const view of deck.nearest()) view.setLinks(undefined);
      layout.setRotation(rotation);
    },
    start(position) {
      if (position) layout.restore(position);
      else {
        pane.scrollTo(0, 0);
        refresh();
      }
    },
    onScroll() {
      speed.moved(pane.top, pane.height);
      refresh();
    },
    close() {
      isClosed = true;
      rest.stop();
      detail.stop();
      finisher.stop();
      painter.close();
      turns.close();
      marks.close();
      deck.clear();
      painter.dispose();
      texts.clear();
      pane.setSheet(0, 0);
    },
  };
}
