// EmbedPDF's headless React plugins (pdfium as wasm in a worker), put together as its documentation shows.
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { createPluginRegistration, type PluginRegistry } from '@embedpdf/core';
import { EmbedPDF } from '@embedpdf/core/react';
import { usePdfiumEngine } from '@embedpdf/engines/react';
import wasmSrc from '@embedpdf/pdfium/pdfium.wasm?url';
import {
  AnnotationLayer,
  AnnotationPlugin,
  AnnotationPluginPackage,
} from '@embedpdf/plugin-annotation/react';
import {
  DocumentContent,
  DocumentManagerPlugin,
  DocumentManagerPluginPackage,
} from '@embedpdf/plugin-document-manager/react';
import { HistoryPluginPackage } from '@embedpdf/plugin-history/react';
import {
  GlobalPointerProvider,
  InteractionManagerPluginPackage,
  PagePointerProvider,
} from '@embedpdf/plugin-interaction-manager/react';
import { RenderLayer, RenderPluginPackage } from '@embedpdf/plugin-render/react';
import { Scroller, ScrollPlugin, ScrollPluginPackage } from '@embedpdf/plugin-scroll/react';
import { SearchLayer, SearchPlugin, SearchPluginPackage } from '@embedpdf/plugin-search/react';
import { SelectionLayer, SelectionPluginPackage } from '@embedpdf/plugin-selection/react';
import { Viewport, ViewportPluginPackage } from '@embedpdf/plugin-viewport/react';
import { ZoomPlugin, ZoomPluginPackage } from '@embedpdf/plugin-zoom/react';
import type { LawHighlight } from '../../../law/law-highlights';
import { startHarness } from '../../../page/page-harness';
import { PAGE_WIDTH, type ShownLaw } from '../../../page/viewer-adapter';
import { asAnnotation, idOf } from './embedpdf-annotation';

const PIXELS_PER_POINT = 96 / 72;
const RETRY = 4;

const root = document.createElement('div');
root.style.cssText = 'position:absolute;inset:0';
document.body.append(root);
let registry: PluginRegistry | undefined;
let documentId = '';
let pageCount = 0;
let scaleNow = 1;

const scrolling = () =>
  registry?.getPlugin<ScrollPlugin>(ScrollPlugin.id)?.provides().forDocument(documentId);
const zooming = () => registry?.getPlugin<ZoomPlugin>(ZoomPlugin.id)?.provides().forDocument(documentId);
const annotating = () => registry?.getPlugin<AnnotationPlugin>(AnnotationPlugin.id)?.provides();
const searching = () =>
  registry?.getPlugin<SearchPlugin>(SearchPlugin.id)?.provides().forDocument(documentId);
const pageElement = (page: number): HTMLElement | undefined =>
  root.querySelector<HTMLElement>(`[data-law-page="${page}"]`) ?? undefined;

/**
 * A numeric `defaultZoomLevel` never opens the gate of the viewport in 2.15.1 (nothing is painted), so zoom is asked for as soon as
 * the viewport has a size.
 */
function applyScale(): void {
  const level = scaleNow * PIXELS_PER_POINT;
  const zoom = zooming();
  zoom?.requestZoom(level);
  const isApplied = Math.abs((zoom?.getState().currentZoomLevel ?? 0) - level) < 0.01;
  if (!isApplied || !root.querySelector('[data-law-page]')) setTimeout(applyScale, RETRY);
}

function importOnce(highlights: readonly LawHighlight[]): void {
  const plugin = annotating();
  if (!plugin || highlights.length === 0) return;
  let isImported = false;
  plugin.onAnnotationEvent((event) => {
    if (event.type !== 'loaded' || isImported) return;
    isImported = true;
    const annotations = highlights.map((highlight) => ({ annotation: asAnnotation(highlight) }));
    plugin.forDocument(event.documentId).importAnnotations(annotations);
  });
}

function onInitialized(made: PluginRegistry, highlights: readonly LawHighlight[]): void {
  registry = made;
  const manager = made.getPlugin<DocumentManagerPlugin>(DocumentManagerPlugin.id)?.provides();
  manager?.onDocumentOpened((opened) => {
    documentId = opened.id;
    pageCount = opened.document?.pageCount ?? 0;
    applyScale();
  });
  importOnce(highlights);
}

