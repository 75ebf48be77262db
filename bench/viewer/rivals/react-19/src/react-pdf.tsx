// react-pdf with @tanstack/react-virtual: the pages in sight are mounted, with their text and annotation layers.
import { memo, useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
// The version that react-pdf comes with, not the stock viewer's.
import workerSrc from '../node_modules/react-pdf/node_modules/pdfjs-dist/build/pdf.worker.min.mjs?url';
import { startHarness } from '../../../page/page-harness';
import { PAGE_WIDTH } from '../../../page/viewer-adapter';

const PAGE_HEIGHT = 1056;
const GAP = 10;
const PIXELS_PER_POINT = 96 / 72;

pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
const root = document.createElement('div');
root.style.cssText = 'position:absolute;inset:0';
document.body.append(root);
/** The scale at which each page was drawn to its end. */
const painted = new Map<number, number>();
const withText = new Set<number>();
let pageCount = 0;
let scaleNow = 1;
let scroller = root;
let goTo: (page: number) => void = () => undefined;
let setScale: (scale: number) => void = () => undefined;

const OnePage = memo(function OnePage({ page, scale }: { page: number; scale: number }): ReactNode {
  return (
    <Page
      pageNumber={page + 1}
      scale={scale * PIXELS_PER_POINT}
      onRenderSuccess={() => painted.set(page, scale)}
      onRenderTextLayerSuccess={() => withText.add(page)}
    />
  );
});

interface ColumnProps {
  readonly count: number;
  readonly scale: number;
  readonly parent: RefObject<HTMLDivElement | null>;
}

function Column({ count, scale, parent }: ColumnProps): ReactNode {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => parent.current,
    estimateSize: () => PAGE_HEIGHT * scale + GAP,
  });
  const before = useRef(scale);
  if (before.current !== scale) {
    before.current = scale;
    queueMicrotask(() => virtualizer.measure());
  }
  goTo = (page) => virtualizer.scrollToIndex(page, { align: 'start' });
  return (
    <div style={{ height: virtualizer.getTotalSize(), position: 'relative', width: '100%' }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          data-page={index}
          style={{
            position: 'absolute',
            top: 0,
            left: '50%',
            marginLeft: (-PAGE_WIDTH / 2) * scale,
            width: PAGE_WIDTH * scale,
            transform: `translateY(${start}px)`,
          }}
        >
          <OnePage page={index} scale={scale} />
        </div>
      ))}
    </div>
  );
}

function Viewer({ url }: { url: string }): ReactNode {
  const [count, setCount] = useState(0);
  const [scale, setScaleState] = useState(scaleNow);
  const parent = useRef<HTMLDivElement>(null);
  const keepParent = useCallback((element: HTMLDivElement | null) => {
    parent.current = element;
    if (element) scroller = element;
  }, []);
  setScale = (next) => flushSync(() => setScaleState(next));
  return (
    <div ref={keepParent} style={{ position: 'absolute', inset: 0, overflow: 'auto', background: '#777' }}>
      <Document
        file={url}
        onLoadSuccess={({ numPages }) => {
          pageCount = numPages;
          setCount(numPages);
        }}
      >
        {count > 0 && <Column count={count} scale={scale} parent={parent} />}
      </Document>
    </div>
  );
}

const pageElement = (page: number): HTMLElement | undefined =>
  root.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? undefined;

startHarness({
  open({ url, scale }) {
    scaleNow = scale;
    createRoot(root).render(<Viewer url={url} />);
  },
  pageCount: () => pageCount,
  scroller: () => scroller,
  pageElement,
  pageOf(element) {
    const page = element.closest('[data-page]')?.getAttribute('data-page');
    return page == null ? undefined : Number(page);
  },
  isPainted(page) {
    const canvas = pageElement(page)?.querySelector('canvas');
    if (!canvas || painted.get(page) !== scaleNow || canvas.style.visibility === 'hidden') return false;
    return Math.abs(canvas.width - PAGE_WIDTH * scaleNow) < 8;
  },
  hasText: (page) =>
    withText.has(page) &&
    pageElement(page)?.querySelector('.react-pdf__Page__textContent .endOfContent') != null,
  goTo: (page) => goTo(page),
  setScale(next) {
    scaleNow = next;
    setScale(next);
  },
});
