import type { SelectionAttachment } from '@glossator/client-sdk/contract';
import { useCallback, useState } from 'react';
import { useAnnotatorContext, useCommands } from '../annotator-context';

/** Milliseconds after which the browser has taken a file over that was given to it for saving. */
const HANDED_OVER = 60_000;

/** Saves an attachment under its name; says so where it cannot be read. */
export function useDownload(): {
  readonly isBusy: boolean;
  readonly download: (attachment: SelectionAttachment) => void;
} {
  const { readAttachment, clock, log } = useAnnotatorContext();
  const { raiseNotice } = useCommands();
  const [isBusy, setIsBusy] = useState(false);
  const download = useCallback(
    ({ id, name, contentType }: SelectionAttachment) => {
      setIsBusy(true);
      readAttachment(id, new AbortController().signal)
        .then((data) => {
          const url = URL.createObjectURL(new Blob([data], { type: contentType }));
          const link = document.createElement('a');
          link.href = url;
          link.download = name;
          link.click();
          clock.after(HANDED_OVER, () => URL.revokeObjectURL(url));
        })
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
