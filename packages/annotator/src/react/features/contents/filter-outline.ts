import { foldText } from '@glossator/document-text';
import { createWordsMatch } from '../../../core/filter/words-match';
import type { OutlineEntry } from '../../../core/ports/document-viewer';

/**
 * The entries whose title has every word of a filter (case and accents apart), with all that they stand under and, of a division, all
 * that is under it. Undefined for a filter without words.
 */
export function matchingEntries(
  entries: readonly OutlineEntry[],
  filter: string,
): ReadonlySet<OutlineEntry> | undefined {
  if (filter.trim() === '') return undefined;
  const matches = createWordsMatch(filter);
  const matching = new Set<OutlineEntry>();
  const walk = (list: readonly OutlineEntry[], isUnderMatch: boolean): boolean => {
    let hasAny = false;
    for (const entry of list) {
      const isMatch = isUnderMatch || matches(() => foldText(entry.title).folded);
      const hasBelow = walk(entry.children, isMatch);
      if (!isMatch && !hasBelow) continue;
      matching.add(entry);
      hasAny = true;
    }
    return hasAny;
  };
  walk(entries, false);
  return matching;
}
