import pRetry, { AbortError } from 'p-retry';
import type { PDFDataRangeTransport } from 'pdfjs-dist';
import {
  fetchFile,
  FetchStatusError,
  PATIENCE,
  piecesOf,
  readFileHeaders,
  type PdfAddress,
} from './fetch-bytes';

/** What pdf.js is given to read: all bytes, or a source that has the rest fetched while pages are already shown. */
export type PdfInput = { readonly data: Uint8Array } | { readonly range: PDFDataRangeTransport };

/** The bytes of one document on their way. */
export interface PdfBytes {
  /** The input for pdf.js. Rejects when the first answer is not a file. */
  input(pdfjs: typeof import('pdfjs-dist')): Promise<PdfInput>;
  /** Whether bytes that are wanted cannot be had at present; they are requested again. */
  readonly isStarved: boolean;
  stop(): void;
}

/** Who is notified on the way. */
export interface PdfBytesEvents {
  readonly onProgress: (progress: { readonly loaded: number; readonly total: number | undefined }) => void;
  /** `isStarved` has changed. */
  readonly onStarved: (isStarved: boolean) => void;
}

/** Files up to this size are fetched whole: requesting parts would take longer. */
const SMALL = 512 * 1024;
/** Bytes handed to the worker at once. */
const PIECE = 256 * 1024;

/**
 * Fetches a file from its beginning, starting now, whether pdf.js is loaded or not. Where the server gives parts, pdf.js requests what it
 * needs first beside the stream, and whatever breaks off is requested again until it comes or `stop` is called.
 */
export function fetchPdfBytes(address: PdfAddress, events: PdfBytesEvents): PdfBytes {
  const stopping = new AbortController();
  const { signal } = stopping;
  const failing = new Set<object>();
  const first = fetchFile(address, signal);
  // pdf.js may still be loading when this fails.
  first.catch(() => undefined);

  const setFailing = (task: object, isFailing: boolean): void => {
    const before = failing.size > 0;
    if (isFailing) failing.add(task);
    else failing.delete(task);
    if (failing.size > 0 !== before && !signal.aborted) events.onStarved(!before);
  };
  /**
   * Does a task until it succeeds. What the server refuses for good is given up and leaves the task failing. The work may report that
   * it makes progress again long before it is done.
   */
  const persist = async <T>(work: (resumed: () => void) => Promise<T>): Promise<T> => {
    const task = {};
    const fail = (): void => setFailing(task, true);
    try {
      const result = await pRetry(() => work(() => setFailing(task, false)), {
        ...PATIENCE,
        signal,
        onFailedAttempt: fail,
      });
      setFailing(task, false);
      return result;
    } catch (error) {
      // p-retry does not report what it gives up.
      fail();
      throw error;
    }
  };
  const readWhole = async (
    body: ReadableStream<Uint8Array>,
    total: number | undefined,
  ): Promise<Uint8Array> => {
    const pieces: Uint8Array[] = [];
    let loaded = 0;
    const onHeld = (held: number): void => events.onProgress({ loaded: loaded + held, total });
    for await (const piece of piecesOf(body, PIECE, onHeld)) {
      pieces.push(piece);
      loaded += piece.byteLength;
    }
    const data = new Uint8Array(loaded);
    pieces.reduce((at, piece) => {
      data.set(piece, at);
      return at + piece.byteLength;
    }, 0);
    return data;
  };
  /** A part of the same file as the beginning: parts of two versions put together would be read as a third one. */
  const fetchSame = async (range: { readonly begin: number; readonly end?: number }): Promise<Response> => {
    const response = await fetchFile(address, signal, range).catch(giveUpIfGone);
    if (versionIn(response.headers) === versionIn((await first).headers)) return response;
    void response.body?.cancel().catch(() => undefined);
    throw new AbortError(new FetchStatusError(response.status, 'The file has been replaced by another one'));
  };
  const fetchPart = (begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> =>
    persist(async () => {
      const response = await fetchSame({ begin, end });
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.byteLength !== end - begin)
        throw new FetchStatusError(response.status, 'The answer is cut off');
      return bytes;
    });
  const stream = async (
    transport: PDFDataRangeTransport,
    begun: ReadableStream<Uint8Array>,
    total: number,
  ): Promise<void> => {
    let loaded = 0;
    let body: ReadableStream<Uint8Array> | undefined = begun;
    await persist(async (resumed) => {
      const from = body ?? (await fetchSame({ begin: loaded })).body;
      body = undefined;
      const onHeld = (held: number): void => {
        resumed();
        events.onProgress({ loaded: loaded + held, total });
      };
      for await (const piece of piecesOf(from ?? new ReadableStream(), PIECE, onHeld)) {
        signal.throwIfAborted();
        loaded += piece.byteLength;
        transport.onDataProgressiveRead(piece);
      }
      if (loaded < total) throw new FetchStatusError(206, 'The answer is cut off');
    });
    transport.onDataProgressiveDone();
  };

  return {
    async input(pdfjs) {
      const { headers, body } = await first;
      const { length, hasRanges } = readFileHeaders(headers);
      if (!body) return { data: new Uint8Array() };
      if (length === undefined || !hasRanges || length <= SMALL)
        return { data: await readWhole(body, length) };
      const transport = new pdfjs.PDFDataRangeTransport(length, null);
      transport.requestDataRange = (begin, end) => {
        void fetchPart(begin, end).then(
          (bytes) => {
            if (!signal.aborted) transport.onDataRange(begin, bytes);
          },
          () => undefined,
        );
      };
      void stream(transport, body, length).catch(() => undefined);
      return { range: transport };
    },
    get isStarved() {
      return failing.size > 0 && !signal.aborted;
    },
    stop() {
      stopping.abort(new DOMException('The document was closed', 'AbortError'));
    },
  };
}

/** The file is not there any more, or not for this reader: asking again and again would not change it. */
function giveUpIfGone(error: unknown): never {
  const isGone = error instanceof FetchStatusError && [404, 410].includes(error.status);
  throw isGone ? new AbortError(error) : error;
}

/** What tells a version of a file from others, if the server tells; a proxy may have made it a weak one (RFC 9110, section 8.8.3). */
function versionIn(headers: Headers): string | undefined {
  return headers.get('ETag')?.replace(/^W\//, '');
}
