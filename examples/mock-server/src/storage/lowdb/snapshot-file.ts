import { createHash } from 'node:crypto';

import * as z from 'zod';

import type { LoggedEvent, Row } from '../storage';
import { StorageCorruptError } from '../storage';
import { freezeJson } from '../frozen-json';
import type { LineSealer } from './sealed-lines';
import { writeAll } from './storage-files';
import type { StorageFileSystem } from './storage-files';
import { createTimeSlice } from '../../background/time-slice';

const snapshotHeader = z.object({
  format: z.literal('glossator-partition'),
  version: z.literal(1),
  partition: z.string(),
  /** The last transaction in it. */
  transaction: z.number().int(),
  lastId: z.number().int(),
  lastSeq: z.number().int(),
  /** The journal segment that goes on from it, and the checksum that one's first line goes on from. */
  segment: z.number().int(),
  chain: z.number().int(),
  /** The oldest journal segment that the spare snapshot needs. */
  keptFrom: z.number().int(),
});

/** The first line of a snapshot. */
export type SnapshotHeader = z.infer<typeof snapshotHeader>;

/** What a snapshot holds: rows with their tables, in order of insertion within a table. */
export interface SnapshotContents {
  readonly header: SnapshotHeader;
  readonly rows: Iterable<readonly [table: string, row: Row]>;
  readonly events: readonly LoggedEvent[];
}

/** What a snapshot is: its file, the partition, and what seals it; undefined for plain JSON. */
export interface SnapshotPlace {
  readonly path: string;
  readonly name: string;
  readonly sealer: LineSealer | undefined;
}

/** Bytes that are put together before they are written, and after which they are put on the disk. */
const WRITE_SIZE = 128 * 1024;
const SYNC_SIZE = 1024 * 1024;
const READ_SIZE = 128 * 1024;

/** The first line of a sealed snapshot; after it comes each piece as its length (4 bytes, big-endian) and its sealed bytes. */
const SEALED_HEAD = Buffer.from('glossator sealed partition 1\n');
const LENGTH_BYTES = 4;

const HEAD = '{"header":';
const ROWS = '"rows":[';
const EVENTS = '],"events":[';
const SUM = '],"sha256":"';

/**
 * Writes a snapshot to `path` and puts it on the disk; resolves to its length in bytes. It is one JSON value,
 * `{"header": …, "rows": [[table, row], …], "events": […], "sha256": …}`, with one row or event a line; the sum is that of all
 * lines before its own. With a sealer, these bytes are sealed in pieces, each after its length. The work is done in short slices, and the file synced as it grows, so that a journal beside it is never kept waiting for long.
 */
export async function writeSnapshot(
  files: StorageFileSystem,
  { path, sealer }: Pick<SnapshotPlace, 'path' | 'sealer'>,
  { header, rows, events }: SnapshotContents,
): Promise<number> {
  const breathe = createTimeSlice();
  const hash = createHash('sha256');
  const file = await files.open(path, 'w');
  let position = 0;
  let synced = 0;
  let text = '';

  async function write(plain: Buffer): Promise<void> {
    const bytes = sealer ? framed(sealer.sealBytes(plain)) : plain;
    await writeAll(file, bytes, position);
    position += bytes.length;
  }

  async function flush(): Promise<void> {
    const bytes = Buffer.from(text);
    text = '';
    hash.update(bytes);
    await write(bytes);
    if (position - synced < SYNC_SIZE) return;
    synced = position;
    await file.datasync();
  }

  async function lines(values: Iterable<unknown>): Promise<void> {
    let separator = '\n';
    for (const value of values) {
      text += separator + JSON.stringify(value);
      separator = ',\n';
      if (text.length >= WRITE_SIZE) await flush();
      await breathe();
    }
    text += '\n';
  }

  try {
    if (sealer) {
      await writeAll(file, SEALED_HEAD, 0);
      position = SEALED_HEAD.length;
    }
    text = `${HEAD}${JSON.stringify(header)},\n${ROWS}`;
    await lines(rows);
    text += EVENTS;
    await lines(events);
    await flush();
    await write(Buffer.from(`${SUM}${hash.digest('hex')}"}\n`));
    await file.sync();
    return position;
  } finally {
    await file.close();
  }
}

