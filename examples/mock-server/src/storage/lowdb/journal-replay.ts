import * as z from 'zod';

import { StorageCorruptError } from '../storage';
import { decodeLine } from './checked-line';
import { segmentPlace } from './journal';
import type { JournalEnd, JournalPosition } from './journal';
import type { PartitionPaths } from './partition-paths';
import { readIfThere } from './storage-files';
import type { BoundedReader, StorageFileSystem } from './storage-files';
import { createTimeSlice } from '../../background/time-slice';
import { isSealed } from './sealed-lines';
import type { LineSealer, LineSealers } from './sealed-lines';
import type { EncodedRecord } from './transaction-record';

const segmentHeader = z.object({
  format: z.literal('glossator-journal'),
  version: z.literal(1),
  partition: z.string(),
  segment: z.number().int(),
});

const markLine = z.object({ segment: z.number().int(), length: z.number().int() });

/** What a replay works with; `sealers` open sealed lines. */
export interface ReplayParts {
  readonly reader: BoundedReader;
  readonly sealers: LineSealers | undefined;
  readonly apply: (record: EncodedRecord) => void;
}

/** What a replay found: the journal's end and its bytes from the start on. */
export interface Replay {
  readonly end: JournalEnd;
  readonly bytes: number;
}

/**
 * Reads all segments from `start` on and gives each record to `apply`, in order. A last line that a crash left incomplete
 * is passed over. Throws `StorageCorruptError` naming the file if one is damaged, missing, or shorter than it was, and what `reader`
 * throws.
 */
export async function replayJournal(
  files: StorageFileSystem,
  paths: PartitionPaths,
  start: JournalPosition,
  { reader, sealers, apply }: ReplayParts,
): Promise<Replay> {
  let { segment, chain } = start;
  let bytes = 0;
  const lengths = new Map<number, number>();
  for (;;) {
    const sealed = await reader.read(paths.sealedJournal(segment));
    const path = sealed === undefined ? paths.journal : paths.sealedJournal(segment);
    const contents = sealed ?? (await reader.read(path));
    const read = await readSegment(
      contents ?? Buffer.alloc(0),
      { segment, chain },
      { path, name: paths.name, sealer: sealers?.(segmentPlace(paths, segment)) },
      apply,
    );
    bytes += read.length;
    lengths.set(segment, read.length);
    if (sealed === undefined) {
      await checkMark(files, paths, lengths, start.segment);
      return { end: { segment, ...read }, bytes };
    }
    if (read.isTorn || read.length === 0) throw new StorageCorruptError(`${path} is cut off`);
    segment += 1;
    chain = read.chain;
  }
}

interface SegmentFile {
  readonly path: string;
  readonly name: string;
  readonly sealer: LineSealer | undefined;
}

async function readSegment(
  contents: Buffer,
  start: JournalPosition,
  file: SegmentFile,
  apply: (record: EncodedRecord) => void,
): Promise<{ length: number; chain: number; isTorn: boolean }> {
  const breathe = createTimeSlice();
  let position = 0;
  let good = { length: 0, chain: start.chain };
  let chain = start.chain;
  for (;;) {
    const line = decodeLine(contents, position, chain);
    if (line.kind === 'end') break;
    // A crash can leave a header without its first record, which goes to the disk with it: nothing was acknowledged.
    if (line.kind === 'torn') return { ...good, isTorn: true };
    if (line.kind === 'damaged') throw new StorageCorruptError(`${file.path} is damaged at byte ${position}`);
    if (position === 0) checkHeader(line.json, start.segment, file);
    else {
      applyLine(line.json, file, position, apply);
      good = { length: line.end, chain: line.chain };
    }
    position = line.end;
    chain = line.chain;
    await breathe();
  }
  return { ...good, isTorn: good.length < contents.length };
}

function checkHeader(json: string, segment: number, file: { path: string; name: string }): void {
  const header = segmentHeader.safeParse(JSON.parse(json));
  if (!header.success || header.data.segment !== segment || header.data.partition !== file.name) {
    throw new StorageCorruptError(`${file.path} is not segment ${segment} of the journal of ${file.name}`);
  }
}

function applyLine(
  text: string,
  { path, sealer }: SegmentFile,
  position: number,
  apply: (record: EncodedRecord) => void,
): void {
  const json = isSealed(text) ? opened(text, path, sealer) : text;
  // The checksum says that this is what `encodeRecord` wrote.
  const records = JSON.parse(json) as readonly EncodedRecord[];
  try {
    for (const record of records) apply(record);
  } catch (error) {
    throw new StorageCorruptError(`${path} does not fit at byte ${position}: ${String(error)}`, {
      cause: error,
    });
  }
}

function opened(text: string, path: string, sealer: LineSealer | undefined): string {
  if (sealer === undefined) throw new StorageCorruptError(`${path} is encrypted, and there is no key`);
  try {
    return sealer.open(text).toString('utf8');
  } catch (error) {
    throw new StorageCorruptError(
      `${path} cannot be decrypted: it was written with another key, or changed`,
      {
        cause: error,
      },
    );
  }
}

/**
 * The mark is never ahead of what is durable, so a journal that ends before it has lost acknowledged records.
 * `lengths` are those of the segments from `first` on; what is older is in the snapshot.
 */
async function checkMark(
  files: StorageFileSystem,
  paths: PartitionPaths,
  lengths: ReadonlyMap<number, number>,
  first: number,
): Promise<void> {
  const contents = await readIfThere(files, paths.mark);
  const line = contents === undefined ? undefined : decodeLine(contents, 0, 0);
  if (line?.kind !== 'whole') return;
  const mark = markLine.safeParse(JSON.parse(line.json));
  if (!mark.success || mark.data.segment < first) return;
  const left = lengths.get(mark.data.segment) ?? 0;
  if (left >= mark.data.length) return;
  throw new StorageCorruptError(
    `${paths.journal} has lost its end: ${mark.data.length} bytes of segment ${mark.data.segment} were durable, ${left} are left`,
  );
}
