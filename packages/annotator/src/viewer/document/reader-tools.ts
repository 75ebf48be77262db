import type { TextRange } from '@glossator/document-text';
import { createAreaMode } from '../editing/area-mode';
import { createLaterEditing } from '../editing/later-editing';
import { shownArea } from '../layout/area-box';
import { boxSize } from '../layout/page-box';
import { createHighlightPointer } from '../marks/highlight-pointer';
import { createZoomGesture } from '../navigation/zoom-gesture';
import { addZoomTools } from '../navigation/zoom-tools';
import { createGestureArbiter } from '../pointer/gesture-arbiter';
import { createCarets } from '../selecting/carets';
import { createTextSelection } from '../selecting/text-selection';
import { createLiveRegion } from '../selecting/live-region';
import type { DocumentSessionOptions, ReaderTools } from './document-session-options';
import type { PageStack } from './page-stack-options';

/** Makes the tools of an open document. */
export function createReaderTools(options: DocumentSessionOptions, stack: PageStack): ReaderTools {
  const { pane, emit } = options;
  const { log } = options.text;
  const { layout, marks, deck, geometry } = stack;
  const { texts, asides } = stack.text;
  let active: number | undefined;
  let hovered: number | undefined;
  let activeHit: TextRange | undefined;

  const carets = createCarets(layout, texts, asides);
  const liveRegion = createLiveRegion(pane);
  const text = { pane, layout, texts, asides, carets, liveRegion, pageCount: options.link.pageCount };
  const isSelecting = (): boolean => selection.range !== undefined;
  const arbiter = createGestureArbiter(pane, isSelecting);
  const selection = createTextSelection({
    ...text,
    arbiter,
    deck,
    paint: marks.setSelection,
    activeHit: () => activeHit,
    onSelection: (selected) => emit('selection', selected),
    onCaretMode: (isOn) => emit('caretMode', isOn),
    onTextless: (page) => emit('textless', { page }),
  });
  const editing = createLaterEditing({
    marks,
    async load() {
      const { createHighlightEditing } = await import('../editing/highlight-editing');
      return createHighlightEditing({
        ...text,
        marks,
        labelOf: options.endLabel,
        isSelecting,
        onMoving: (isMoving) => emit('highlightMoving', isMoving),
        onMoved: (moved) => emit('highlightMoved', moved),
      });
    },
    onFailed: (error) => log?.warn('Moving the ends of highlights could not be loaded', error),
  });
  const areas = createAreaMode({
    async load() {
      const { createAreaTool } = await import('../editing/area-tool');
      return (on) => createAreaTool({ pane, layout, geometry, labelOf: options.areaLabel, ...on });
    },
    onMode: (isOn) => emit('areaMode', isOn),
    onDrawn: (area) => emit('areaDrawn', area),
    onFailed: (error) => log?.warn('The tool for areas could not be loaded', error),
  });
  const showActive = (): void => marks.setActive(active, hovered);
  const pointer = createHighlightPointer(
    pane,
    arbiter,
    layout,
    {
      highlightAt: marks.highlightAt,
      changeAt: marks.changeAt,
      pointAtReference: stack.references.pointAt,
      followReference: stack.references.follow,
      boxOf({ range, area }, page) {
        const { matrix } = layout.placeOf(page);
        const box = area
          ? shownArea(area, boxSize(geometry.boxOf(page)), matrix)
          : stack.text.boxOn(page, range, matrix);
        return layout.toClient(page, box ?? { x: 0, y: 0, width: 0, height: 0 });
      },
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
  addZoomTools(arbiter, createZoomGesture(pane, layout, geometry), () => layout.scale);

  return {
    selection,
    areas,
    editing,
    setActiveHighlight(id, isEditable) {
      active = id;
      showActive();
      editing.setActive(isEditable ? id : undefined);
    },
    setSearchHits(hits, activeIndex) {
      activeHit = activeIndex === undefined ? undefined : hits.at(activeIndex);
      marks.setHits(hits, activeIndex);
    },
    place() {
      selection.place();
      editing.place();
      areas.place();
    },
    onScroll: pointer.refresh,
    destroy() {
      for (const tool of [areas, arbiter, editing, selection, liveRegion, pointer]) tool.destroy();
    },
  };
}
