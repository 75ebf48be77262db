import { startOf } from '@glossator/document-text';
import type { JumpOptions, JumpTarget, ViewPosition } from '../ports/document-viewer';
import type { FakeViewerState } from './fake-viewer-state';

/** Page units of a fake page from top to bottom. */
const PAGE_HEIGHT = 800;

/** The place in the document that a fake viewer shows. */
export function createFakeNavigation(viewer: FakeViewerState) {
  let top = 0;
  const position = () => {
    const { page, zoom: scale, rotation } = viewer.get();
    return { page, top, left: 0, scale, rotation };
  };
  const scrollToPage = (page: number, down = 0, isByHand = true) => {
    top = down;
    viewer.change({ page });
    viewer.emit('position', position());
    viewer.emit('scroll', { isByHand });
  };
  const isOpen = () => viewer.get().status === 'ready';
  return {
    /** A document is about to be shown at this place. */
    begin(place: { readonly top: number } | undefined) {
      top = place?.top ?? 0;
    },
    scrollToPage,
    position: () => (isOpen() ? position() : undefined),
    returnTo(to: ViewPosition): ViewPosition {
      const left = position();
      scrollToPage(to.page, to.top, false);
      viewer.emit('landed', undefined);
      return left;
    },
    goTo(target: JumpTarget, { trail }: JumpOptions): void {
      if (trail === undefined) viewer.emit('jumped', { left: position() });
      const place = 'range' in target ? { page: target.range.startPage, top: 0 } : target;
      const { page, top } =
        'area' in place ? { page: place.area.page, top: place.area.y * PAGE_HEIGHT } : place;
      scrollToPage(page, top, false);
      const at = 'range' in target && { at: startOf(target.range) };
      viewer.emit('landed', top === undefined ? undefined : { page, top, ...at });
    },
    placeAt: () => (isOpen() ? viewer.get().page + top / PAGE_HEIGHT : undefined),
    scrollToPlace: (place: number) => scrollToPage(Math.floor(place), (place % 1) * PAGE_HEIGHT, false),
  };
}
