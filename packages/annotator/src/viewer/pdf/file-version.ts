import { AbortError } from 'p-retry';
import { fetchFile, FetchStatusError, type PdfAddress } from './fetch-bytes';

/** One version of a file on a server: parts of two versions put together would be read as a third one. */
export interface FileVersion {
  /** The answer to the first request, which was for the whole file; it decides the version. */
  readonly whole: Promise<Response>;
  /** Requests a part of this version. Refuses, with an `AbortError`, once the file has been replaced or is gone. */
  part(range: { readonly begin: number; readonly end?: number }): Promise<Response>;
}

/** Requests a file, now. */
export function fetchFileVersion(address: PdfAddress, signal: AbortSignal): FileVersion {
  const whole = fetchFile(address, signal);
  // Nobody may be waiting for it yet.
  whole.catch(() => undefined);
  return {
    whole,
    async part(range) {
      const response = await fetchFile(address, signal, range).catch(giveUpIfGone);
      if (versionIn(response.headers) === versionIn((await whole).headers)) return response;
      void response.body?.cancel().catch(() => undefined);
      throw new AbortError(
        new FetchStatusError(response.status, 'The file has been replaced by another one'),
      );
    },
  };
}

/** The file is not there any more, or not for this reader: asking again and again would not change it. */
function giveUpIfGone(error: unknown): never {
  const isGone = error instanceof FetchStatusError && [404, 410].includes(error.status);
  throw isGone ? new AbortError(error) : error;
}

/** What distinguishes a version of a file from others, if the server says; a proxy may have made it a weak one (RFC 9110, section 8.8.3). */
function versionIn(headers: Headers): string | undefined {
  return headers.get('ETag')?.replace(/^W\//, '');
}
