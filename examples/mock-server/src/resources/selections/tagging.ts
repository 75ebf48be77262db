import {
  CODE_TAGS_MAX,
  countTags,
  mergeTags,
  TAGS_MAX,
  type Operations,
  type ResultOf,
} from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { invalidField } from '../../problems/problem-error';
import type { SelectionRow } from '../../tables/selections';

/** The tags of a Selection after an update; undefined where it changes none. Throws VALIDATION where they come to too many. */
export function tagsAfter(
  { tags: present = [] }: SelectionRow,
  wanted: readonly string[] | undefined,
  former: readonly string[] = present,
): string[] | undefined {
  if (!wanted) return undefined;
  const tags = mergeTags(present, { former, wanted });
  if (tags.length > TAGS_MAX)
    throw invalidField('tags', `A Selection has at most ${TAGS_MAX} tags, with those added meanwhile`);
  return [...tags];
}

/** The tags of all Selections of the Code that the caller sees. */
export function listTags({ partition }: MemberCall): Promise<ResultOf<Operations['codes']['tags']>> {
  return partition.read(async (reader) => {
    const selections = await reader.list('selections');
    return { data: countTags(selections.map(({ tags = [] }) => tags)).slice(0, CODE_TAGS_MAX) };
  });
}
