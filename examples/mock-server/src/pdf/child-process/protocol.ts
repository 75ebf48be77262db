import type { PageText } from '@glossator/document-text';

import type { FoundAnnotations } from '../found-annotation';
import type { PdfAttachment, PdfMarking } from '../pdf-mark';
import type { PdfVerdict } from '../pdf-reader';

/** A file to attach; its bytes come after those of the PDF and of the files before it. */
export type AttachedFile = Omit<PdfAttachment, 'body'>;

/** What the reading process is asked for; the bytes of the file (exactly `size`), and of `files`, follow on the descriptor `BYTES_FD`. */
export interface Task {
  readonly kind: 'inspect' | 'extractText' | 'readAnnotations' | 'annotate';
  readonly size: number;
  readonly maxPages: number;
  readonly maxCharacters: number;
  readonly maxPageCharacters: number;
  /**
   * Where reading the text goes on, counted from 0, before which page it ends (where not at the end of the text), and the milliseconds of
   * processor time after which it pauses at the end of a page.
   */
  readonly slice?: { readonly firstPage: number; readonly endPage?: number; readonly pauseAfterMs: number };
  /** What to annotate. */
  readonly marking?: PdfMarking;
  readonly files?: readonly AttachedFile[];
}

/**
 * What the reading process says: it is there; it has all bytes and begins (its time is counted from here); the text of one page,
 * some of the annotations, or a piece of the bytes to append (base64), or that nothing can be appended; and last the verdict, that it pauses before the next page, that the next page is longer than allowed, or the text is.
 */
export type Reply =
  | { readonly type: 'ready' }
  | { readonly type: 'begins' }
  | { readonly type: 'page'; readonly total: number; readonly text: PageText }
  | { readonly type: 'annotations'; readonly found: FoundAnnotations }
  | { readonly type: 'appended'; readonly base64: string }
  | { readonly type: 'notAppendable' }
  | { readonly type: 'done'; readonly verdict: PdfVerdict }
  | { readonly type: 'paused' }
  | { readonly type: 'pageTooLong' }
  | { readonly type: 'tooMuchText' };
