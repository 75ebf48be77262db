import { foldText } from '@glossator/document-text';
import type { OutlineEntry } from '../../../core/ports/document-viewer';

/**
 * The entries whose title has every word of a filter (case and accents apart), with all that they stand under and, of a division, all
 * that is under it. Undefined for a filter without words.
 */
export function matchingEntries(
  entries: readonly OutlineEntry[],
  filter: string,
): ReadonlySet<OutlineEntry> | undefined {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const matching = new Set<OutlineEntry>();
  const walk = (list: readonly OutlineEntry[], isUnderMatch: boolean): boolean => {
    let hasAny = false;
    for (const entry of list) {
      const title = fold(entry.title);
      const isMatch = isUnderMatch || words.every((word) => title.includes(word));
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

function fold(text: string): string {
  return foldText(text).folded;
}
