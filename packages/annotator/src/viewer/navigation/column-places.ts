import type { PageHeights } from '../../core/ports/viewer-marks';
import type { Layout } from '../layout/layout';
import type { PageGeometry } from '../layout/page-geometry';
import { transformPoint } from '../layout/page-matrix';
import type { ScrollPane } from '../layout/scroll-pane';
import type { TextStore } from '../text/text-store';

/** Places in the column of pages as one number each: 12.25 is a quarter down the thirteenth page. Zoom does not change them. */
export interface ColumnPlaces {
  /** What stands at a height of the window, 0 being its top and 1 its bottom; a gap belongs to the page above it, that over the first page to it. */
  at(height: number): number;
  scrollTo(place: number, height: number): void;
  /** Reads how far down their page its elements begin. */
  heightsOn(page: number): Promise<PageHeights>;
}

/** What the places are places of. */
export interface ColumnPlacesOptions {
  readonly pane: ScrollPane;
  readonly layout: Pick<Layout, 'placeOf'>;
  readonly geometry: PageGeometry;
  readonly texts: Pick<TextStore, 'load'>;
}

/** The places of an open document. */
export function createColumnPlaces({ pane, layout, geometry, texts }: ColumnPlacesOptions): ColumnPlaces {
  return {
    at(height) {
      const y = pane.top + height * pane.height;
      const page = geometry.pageAt(y);
      const share = (y - geometry.topOf(page)) / geometry.heightOf(page);
      return page + (page === 0 ? Math.min(share, 1) : Math.min(Math.max(share, 0), 1));
    },
    scrollTo(place, height) {
      const page = Math.min(Math.max(Math.floor(place), 0), geometry.count - 1);
      const y = geometry.topOf(page) + (place - page) * geometry.heightOf(page);
      pane.scrollTo(pane.left, y - height * pane.height);
    },
    async heightsOn(page) {
      const { text, shapes } = await texts.load(page);
      const { matrix, height } = layout.placeOf(page);
      return { text, tops: Float64Array.from(shapes, (shape) => transformPoint(matrix, shape).y / height) };
    },
  };
}
