import { useCallback } from 'react';
import { useCommands } from '../../annotator/context/annotator-context';

/** Highlights the selected text in the last color and opens the comment form on it. */
export function useAnnotateText(): () => void {
  const {
    selections: { create: createSelection },
    comments: { openForm: openCommentForm },
    panels: { chooseRightTab },
  } = useCommands();
  return useCallback(() => {
    const id = createSelection({ purpose: 'annotate' });
    if (id === undefined) return;
    chooseRightTab('annotations');
    openCommentForm(id);
  }, [createSelection, openCommentForm, chooseRightTab]);
}
