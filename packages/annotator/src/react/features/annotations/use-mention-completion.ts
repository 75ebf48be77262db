import { useTranslate } from '@glossator/i18n';
import { useMemo } from 'react';
import { mentionQueryAt } from '../../../core/comments/mentions';
import { matchingPeople } from '../../../core/comments/matching-people';
import { selectPeople } from '../../../core/comments/selectors';
import { selectSelection } from '../../../core/selections/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import type { Completion } from '../../controls/writing/completion';

/** Completes mentions in a comment: of everybody of the Code but the user. Undefined on a private Selection, which nobody else sees. */
export function useMentionCompletion(selectionId: number): Completion | undefined {
  const t = useTranslate('annotator');
  const { mention } = useCommands().comments;
  const people = useAnnotatorState(selectPeople);
  const userId = useAnnotatorState(({ access }) => access.userId);
  const isPrivate = useAnnotatorState(
    (state) => selectSelection(state, selectionId)?.visibility === 'private',
  );
  return useMemo(() => {
    if (isPrivate) return undefined;
    const others = people.filter(({ id }) => id !== userId);
    return {
      label: t('comments.mention'),
      announce: (count) => t('comments.mentionCount', { count }),
      offer(text, caret) {
        const query = mentionQueryAt(text, caret);
        if (!query) return undefined;
        const choices = matchingPeople(others, query.words).map(({ id, name }) => ({ id, label: name }));
        return { at: query.at, choices };
      },
      onChoose({ id, label: name }) {
        mention({ id, name });
        return `@${name} `;
      },
    };
  }, [t, isPrivate, people, userId, mention]);
}
