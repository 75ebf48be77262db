import type { PDFDataRangeTransport } from 'pdfjs-dist';
import { FetchStatusError, piecesOf, readFileHeaders, type PdfAddress } from './fetch-bytes';
import { fetchFileVersion } from './file-version';
import { createPersistentTasks } from './persistent-tasks';

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
export function fetchPdfBytes(address: PdfAddress, { onProgress, onStarved }: PdfBytesEvents): PdfBytes {
  const stopping = new AbortController();
  const { signal } = stopping;
  const file = fetchFileVersion(address, signal);
  const tasks = createPersistentTasks(signal, onStarved);

  const fetchPart = (begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> =>
    tasks.persist(async () => {
      const response = await file.part({ begin, end });
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
    await tasks.persist(async (resumed) => {
      const from = body ?? (await file.part({ begin: loaded })).body;
      body = undefined;
      const onHeld = (held: number): void => {
        resumed();
        onProgress({ loaded: loaded + held, total });
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
      const { headers, body } = await file.whole;
      const { length, hasRanges } = readFileHeaders(headers);
      if (!body) return { data: new Uint8Array() };
      if (length === undefined || !hasRanges || length <= SMALL)
        return { data: await readWhole(body, (loaded) => onProgress({ loaded, total: length })) };
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
      return tasks.isFailing;
    },
    stop() {
      stopping.abort(new DOMException('The document was closed', 'AbortError'));
    },
  };
}

/** All bytes of a file; `onProgress` gets how many of them have come. */
async function readWhole(
  body: ReadableStream<Uint8Array>,
  onProgress: (loaded: number) => void,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let loaded = 0;
  for await (const piece of piecesOf(body, PIECE, (held) => onProgress(loaded + held))) {
    pieces.push(piece);
    loaded += piece.byteLength;
  }
  const data = new Uint8Array(loaded);
  pieces.reduce((at, piece) => {
    data.set(piece, at);
    return at + piece.byteLength;
  }, 0);
  return data;
}
