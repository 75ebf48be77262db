/**
 * A growing row of folded characters: the UTF-16 code of each, the source offsets it was made of (end exclusive), and its bits.
 * Kept in typed arrays and written by index, because pdf.js's legacy build puts a slow `Array.prototype.push` in place.
 */
export interface FoldStream {
  length: number;
  codes: Uint16Array;
  starts: Uint32Array;
  ends: Uint32Array;
  bits: Uint8Array;
}

/** An empty stream with room for so many characters; it makes itself more room when it must. */
export function createFoldStream(room: number): FoldStream {
  return {
    length: 0,
    codes: new Uint16Array(room),
    starts: new Uint32Array(room),
    ends: new Uint32Array(room),
    bits: new Uint8Array(room),
  };
}

/** Adds one character at the end of a stream. */
export function append(stream: FoldStream, code: number, bits: number, start: number, end: number): void {
  const at = stream.length;
  if (at >= stream.codes.length) grow(stream);
  stream.codes[at] = code;
  stream.starts[at] = start;
  stream.ends[at] = end;
  stream.bits[at] = bits;
  stream.length = at + 1;
}

/** The characters from `from` to `to` as a string. */
export function streamText(stream: FoldStream, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += CHUNK) {
    text += String(
      Reflect.apply(String.fromCharCode, undefined, stream.codes.subarray(at, Math.min(at + CHUNK, to))),
    );
  }
  return text;
}

/** Characters given to one call as arguments; a few ten thousand would overflow the stack. */
const CHUNK = 4096;

function grow(stream: FoldStream): void {
  const wider = createFoldStream(stream.codes.length * 2 + 16);
  wider.codes.set(stream.codes);
  wider.starts.set(stream.starts);
  wider.ends.set(stream.ends);
  wider.bits.set(stream.bits);
  const { length } = stream;
  Object.assign(stream, wider, { length });
}
