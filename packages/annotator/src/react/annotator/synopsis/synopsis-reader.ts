import type { InputOf, Operations } from '@glossator/client-sdk/contract';
import type { SynopsisBackend } from '../../../core/ports/backend';

/** Reads a synopsis of two Versions as a file. */
export type ReadSynopsis = (
  wanted: InputOf<Operations['documents']['synopsis']>,
  signal: AbortSignal,
) => Promise<Blob>;

/** What reads synopses; undefined where the backend makes none. */
export function synopsisReaderOf(documents: SynopsisBackend): ReadSynopsis | undefined {
  if (!documents.synopsis) return undefined;
  return async (wanted, signal) => {
    const data = await (await documents.synopsis?.(wanted, { signal }))?.blob();
    if (!(data instanceof Blob)) throw new TypeError('The backend gave no Blob for a synopsis');
    return data;
  };
}
