import { useCallback, useState } from 'react';
import { useAnnotatorContext, useCommands } from '../context/annotator-context';
import { saveFile } from '../../controls/save-file';
import { targetOf, type AttachedFile } from './attached-file';

/** Saves an attachment under its name; says so where it cannot be read. */
export function useDownload(): {
  readonly isBusy: boolean;
  readonly download: (attachment: AttachedFile) => void;
} {
  const { readAttachment, clock, log } = useAnnotatorContext();
  const { raise: raiseNotice } = useCommands().notices;
  const [isBusy, setIsBusy] = useState(false);
  const download = useCallback(
    (attachment: AttachedFile) => {
      const { id, name, contentType } = attachment;
      setIsBusy(true);
      readAttachment(targetOf(attachment).kind, id, new AbortController().signal)
        .then((data) => saveFile(new Blob([data], { type: contentType }), name, clock))
        .catch((error: unknown) => {
          log.error('An attachment could not be downloaded', error);
          raiseNotice('error', 'downloadFailed');
        })
        .finally(() => setIsBusy(false));
    },
    [readAttachment, clock, log, raiseNotice],
  );
  return { isBusy, download };
}
