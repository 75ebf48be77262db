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

/** What parts tags: commas and semicolons, also those of other scripts, line ends, and the cells of a table. */
const SEPARATORS = /[,;\uff0c\uff1b\u060c\u061b\u3001\t\r\n\p{Zl}\p{Zp}]/u;
/** Hidden characters; joiners are parts of emoji and of letters. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** How many tags a text may have: one more than separators. */
export function countParts(text: string): number {
  return text.split(SEPARATORS).length;
}

/** Whether a text ends with a separator: what is written next is another tag. */
export function isParted(text: string): boolean {
  return countParts(text) > 1 && text.split(SEPARATORS).at(-1)?.trim() === '';
}

/** The tags of a text, each in one line, without what cannot be seen. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.normalize().replace(HIDDEN, '').replace(/\s+/gu, ' ').trim())
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
