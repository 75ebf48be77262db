import type { SignedUpload } from '../contract/index';
import { NetworkError } from './api-error';
import type { FileUpload } from './glossator-client';
import { toApiError } from './problem-answer';
import type { HttpTransport } from './send-request';

/** One PUT of a file. `onProgress` gets bytes sent and bytes in all. */
export interface UploadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends a file and resolves with status and text of the answer; rejects with a NetworkError or the abort's reason. */
export type UploadTransport = (
  request: UploadRequest,
) => Promise<{ readonly status: number; readonly text: string }>;

function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('The upload was canceled', 'AbortError');
}

/** Uploads with progress, which only XMLHttpRequest reports. */
export const xhrUpload: UploadTransport = ({ url, headers, body, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(abortReason(signal));
      return;
    }
    const xhr = new XMLHttpRequest();
    const cancel = () => xhr.abort();
    signal?.addEventListener('abort', cancel, { once: true });
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', cancel);
      finish();
    };
    xhr.upload.onprogress = (event) => onProgress?.(event.loaded, body.size);
    xhr.onload = settle(() => resolve({ status: xhr.status, text: xhr.responseText }));
    xhr.onerror = settle(() => reject(new NetworkError()));
    xhr.onabort = settle(() => reject(abortReason(signal)));
    xhr.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(body);
  });

/**
 * Uploads over a transport for requests. The file is streamed from the Blob with its length announced (object stores
 * refuse uploads without one), which is why progress is only reported at the start and the end. `readBody` gives what is
 * sent for the file, by default the file itself.
 */
export function createUploadOver(
  transport: HttpTransport,
  readBody: (body: Blob) => Blob | Promise<ArrayBuffer> = (body) => body,
): UploadTransport {
  return async ({ url, headers, body: file, onProgress, signal }) => {
    onProgress?.(0, file.size);
    const body = await readBody(file);
    const request = new Request(url, { method: 'PUT', headers, body, ...(signal && { signal }) });
    try {
      const response = await transport(request);
      const text = await response.text();
      if (response.ok) onProgress?.(file.size, file.size);
      return { status: response.status, text };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw new NetworkError(error);
    }
  };
}

/** Uploads with fetch, for Node and workers. */
export const fetchUpload: UploadTransport = createUploadOver((request) => fetch(request));

/** The best way to upload that this environment has. */
export function defaultUploadTransport(): UploadTransport {
  return typeof XMLHttpRequest === 'undefined' ? fetchUpload : xhrUpload;
}

/** What an upload needs from the client. */
export interface UploadParts {
  readonly baseUrl: string;
  readonly transport: UploadTransport;
  sign(upload: Pick<FileUpload, 'contentType' | 'purpose' | 'signal'>): Promise<SignedUpload>;
}

/**
 * Makes the two steps of an upload one: sign, then PUT to the signed address (specification section 7, Files).
 * Rejects with an ApiError where the server refuses the file, a NetworkError, or the abort's reason.
 */
export function createUpload(
  parts: UploadParts,
): (upload: FileUpload) => Promise<Pick<SignedUpload, 'uuid'>> {
  return async (upload) => {
    const { file, contentType, onProgress, signal } = upload;
    const { url, uuid } = await parts.sign(upload);
    const answer = await parts.transport({
      url: new URL(url, `${parts.baseUrl}/`).href,
      headers: { 'content-type': contentType },
      body: file,
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
    });
    if (answer.status < 200 || answer.status > 299) throw toApiError(answer);
    return { uuid };
  };
}
