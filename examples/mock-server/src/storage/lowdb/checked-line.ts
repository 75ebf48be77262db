import { crc32 } from 'node:zlib';

const NEWLINE = 10;
const PREFIX = 9;

/** One line of a file with its checksum, and the checksum itself, which is the seed of the next line's. */
export interface CheckedLine {
  readonly bytes: Buffer;
  readonly chain: number;
}

/**
 * Writes `json` as `<crc32 in 8 hex digits> <json>\n`. The CRC-32 goes on from that of the line before (`chain`), so that
 * a line that was moved, repeated, left out or brought in from another file does not fit.
 */
export function encodeLine(json: string, chain: number): CheckedLine {
  const bytes = Buffer.from(`00000000 ${json}\n`);
  const sum = crc32(bytes.subarray(PREFIX, -1), chain);
  bytes.write(sum.toString(16).padStart(8, '0'), 0, 'latin1');
  return { bytes, chain: sum };
}

/** The outcome of reading one line: `value` if it is whole; else whether a crash could have left it like that. */
export type DecodedLine =
  | { readonly kind: 'whole'; readonly json: string; readonly chain: number; readonly end: number }
  | { readonly kind: 'torn' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'end' };

/**
 * Reads the line at `start`. `torn`: it is the last line and was cut short, or a hole of zeros says that not all of it
 * reached the disk. `damaged`: anything else that does not fit its checksum.
 */
export function decodeLine(bytes: Buffer, start: number, chain: number): DecodedLine {
  if (start >= bytes.length) return { kind: 'end' };
  const newline = bytes.indexOf(NEWLINE, start);
  if (newline === -1) return { kind: 'torn' };
  const body = bytes.subarray(start + PREFIX, newline);
  const sum = crc32(body, chain);
  if (bytes.toString('latin1', start, start + PREFIX) === `${sum.toString(16).padStart(8, '0')} `) {
    return { kind: 'whole', json: body.toString('utf8'), chain: sum, end: newline + 1 };
  }
  const isLast = newline === bytes.length - 1;
  return { kind: isLast && bytes.subarray(start, newline).includes(0) ? 'torn' : 'damaged' };
}
