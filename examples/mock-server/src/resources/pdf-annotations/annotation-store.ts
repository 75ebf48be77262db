import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { annotationsBlobKey, BlobNotFoundError, type BlobStore } from '../../blobs/blob-store';
import { foundAnnotationsSchema } from '../../pdf/found-annotations-schema';
import type { FoundAnnotations } from '../../pdf/found-annotation';
import { PDF_ENGINE_VERSION } from '../../pdf/pdf-engine';
import { PdfLimitError, PdfReaderBusyError, PdfUnreadableError, type PdfReader } from '../../pdf/pdf-reader';
import { ProblemError } from '../../problems/problem-error';

/** The annotations in stored PDFs: read once, kept encrypted beside the file. */
export interface AnnotationStore {
  /** Those of a file. Throws CONFLICT where they cannot be read, RATE_LIMITED while too many files are. */
  of(uuid: string): Promise<FoundAnnotations>;
}

/** Raise it when reading gives others than before: what is kept is then read anew. */
const FORMAT = 1;
const keptSchema = z.object({
  format: z.literal(FORMAT),
  engine: z.literal(PDF_ENGINE_VERSION),
  found: foundAnnotationsSchema,
});
/** Seconds after which a file is worth another try when too many are being read. */
const BUSY_SECONDS = 5;

/** Makes the store. */
export function createAnnotationStore(blobs: BlobStore, pdf: PdfReader): AnnotationStore {
  const underWay = new Map<string, Promise<FoundAnnotations>>();

  async function readKept(uuid: string): Promise<FoundAnnotations | undefined> {
    try {
      const { body } = await blobs.read(annotationsBlobKey(uuid));
      return keptSchema.safeParse(await json(body)).data?.found;
    } catch (error) {
      if (error instanceof BlobNotFoundError) return undefined;
      throw error;
    }
  }

  async function read(uuid: string): Promise<FoundAnnotations> {
    const kept = await readKept(uuid);
    if (kept) return kept;
    try {
      const found = await pdf.readAnnotations(await blobs.read(uuid));
      const content = Buffer.from(
        JSON.stringify({ format: FORMAT, engine: PDF_ENGINE_VERSION, found }),
        'utf8',
      );
      const key = annotationsBlobKey(uuid);
      await blobs.put(key, oneChunk(content), { maxBytes: content.byteLength });
      // A file that was discarded meanwhile must not leave them behind.
      if (!(await blobs.has(uuid))) await blobs.delete(key);
      return found;
    } catch (error) {
      throw readingProblem(error);
    }
  }

  return {
    of(uuid) {
      const running = underWay.get(uuid);
      if (running) return running;
      const reading = read(uuid).finally(() => underWay.delete(uuid));
      underWay.set(uuid, reading);
      return reading;
    },
  };
}

/** The problem of a PDF that cannot be read now, or ever. */
export function readingProblem(error: unknown): unknown {
  if (error instanceof PdfReaderBusyError)
    return new ProblemError('RATE_LIMITED', { retryAfterSeconds: BUSY_SECONDS, cause: error });
  if (!(error instanceof PdfLimitError) && !(error instanceof PdfUnreadableError)) return error;
  return new ProblemError('CONFLICT', { detail: 'The annotations of this PDF cannot be read', cause: error });
}

async function* oneChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
