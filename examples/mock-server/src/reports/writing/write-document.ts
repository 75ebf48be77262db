import type { AnnotationsDocument, WrittenFormat } from '../annotations-document';
import { writeDocx } from './write-docx';
import { writeMarkdown } from './write-markdown';
import { writePdf } from './write-pdf';

/** Writes a document of annotations in a format. */
export async function writeDocument(
  document: AnnotationsDocument,
  format: WrittenFormat,
): Promise<Uint8Array> {
  if (format === 'pdf') return writePdf(document);
  if (format === 'md') return new TextEncoder().encode(writeMarkdown(document));
  return writeDocx(document);
}
