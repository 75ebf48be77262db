import type { TextSelection } from '@glossator/client-sdk/contract';
import { foldTag } from '@glossator/client-sdk/order';
import { canEdit } from '../access/selectors';
import type { AnnotatorState } from '../features';
import { selectSelectionsOf } from '../selections/selectors';
import { asKnown, LONGEST_TAG, splitTags } from './entered-tags';

/** Tags with another one in the place of one of them, which may be there already, or without it. */
export function replacedTag(tags: readonly string[], tag: string, by: string | undefined): readonly string[] {
  const replaced = new Map<string, string>();
  for (const each of tags) {
    const next = foldTag(each) === foldTag(tag) ? by : each;
    if (next === undefined) continue;
    // The new way of writing it counts, wherever it is.
    const isNew = next === by || !replaced.has(foldTag(next));
    if (isNew) replaced.set(foldTag(next), next);
  }
  return [...replaced.values()];
}

/** The annotations that have a tag. */
export interface TagUses {
  readonly own: readonly TextSelection[];
  /** Those that the user may not change. */
  readonly others: readonly TextSelection[];
}

/** Finds the annotations of each tag of these: in one pass, as there may be hundreds of tags. */
export function usesOfTags(
  state: Pick<AnnotatorState, 'access'>,
  selections: readonly TextSelection[],
): (tag: string) => TagUses {
  const uses = new Map<string, { own: TextSelection[]; others: TextSelection[] }>();
  for (const selection of selections)
    for (const folded of new Set((selection.tags ?? []).map(foldTag))) {
      const of = uses.get(folded) ?? { own: [], others: [] };
      uses.set(folded, of);
      of[canEdit(state, selection) ? 'own' : 'others'].push(selection);
    }
  return (tag) => uses.get(foldTag(tag)) ?? NO_USES;
}

/** Finds the annotations that have a tag, in all documents that are here. */
export function tagUses(
  state: Pick<AnnotatorState, 'access' | 'documents' | 'selections'>,
  tag: string,
): TagUses {
  const here = state.documents.items.flatMap(({ id }) => selectSelectionsOf(state, id).items);
  return usesOfTags(state, here)(tag);
}

const NO_USES: TagUses = { own: [], others: [] };

/** Whether two are one tag, however they are written. */
export function isSameTag(tag: string, other: string): boolean {
  return foldTag(tag) === foldTag(other);
}

/** What a new name for a tag comes to. */
export interface NewName {
  /** As it is written in the Code, where it is another tag already. */
  readonly name: string;
  /** It is another tag: both become one. */
  readonly isMerged: boolean;
  readonly isPossible: boolean;
  /** What is typed would be several tags. */
  readonly isMany: boolean;
}

/** Reads the new name of a tag, of which the Code has the `known` ones. */
export function newNameOf(tag: string, typed: string, known: readonly string[]): NewName {
  const others = known.filter((other) => foldTag(other) !== foldTag(tag));
  const entered = splitTags(typed);
  const [name = ''] = asKnown(entered, others);
  const isMany = entered.length > 1;
  return {
    name,
    isMerged: others.includes(name),
    isPossible: entered.length === 1 && name.length <= LONGEST_TAG && name !== tag,
    isMany,
  };
}
