import { findRanges } from '@glossator/document-text';
import {
  createDocumentViewer,
  type PdfDocumentViewer,
  type ViewerHighlight,
} from '@glossator/annotator/viewer';
import type { LawHighlight } from '../law/law-highlights';
import { PAGE_WIDTH } from '../page/viewer-adapter';
import { startHarness } from '../page/page-harness';

/** The port's scale 2 is 100 %. */
const FULL_SIZE = 2;
/** Every added highlight has a color of its own, so that its path can be distinguished. */
const colorOfAdded = (id: number): string => `#2b8a${(id % 256).toString(16).padStart(2, '0')}`;

const container = document.createElement('div');
container.style.cssText = 'position:absolute;inset:0;background:#777';
document.body.append(container);
const viewer = createDocumentViewer({ container, assetsUrl: 'glossator-assets/', label: 'Law' });
let scale = 1;
let shown: readonly ViewerHighlight[] = [];
const added = new Set<string>();

const pageElement = (page: number): HTMLElement | undefined =>
  container.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? undefined;
const asHighlight = ({ id, range }: LawHighlight): ViewerHighlight => ({ id, range, color: 'COLOR_3' });

type TextIndex = NonNullable<PdfDocumentViewer['textIndex']>;

/** Waits until the text of all pages has been read, which the viewer does in the background, faster during a search. */
async function textIndex(): Promise<TextIndex> {
  const index = viewer.textIndex;
  if (!index) throw new Error('No document is open');
  if (index.reading.status === 'complete') return index;
  const slowDown = index.hurry();
  await new Promise<void>((resolve) => {
    const stop = viewer.on('textRead', ({ status }) => {
      if (status !== 'complete') return;
      stop();
      resolve();
    });
  });
  slowDown();
  return index;
}

/** Computed styles have colors in a notation of their own. */
function isFilledWith(path: SVGPathElement, color: string): boolean {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return path.style.fill === `rgb(${channels.join(', ')})`;
}

startHarness({
  open(law) {
    scale = law.scale;
    shown = law.highlights.map(asHighlight);
    viewer.setZoom(FULL_SIZE * scale);
    viewer.setHighlights(shown);
    void viewer.open({ url: law.url });
  },
  pageCount: () => viewer.state.pageCount,
  scroller: () => viewer.element,
  pageElement,
  pageOf(element) {
    const page = element.closest<HTMLElement>('[data-page]')?.dataset['page'];
    return page === undefined ? undefined : Number(page);
  },
  isPainted(page) {
    // A page's canvas is put in when it is drawn to its end; until then an older one is stretched.
    const canvas = pageElement(page)?.querySelector('canvas');
    return canvas ? Math.abs(canvas.width - PAGE_WIDTH * scale) < 8 : false;
  },
  hasText: (page) => pageElement(page)?.querySelector('[data-element]') != null,
  goTo: (page) => viewer.goTo({ page }),
  setScale(next) {
    scale = next;
    viewer.setZoom(FULL_SIZE * next);
  },
  highlights: {
    add(highlight) {
      const color = colorOfAdded(highlight.id);
      added.add(color);
      shown = [...shown, { ...asHighlight(highlight), color }];
      viewer.setHighlights(shown);
    },
    isShown({ id, page }) {
      const color = colorOfAdded(id);
      const paths =
        pageElement(page)?.querySelectorAll<SVGPathElement>('[data-layer="highlights"] path') ?? [];
      return [...paths].some(
        (path) => (!added.has(color) || isFilledWith(path, color)) && path.getBoundingClientRect().width > 0,
      );
    },
  },
  async find(query) {
    const { pages } = await textIndex();
    const hits = findRanges(pages, query);
    viewer.setSearchHits(hits, 0);
    return hits.length;
  },
});
