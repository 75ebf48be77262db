import { PdfLimitError, PdfReaderClosedError, PdfUnreadableError } from '../../../pdf/pdf-reader';
import { ProblemError } from '../../../problems/problem-error';
import type { StoredText } from '../../../stored-text/stored-text';
import { StructureReaderClosedError } from '../../../structure/structure-reader';

/** A text that cannot be read because of its file, or for now, or a server that ends. */
export function isExpected(error: unknown): boolean {
  return (
    error instanceof ProblemError ||
    error instanceof PdfReaderClosedError ||
    error instanceof StructureReaderClosedError
  );
}

/** What is thrown for a text that cannot be read because of its file. */
export function unreadable(): ProblemError {
  return new ProblemError('CONFLICT', { detail: 'The text of this document cannot be read' });
}

/** Why there is no text, where that is because of the file and will be so the next time. */
export function failureOf(error: unknown): StoredText['failure'] {
  if (error instanceof PdfLimitError) return error.limit;
  if (!(error instanceof PdfUnreadableError)) return undefined;
  return error.verdict.kind === 'invalid' ? error.verdict.reason : 'locked';
}
