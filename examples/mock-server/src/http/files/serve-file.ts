import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { BlobNotFoundError, type BlobRange, type BlobStore } from '../../blobs/blob-store';
import { downloadName } from '../../calls/file-names';
import type { StoredFile } from '../../calls/stored-file';
import { ProblemError } from '../../problems/problem-error';

/** Characters of a `Range` header that are read; it is a hint, and a reader who asks for more gets the whole file. */
const LONGEST_RANGE = 200;

/**
 * Serves a stored file: whole, one range of it (RFC 9110 section 14), or its headers alone. Nothing in it can act in our origin: it
 * is sandboxed, its type is not guessed, and it is only decrypted as far as it is asked for.
 */
export async function serveFile(
  request: Request,
  response: Response,
  blobs: BlobStore,
  file: StoredFile,
): Promise<void> {
  if (file.made) return sendMade(request, response, file, file.made);
  if (file.tail) return sendWithTail(response, blobs, file, file.tail);
  const size = await existing(blobs.size(file.blobKey));
  const etag = `"${file.blobKey}"`;
  setFileHeaders(response, file);
  response.set({ 'Accept-Ranges': 'bytes', ETag: etag });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const range = request.method === 'GET' ? rangeOf(request, response, size, etag) : undefined;
  const length = range ? range.end - range.start + 1 : size;
  response.set('Content-Length', String(length));
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  if (request.method === 'HEAD' || length === 0) {
    response.end();
    return;
  }
  const { body } = await blobs.read(file.blobKey, range);
  await send(body, response);
}

/** A file that is made while it is sent. */
async function sendMade(
  request: Request,
  response: Response,
  file: StoredFile,
  { size, body }: NonNullable<StoredFile['made']>,
): Promise<void> {
  setFileHeaders(response, file);
  if (size !== undefined) response.set('Content-Length', String(size));
  // Nothing is made for who asks for the headers alone.
  if (request.method === 'HEAD') response.end();
  else await send(body, response);
}

/** A file that was made for this answer, whole. */
async function sendWithTail(
  response: Response,
  blobs: BlobStore,
  file: StoredFile,
  tail: Uint8Array,
): Promise<void> {
  const { size, body } = await existing(blobs.read(file.blobKey));
  setFileHeaders(response, file);
  response.set('Content-Length', String(size + tail.length));
  await send(
    (async function* () {
      yield* body;
      yield tail;
    })(),
    response,
  );
}

function setFileHeaders(response: Response, file: StoredFile): void {
  response.set({
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(downloadName(file.fileName), {
      type: file.inline ? 'inline' : 'attachment',
    }),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    // Asked for again each time, so that access that was taken away is noticed; a proxy must not compress ranges.
    'Cache-Control': 'private, no-cache, no-transform',
  });
}

/** Sends a file. Throws what its bytes throw: the answer is cut short then, which the log has to tell. */
async function send(body: AsyncIterable<Uint8Array>, response: Response): Promise<void> {
  const broken: unknown[] = [];
  const watched = async function* (): AsyncGenerator<Uint8Array, void> {
    try {
      yield* body;
    } catch (error) {
      broken.push(error);
      throw error;
    }
  };
  try {
    await pipeline(watched(), response);
  } catch (error) {
    if (broken.length > 0) throw broken[0];
    if (!response.destroyed) throw error;
    // The reader went away; PDF viewers do so all the time.
  }
}

/** What the store says of a blob. Throws NOT_FOUND where there is none. */
async function existing<R>(asked: Promise<R>): Promise<R> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BlobNotFoundError) throw new ProblemError('NOT_FOUND', { cause: error });
    throw error;
  }
}

/** The one range that is asked for; undefined for none, several, another unit, or another content (`If-Range`). Throws RANGE_NOT_SATISFIABLE. */
function rangeOf(request: Request, response: Response, size: number, etag: string): BlobRange | undefined {
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== etag) return undefined;
  const asked = request.get('range') ?? '';
  if (asked.length > LONGEST_RANGE) return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d+)$/.exec(asked.replaceAll(/\s/g, '')) ?? [];
  // Two cases that the library takes for ranges that are not there: more of the end than there is, and one that runs backwards (RFC 9110
  // section 14.1.2: all of it, and no range at all).
  if (from === '' && Number(to) > size && size > 0) return { start: 0, end: size - 1 };
  if (from !== undefined && from !== '' && Number(to) < Number(from)) return undefined;
  const ranges = request.range(size, { combine: true });
  if (ranges === -1) {
    // A problem is not the file: it has neither its name nor its tag.
    for (const name of ['Content-Disposition', 'ETag']) response.removeHeader(name);
    response.set('Content-Range', `bytes */${size}`);
    throw new ProblemError('RANGE_NOT_SATISFIABLE');
  }
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  return ranges[0];
}
