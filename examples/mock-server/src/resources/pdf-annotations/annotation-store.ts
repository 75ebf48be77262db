import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { unlessLeft } from '../../background/unless-left';
import { annotationsBlobKey, BlobNotFoundError, type BlobStore } from '../../blobs/blob-store';
import { foundAnnotationsSchema } from '../../pdf/found-annotations-schema';
import type { FoundAnnotations } from '../../pdf/found-annotation';
import { PDF_ENGINE_VERSION } from '../../pdf/pdf-engine';
import { PdfLimitError, PdfReaderBusyError, PdfUnreadableError, type PdfReader } from '../../pdf/pdf-reader';
import { ProblemError } from '../../problems/problem-error';

/** The annotations in stored PDFs: read once, kept encrypted beside the file. */
export interface AnnotationStore {
  /**
   * Those of a file. Throws CONFLICT where they cannot be read, RATE_LIMITED while too many files are; the signal's reason when it aborts,
   * while they are read on for whoever asks next.
   */
  of(uuid: string, signal?: AbortSignal): Promise<FoundAnnotations>;
}

/** Raise it when reading gives others than before: what is kept is then read anew. */
const FORMAT = 1;
const keptSchema = z.object({
  format: z.literal(FORMAT),
  engine: z.literal(PDF_ENGINE_VERSION),
  /** Null: they cannot be read, which must not be tried at every call. */
  found: foundAnnotationsSchema.nullable(),
});
/** Seconds after which a file is worth another try when too many are being read. */
const BUSY_SECONDS = 5;

/** Makes the store. */
export function createAnnotationStore(
  blobs: BlobStore,
  pdf: PdfReader,
  ownerOf: (uuid: string) => Promise<number | undefined>,
): AnnotationStore {
  const underWay = new Map<string, Promise<FoundAnnotations>>();

  async function readKept(uuid: string): Promise<FoundAnnotations | null | undefined> {
    try {
      const { body } = await blobs.read(annotationsBlobKey(uuid));
      return keptSchema.safeParse(await json(body)).data?.found;
    } catch (error) {
      if (error instanceof BlobNotFoundError) return undefined;
      throw error;
    }
  }

  async function keep(uuid: string, found: FoundAnnotations | null): Promise<void> {
    const content = Buffer.from(
      JSON.stringify({ format: FORMAT, engine: PDF_ENGINE_VERSION, found }),
      'utf8',
    );
    const key = annotationsBlobKey(uuid);
    await blobs.put(key, oneChunk(content), { maxBytes: content.byteLength });
    // A file that was discarded meanwhile must not leave them behind.
    if (!(await blobs.has(uuid))) await blobs.delete(key);
  }

  async function read(uuid: string): Promise<FoundAnnotations> {
    const kept = await readKept(uuid);
    if (kept) return kept;
    if (kept === null) throw unreadable();
    try {
      const source = { ...(await blobs.read(uuid)), owner: await ownerOf(uuid) };
      const found = await pdf.readAnnotations(source);
      await keep(uuid, found);
      return found;
    } catch (error) {
      if (isOfFile(error)) await keep(uuid, null);
      throw readingProblem(error);
    }
  }

  return {
    of(uuid, signal) {
      const reading = underWay.get(uuid) ?? read(uuid).finally(() => underWay.delete(uuid));
      underWay.set(uuid, reading);
      return unlessLeft(reading, signal);
    },
  };
}

/** The problem of a PDF that cannot be read now, or ever. */
export function readingProblem(error: unknown): unknown {
  if (error instanceof PdfReaderBusyError)
    return new ProblemError('RATE_LIMITED', { retryAfterSeconds: BUSY_SECONDS, cause: error });
  return isOfFile(error) ? unreadable(error) : error;
}

/** Whether it is the file that cannot be read, now or ever. */
function isOfFile(error: unknown): boolean {
  return error instanceof PdfLimitError || error instanceof PdfUnreadableError;
}

function unreadable(cause?: unknown): ProblemError {
  return new ProblemError('CONFLICT', { detail: 'The annotations of this PDF cannot be read', cause });
}

async function* oneChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
