import { useCallback } from 'react';
import { ATTACHABLE_EXTENSIONS } from '../../../core/attachments/content-type';
import type { AttachTarget } from '../../../core/attachments/state';
import { useCommands } from '../context/annotator-context';
import { chooseFiles } from './choose-files';

/** Lets the user choose files for a highlight or note; call it while a press is being handled. */
export function useAttachFiles(): (id: number, kind?: AttachTarget['kind']) => void {
  const {
    attachments: { attach: attachFiles, attachToNote: attachFilesToNote },
    panels: { chooseRightTab },
  } = useCommands();
  return useCallback(
    (id, kind = 'selection') =>
      chooseFiles(document, ATTACHABLE_EXTENSIONS, (files) => {
        if (kind === 'note') {
          attachFilesToNote(id, files);
          return;
        }
        chooseRightTab('annotations');
        attachFiles(id, files);
      }),
    [attachFiles, attachFilesToNote, chooseRightTab],
  );
}
