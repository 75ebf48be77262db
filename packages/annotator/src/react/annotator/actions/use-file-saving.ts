import { useCallback, useEffect, useRef, useState } from 'react';
import type { Clock, Log } from '../../../core/ports/environment';
import { saveFile } from '../../controls/save-file';

/** A file that the server makes. */
export interface WantedFile {
  readonly read: (signal: AbortSignal) => Promise<BlobPart>;
  readonly name: string;
  readonly type: string;
  readonly onSaved: () => void;
}

/** A file that is being made. */
export interface SavedFile<Reason> {
  readonly isBusy: boolean;
  readonly failure: Reason | undefined;
  readonly save: (wanted: WantedFile) => void;
}

/** Has the server make a file and gives it to the browser; says why it cannot be had, by `reasonOf` the error. Ends with the component. */
export function useFileSaving<Reason>(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  reasonOf: (error: unknown) => Reason,
): SavedFile<Reason> {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Reason | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = useCallback(
    ({ read, name, type, onSaved }: WantedFile) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setIsBusy(true);
      setFailure(undefined);
      read(signal).then(
        (data) => {
          if (signal.aborted) return;
          saveFile(new Blob([data], { type }), name, clock);
          setIsBusy(false);
          onSaved();
        },
        (error: unknown) => {
          if (signal.aborted) return;
          log.error(`${name} could not be had`, error);
          setIsBusy(false);
          setFailure(() => reasonOf(error));
        },
      );
    },
    [clock, log, reasonOf],
  );
  return { isBusy, failure, save };
}
