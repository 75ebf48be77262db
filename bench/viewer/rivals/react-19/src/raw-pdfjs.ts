// The floor: pdf.js without any viewer, one page at a time with its text read but not laid out.
import * as pdfjs from 'pdfjs-dist';
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { startHarness } from '../../../page/page-harness';

const PIXELS_PER_POINT = 96 / 72;

pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
const root = document.createElement('div');
document.body.append(root);
let pdf: pdfjs.PDFDocumentProxy | undefined;
let shown = 0;
let scale = 1;
let isPainted = false;
let hasText = false;

async function show(page: number): Promise<void> {
  shown = page;
  isPainted = false;
  hasText = false;
  const proxy = await pdf?.getPage(page + 1);
  const viewport = proxy?.getViewport({ scale: scale * PIXELS_PER_POINT });
  if (!proxy || !viewport) return;
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  root.style.width = `${canvas.width}px`;
  root.replaceChildren(canvas);
  const painting = proxy.render({ canvas, viewport }).promise.then(() => {
    isPainted = true;
  });
  const reading = proxy.getTextContent().then(() => {
    hasText = true;
  });
  await Promise.all([painting, reading]);
}

startHarness({
  open(law) {
    scale = law.scale;
    void pdfjs.getDocument({ url: law.url }).promise.then((opened) => {
      pdf = opened;
      return show(0);
    });
  },
  pageCount: () => pdf?.numPages ?? 0,
  scroller: () => document.documentElement,
  pageElement: (page) => (page === shown ? root : undefined),
  pageOf: (element) => (root.contains(element) ? shown : undefined),
  isPainted: (page) => page === shown && isPainted,
  hasText: (page) => page === shown && hasText,
  goTo: (page) => void show(page),
  setScale(next) {
    scale = next;
    void show(shown);
  },
});
