import type { PageJoint, IndexedPages } from './search-index';
import type { SearchPage } from './search-page';

/** A span of folded text over the end of a page: the last characters of the page and the first of the pages after it. */
export interface JointText {
  readonly folded: string;
  /** How much of `folded` stands on the first page. */
  readonly head: number;
  readonly parts: readonly JointPart[];
}

/** A page's part in a joint text: from `at` on it reads as the page from folded index `from` on. */
export interface JointPart {
  readonly page: SearchPage;
  readonly at: number;
  readonly from: number;
}

/**
 * The text around a page's end that a query of `reach` folded characters can cover: nothing is folded for it, so that a long query
 * costs no more than the copying of a few strings.
 */
export function jointTextAt(index: IndexedPages, joint: PageJoint, reach: number): JointText {
  const head = Math.min(reach - 1, joint.length);
  const start = joint.length - head;
  let folded = joint.from.folded.slice(start, joint.length);
  const parts: JointPart[] = [{ page: joint.from, at: 0, from: start }];
  let next: PageJoint | undefined = joint;
  let room = reach - 1;
  while (next && room > 0) {
    const { to, between }: PageJoint = next;
    next = index.after(to.page);
    folded += between;
    parts.push({ page: to, at: folded.length, from: 0 });
    const text = to.folded.slice(0, Math.min(room, next?.length ?? to.folded.length));
    folded += text;
    room -= between.length + text.length;
  }
  return { folded, head, parts };
}

/** The page and folded index of a character of a joint text that is no space between pages. */
export function placeInJoint(
  text: JointText,
  offset: number,
): { readonly page: SearchPage; readonly index: number } {
  const part = text.parts.findLast(({ at }) => at <= offset) ?? text.parts[0];
  if (!part) throw new RangeError('A joint text has at least one part');
  return { page: part.page, index: part.from + offset - part.at };
}
