import { crc32 } from 'node:zlib';
import { fromRandomAccessReaderPromise, getFileNameLowLevel, validateFileName, type Entry } from 'yauzl';
import type * as z from 'zod';
import type { BlobStore } from '../../../blobs/blob-store';
import { ArchiveError } from './archive-error';
import { BlobZipReader } from './blob-zip-reader';

/** What an archive may have, in bytes when it is unpacked. */
export interface ArchiveLimits {
  readonly totalBytes: number;
}

/** A ZIP of which every entry has been looked at, but none unpacked. */
export interface Archive {
  /** The size of an entry when it is unpacked; undefined where there is none. */
  sizeOf(path: string): number | undefined;
  /** The bytes of an entry, never more than it says it has. Throws `ArchiveError`. */
  bytes(path: string): AsyncIterable<Uint8Array>;
  /** An entry that is JSON by a schema. Throws `ArchiveError` that says where it is not. */
  json<T>(path: string, schema: z.ZodType<T>): Promise<T>;
}

/** More entries than any account has, and more bytes of their headers: all of them are kept in memory. */
const MOST_ENTRIES = 100_000;
const HEADER_BYTES = 32 * 1024 * 1024;
/** How many times larger an entry may become, from so many bytes on: texts come to thirty. */
const MOST_DENSE = 200;
const DENSE_FROM = 1024 * 1024;
/** A JSON entry of ours has a few hundred kilobytes; parsing holds everybody up. */
const JSON_BYTES = 16 * 1024 * 1024;
/** Unix: what kind of file it is, and that of a symbolic link. */
const FILE_KIND = 0o170000;
const LINK_KIND = 0o120000;

/** Opens a stored ZIP and judges what it says of its entries. Throws `ArchiveError`. */
export async function openArchive(
  blobs: Pick<BlobStore, 'read' | 'size'>,
  key: string,
  limits: ArchiveLimits,
): Promise<Archive> {
  const size = await blobs.size(key);
  const reader = new BlobZipReader(blobs, key, size);
  const entries = new Map<string, Entry>();
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
  const zip = await fromRandomAccessReaderPromise(reader, size, options).catch((error: unknown) => {
    throw failureOf(error, reader);
  });
  if (zip.entryCount > MOST_ENTRIES)
    throw new ArchiveError({ issue: 'tooManyEntries', count: zip.entryCount });
  const judge = createJudge(limits);
  try {
    for await (const entry of zip.eachEntry()) {
      const name = judge(entry);
      if (!name.endsWith('/')) entries.set(name, entry);
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw failureOf(error, reader);
  }

  function existing(path: string): Entry {
    const entry = entries.get(path);
    if (!entry) throw new ArchiveError({ issue: 'missingEntry', entry: path });
    return entry;
  }

  async function* bytes(path: string): AsyncGenerator<Uint8Array> {
    const entry = existing(path);
    let sum = 0;
    try {
      const stream = await zip.openReadStreamPromise(entry);
      for await (const chunk of stream) {
        if (!(chunk instanceof Uint8Array)) continue;
        sum = crc32(chunk, sum);
        yield chunk;
      }
    } catch (error) {
      throw new ArchiveError({ issue: 'damaged', entry: path, detail: messageOf(error) }, { cause: error });
    }
    if (sum !== entry.crc32)
      throw new ArchiveError({ issue: 'damaged', entry: path, detail: 'The checksum is another one' });
  }

  return {
    sizeOf: (path) => entries.get(path)?.uncompressedSize,
    bytes,
    async json(path, schema) {
      if (existing(path).uncompressedSize > JSON_BYTES)
        throw new ArchiveError({ issue: 'tooLarge', entry: path, detail: `More than ${JSON_BYTES} bytes` });
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes(path)) chunks.push(chunk);
      return parse(path, Buffer.concat(chunks), schema);
    },
  };
}

/** Why a ZIP cannot be read: it is none, or its blob could not be. */
function failureOf(error: unknown, { failure }: BlobZipReader): Error {
  if (failure) return failure;
  return new ArchiveError({ issue: 'notAZip', detail: messageOf(error) }, { cause: error });
}

/** Makes what judges entries in their order, gives their names, and knows what came before. */
function createJudge({ totalBytes }: ArchiveLimits): (entry: Entry) => string {
  const taken = new Set<string>();
  let [total, headers] = [0, 0];
  return (entry) => {
    const name = nameOf(entry);
    headers += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (headers > HEADER_BYTES)
      throw new ArchiveError({
        issue: 'tooLarge',
        detail: `The list of entries: more than ${HEADER_BYTES} bytes`,
      });
    if (entry.isEncrypted()) throw new ArchiveError({ issue: 'encrypted', entry: name });
    if (!entry.canDecodeFileData() || isLink(entry))
      throw new ArchiveError({ issue: 'unsupported', entry: name });
    // Some file systems take names for one that differ in capitals or in how accents are written.
    const folded = name.normalize('NFC').toLowerCase();
    if (taken.has(folded)) throw new ArchiveError({ issue: 'duplicateName', entry: name });
    taken.add(folded);
    const { compressedSize, uncompressedSize } = entry;
    if (uncompressedSize > DENSE_FROM && uncompressedSize > MOST_DENSE * compressedSize)
      throw new ArchiveError({
        issue: 'tooDense',
        entry: name,
        detail: `${uncompressedSize} bytes of ${compressedSize}`,
      });
    total += uncompressedSize;
    if (total > totalBytes)
      throw new ArchiveError({
        issue: 'tooLarge',
        entry: name,
        detail: `More than ${totalBytes} bytes together`,
      });
    return name;
  };
}

/** The name of an entry; refuses one that could lead out of a folder. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  const problem = validateFileName(name) ?? (name.includes('\0') ? 'a hidden character' : null);
  if (problem !== null)
    throw new ArchiveError({ issue: 'unsafePath', entry: name.slice(0, 500), detail: problem });
  return name;
}

function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & FILE_KIND) === LINK_KIND;
}

function parse<T>(path: string, content: Uint8Array, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch (error) {
    throw new ArchiveError({ issue: 'notBySchema', entry: path, detail: messageOf(error) }, { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = (issue?.path ?? []).map(String).join('.');
  throw new ArchiveError({
    issue: 'notBySchema',
    entry: path,
    detail: `${place === '' ? '' : `${place}: `}${issue?.message ?? ''}`,
  });
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
