import type { Page } from 'playwright';
import type { OpenFailure } from '../../core/ports/document-viewer';

/** What became of one page of a document. */
export interface PageVisit {
  /** From 0. */
  readonly page: number;
  /** What is to be seen: the page, the words that stand in its place, or nothing within the time. */
  readonly seen: 'drawn' | 'message' | 'nothing';
  /** Characters of its text, or why it could not be read. */
  readonly text: number | string;
}

/** What became of a document that a viewer was asked to open. */
export interface DocumentVisit {
  readonly outcome: 'ready' | OpenFailure | 'hang';
  readonly pageCount: number;
  /** The first, a middle and the last page. */
  readonly pages: readonly PageVisit[];
  /** Entries of the outline's first level, or why it could not be read. */
  readonly outline: number | string;
}

/** How a document is visited. */
export interface VisitPlan {
  readonly url: string;
  readonly password?: string;
  /** Milliseconds that opening, a page, its text and the outline may each take before they count as hanging. */
  readonly patience: number;
}

/** Opens a document in `window.viewer` and goes to its first, a middle and its last page. The document stays open. */
export function visitDocument(page: Page, plan: VisitPlan): Promise<DocumentVisit> {
  return page.evaluate(async ({ url, password, patience }): Promise<DocumentVisit> => {
    const { viewer } = window;
    const LATE = Symbol('late');
    const within = <T>(work: Promise<T>): Promise<T | typeof LATE> => {
      let timer = 0;
      const late = new Promise<typeof LATE>((resolve) => {
        timer = window.setTimeout(() => resolve(LATE), patience);
      });
      return Promise.race([work, late]).finally(() => clearTimeout(timer));
    };
    const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
    const look = (index: number): PageVisit['seen'] => {
      const sheet = document.querySelector(`[data-page="${index}"]`);
      if (sheet?.querySelector('[role="note"]')) return 'message';
      return sheet?.querySelector('canvas') ? 'drawn' : 'nothing';
    };
    const lookUntilSeen = async (index: number): Promise<PageVisit['seen']> => {
      const until = performance.now() + patience;
      while (look(index) === 'nothing' && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 15));
      return look(index);
    };
    const visit = async (index: number): Promise<PageVisit> => {
      viewer.goTo({ page: index });
      const seen = await lookUntilSeen(index);
      const text = await within(
        viewer.pageText(index).then(
          ({ elements }) => elements.join('').length,
          (error: unknown) => wordsOf(error),
        ),
      );
      return { page: index, seen, text: text === LATE ? 'no answer' : text };
    };

    const opened = await within(
      viewer.open({ url }, password === undefined ? {} : { password }).then(
        () => 'ready' as const,
        () => viewer.state.failure ?? ('hang' as const),
      ),
    );
    if (opened !== 'ready')
      return { outcome: opened === LATE ? 'hang' : opened, pageCount: 0, pages: [], outline: 0 };
    const { pageCount } = viewer.state;
    const pages: PageVisit[] = [];
    for (const index of new Set([0, pageCount >> 1, pageCount - 1])) pages.push(await visit(index));
    const outline = await within(
      viewer.outline().then(
        (entries) => entries.length,
        (error: unknown) => wordsOf(error),
      ),
    );
    return { outcome: 'ready', pageCount, pages, outline: outline === LATE ? 'no answer' : outline };
  }, plan);
}
