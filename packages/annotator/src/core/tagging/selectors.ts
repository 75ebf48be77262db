import type { TextSelection } from '@glossator/client-sdk/contract';
import { countTags, foldTag, type CountedTag } from '@glossator/client-sdk/order';
import { selectActiveDocument } from '../documents/selectors';
import type { AnnotatorState } from '../features';

/** Most tags that are offered at once. */
const OFFERED_MAX = 50;
const NONE: readonly string[] = [];

/** The tags of the open Code as they were fetched last. */
export function selectFetchedTags(state: AnnotatorState): readonly string[] {
  const { known } = state.tagging;
  return known && known.codeId === selectActiveDocument(state)?.codeId ? known.tags : NONE;
}

/** The tags of these annotations, those of most of them first. */
export function tagsOf(selections: readonly Pick<TextSelection, 'tags'>[]): readonly CountedTag[] {
  return countTags(selections.map(({ tags = [] }) => tags));
}

/** All tags that are known: those of the Code, then others that the open document has by now. */
export function knownTags(
  fetched: readonly string[],
  selections: readonly Pick<TextSelection, 'tags'>[],
): readonly string[] {
  const all = new Map(fetched.map((tag) => [foldTag(tag), tag]));
  for (const { tag } of tagsOf(selections)) if (!all.has(foldTag(tag))) all.set(foldTag(tag), tag);
  return [...all.values()];
}

/** The known tags that contain what is typed, those that begin with it first; without those that are there already. */
export function offeredTags(
  known: readonly string[],
  present: readonly string[],
  typed: string,
): readonly string[] {
  const there = new Set(present.map(foldTag));
  const wanted = foldTag(typed.trim());
  const fitting = known.filter((tag) => !there.has(foldTag(tag)) && foldTag(tag).includes(wanted));
  const isFirst = (tag: string) => foldTag(tag).startsWith(wanted);
  return [...fitting.filter(isFirst), ...fitting.filter((tag) => !isFirst(tag))].slice(0, OFFERED_MAX);
}
