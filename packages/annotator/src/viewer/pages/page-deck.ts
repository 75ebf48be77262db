import type { Layout } from '../layout/layout';
import { createPageView, type PageView } from './page-view';

/** The few pages that are in the document tree: those in sight and some around them, at any length of the document. */
export interface PageDeck {
  /** Mounts and unmounts pages to fit what is in sight now. */
  sync(): void;
  /** Puts the mounted pages where the layout has them. */
  place(): void;
  get(page: number): PageView | undefined;
  /** Mounted pages, those that the reader will look at next first. */
  nearest(): readonly PageView[];
  clear(): void;
}

/** Pages kept mounted on either side of what is in sight. */
const PAGES_AROUND = 1;
/** Pages kept mounted ahead of a reader who rushes, whom those behind no longer concern. */
const PAGES_AHEAD = 5;

/**
 * A deck on a sheet. `lead` says how many pages ahead the reader will be by the time that a page begun now is drawn (negative
 * upwards, 0 at rest). `onMount` may fill a view, `onUnmount` takes back what it holds.
 */
export function createPageDeck(
  sheet: HTMLElement,
  count: number,
  layout: Pick<Layout, 'visible' | 'placeOf' | 'currentPage'>,
  lead: () => number,
  handlers: { readonly onMount: (view: PageView) => void; readonly onUnmount: (view: PageView) => void },
): PageDeck {
  const views = new Map<number, PageView>();
  const unmount = (view: PageView): void => {
    views.delete(view.page);
    handlers.onUnmount(view);
    view.root.remove();
  };
  const follower = (page: number): PageView | undefined => {
    let next: PageView | undefined;
    for (const view of views.values()) if (view.page > page && (!next || view.page < next.page)) next = view;
    return next;
  };

  return {
    sync() {
      const { first, last } = layout.visible();
      const ahead = lead();
      const from = Math.max(first - (ahead > 0 ? 1 : ahead < 0 ? PAGES_AHEAD : PAGES_AROUND), 0);
      const to = Math.min(last + (ahead < 0 ? 1 : ahead > 0 ? PAGES_AHEAD : PAGES_AROUND), count - 1);
      for (const view of [...views.values()]) if (view.page < from || view.page > to) unmount(view);
      for (let page = from; page <= to; page += 1) {
        if (views.has(page)) continue;
        const view = createPageView(sheet.ownerDocument, page);
        view.place(layout.placeOf(page));
        // Pages stand in the tree in their order, whatever order they came in: that is how they are read aloud.
        sheet.insertBefore(view.root, follower(page)?.root ?? null);
        views.set(page, view);
        handlers.onMount(view);
      }
    },
    place() {
      for (const view of views.values()) view.place(layout.placeOf(view.page));
    },
    get: (page) => views.get(page),
    nearest() {
      const { first, last } = layout.visible();
      const ahead = lead();
      const middle = layout.currentPage() + ahead;
      const isAside = (page: number): boolean => ahead === 0 && (page < first || page > last);
      const distance = ({ page }: PageView): number =>
        Math.abs(page - middle) + (isAside(page) ? count : 0) + (page < middle ? 0.5 : 0);
      return [...views.values()].sort((a, b) => distance(a) - distance(b));
    },
    clear() {
      for (const view of [...views.values()]) unmount(view);
    },
  };
}
