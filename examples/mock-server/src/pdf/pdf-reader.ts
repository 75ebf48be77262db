import type { PageText } from '@glossator/document-text';

import type { FoundAnnotations } from './found-annotation';
import type { PdfAttachment, PdfMarking } from './pdf-mark';

/**
 * The port for reading PDFs that strangers uploaded.
 *
 * Every adapter promises:
 * 1. No file, however hostile, ends, blocks or swells the process that calls; time and memory of every read are limited.
 * 2. No script of a PDF runs, nothing is fetched, and no plaintext is written to disk.
 * 3. `inspect` and `extractText` never disagree with the viewer: same pdf.js, same options of the text.
 * 4. An inspection waits for inspections only, and whoever else has reads waiting gets their turn after one slice of mine (`owner`).
 * 5. An aborted `signal` stops the work at once; the call rejects with the signal's reason.
 */
export interface PdfReader {
  /** Says whether a file is a PDF that can be shown. Rejects only with `PdfReaderBusyError`, the source's own error, or the signal's reason. */
  inspect(source: PdfSource, signal?: AbortSignal): Promise<PdfVerdict>;
  /**
   * The text of all pages; a page that cannot be read has no elements. `onProgress` gets pages done and pages in all. It is read in slices,
   * between which others have their turn: the source's `body` is iterated for each. Throws `PdfUnreadableError` when the file does not open,
   * `PdfLimitError` when reading was stopped before the first page.
   */
  extractText(source: PdfSource, signal?: AbortSignal, onProgress?: PdfProgress): Promise<ExtractedText>;
  /** What people have left in the file with their PDF programs, and the text it stands on. Throws what `extractText` throws. */
  readAnnotations(source: PdfSource, signal?: AbortSignal): Promise<FoundAnnotations>;
  /**
   * The bytes that, appended to the file, put marks into it as annotations, and files as attachments; the file's own bytes stay. Throws `PdfNotAppendableError`
   * where that cannot be done, and what `extractText` throws.
   */
  annotate(
    source: PdfSource,
    marking: PdfMarking,
    files?: readonly PdfAttachment[],
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
  /** Stops running reads (they reject) and frees processes. */
  close(): Promise<void>;
}

/**
 * A PDF to read: a file, its bytes, or bytes of known number (as `BlobStore.read` gives them; a stream is consumed or destroyed). `owner` is
 * the user on whose account it is read: each has a share of the processes and of the line. Reads without one have no share, and no limit.
 */
export type PdfSource = (
  | { readonly path: string }
  | { readonly data: Uint8Array }
  | { readonly size: number; readonly body: AsyncIterable<Uint8Array> }
) & { readonly owner?: number | undefined };

/**
 * A text as far as it was read: index = page counted from 0. `unread` are the pages that a limit of time, memory or size kept from being read;
 * they have no elements.
 */
export interface ExtractedText {
  readonly pages: readonly PageText[];
  readonly unread: readonly number[];
}

/** Called after each page: pages done, pages in all. */
export type PdfProgress = (done: number, total: number) => void;

/** Width and height of a page in PDF points, turned as it is shown. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * What a file is. `pageSizes` has one entry a page, null where the page cannot be read; `fingerprint` is the file's own id as
 * pdf.js gives it; `locked` needs a password.
 */
export type PdfVerdict =
  | {
      readonly kind: 'opens';
      readonly pages: number;
      readonly pageSizes: readonly (PageSize | null)[];
      readonly fingerprint: string;
      readonly title?: string;
    }
  | { readonly kind: 'locked' }
  | { readonly kind: 'invalid'; readonly reason: PdfRefusal };

/**
 * Why a file is not valid: not a PDF or broken beyond repair; no page; first page unreadable; more bytes or pages than allowed;
 * not opened within the time or memory limit; the reading process died of it.
 */
export const PDF_REFUSALS = [
  'damaged',
  'noPages',
  'firstPage',
  'tooLarge',
  'time',
  'memory',
  'crash',
] as const;

/** One of `PDF_REFUSALS`. */
export type PdfRefusal = (typeof PDF_REFUSALS)[number];

/** The file does not open; `verdict` says how. */
export class PdfUnreadableError extends Error {
  override readonly name = 'PdfUnreadableError';
  readonly verdict: PdfVerdict;
  constructor(verdict: PdfVerdict) {
    super('The file cannot be read as a PDF.');
    this.verdict = verdict;
  }
}

/** The file opens, but it was not read; `limit` says which limit stopped it. */
export class PdfLimitError extends Error {
  override readonly name = 'PdfLimitError';
  readonly limit: PdfRefusal;
  constructor(limit: PdfRefusal) {
    super(`Reading was stopped (${limit}).`);
    this.limit = limit;
  }
}

/** Too many reads are waiting; try again later (HTTP 503). */
export class PdfReaderBusyError extends Error {
  override readonly name = 'PdfReaderBusyError';
}

/** The reader is closed, or was closed while this read ran. */
export class PdfReaderClosedError extends Error {
  override readonly name = 'PdfReaderClosedError';
}
