import type { TextRange, PageBox } from '@glossator/document-text';
import type { DocumentSession, DocumentSessionOptions } from './document-session-options';
import { createSessionTextIndex } from './find/session-text-index';
import { createHighlightEditing } from './editing/highlight-editing';
import { createHighlightPointer } from './marks/highlight-pointer';
import { readOutline } from './pdf/outline';
import { pageBoxOf } from './text/text-store';
import { createPageStack } from './pages/page-stack';
import { createCarets } from './selecting/carets';
import { createTextSelection } from './selecting/text-selection';
import { createVoice } from './selecting/voice';
import { createPinchZoom } from './navigation/pinch-zoom';
import { createThumbnails } from './navigation/thumbnails';
import { createZoomGesture } from './navigation/zoom-gesture';
import { createColumnPlaces } from './navigation/column-places';
import { createViewNavigation } from './navigation/view-navigation';
import { createWheelZoom } from './layout/wheel-zoom';

/** Shows an open document in a pane and answers the reader. */
export function createDocumentSession(options: DocumentSessionOptions): DocumentSession {
  const { pane, link, emit } = options;
  let active: number | undefined;
  let hovered: number | undefined;
  let activeHit: TextRange | undefined;

  const stack = createPageStack({
    ...options,
    onChange() {
      options.onChange();
      selection.place();
      editing.place();
    },
    onFollow: (destination) => void navigation.follow(destination).catch(() => undefined),
    onPageError: (error) => emit('pageError', error),
    onRest: (position) => emit('position', position),
    onOpenHighlight: (id) => emit('highlightOpen', { id }),
    onOpenChange: (index) => emit('changeClick', { index }),
  });
  const { layout, marks, texts, deck, geometry, running } = stack;
  const carets = createCarets(layout, texts, running);
  const voice = createVoice(pane);
  const text = { pane, layout, texts, running, carets, voice, pageCount: link.pageCount };
  const selection = createTextSelection({
    ...text,
    deck,
    paint: marks.setSelection,
    activeHit: () => activeHit,
    onSelection: (selected) => emit('selection', selected),
    onCaretMode: (isOn) => emit('caretMode', isOn),
    onTextless: (page) => emit('textless', { page }),
  });
  const editing = createHighlightEditing({
    ...text,
    marks,
    labelOf: options.endLabel,
    isSelecting: () => selection.range !== undefined,
    onMoving: (isMoving) => emit('highlightMoving', isMoving),
    onMoved: (moved) => emit('highlightMoved', moved),
  });
  const showActive = (): void => marks.setActive(active, hovered);
  const pointer = createHighlightPointer(
    pane,
    layout,
    {
      highlightAt: marks.highlightAt,
      changeAt: marks.changeAt,
      boxOf: ({ range }, page) =>
        layout.toClient(page, stack.boxOn(page, range) ?? { x: 0, y: 0, width: 0, height: 0 }),
      isSelecting: () => selection.range !== undefined,
    },
    {
      onClick(hit, change) {
        if (!hit && change !== undefined) emit('changeClick', { index: change });
        else emit('highlightClick', hit);
      },
      onHover(id) {
        hovered = id;
        showActive();
        emit('highlightHover', id);
      },
    },
  );
  const gesture = createZoomGesture(pane, layout, geometry);
  const scaleNow = (): number => layout.scale;
  const wheel = createWheelZoom(pane, { scale: scaleNow, zoomTo: gesture.zoomTo });
  const pinch = createPinchZoom(pane, gesture, scaleNow);

  const navigation = createViewNavigation({
    pane,
    layout,
    link,
    readBox: async (page) => pageBoxOf(await stack.getPage(page)),
    async findBox(range) {
      await texts.load(range.startPage);
      return stack.boxOn(range.startPage, range);
    },
    onChange: options.onChange,
  });

  const thumbnails = createThumbnails({
    document: pane.root.ownerDocument,
    geometry,
    getPage: stack.getPage,
    drawnPage: (page) => deck.get(page)?.canvas,
    isMounted: (page) => deck.get(page) !== undefined,
    hidden: stack.hidden,
    isBusy: () => stack.isBusy,
    // Sooner than the pages': a thumbnail that hangs the worker must not be the end of a page that waits behind it.
    timeLimit: options.pageTimeLimit / 2,
    onTimeout: () => void stack.revive().catch(() => undefined),
  });

  stack.start(options.position);
  const textIndex = options.readsText
    ? createSessionTextIndex({
        ...options.text,
        link,
        element: pane.root,
        currentPage: layout.currentPage,
        isBusy: () => stack.isBusy,
        timeLimit: options.pageTimeLimit,
        revive: stack.revive,
        onReading: (reading) => emit('textRead', reading),
      })
    : undefined;

  return {
    get page() {
      return layout.currentPage();
    },
    get zoom() {
      return layout.zoom;
    },
    get scale() {
      return layout.scale;
    },
    get rotation() {
      return layout.rotation;
    },
    get position() {
      return layout.position();
    },
    get canGoBack() {
      return navigation.canGoBack;
    },
    get canGoForward() {
      return navigation.canGoForward;
    },
    goTo: navigation.goTo,
    goBack: navigation.goBack,
    goForward: navigation.goForward,
    setZoom: layout.setZoom,
    setRotation(rotation) {
      stack.setRotation(rotation);
      thumbnails.turn();
    },
    thumbnails,
    setHighlights: editing.setHighlights,
    hideAnnotations(pages) {
      stack.hideAnnotations(pages);
      thumbnails.turn();
    },
    setActiveHighlight(id, isEditable) {
      active = id;
      showActive();
      editing.setActive(isEditable ? id : undefined);
    },
    focusHighlight: stack.markButtons.focus,
    renameHighlights: stack.markButtons.describe,
    pressHighlightKey: editing.press,
    setSearchHits(hits, active) {
      activeHit = active === undefined ? undefined : hits.at(active);
      marks.setHits(hits, active);
    },
    setChangeMarks: marks.setChanges,
    places: createColumnPlaces({ pane, layout, geometry, texts }),
    textIndex,
    select(range) {
      navigation.goTo({ range });
      pane.root.focus({ preventScroll: true });
      selection.select(range);
    },
    clearSelection: selection.clear,
    setCaretMode: selection.setCaretMode,
    async outline() {
      // Pages far away are asked for their boxes without the layout's knowing: it would move with every one of them.
      const boxOf = async (page: number): Promise<PageBox> =>
        geometry.isKnown(page) ? geometry.boxOf(page) : pageBoxOf(await link.getPage(page));
      return link.ask((pdf) => readOutline({ pdf, boxOf }));
    },
    onScroll(isByHand) {
      stack.onScroll();
      pointer.refresh();
      emit('scroll', { isByHand });
    },
    onResize: layout.refit,
    close() {
      textIndex?.close();
      navigation.close();
      thumbnails.close();
      wheel.destroy();
      pinch.destroy();
      editing.destroy();
      selection.destroy();
      voice.destroy();
      pointer.destroy();
      stack.close();
    },
  };
}
