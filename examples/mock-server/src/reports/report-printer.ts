import type { AnnotationsDocument, WrittenFormat } from './annotations-document';
import type { Synopsis, SynopsisFormat } from './synopsis';

/**
 * The port for making reports to print.
 *
 * Every adapter promises: the process that calls is neither blocked nor swelled, however long the report is; time and memory of each are
 * limited, and an aborted `signal` stops the work.
 */
export interface ReportPrinter {
  /** A report as a PDF with real text, for somebody: owners take turns. Throws `PrintLimitError` where it took too much, or the signal's reason. */
  print(report: PrintedReport, owner: number | undefined, signal?: AbortSignal): Promise<Uint8Array>;
  /** A document of annotations in a format, in the same way. */
  write(
    document: AnnotationsDocument,
    format: WrittenFormat,
    owner: number | undefined,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
  /** A synopsis of two texts in a format, in the same way. */
  synopsis(
    synopsis: Synopsis,
    format: SynopsisFormat,
    owner: number | undefined,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
  /** Stops what is running. */
  close(): Promise<void>;
}

/** A report in words, in the order in which it is printed; it says everything itself, so that printing knows no language. */
export interface PrintedReport {
  readonly head: PrintedHead;
  /** Entries come with the number of their section. */
  readonly entries: readonly PrintedEntry[];
}

/** What stands before the entries. */
export interface PrintedHead {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  /** Title and subtitle in one line. */
  readonly name: string;
  readonly facts: readonly string[];
  readonly intro: string;
  /** The foot of a page, with `{page}` and `{pages}` where the numbers go. */
  readonly foot: string;
  /** Moment of making, ISO 8601. */
  readonly at: string;
  readonly sections: readonly { readonly heading: string; readonly note: string }[];
}

/** One annotation. */
export interface PrintedEntry {
  readonly section: number;
  /** What became of it, and why. */
  readonly status: string;
  readonly tone: 'good' | 'open' | 'bad';
  /** The old and the new passage: what it is called and where it stands, and its words. */
  readonly passages: readonly { readonly label: string; readonly text: string }[];
  readonly foot: string;
}

/** Printing was stopped: it took too long or too much memory, or its process died. */
export class PrintLimitError extends Error {
  override readonly name = 'PrintLimitError';
}
