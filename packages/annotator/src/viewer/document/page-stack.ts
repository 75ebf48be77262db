import type { PDFPageProxy } from 'pdfjs-dist';
import { createLayout } from '../layout/layout';
import { boxSize } from '../layout/page-box';
import { createPageGeometry } from '../layout/page-geometry';
import { createIdlePages } from '../marks/idle-pages';
import { createLaterReferences } from '../marks/later-references';
import { createMarkPainter } from '../marks/mark-painter';
import { createPageDeck } from '../pages/page-deck';
import { createPageDrawing } from '../pages/page-drawing';
import { createPageFinisher } from '../pages/page-finisher';
import { createSight } from '../pages/sight';
import { pageBoxOf } from '../pdf/read-page';
import { createDocumentText } from '../text/document-text';
import { createFrameLoop } from './frame-loop';
import type { PageStack, PageStackOptions } from './page-stack-options';

/** Builds the sub-systems and joins them by the frame loop; nothing is shown before `start`. */
export function createPageStack(options: PageStackOptions): PageStack {
  const { pane, link } = options;
  const { ownerDocument: document } = pane.root;
  let isDestroyed = false;

  const geometry = createPageGeometry(link.pageCount, options.firstBox);
  const layout = createLayout(pane, geometry, options, () => loop.run('layout'));
  const sight = createSight(pane, layout);
  const getPage = async (page: number): Promise<PDFPageProxy> => {
    const proxy = await link.getPage(page);
    if (!isDestroyed) layout.setBox(page, pageBoxOf(proxy));
    return proxy;
  };
  const text = createDocumentText({
    document,
    pageCount: link.pageCount,
    getPage,
    onRead: (page) => loop.onRead(page),
    onGlyphs: () => loop.onGlyphs(),
    onMissed: () => loop.onMissed(),
    onSettled: () => loop.onReadSettled(),
  });
  const whenIdle = createIdlePages(document.defaultView, text.onDrawn);
  const deck = createPageDeck(pane.sheet, link.pageCount, layout, sight.lead, {
    onMount(view) {
      marks.paint(view);
      if (drawing.hasFailed(view.page)) view.showMessage(options.pageErrorText(view.page));
    },
    onUnmount(view) {
      drawing.release(view);
      marks.release(view);
      finisher.strip(view);
    },
  });
  const marks = createMarkPainter({
    ...options,
    runsOf: text.texts.peek,
    asides: text.asides,
    sizeOf: (page) => boxSize(geometry.boxOf(page)),
    views: deck.nearest,
    onMissing: text.read,
    onRefined: options.onFrame,
    window: document.defaultView,
  });
  const references = createLaterReferences({ ...options, document, layout, text, views: deck.nearest });
  const drawing = createPageDrawing({
    document,
    link,
    layout,
    geometry,
    deck,
    sight,
    getPage,
    timeLimit: options.pageTimeLimit,
    isRead: text.isRead,
    onStarted: (page) => loop.onDrawingStarted(page),
    onPainted(page) {
      loop.onDrawn(page);
      whenIdle.add(page);
    },
    onFailed(error) {
      deck.get(error.page)?.showMessage(options.pageErrorText(error.page));
      options.onPageError(error);
    },
    onReplaced: text.texts.forgetPending,
    onAlive: () => loop.touch(),
  });
  const finisher = createPageFinisher({
    document,
    texts: text.texts,
    measure: text.measure,
    getPage,
    isMounted: (view) => deck.get(view.page) === view,
    onFollow: options.onFollow,
    onText: marks.paint,
    references,
  });
  const loop = createFrameLoop({ ...options, layout, sight, deck, drawing, text, marks, finisher });

  return {
    geometry,
    layout,
    deck,
    text,
    marks,
    references,
    drawing,
    getPage,
    get isBusy() {
      return loop.isMoving || drawing.isDrawing;
    },
    hideAnnotations(pages) {
      drawing.hideAnnotations(pages);
      if (!isDestroyed) loop.run('content');
    },
    setRotation(rotation) {
      drawing.reset();
      finisher.turn(deck.nearest());
      layout.setRotation(rotation);
    },
    start(position) {
      if (!position) pane.scrollTo(0, 0);
      if (position) layout.restore(position);
      else loop.run('content');
    },
    onScroll: () => loop.run('scroll'),
    destroy() {
      isDestroyed = true;
      loop.destroy();
      finisher.stop();
      whenIdle.close();
      drawing.stop();
      marks.destroy();
      deck.clear();
      drawing.destroy();
      text.destroy();
      pane.setSheet(0, 0);
    },
  };
}
