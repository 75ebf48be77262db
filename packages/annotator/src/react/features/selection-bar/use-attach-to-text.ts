import { useCallback, useMemo } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { useAttachFiles } from '../../annotator/attachments/use-attach-files';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';

/** What is attached to the selected text, which is highlighted for that, or where none is selected to the active highlight. */
export interface AttachToText {
  /** Lets the user choose files; call it while a press is being handled. */
  readonly attach: () => void;
  /** Opens the form for media notes. */
  readonly record: () => void;
}

/** Gives what attaches to the selected text. Where there is neither text nor an active highlight, a notice asks to select text first. */
export function useAttachToText(): AttachToText {
  const { commands, store } = useAnnotatorContext().annotator;
  const chooseFiles = useAttachFiles();
  const targetId = useCallback(() => {
    const state = store.getState();
    const { activeId, textSelection } = state.selections;
    if (activeId === undefined || textSelection) return commands.selections.create({ purpose: 'attach' });
    return selectCanAnnotate(state) ? activeId : undefined;
  }, [commands, store]);
  return useMemo(
    () => ({
      attach() {
        const id = targetId();
        if (id !== undefined) chooseFiles(id);
      },
      record() {
        const id = targetId();
        if (id === undefined) return;
        commands.panels.chooseRightTab('annotations');
        commands.attachments.openMediaNote(id);
      },
    }),
    [commands, targetId, chooseFiles],
  );
}
