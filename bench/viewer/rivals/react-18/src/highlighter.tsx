// react-pdf-highlighter-extended (React 18, pdfjs-dist 4.10), used as its README shows but for its PdfLoader: in 8.1.0 that stays
// at "Loading 100%" for ever when the last progress event comes after the document, as with the law of 1,500 pages.
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import {
  PdfHighlighter,
  TextHighlight,
  useHighlightContainerContext,
  type Highlight,
  type PdfHighlighterUtils,
  type Scaled,
} from 'react-pdf-highlighter-extended';
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { LawBox, LawHighlight } from '../../../law/law-highlights';
import { startHarness } from '../../../page/page-harness';

const FINISHED = 3;
const PAGE = { width: 612, height: 792 };

GlobalWorkerOptions.workerSrc = workerSrc;
const root = document.createElement('div');
root.style.cssText = 'position:absolute;inset:0';
document.body.append(root);
let utilities: PdfHighlighterUtils | undefined;
let pageCount = 0;
let add: (highlight: LawHighlight) => void = () => undefined;
let setScale: (scale: number) => void = () => undefined;

const nameOf = ({ id }: LawHighlight): string => `highlight-${id}`;
const scaled = ([x, y, width, height]: LawBox, page: number): Scaled => ({
  x1: x,
  y1: y,
  x2: x + width,
  y2: y + height,
  ...PAGE,
  pageNumber: page + 1,
});

function asHighlight(highlight: LawHighlight): Highlight {
  const rects = highlight.boxes.map((box) => scaled(box, highlight.page));
  const boundingRect = {
    ...scaled([0, 0, 0, 0], highlight.page),
    x1: Math.min(...rects.map(({ x1 }) => x1)),
    y1: Math.min(...rects.map(({ y1 }) => y1)),
    x2: Math.max(...rects.map(({ x2 }) => x2)),
    y2: Math.max(...rects.map(({ y2 }) => y2)),
  };
  const content = { text: highlight.text };
  return { id: nameOf(highlight), type: 'text', content, position: { boundingRect, rects } };
}

function OneHighlight(): ReactNode {
  const { highlight, isScrolledTo } = useHighlightContainerContext();
  return (
    <div data-highlight={highlight.id}>
      <TextHighlight isScrolledTo={isScrolledTo} highlight={highlight} />
    </div>
  );
}

interface ViewerProps {
  readonly pdf: PDFDocumentProxy;
  readonly initialScale: number;
  readonly initial: readonly Highlight[];
}

function Viewer({ pdf, initialScale, initial }: ViewerProps): ReactNode {
  const [highlights, setHighlights] = useState([...initial]);
  const [scale, setScaleState] = useState(initialScale);
  add = (highlight) => setHighlights((before) => [...before, asHighlight(highlight)]);
  setScale = setScaleState;
  return (
    <PdfHighlighter
      pdfDocument={pdf}
      pdfScaleValue={scale}
      highlights={highlights}
      enableAreaSelection={(event) => event.altKey}
      utilsRef={(made) => {
        utilities = made;
      }}
      style={{ height: '100%' }}
    >
      <OneHighlight />
    </PdfHighlighter>
  );
}

interface StockPageView {
  readonly div: HTMLElement;
  readonly renderingState: number;
  readonly canvas?: HTMLCanvasElement | null;
  readonly textLayer?: { readonly div: HTMLElement } | null;
}

const viewer = () => utilities?.getViewer() || undefined;
const pageView = (page: number): StockPageView | undefined =>
  viewer()?.getPageView(page) as StockPageView | undefined;

startHarness({
  open({ url, scale, highlights }) {
    const initial = highlights.map(asHighlight);
    void getDocument({ url }).promise.then((pdf) => {
      pageCount = pdf.numPages;
      createRoot(root).render(<Viewer pdf={pdf} initialScale={scale} initial={initial} />);
    });
  },
  pageCount: () => pageCount,
  scroller: () => root.querySelector<HTMLElement>('.PdfHighlighter') ?? root,
  pageElement: (page) => pageView(page)?.div,
  pageOf(element) {
    const number = element.closest('.page')?.getAttribute('data-page-number');
    return number == null ? undefined : Number(number) - 1;
  },
  isPainted(page) {
    const view = pageView(page);
    return view?.renderingState === FINISHED && view.canvas != null && !view.canvas.hidden;
  },
  hasText: (page) => pageView(page)?.textLayer?.div.querySelector('.endOfContent') != null,
  goTo: (page) => viewer()?.scrollPageIntoView({ pageNumber: page + 1 }),
  setScale(scale) {
    const shown = viewer();
    if (shown) shown.currentScale = scale;
    setScale(scale);
  },
  highlights: {
    add: (highlight) => add(highlight),
    isShown(highlight) {
      const part = pageView(highlight.page)?.div.querySelector(
        `[data-highlight="${nameOf(highlight)}"] .TextHighlight__part`,
      );
      return part != null && part.getBoundingClientRect().width > 0;
    },
  },
});
