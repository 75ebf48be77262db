import type { Layout } from './layout';
import { createPageView, type PageView } from './page-view';

/** The few pages that are in the document tree: those in sight and two on either side, at any length of the document. */
export interface PageDeck {
  /** Mounts and unmounts pages to fit what is in sight now. */
  sync(): void;
  /** Puts the mounted pages where the layout has them. */
  place(): void;
  get(page: number): PageView | undefined;
  /** Mounted pages, those nearest to the middle of the window first. */
  nearest(): readonly PageView[];
  clear(): void;
}

/** Pages kept mounted on either side of what is in sight. */
export const PAGES_AROUND = 2;

/** A deck on a sheet. `onMount` may fill a view, `onUnmount` takes back what it holds. */
export function createPageDeck(
  sheet: HTMLElement,
  count: number,
  layout: Pick<Layout, 'visible' | 'placeOf' | 'currentPage'>,
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
      const from = Math.max(first - PAGES_AROUND, 0);
      const to = Math.min(last + PAGES_AROUND, count - 1);
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
      const middle = layout.currentPage();
      const distance = ({ page }: PageView): number =>
        Math.abs(page - middle) + (page < first || page > last ? count : 0) + (page < middle ? 0.5 : 0);
      return [...views.values()].sort((a, b) => distance(a) - distance(b));
    },
    clear() {
      for (const view of [...views.values()]) unmount(view);
    },
  };
}
