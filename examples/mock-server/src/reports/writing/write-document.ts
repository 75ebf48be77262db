import type { AnnotationsDocument, WrittenFormat } from '../annotations-document';
import { writeMarkdown } from './write-markdown';
import { writePdf } from './write-pdf';

/** Writes a document of annotations in a format. The library for Word is loaded where that is wanted. */
export async function writeDocument(
  document: AnnotationsDocument,
  format: WrittenFormat,
): Promise<Uint8Array> {
  if (format === 'pdf') return writePdf(document);
  if (format === 'md') return new TextEncoder().encode(writeMarkdown(document));
  const { writeDocx } = await import('./write-docx');
  return writeDocx(document);
}
