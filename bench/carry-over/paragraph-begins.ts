import type { Ruler } from './evaluator';
import type { SourceDocument, SourceItem } from './items';

/** A place where a paragraph may begin, in letters before it; the larger the weight, the likelier. */
export interface Begin {
  readonly at: number;
  readonly weight: number;
}

const CLOSED = /[.;:,]\s*$/u;

/** The line begins of a document, each weighed by the space above the line and by how the line before it ends. */
export function paragraphBegins(document: SourceDocument, at: Ruler): Begin[] {
  const begins: Begin[] = [];
  let before: { readonly item: SourceItem; readonly page: number } | undefined;
  document.pages.forEach(({ items }, page) => {
    items.forEach((item, element) => {
      if (item.str.trim() === '') return;
      if (before && (before.page !== page || Math.abs(before.item.y - item.y) > 2)) {
        begins.push({
          at: at({ page, element, character: 0 }),
          weight: weightOf(before.item, item, before.page === page),
        });
      }
      before = { item, page };
    });
  });
  return begins;
}

/** Lines of one paragraph are evenly spaced; there is more space between paragraphs. Across a page or column only the text can decide. */
function weightOf(before: SourceItem, item: SourceItem, isSamePage: boolean): number {
  const pitch = (before.y - item.y) / Math.max(item.h, before.h, 1);
  const space = isSamePage && pitch > 0 && pitch < 6 ? pitch : 1;
  return space + (CLOSED.test(before.str) ? 0.3 : 0);
}
