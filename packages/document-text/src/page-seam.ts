import { foldText, type FoldedText } from './fold';
import type { FoldedPage } from './folded-page';

/** A stretch of a page's flat text inside a text that was put together from several pages. */
interface SeamPart {
  readonly page: FoldedPage;
  /** Offset of the stretch in the seam's source. */
  readonly at: number;
  /** Offset of the stretch in the page's flat text. */
  readonly from: number;
}

/** The end of one page and the beginning of the pages after it, folded as one text in which a page end is a line end. */
export interface Seam extends FoldedText {
  readonly source: string;
  /** Length of the part of the source that stands on the first page. */
  readonly head: number;
  readonly parts: readonly SeamPart[];
}

/** Room for what folding may take away or add at a page end: a space, a hyphen. */
const SLACK = 3;

/**
 * The text around the end of a page: at least `reach` folded characters of it and as many after it, over as many pages as that
 * takes (fewer where the text begins or ends). `undefined` when no text follows.
 */
export function seamAfter(
  first: FoldedPage,
  reach: number,
  pageAt: (page: number) => FoldedPage | undefined,
): Seam | undefined {
  const room = reach + SLACK;
  const from = first.offsets[Math.max(0, first.folded.length - room)] ?? 0;
  let source = first.flat.text.slice(from);
  const head = source.length;
  const parts: SeamPart[] = [{ page: first, at: 0, from }];
  for (let number = first.page + 1, after = 0; after < room; number += 1) {
    const page = pageAt(number);
    if (!page) break;
    source += '\n';
    parts.push({ page, at: source.length, from: 0 });
    source += page.flat.text.slice(0, page.ends[room - 1] ?? page.flat.text.length);
    after += page.folded.trim().length;
  }
  return source.slice(head).trim() === '' ? undefined : { source, head, parts, ...foldText(source) };
}

/** The page and flat offset of the character at an offset of the seam's source. */
export function seamPlace(
  seam: Seam,
  offset: number,
): { readonly page: FoldedPage; readonly offset: number } | undefined {
  const part = seam.parts.findLast((candidate) => candidate.at <= offset);
  return part && { page: part.page, offset: part.from + offset - part.at };
}
