import { quoteOf } from '../quote';
import type { PageText } from '../text-item';
import type { TextRange } from '../text-range';

/** How two quotes with the same words differ. */
export type Sameness = 'identical' | 'layout-only' | 'punctuation-only';

const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u00b4`\u02bc]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2039\u203a\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212\u00ad]/g, '-'],
  [/\u2026/g, '...'],
];

/** Compares two stretches of text whose words are the same: the characters, and what is left when typography is levelled. */
export function compareText(
  oldRange: TextRange,
  oldPages: readonly PageText[],
  newRange: TextRange,
  newPages: readonly PageText[],
): Sameness {
  const [before, after] = [quoteOf(oldRange, oldPages), quoteOf(newRange, newPages)];
  if (before === after) return 'identical';
  return levelled(before) === levelled(after) ? 'layout-only' : 'punctuation-only';
}

/** Without white space, hyphens, and kinds of quotes and dashes; punctuation at the ends does not count: a selection may begin or end beside it. */
function levelled(text: string): string {
  let level = text.normalize('NFKC');
  for (const [signs, one] of TYPOGRAPHY) level = level.replace(signs, one);
  return level.replace(/[\s-]+/g, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
