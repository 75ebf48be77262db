import { foldTag, type CountedTag } from '@glossator/client-sdk/order';

/** Tags to choose from, with those that are chosen but on no annotation any more. */
export function tagChoices(
  tags: readonly CountedTag[],
  chosen: readonly string[],
): readonly (CountedTag & { readonly isChosen: boolean })[] {
  const wanted = new Map(chosen.map((tag) => [foldTag(tag), tag]));
  const there = tags.map(({ tag, count }) => ({ tag, count, isChosen: wanted.delete(foldTag(tag)) }));
  return [...there, ...[...wanted.values()].map((tag) => ({ tag, count: 0, isChosen: true }))];
}

/** Chosen tags with one more, or without it where it is among them. */
export function toggledTag(chosen: readonly string[], tag: string): readonly string[] {
  const others = chosen.filter((other) => foldTag(other) !== foldTag(tag));
  return others.length < chosen.length ? others : [...chosen, tag];
}
