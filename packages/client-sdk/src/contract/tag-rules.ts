// Free of schemas, as `order.ts`, which has it: what is shown of tags must not take zod along.

/** Most tags of one Selection. */
export const TAGS_MAX = 20;
/** Longest tag, in UTF-16 units. */
export const TAG_MAX = 40;
/** Most tags in the list of a Code's tags. */
export const CODE_TAGS_MAX = 1000;

/** A tag, and how many Selections have it. */
export interface CountedTag {
  readonly tag: string;
  readonly count: number;
}

/** By what tags are compared: without regard to case, in the same way in all languages. Upper case first, so that ß is ss and a final sigma a sigma. */
export function foldTag(tag: string): string {
  return tag.normalize('NFKC').toUpperCase().toLowerCase();
}

/** A change of tags: the list that was changed, and what it became. */
export interface TagChange {
  readonly former: readonly string[];
  readonly wanted: readonly string[];
}

/**
 * Makes a change of tags in the present list, which others may have changed since: what they added stays, and what they took away stays
 * away. Made again it changes nothing.
 */
export function mergeTags(present: readonly string[], { former, wanted }: TagChange): readonly string[] {
  const keys = (tags: readonly string[]) => new Set(tags.map(foldTag));
  // Nobody else has changed them: they are in the wanted order, too.
  if (JSON.stringify(present) === JSON.stringify(former)) return wanted;
  const [was, will] = [keys(former), keys(wanted)];
  const kept = present.filter((tag) => will.has(foldTag(tag)) || !was.has(foldTag(tag)));
  const there = keys(kept);
  const added = wanted.filter((tag) => !was.has(foldTag(tag)) && !there.has(foldTag(tag)));
  return [...kept, ...added];
}

/** One order for all languages: the server knows none of the reader. */
const IN_ORDER = new Intl.Collator('en', { numeric: true });

/** Counts tags, those of most Selections first. Of several ways of writing one the first counts. */
export function countTags(lists: Iterable<readonly string[]>): CountedTag[] {
  const counted = new Map<string, CountedTag>();
  for (const tags of lists)
    for (const tag of tags) {
      const { tag: written, count } = counted.get(foldTag(tag)) ?? { tag, count: 0 };
      counted.set(foldTag(tag), { tag: written, count: count + 1 });
    }
  return [...counted.values()].sort(
    (one, other) => other.count - one.count || IN_ORDER.compare(one.tag, other.tag),
  );
}
