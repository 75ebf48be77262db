import type { PageBox } from '@glossator/document-text';
import type { OutlineEntry } from '../../core/ports/document-viewer';
import { createSessionTextIndex } from '../find/session-text-index';
import { shownArea } from '../layout/area-box';
import { boxSize, shownSize } from '../layout/page-box';
import type { PageGeometry } from '../layout/page-geometry';
import { createColumnPlaces } from '../navigation/column-places';
import { createLaterPictures } from '../navigation/later-pictures';
import { createViewNavigation } from '../navigation/view-navigation';
import { readOutline } from '../pdf/outline';
import type { PdfLink } from '../pdf/pdf-link';
import { pageBoxOf } from '../pdf/read-page';
import type { DocumentSession, DocumentSessionOptions } from './document-session-options';
import { createPageStack } from './page-stack';
import { createSessionTools } from './session-tools';

/** Shows an open document in a pane and answers the reader. */
export function createDocumentSession(options: DocumentSessionOptions): DocumentSession {
  const { pane, link, emit } = options;
  const stack = createPageStack({
    ...options,
    onFrame() {
      options.onChange();
      tools.place();
    },
    onFollow: (destination) => void navigation.follow(destination).catch(() => undefined),
    onDrawn(page) {
      tools.begin();
      emit('drawn', { page });
    },
    onPageError: (error) => emit('pageError', error),
    onReferencesFailed: (error) => options.text.log?.warn('References could not be shown', error),
    onRest: (position) => emit('position', { ...position, room: layout.room() }),
    onOpenHighlight: (id) => emit('highlightOpen', { id }),
    onOpenChange: (index) => emit('changeClick', { index }),
  });
  const { layout, geometry, deck, drawing, text } = stack;
  const tools = createSessionTools(options, stack);
  const navigation = createViewNavigation({
    pane,
    layout,
    link,
    readBox: async (page) => pageBoxOf(await stack.getPage(page)),
    async findBox(place) {
      if ('area' in place) {
        const { area } = place;
        const box = pageBoxOf(await stack.getPage(area.page));
        return shownArea(area, boxSize(box), layout.placeOf(area.page).matrix);
      }
      const { range } = place;
      await text.texts.load(range.startPage);
      return text.boxOn(range.startPage, range, layout.placeOf(range.startPage).matrix);
    },
    onChange: options.onChange,
    onLanded: (place) => emit('landed', place),
    onJumped: (left) => emit('jumped', { left }),
    onStep: (direction) => emit('stepWanted', direction),
  });
  const pictures = {
    document: pane.root.ownerDocument,
    geometry,
    getPage: stack.getPage,
    isMounted: (page: number) => deck.get(page) !== undefined,
    hidden: drawing.hidden,
    isBusy: () => stack.isBusy,
    // Sooner than the pages': a thumbnail that hangs the worker must not be the end of a page that waits behind it.
    timeLimit: options.pageTimeLimit / 2,
    onTimeout: () => void drawing.revive().catch(() => undefined),
  };
  const thumbnails = createLaterPictures(async () => {
    const { createThumbnails } = await import('../navigation/thumbnails');
    return createThumbnails({ ...pictures, drawnPage: (page) => deck.get(page)?.canvas });
  });
  const excerpts = createLaterPictures(async () => {
    const { createAreaExcerpts } = await import('../navigation/area-excerpts');
    return createAreaExcerpts(pictures);
  });
  const turnThumbnails = (): void => thumbnails.with((made) => made.turn());

  stack.start(options.position);
  tools.begin();
  const textIndex = options.readsText
    ? createSessionTextIndex({
        ...options.text,
        link,
        element: pane.root,
        currentPage: layout.currentPage,
        isBusy: () => stack.isBusy,
        timeLimit: options.pageTimeLimit,
        revive: drawing.revive,
        onReading: (reading) => emit('textRead', reading),
      })
    : undefined;

  return {
    layout,
    navigation,
    thumbnails: {
      shapeOf: (page) => shownSize(geometry.boxOf(page), geometry.rotationOf(page)),
      show: thumbnails.show,
    },
    excerpts,
    places: createColumnPlaces({ pane, layout, geometry, texts: text.texts }),
    textIndex,
    references: stack.references,
    marks: stack.marks,
    tools,
    setRotation(rotation) {
      stack.setRotation(rotation);
      turnThumbnails();
    },
    hideAnnotations(pages) {
      stack.hideAnnotations(pages);
      turnThumbnails();
    },
    select(range) {
      navigation.goTo({ range });
      pane.root.focus({ preventScroll: true });
      tools.selection.select(range);
    },
    outline: () => outlineOf(link, geometry),
    onScroll(isByHand) {
      stack.onScroll();
      tools.onScroll();
      emit('scroll', { isByHand });
    },
    onResize: layout.refit,
    destroy() {
      textIndex?.close();
      navigation.close();
      thumbnails.close();
      excerpts.close();
      tools.destroy();
      stack.destroy();
    },
  };
}

/** The outline of a document. The boxes of pages far away are read without the layout's knowing: it would move with every one of them. */
function outlineOf(link: PdfLink, geometry: PageGeometry): Promise<readonly OutlineEntry[]> {
  const boxOf = async (page: number): Promise<PageBox> =>
    geometry.isKnown(page) ? geometry.boxOf(page) : pageBoxOf(await link.getPage(page));
  return link.request((pdf) => readOutline({ pdf, boxOf }));
}
