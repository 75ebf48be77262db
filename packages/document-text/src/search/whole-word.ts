import type { IndexedPages } from './search-index';
import { sourceEnd, sourceStart, type SearchPage } from './search-page';

/** Whether a word begins or ends right before `folded[at]` of a page; `at` may be the page's length. */
export type WordEdge = (page: SearchPage, at: number) => boolean;

/** A place between two characters of folded text. */
interface Gap {
  /** Up to two folded characters before and after it. */
  readonly before: string;
  readonly after: string;
  /** The source between them. */
  readonly between: string;
  /** Source around it, and where in that the text after it begins. */
  readonly source: string;
  readonly offset: number;
}

const WORD_BEFORE = /[\p{L}\p{N}\p{M}]$/u;
const WORD_AFTER = /^[\p{L}\p{N}\p{M}]/u;
/** Scripts whose words only a dictionary can separate, with what they share (`ー`). */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const UNSPACED_BEFORE = new RegExp(`[${UNSPACED}]$`, 'u');
const UNSPACED_AFTER = new RegExp(`^[${UNSPACED}]`, 'u');

/** A letter of a writing from right to left beside a number: a number interrupts it without white space (`foldText`). */
const NUMBER_LEFTWARD =
  /[\p{Script=Arabic}\p{Script=Hebrew}]\p{N}|\p{N}[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Makes the test for the edges of words in an index; a page end is a line end. */
export function createWordEdge(index: IndexedPages): WordEdge {
  const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
  return (page, at) => {
    const gap = gapAt(index, page, at);
    if (!gap) return true;
    const { before, after, between, source, offset } = gap;
    if (!WORD_BEFORE.test(before) || !WORD_AFTER.test(after)) return true;
    if (NUMBER_LEFTWARD.test(before.slice(-1) + after.slice(0, 1))) return true;
    if (UNSPACED_BEFORE.test(before) && UNSPACED_AFTER.test(after)) {
      return segmenter.segment(source).containing(offset)?.index === offset;
    }
    return /[-\u2010-\u2015]/.test(between) && !between.includes('\n');
  };
}

/** The gap before `folded[at]`; `undefined` where the text begins or ends, or a space parts the pages. */
function gapAt(index: IndexedPages, page: SearchPage, at: number): Gap | undefined {
  // Most places are well inside a page; only the last one or two characters can be its end.
  const next = at >= page.folded.length - 1 ? index.after(page.page) : undefined;
  const isEnd = at >= (next?.length ?? page.folded.length);
  const joint = isEnd ? next : at === 0 ? index.before(page.page) : undefined;
  if (!joint) return isEnd || at === 0 ? undefined : gapInside(page, at);
  if (joint.between !== '') return undefined;
  const { from, to, length } = joint;
  const source = `${from.text}\n${to.text}`;
  const offset = from.text.length + 1 + sourceStart(to, 0);
  return {
    before: from.folded.slice(Math.max(0, length - 2), length),
    after: to.folded.slice(0, 2),
    between: source.slice(sourceEnd(from, length - 1), offset),
    source,
    offset,
  };
}

function gapInside(page: SearchPage, at: number): Gap {
  const offset = sourceStart(page, at);
  return {
    before: page.folded.slice(Math.max(0, at - 2), at),
    after: page.folded.slice(at, at + 2),
    between: page.text.slice(sourceEnd(page, at - 1), offset),
    source: page.text,
    offset,
  };
}
