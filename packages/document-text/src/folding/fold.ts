import {
  LETTER,
  SOFT_HYPHEN,
  SPACE,
  SPACELESS,
  bitsOf,
  foldCharacter,
  type FoldedCharacter,
} from './fold-character';
import { append, createFoldStream, streamText, type FoldStream } from './fold-stream';
import { jointOf } from './fold-joint';

/**
 * A text as search and comparison see it, with the way back: `folded[i]` was made of the source characters from
 * `offsets[i]` (inclusive) to `ends[i]` (exclusive), both UTF-16 offsets that never fall. `offsets` has one entry more than
 * `folded`, the length of the source.
 */
export interface FoldedText {
  readonly folded: string;
  readonly offsets: OffsetMap;
  readonly ends: OffsetMap;
}

/** UTF-16 offsets, two bytes each while the source is short enough. */
export type OffsetMap = Uint16Array | Uint32Array;

/** How to fold. `keepCase` keeps upper and lower case (and ß) apart; everything else is folded all the same. */
export interface FoldOptions {
  readonly keepCase?: boolean;
}

/**
 * Folds a text to what a reader would type: compatibility forms and ligatures taken apart (NFKD), accents, vowel points, soft
 * hyphens and invisible characters left out, case levelled without any locale (ß is ss, all i are one, σ is ς), typographic
 * quotes and dashes plain, white space runs one space.
 *
 * Line ends: a hyphen between two letters is never kept (`E-Mail`, `Ver-⏎braucher` and `Verbraucher` read alike, since the
 * text does not say whether a hyphen at a line end belongs to the word), except where a word is left hanging
 * (`Haupt-⏎und Nebensache`, `Haupt- und`). A line end between signs of a script without spaces is nothing.
 * Between a Hebrew or Arabic letter and a number white space goes: pdf.js gives none where a number interrupts a line written from
 * right to left (`المادة 12` and `المادة12`).
 *
 * Folding a folded text changes nothing.
 */
export function foldText(text: string, options: FoldOptions = {}): FoldedText {
  const stream = createFoldStream(text.length);
  readCharacters(stream, text, options.keepCase ?? false);
  joinCharacters(stream);
  const { length, starts, ends } = stream;
  const offsets = text.length < 0x10000 ? new Uint16Array(length + 1) : new Uint32Array(length + 1);
  offsets.set(starts.subarray(0, length));
  offsets[length] = text.length;
  const last = text.length < 0x10000 ? Uint16Array.from(ends.subarray(0, length)) : ends.slice(0, length);
  return { folded: streamText(stream, 0, length), offsets, ends: last };
}

/** One source character with the accents and invisible characters that follow it. */
const UNIT = /[\s\S](?:[\p{M}\p{Cf}\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f])*/uy;

/** Folds the characters of a text one by one. */
function readCharacters(stream: FoldStream, text: string, keepCase: boolean): void {
  const plain = keepCase ? PLAIN_CASED : PLAIN_LEVEL;
  const known = new Map<string, FoldedCharacter>();
  const { length } = text;
  for (let at = 0; at < length;) {
    const isAlone = isPlain(text, at);
    const code = text.charCodeAt(at);
    const short = isAlone && code < ASCII_END ? (plain[code] ?? 0) : 0;
    if (short !== 0) {
      append(stream, short & 0xff, short >> 8, at, at + 1);
      at += 1;
      continue;
    }
    UNIT.lastIndex = at;
    const units = isAlone ? 1 : (UNIT.exec(text)?.[0].length ?? 1);
    const source = text.slice(at, at + units);
    let unit = known.get(source);
    if (!unit) known.set(source, (unit = foldCharacter(source, keepCase)));
    if (unit.folded.length === 1) append(stream, unit.folded.charCodeAt(0), unit.bits, at, at + units);
    else appendAll(stream, unit.folded, unit.bits, at, at + units);
    at += units;
  }
}

/** The end of the characters that most of any text is made of. */
const ASCII_END = 0x80;
const PLAIN_LEVEL = /* @__PURE__ */ plainCharacters(false);
const PLAIN_CASED = /* @__PURE__ */ plainCharacters(true);

