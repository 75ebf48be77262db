import { useMemo } from 'react';
import { selectPeople } from '../../../core/people/selectors';
import { selectSelection } from '../../../core/selections/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import type { Mentioning } from '../../controls/MentionArea';

/** Whom a comment on a Selection can mention: everybody of the Code but the user; undefined on a private one, which nobody else sees. */
export function useMentioning(selectionId: number): Mentioning | undefined {
  const { mention } = useCommands().comments;
  const all = useAnnotatorState(selectPeople);
  const userId = useAnnotatorState(({ access }) => access.userId);
  const isPrivate = useAnnotatorState(
    (state) => selectSelection(state, selectionId)?.visibility === 'private',
  );
  return useMemo(
    () => (isPrivate ? undefined : { people: all.filter(({ id }) => id !== userId), onMention: mention }),
    [isPrivate, all, userId, mention],
  );
}
