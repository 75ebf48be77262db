import { foldTag, TAG_MAX, TAGS_MAX } from '@glossator/client-sdk/order';

/** Longest tag, in UTF-16 units. */
export const LONGEST_TAG = TAG_MAX;
/** Most tags of a Selection. */
export const MOST_TAGS = TAGS_MAX;

/** What became of tags that were entered. */
export interface EnteredTags {
  /** The whole list then. */
  readonly tags: readonly string[];
  readonly tooLong: readonly string[];
  /** They were there already; as they are written there. */
  readonly present: readonly string[];
  /** There is no room for them. */
  readonly excess: readonly string[];
}

/** The tags of a text: parted by commas and line ends, in one line each, without what cannot be seen. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(/[,\uff0c\u060c\u3001\r\n]/u)
    .map((part) =>
      part
        .normalize()
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(part));
}

/** Tags as they are written where they are known already, whatever the case in which they were entered. */
export function asKnown(entered: readonly string[], known: readonly string[]): readonly string[] {
  const written = new Map(known.map((tag) => [foldTag(tag), tag]));
  return entered.map((tag) => written.get(foldTag(tag)) ?? tag);
}

/** A list of tags with further ones behind it, as far as they may be there. */
export function withTags(tags: readonly string[], entered: readonly string[]): EnteredTags {
  const there = new Map(tags.map((tag) => [foldTag(tag), tag]));
  const [tooLong, present, excess]: [string[], string[], string[]] = [[], [], []];
  for (const tag of entered) {
    const known = there.get(foldTag(tag));
    if (tag.length > TAG_MAX) tooLong.push(tag);
    else if (known !== undefined) present.push(known);
    else if (there.size >= TAGS_MAX) excess.push(tag);
    else there.set(foldTag(tag), tag);
  }
  return { tags: [...there.values()], tooLong, present: [...new Set(present)], excess };
}
