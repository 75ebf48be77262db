import { createRequire } from 'node:module';
import * as z from 'zod';

/**
 * The version of pdf.js, which reads the PDFs. Another version may cut a text into other elements or read other letters, so whatever is
 * stored of a reading carries the version it was read with, and is read anew by another one.
 */
export const PDF_ENGINE_VERSION = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)('pdfjs-dist/package.json')).version;
