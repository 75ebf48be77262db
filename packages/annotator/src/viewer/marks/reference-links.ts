import { insideBox, type Point, type RunBox } from '@glossator/document-text';
import type { Box } from '../../core/ports/document-viewer';
import { treeOf } from '../layout/node-tree';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import type { PageView } from '../pages/page-view';
import { boundsOfBoxes } from '../text/box-bounds';
import type { DocumentText } from '../text/document-text';
import { createReferenceLayer, type PlacedReference, type ReferenceLayer } from './reference-layer';
import type { ReferenceSource } from './reference-source';

/** The references on the pages that are mounted. */
export interface ReferenceLinks {
  /** Shows those of another source, or none. */
  show(source: ReferenceSource | undefined): void;
  /** The reader has come to rest on a page. */
  finish(view: PageView): void;
  drop(view: PageView): void;
  /** Whether the pointer is on a reference. */
  pointAt(client: Point | undefined): boolean;
  /** Follows the reference at a place, if there is one. */
  follow(client: Point, isBeside: boolean): boolean;
}

/** What references are shown with. */
export interface ReferenceLinksOptions {
  readonly document: Document;
  /** Takes the focus of a reference that goes. */
  readonly pane: Pick<ScrollPane, 'root'>;
  readonly layout: Pick<Layout, 'pageAt' | 'placeOf' | 'toClient'>;
  readonly text: Pick<DocumentText, 'texts' | 'asides'>;
  /** The mounted pages, the nearest first. */
  readonly views: () => readonly PageView[];
}

interface ShownPage {
  readonly references: readonly PlacedReference[];
  readonly layer: ReferenceLayer | undefined;
}

const NOTHING: ShownPage = { references: [], layer: undefined };

/** Shows nothing before it has a source. */
export function createReferenceLinks(options: ReferenceLinksOptions): ReferenceLinks {
  const { document, layout, text } = options;
  const pages = new Map<PageView, ShownPage>();
  let source: ReferenceSource | undefined;
  let pointed: { readonly view: PageView; readonly id: string } | undefined;

  const boxOf = (page: number, { boxes }: PlacedReference): Box => {
    const box = boundsOfBoxes(boxes.slice(0, 1), layout.placeOf(page).matrix);
    return layout.toClient(page, box ?? { x: 0, y: 0, width: 0, height: 0 });
  };
  const place = async (view: PageView, from: ReferenceSource): Promise<void> => {
    const found = await from.referencesOn(view.page);
    const runs = await text.texts.load(view.page);
    if (source !== from || pages.get(view) !== NOTHING || found.length === 0) return;
    const references = found
      .map((reference) => ({ ...reference, boxes: text.asides.boxesOf(reference.range, runs) }))
      .filter(({ boxes }) => boxes.length > 0);
    const layer = createReferenceLayer(
      document,
      references,
      { matrix: view.matrix, ...view.size },
      {
        onFocus: (reference) =>
          source?.onPoint(
            reference && {
              id: reference.id,
              page: view.page,
              box: boxOf(view.page, reference),
              isFocused: true,
            },
          ),
        onFollow: (reference, isBeside) => source?.onFollow(view.page, reference.id, isBeside),
      },
    );
    view.root.append(layer.root);
    pages.set(view, { references, layer });
  };
  const drop = (view: PageView): void => {
    const root = pages.get(view)?.layer?.root;
    if (root?.contains(treeOf(options.pane.root).activeElement))
      options.pane.root.focus({ preventScroll: true });
    root?.remove();
    pages.delete(view);
    if (pointed?.view === view) pointed = undefined;
  };
  const finish = (view: PageView): void => {
    if (!source || pages.has(view)) return;
    pages.set(view, NOTHING);
    // A page whose references cannot be read is asked for again when the reader rests on it the next time.
    place(view, source).catch(() => pages.get(view) === NOTHING && pages.delete(view));
  };
  const find = (client: Point): { view: PageView; reference: PlacedReference } | undefined => {
    const { page, point } = layout.pageAt(client);
    for (const [view, { references }] of pages) {
      if (view.page !== page) continue;
      const reference = references.find(({ boxes }) => boxes.some((box) => isInside(box, point)));
      return reference && { view, reference };
    }
    return undefined;
  };

  return {
    show(next) {
      for (const view of [...pages.keys()]) drop(view);
      source = next;
      for (const view of options.views()) if (view.text) finish(view);
    },
    finish,
    drop,
    pointAt(client) {
      const found = client && find(client);
      const id = found?.reference.id;
      if (found?.view !== pointed?.view || id !== pointed?.id) {
        if (pointed) pages.get(pointed.view)?.layer?.point(undefined);
        pointed = found && { view: found.view, id: found.reference.id };
        if (found) pages.get(found.view)?.layer?.point(id);
        source?.onPoint(
          found && {
            id: found.reference.id,
            page: found.view.page,
            box: boxOf(found.view.page, found.reference),
            isFocused: false,
          },
        );
      }
      return found !== undefined;
    },
    follow(client, isBeside) {
      const found = find(client);
      if (found) source?.onFollow(found.view.page, found.reference.id, isBeside);
      return found !== undefined;
    },
  };
}

function isInside(box: RunBox, point: Point): boolean {
  const { along, across } = insideBox(box, point);
  return along >= 0 && along <= box.width && across >= 0 && across <= box.height;
}
