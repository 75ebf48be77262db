import type { PageRuns } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import { createLinkLayer, readLinks } from './link-layer';
import type { PageView } from './page-view';
import { createTextLayer } from '../text/text-layer';
import { pageBoxOf } from '../pdf/read-page';
import type { TextStore } from '../text/text-store';
import type { TextMeasure } from '../text/text-measure';

/** Finishes pages on which the reader has come to rest: selectable text, links, marks that waited for the text. */
export interface PageFinisher {
  /** Finishes these pages, one after the other. A later call, or `stop`, ends an earlier one. */
  finish(views: readonly PageView[]): Promise<void>;
  /** Takes the text and links off a page. */
  strip(view: PageView): void;
  /** Takes off what must be placed anew because the pages are turned. */
  turn(views: readonly PageView[]): void;
  stop(): void;
}

/** What the finisher works with. */
export interface PageFinisherOptions {
  readonly document: Document;
  readonly texts: TextStore;
  readonly measure: TextMeasure;
  readonly getPage: (page: number) => Promise<PDFPageProxy>;
  readonly isMounted: (view: PageView) => boolean;
  readonly onFollow: (destination: unknown) => void;
  readonly onText: (view: PageView) => void;
  /** What comes upon the links. */
  readonly references: {
    readonly finish: (view: PageView) => void;
    readonly drop: (view: PageView) => void;
  };
}

/** A finisher; failing pages are left without text, others are not harmed. */
export function createPageFinisher(options: PageFinisherOptions): PageFinisher {
  const { document, texts, measure } = options;
  let turn = 0;

  const finishOne = async (view: PageView, isStale: () => boolean): Promise<void> => {
    const runs = await texts.load(view.page);
    if (isStale() || !options.isMounted(view)) return;
    if (!view.text) {
      view.setText(createTextLayer(document, runs, measure));
      options.onText(view);
    }
    if (!view.hasLinks) await addLinks(view, runs, isStale);
    if (!isStale() && options.isMounted(view)) options.references.finish(view);
  };
  const addLinks = async (view: PageView, runs: PageRuns, isStale: () => boolean): Promise<void> => {
    const proxy = await options.getPage(view.page);
    const links = await readLinks(proxy, pageBoxOf(proxy));
    if (isStale() || !options.isMounted(view)) return;
    const place = { matrix: view.matrix, ...view.size, runs };
    view.setLinks(createLinkLayer(document, links, place, options.onFollow));
  };

  return {
    async finish(views) {
      turn += 1;
      const generation = turn;
      const isStale = (): boolean => generation !== turn;
      for (const view of views) {
        await finishOne(view, isStale).catch(() => undefined);
        await pause();
        if (isStale()) return;
      }
    },
    strip(view) {
      view.setText(undefined);
      view.setLinks(undefined);
      options.references.drop(view);
    },
    turn(views) {
      for (const view of views) {
        view.setLinks(undefined);
        options.references.drop(view);
      }
    },
    stop() {
      turn += 1;
    },
  };
}

/** Lets the browser answer the reader between two pages. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
