import { useCallback } from 'react';
import { ATTACHABLE_EXTENSIONS } from '../../core/attachments/content-type';
import { useCommands } from '../annotator-context';
import { chooseFiles } from './choose-files';

/** Lets the user choose files for a highlight; call it while a press is being handled. */
export function useAttachFiles(): (selectionId: number) => void {
  const { attachFiles, chooseRightTab } = useCommands();
  return useCallback(
    (selectionId) =>
      chooseFiles(document, ATTACHABLE_EXTENSIONS, (files) => {
        chooseRightTab('annotations');
        attachFiles(selectionId, files);
      }),
    [attachFiles, chooseRightTab],
  );
}
