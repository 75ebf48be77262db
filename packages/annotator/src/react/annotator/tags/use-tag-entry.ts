import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useMemo, useState } from 'react';
import {
  asKnown,
  countParts,
  isParted,
  LONGEST_TAG,
  MOST_TAGS,
  splitTags,
  withTags,
  type EnteredTags,
} from '../../../core/tagging/entered-tags';
import { knownTags, offeredTags, selectFetchedTags } from '../../../core/tagging/selectors';
import { useAnnotatorState, useCommands } from '../context/annotator-context';

const NONE: readonly string[] = [];

/** The tags of a Selection, and those that are being entered. */
export interface TagEntry {
  readonly tags: readonly string[];
  readonly typed: string;
  /** Known tags that fit what is typed. */
  readonly offered: readonly string[];
  readonly isAdding: boolean;
  /** Why tags were not added. */
  readonly problems: readonly string[];
  /** What happened last, for screen readers. */
  readonly said: string;
  readonly begin: () => void;
  /** Ends adding; what is typed is given up. */
  readonly end: () => void;
  readonly type: (text: string) => void;
  /** Adds the tags of a text. What cannot be added stays in the field; answers whether anything does. */
  readonly take: (text: string) => boolean;
  /** Adds what is typed as far as it can be added, when the card goes away. */
  readonly keep: () => void;
  readonly remove: (tag: string) => void;
}

/** Enters tags of a Selection. */
export function useTagEntry(selection: Pick<TextSelection, 'id' | 'tags'>): TagEntry {
  const { id } = selection;
  const tags = selection.tags ?? NONE;
  const t = useTranslate('annotator');
  const { tagging } = useCommands();
  const [isAdding, setIsAdding] = useState(false);
  const [typed, setTyped] = useState('');
  const [problems, setProblems] = useState(NONE);
  const [said, setSaid] = useState('');
  const known = useKnownTags(isAdding);
  const offered = useMemo(
    () => (isAdding ? offeredTags(known, tags, typed) : NONE),
    [isAdding, known, tags, typed],
  );
  const problemsOf = useProblems();
  const take = (text: string) => {
    // As it is written in the Code already.
    const entered = asKnown(splitTags(text), known);
    const outcome = withTags(tags, entered);
    const left = [...outcome.tooLong, ...outcome.excess];
    const added = outcome.tags.slice(tags.length);
    tagging.add(id, entered);
    setTyped(left.join(', ') + (left.length > 0 && isParted(text) ? ', ' : ''));
    setProblems(problemsOf(outcome));
    if (added.length > 0) setSaid(t('tags.added', { tags: added.join(', ') }));
    return left.length > 0;
  };
  return {
    tags,
    typed,
    offered,
    isAdding,
    problems,
    said,
    take,
    keep: () => tagging.add(id, asKnown(splitTags(typed), known)),
    begin() {
      tagging.load();
      setIsAdding(true);
    },
    end() {
      setIsAdding(false);
      setTyped('');
      setProblems(NONE);
    },
    type(text) {
      setProblems(NONE);
      // Only a comma that was just typed ends a tag: what could not be added may have others, and is being mended.
      if (countParts(text) > countParts(typed)) take(text);
      else setTyped(text);
    },
    remove(tag) {
      tagging.remove(id, tag);
      setProblems(NONE);
      setSaid(t('tags.removed', { tag }));
    },
  };
}

/** The tags of the Code, while they are wanted. */
function useKnownTags(isWanted: boolean): readonly string[] {
  const fetched = useAnnotatorState(selectFetchedTags);
  const selections = useAnnotatorState((state) => (isWanted ? state.selections.items : undefined));
  return useMemo(() => knownTags(fetched, selections ?? []), [fetched, selections]);
}

/** Says why tags were not added. */
function useProblems(): (outcome: EnteredTags) => readonly string[] {
  const t = useTranslate('annotator');
  return ({ tooLong, present, excess }) => [
    ...tooLong.map((tag) => t('tags.tooLong', { tag, max: LONGEST_TAG, length: tag.length })),
    ...present.map((tag) => t('tags.present', { tag })),
    ...(excess.length > 0 ? [t('tags.tooMany', { max: MOST_TAGS, tags: excess.join(', ') })] : []),
  ];
}