/**
 * Checks a snapshot's sum and reads it, sealed or plain, giving rows in slices to `take`. Resolves to header and events. Throws
 * `StorageCorruptError` naming the file if one bit is not as it was written.
 */
export async function readSnapshot(
  contents: Buffer,
  file: SnapshotPlace,
  take: (table: string, row: Row) => void,
): Promise<{ header: SnapshotHeader; events: LoggedEvent[] }> {
  const breathe = createTimeSlice();
  const bytes = isSealedSnapshot(contents) ? await openSealed(contents, file) : contents;
  const sumStart = bytes.lastIndexOf(`\n${SUM}`) + 1;
  const hash = createHash('sha256');
  for (let at = 0; at < sumStart; at += SYNC_SIZE) {
    hash.update(bytes.subarray(at, Math.min(at + SYNC_SIZE, sumStart)));
    await breathe();
  }
  if (sumStart === 0 || bytes.toString('latin1', sumStart) !== `${SUM}${hash.digest('hex')}"}\n`) {
    throw new StorageCorruptError(
      `${file.path} is damaged: its checksum does not fit its ${bytes.length} bytes`,
    );
  }
  const headerEnd = bytes.indexOf('\n');
  const header = snapshotHeader.safeParse(JSON.parse(bytes.toString('utf8', HEAD.length, headerEnd - 1)));
  if (!header.success || header.data.partition !== file.name) {
    throw new StorageCorruptError(
      `${file.path} is not a snapshot of ${file.name} that this release can read`,
    );
  }
  const rowsStart = headerEnd + 1 + ROWS.length + 1;
  const rowsEnd = bytes.lastIndexOf(`\n${EVENTS}`, sumStart) + 1;
  for (const [table, row] of slices<[string, Row]>(bytes, rowsStart, rowsEnd)) {
    take(table, freezeJson(row));
    await breathe();
  }
  const events = [...slices<LoggedEvent>(bytes, rowsEnd + EVENTS.length + 1, sumStart)].map(freezeJson);
  return { header: header.data, events };
}

/** Whether the contents of a snapshot are sealed. */
export function isSealedSnapshot(contents: Buffer): boolean {
  return contents.subarray(0, SEALED_HEAD.length).equals(SEALED_HEAD);
}

/** The bytes that were sealed in a snapshot, put together again. */
async function openSealed(contents: Buffer, { path, sealer }: SnapshotPlace): Promise<Buffer> {
  if (!sealer) throw new StorageCorruptError(`${path} is encrypted, and there is no key`);
  const breathe = createTimeSlice();
  const pieces: Buffer[] = [];
  for (let at = SEALED_HEAD.length; at < contents.length;) {
    try {
      const start = at + LENGTH_BYTES;
      const end = start + contents.readUInt32BE(at);
      pieces.push(sealer.openBytes(contents.subarray(start, end)));
      at = end;
    } catch (error) {
      throw new StorageCorruptError(
        `${path} is damaged at byte ${at}, or was written with another key than the one given`,
        { cause: error },
      );
    }
    await breathe();
  }
  return Buffer.concat(pieces);
}

function framed(sealed: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(sealed.length);
  return Buffer.concat([length, sealed]);
}

/** Parses comma-separated lines of a verified snapshot, many at a time. */
function* slices<V>(bytes: Buffer, start: number, end: number): Generator<V> {
  let at = start;
  while (at < end) {
    const newline = bytes.indexOf(10, Math.min(at + READ_SIZE, end - 1));
    const text = bytes.toString('utf8', at, newline);
    const values = JSON.parse(`[${text.endsWith(',') ? text.slice(0, -1) : text}]`) as readonly V[];
    yield* values;
    at = newline + 1;
  }
}