function pluginsFor(law: ShownLaw) {
  const url = new URL(law.url, location.href).href;
  return [
    createPluginRegistration(DocumentManagerPluginPackage, { initialDocuments: [{ url }] }),
    createPluginRegistration(ViewportPluginPackage),
    createPluginRegistration(ScrollPluginPackage, { defaultPageGap: 10 }),
    createPluginRegistration(RenderPluginPackage),
    createPluginRegistration(ZoomPluginPackage, { defaultZoomLevel: law.scale * PIXELS_PER_POINT }),
    createPluginRegistration(InteractionManagerPluginPackage),
    createPluginRegistration(SelectionPluginPackage),
    createPluginRegistration(HistoryPluginPackage),
    // Its default, true, puts one engine task for every highlight before any drawing: slower still.
    createPluginRegistration(AnnotationPluginPackage, { autoCommit: false }),
    createPluginRegistration(SearchPluginPackage),
  ];
}

function Viewer({ law, plugins }: { law: ShownLaw; plugins: ReturnType<typeof pluginsFor> }): ReactNode {
  const wasmUrl = new URL(wasmSrc, location.href).href;
  const { engine, isLoading } = usePdfiumEngine({ wasmUrl, fontFallback: null });
  if (isLoading || !engine) return null;
  return (
    <EmbedPDF
      engine={engine}
      plugins={plugins}
      onInitialized={async (made) => onInitialized(made, law.highlights)}
    >
      {({ activeDocumentId }) => activeDocumentId && <Pages document={activeDocumentId} />}
    </EmbedPDF>
  );
}

function Pages({ document: id }: { document: string }): ReactNode {
  return (
    <DocumentContent documentId={id}>
      {({ isLoaded }) =>
        isLoaded && (
          <GlobalPointerProvider documentId={id}>
            <Viewport documentId={id} id="viewport" style={{ background: '#777', height: '100%' }}>
              <Scroller
                documentId={id}
                renderPage={({ pageIndex }) => <OnePage document={id} page={pageIndex} />}
              />
            </Viewport>
          </GlobalPointerProvider>
        )
      }
    </DocumentContent>
  );
}

function OnePage({ document: id, page }: { document: string; page: number }): ReactNode {
  return (
    <PagePointerProvider documentId={id} pageIndex={page} data-law-page={page}>
      <RenderLayer documentId={id} pageIndex={page} style={{ pointerEvents: 'none' }} />
      <SearchLayer documentId={id} pageIndex={page} />
      <SelectionLayer documentId={id} pageIndex={page} />
      <AnnotationLayer documentId={id} pageIndex={page} />
    </PagePointerProvider>
  );
}

startHarness({
  open(law) {
    scaleNow = law.scale;
    createRoot(root).render(<Viewer law={law} plugins={pluginsFor(law)} />);
  },
  pageCount: () => pageCount,
  scroller: () => document.getElementById('viewport') ?? root,
  pageElement,
  pageOf(element) {
    const page = element.closest('[data-law-page]')?.getAttribute('data-law-page');
    return page == null ? undefined : Number(page);
  },
  isPainted(page) {
    const image = pageElement(page)?.querySelector('img');
    if (!image?.complete || image.naturalWidth === 0) return false;
    return Math.abs(image.naturalWidth - PAGE_WIDTH * scaleNow) < 8;
  },
  hasText(page) {
    // Its selection is not the browser's: text can be selected as soon as the geometry of its letters is in the store.
    const state = registry?.getStore().getState().plugins['selection'] as SelectionSlice | undefined;
    return state?.documents?.[documentId]?.geometry?.[page] !== undefined;
  },
  goTo: (page) => scrolling()?.scrollToPage({ pageNumber: page + 1, behavior: 'instant' }),
  setScale(next) {
    scaleNow = next;
    zooming()?.requestZoom(next * PIXELS_PER_POINT);
  },
  highlights: {
    add: (highlight) =>
      annotating()?.forDocument(documentId).createAnnotation(highlight.page, asAnnotation(highlight)),
    isShown(highlight) {
      const annotation = annotating()?.forDocument(documentId).getAnnotationById(idOf(highlight));
      const page = pageElement(highlight.page);
      if (!annotation || !page) return false;
      const { origin, size } = annotation.object.rect;
      const sheet = page.getBoundingClientRect();
      const factor = scaleNow * PIXELS_PER_POINT;
      return [...page.querySelectorAll('div')].some((element) => {
        const box = element.getBoundingClientRect();
        return (
          Math.abs(box.left - sheet.left - origin.x * factor) < 2 &&
          Math.abs(box.top - sheet.top - origin.y * factor) < 2 &&
          Math.abs(box.width - size.width * factor) < 4 &&
          box.height > 2
        );
      });
    },
  },
  find: (query) =>
    new Promise((resolve, reject) => {
      const search = searching();
      search?.startSearch();
      search?.searchAllPages(query).wait(({ total }) => resolve(total), reject);
    }),
});

/** The part of the selection plugin's state that is looked at. */
interface SelectionSlice {
  readonly documents?: Readonly<Record<string, { readonly geometry?: Readonly<Record<number, unknown>> }>>;
}
