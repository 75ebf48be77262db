// The stock viewer components of pdf.js, with their default options.
import * as pdfjs from 'pdfjs-dist';
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import 'pdfjs-dist/web/pdf_viewer.css';
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { startHarness } from '../../../page/page-harness';

const FINISHED = 3;

pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
const container = document.createElement('div');
container.style.cssText = 'position:absolute;inset:0;overflow:auto;background:#777';
container.innerHTML = '<div class="pdfViewer"></div>';
document.body.append(container);
const eventBus = new EventBus();
const linkService = new PDFLinkService({ eventBus });
const findController = new PDFFindController({ linkService, eventBus });
const viewer = new PDFViewer({ container, eventBus, linkService, findController });
linkService.setViewer(viewer);
const withText = new Set<number>();
eventBus.on('textlayerrendered', ({ pageNumber }: { pageNumber: number }) => withText.add(pageNumber - 1));
let pageCount = 0;

startHarness({
  open({ url, scale }) {
    eventBus.on('pagesinit', () => {
      viewer.currentScale = scale;
    });
    void pdfjs.getDocument({ url }).promise.then((pdf) => {
      pageCount = pdf.numPages;
      viewer.setDocument(pdf);
      linkService.setDocument(pdf);
    });
  },
  pageCount: () => pageCount,
  scroller: () => container,
  pageElement: (page) => viewer.getPageView(page)?.div,
  pageOf(element) {
    const number = element.closest('.page')?.getAttribute('data-page-number');
    return number == null ? undefined : Number(number) - 1;
  },
  isPainted(page) {
    const view = viewer.getPageView(page);
    return view?.renderingState === FINISHED && view.canvas != null && !view.canvas.hidden;
  },
  hasText(page) {
    const layer = viewer.getPageView(page)?.textLayer?.div;
    return withText.has(page) && layer?.isConnected === true && !layer.hidden && layer.childElementCount > 0;
  },
  goTo: (page) => viewer.scrollPageIntoView({ pageNumber: page + 1 }),
  setScale(scale) {
    viewer.currentScale = scale;
  },
  find: (query, expected) =>
    new Promise((resolve) => {
      const names = ['updatefindmatchescount', 'updatefindcontrolstate'];
      const listen = ({ matchesCount }: { matchesCount: { total: number } }): void => {
        if (matchesCount.total !== expected) return;
        for (const name of names) eventBus.off(name, listen);
        resolve(matchesCount.total);
      };
      for (const name of names) eventBus.on(name, listen);
      eventBus.dispatch('find', {
        source: null,
        type: '',
        query,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        findPrevious: false,
        matchDiacritics: false,
      });
    }),
});
