import {
  DIGIT,
  LETTER,
  LINE_END,
  SOFT_HYPHEN,
  SPACE,
  SPACELESS,
  bitsOf,
  foldCharacter,
} from './fold-character';
import { isSuspendedBefore } from './line-joint';

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

interface Stream {
  readonly codes: number[];
  readonly starts: number[];
  readonly ends: number[];
  readonly bits: number[];
}

/**
 * Folds a text to what a reader would type: compatibility forms and ligatures taken apart (NFKD), accents, vowel points, soft
 * hyphens and invisible characters left out, case levelled without any locale (ß is ss, all i are one, σ is ς), typographic
 * quotes and dashes plain, white space runs one space.
 *
 * Line ends: a hyphen between two letters is never kept (`E-Mail`, `Ver-⏎braucher` and `Verbraucher` read alike, since nobody
 * can tell from the text whether a hyphen at a line end belongs to the word), except where a word is left hanging
 * (`Haupt-⏎und Nebensache`, `Haupt- und`). A line end between signs of a script without spaces is nothing.
 *
 * Folding a folded text changes nothing.
 */
export function foldText(text: string, options: FoldOptions = {}): FoldedText {
  const read = readStream(text, options.keepCase ?? false);
  const kept = joinStream(read);
  const make = (list: readonly number[]): OffsetMap =>
    text.length < 0x10000 ? Uint16Array.from(list) : Uint32Array.from(list);
  const { codes, starts, ends } = kept;
  return { folded: stringOf(codes), offsets: make([...starts, text.length]), ends: make(ends) };
}

/** One source character with the accents and invisible characters that follow it. */
const UNIT = /[\s\S](?:[\p{M}\p{Cf}\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f])*/uy;

function readStream(text: string, keepCase: boolean): Stream {
  const stream: Stream = { codes: [], starts: [], ends: [], bits: [] };
  const known = new Map<string, ReturnType<typeof foldCharacter>>();
  let at = 0;
  while (at < text.length) {
    UNIT.lastIndex = at;
    const length = isPlain(text, at) ? 1 : (UNIT.exec(text)?.[0].length ?? 1);
    const source = text.slice(at, at + length);
    let unit = known.get(source);
    if (!unit) known.set(source, (unit = foldCharacter(source, keepCase)));
    if (unit.folded.length === 1) push(stream, unit.folded.charCodeAt(0), unit.bits, at, at + length);
    else pushAll(stream, unit.folded, unit.bits, at, at + length);
    at += length;
  }
  return stream;
}

/** Whether nothing that belongs to the character at `at` can follow it: the way round the regular expression for most text. */
function isPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const next = text.charCodeAt(at + 1);
  return (
    (code < 0xd800 || code > 0xdfff) &&
    !(
      (next < 0x20 && !(next >= 9 && next <= 13)) ||
      (next > 0x7e && next < 0xa0) ||
      next === 0xad ||
      next >= 0x300
    )
  );
}

function push(stream: Stream, code: number, bits: number, start: number, end: number): void {
  stream.codes.push(code);
  stream.bits.push(bits);
  stream.starts.push(start);
  stream.ends.push(end);
}

function pushAll(stream: Stream, folded: string, bits: number, start: number, end: number): void {
  const shared = bits & (SPACELESS | SOFT_HYPHEN);
  for (const character of folded) {
    const own = character === ' ' ? SPACE : bitsOf(character) | shared;
    for (let i = 0; i < character.length; i += 1) push(stream, character.charCodeAt(i), own, start, end);
  }
}

const HYPHEN = 0x2d;

/** Applies the rules for white space and hyphens to a stream of folded characters. */
function joinStream(read: Stream): Stream {
  const kept: Stream = { codes: [], starts: [], ends: [], bits: [] };
  const bitsAt = (list: Stream, i: number): number => list.bits[i] ?? 0;
  const copy = (from: number, to: number, code: number): void =>
    push(kept, code, bitsAt(read, from), read.starts[from] ?? 0, read.ends[to] ?? 0);
  for (let i = 0; i < read.codes.length; i += 1) {
    const code = read.codes[i] ?? 0;
    const last = kept.codes.length - 1;
    if (code === HYPHEN) {
      const between = bitsAt(kept, last) & LETTER && bitsAt(read, i + 1) & LETTER;
      if (!between) copy(i, i, code);
      continue;
    }
    if (!(bitsAt(read, i) & SPACE)) {
      copy(i, i, code);
      continue;
    }
    let to = i;
    let run = bitsAt(read, i);
    while (bitsAt(read, to + 1) & SPACE) run |= bitsAt(read, (to += 1));
    const after = bitsAt(read, to + 1);
    if (!isJoined(kept, read, run, after, to + 1)) copy(i, to, 0x20);
    i = to;
  }
  return kept;
}

/** Whether the white space between the kept text and `read[next]` is to vanish; takes a joining hyphen out of `kept`. */
function isJoined(kept: Stream, read: Stream, run: number, after: number, next: number): boolean {
  const last = kept.codes.length - 1;
  const before = kept.bits[last] ?? 0;
  if (before & after & SPACELESS) return true;
  if (!(run & LINE_END)) return false;
  if (before & SOFT_HYPHEN) return Boolean(before & LETTER && after & LETTER);
  const stem = kept.bits[last - 1] ?? 0;
  if (kept.codes[last] !== HYPHEN || !(stem & (LETTER | DIGIT)) || !(after & (LETTER | DIGIT))) return false;
  if (isSuspendedBefore(stringOf(read.codes.slice(next, next + 8)))) return false;
  if (stem & LETTER && after & LETTER) for (const list of Object.values(kept)) list.pop();
  return true;
}

function stringOf(codes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < codes.length; i += 4096) text += String.fromCharCode(...codes.slice(i, i + 4096));
  return text;
}