/** By code, the folded character and, eight bits up, its bits; 0 for what does not fold to one character of ASCII. */
function plainCharacters(keepCase: boolean): Uint16Array {
  return Uint16Array.from({ length: ASCII_END }, (_, code) => {
    const { folded, bits } = foldCharacter(String.fromCharCode(code), keepCase);
    const only = folded.length === 1 ? folded.charCodeAt(0) : 0;
    return only < ASCII_END && only > 0 ? only | (bits << 8) : 0;
  });
}

/** Whether nothing that belongs to the character at `at` can follow it: the way round the regular expression for most text. */
function isPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 0xd800 && code <= 0xdfff) return false;
  const next = text.charCodeAt(at + 1);
  return !(
    next >= 0x300 ||
    next === 0xad ||
    (next > 0x7e && next < 0xa0) ||
    next < 9 ||
    (next > 13 && next < 0x20)
  );
}

/** Adds the characters of one source character that folds to several, such as a ligature. */
function appendAll(stream: FoldStream, folded: string, bits: number, start: number, end: number): void {
  const shared = bits & (SPACELESS | SOFT_HYPHEN);
  for (const character of folded) {
    const own = character === ' ' ? SPACE : bitsOf(character) | shared;
    for (let i = 0; i < character.length; i += 1) append(stream, character.charCodeAt(i), own, start, end);
  }
}

const HYPHEN = 0x2d;

/** Applies the rules for white space and hyphens, in place: what is kept never reaches what is still to be read. */
function joinCharacters(stream: FoldStream): void {
  const { codes, bits, length } = stream;
  stream.length = 0;
  for (let i = 0; i < length; i += 1) {
    const own = bits[i] ?? 0;
    if (codes[i] === HYPHEN) {
      const after = i + 1 < length ? (bits[i + 1] ?? 0) : 0;
      if (!(lastBits(stream) & after & LETTER)) keep(stream, i, i);
    } else if (own & SPACE) {
      let to = i;
      let run = own;
      while (to + 1 < length && (bits[to + 1] ?? 0) & SPACE) run |= bits[(to += 1)] ?? 0;
      if (!joins(stream, run, to + 1, length)) keep(stream, i, to);
      i = to;
    } else keep(stream, i, i);
  }
}

/** Moves what was read at `from` (or the white space from there to `to`) to the end of what is kept. */
function keep(stream: FoldStream, from: number, to: number): void {
  const { codes, starts, ends, bits, length: at } = stream;
  if (at < from) {
    codes[at] = codes[from] ?? 0;
    starts[at] = starts[from] ?? 0;
    bits[at] = bits[from] ?? 0;
  }
  ends[at] = ends[to] ?? 0;
  stream.length = at + 1;
}

/**
 * Whether white space with the bits `run` vanishes between the kept text and the character at `next`; takes a hyphen that parted a
 * word out of the kept text.
 */
function joins(stream: FoldStream, run: number, next: number, length: number): boolean {
  const last = stream.length - 1;
  const stem = last > 0 && stream.codes[last] === HYPHEN ? (stream.bits[last - 1] ?? 0) : 0;
  const after = next < length ? (stream.bits[next] ?? 0) : 0;
  const rest = (): string => streamText(stream, next, Math.min(next + LOOKAHEAD, length));
  const joint = jointOf(lastBits(stream), run, after, stem, rest);
  if (joint === 'no-hyphen') stream.length -= 1;
  return joint !== 'space';
}

/** Characters after a hyphen at a line end that decide whether it is left hanging. */
const LOOKAHEAD = 8;

/** The first characters of a text as the rules for line ends see them: folded one by one, not joined yet. */
export function foldedHead(text: string): string {
  const stream = createFoldStream(HEAD_ROOM);
  readCharacters(stream, text.slice(0, HEAD_ROOM), false);
  return streamText(stream, 0, Math.min(LOOKAHEAD, stream.length));
}

/** Source characters that fold to `LOOKAHEAD` characters, with room for accents. */
const HEAD_ROOM = 32;

function lastBits(stream: FoldStream): number {
  return stream.length > 0 ? (stream.bits[stream.length - 1] ?? 0) : 0;
}
