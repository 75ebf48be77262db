import type { PageText } from '@glossator/document-text';

import {
  PdfLimitError,
  PdfUnreadableError,
  type ExtractedText,
  type PdfProgress,
  type PdfRefusal,
} from '../pdf-reader';
import type { Outcome, Read } from './reading-process';
import { textSize } from './text-size';

/**
 * One read of a part of a text: from which page, up to which one (exclusive; Infinity: the last), and the milliseconds of processor time
 * and the characters that are left. One that `isBrief` has its turn for a part of a slice's time only.
 */
export interface TextSlice {
  readonly firstPage: number;
  readonly endPage: number;
  readonly isBrief: boolean;
  readonly timeMs: number;
  readonly maxCharacters: number;
  readonly onPage: Read['onPage'];
}

/** Reads a slice as soon as it is its turn. */
export type ReadSlice = (slice: TextSlice) => Promise<Outcome>;

/** What a whole text may take, and in how many processes at a time. */
export interface TextLimits {
  readonly timeMs: number;
  readonly maxCharacters: number;
  readonly lanes: number;
}

/** Pages that may be too long, or end their process, before the rest of a text is given up. */
const MOST_SKIPPED = 3;
/** Slices that may end with their process: each new one costs a second that is not counted. */
const MOST_STOPPED = 16;

/** Pages that are read one after the other: those before `next` are done. */
interface Span {
  next: number;
  /** Exclusive; Infinity: up to the last page. */
  readonly end: number;
}

/** What was read of a text, and what is left of its limits. */
interface Reading {
  readonly read: ReadSlice;
  readonly onProgress: PdfProgress | undefined;
  readonly pages: PageText[];
  readonly skipped: number[];
  timeMs: number;
  maxCharacters: number;
  /** Pages read, and pages in all, 0 before the first one. */
  done: number;
  total: number;
  stopped: number;
  limit: PdfRefusal | undefined;
  /** It was given up: what still comes is not wanted. */
  isGivenUp: boolean;
}

/**
 * Reads a text slice by slice, each of which waits for its turn; what the first, brief one leaves is read in several processes at a time. A page that is too long, or
 * that a limit stopped, is skipped; when the time is over, what comes after stays unread. Throws as `PdfReader.extractText` does.
 */
export async function extractInSlices(
  read: ReadSlice,
  { lanes, ...limits }: TextLimits,
  onProgress: PdfProgress | undefined,
): Promise<ExtractedText> {
  const counts = { done: 0, total: 0, stopped: 0, limit: undefined, isGivenUp: false };
  const reading: Reading = { read, onProgress, pages: [], skipped: [], ...limits, ...counts };
  const whole: Span = { next: 0, end: Infinity };
  const isRead = await readSlice(reading, whole, lanes > 1);
  const spans = isRead ? [whole] : parted(whole, reading.total, lanes);
  try {
    if (!isRead) await Promise.all(spans.map((span) => readThrough(reading, span)));
  } finally {
    reading.isGivenUp = true;
  }
  const { pages, skipped, done, total, limit } = reading;
  if (done === 0 && limit) throw new PdfLimitError(limit);
  const rest = spans.flatMap(({ next, end }) => numbersFrom(next, Math.min(end, total)));
  const unread = [...skipped, ...rest].filter((page) => page < total).sort((a, b) => a - b);
  for (const page of unread) pages[page] = { page, elements: [], lineEnds: [], boxes: [] };
  return { pages, unread };
}

/** The rest of a span in parts of as many pages each; one part where nobody knows how many there are. */
function parted(whole: Span, total: number, lanes: number): readonly Span[] {
  const each = Math.max(1, Math.ceil((total - whole.next) / lanes));
  const begins = Array.from({ length: lanes }, (_, lane) => whole.next + lane * each);
  const parts = begins
    .filter((begin) => begin < total)
    .map((begin) => ({ next: begin, end: Math.min(begin + each, total) }));
  return parts.length > 1 ? parts : [whole];
}

async function readThrough(reading: Reading, span: Span): Promise<void> {
  while (!reading.isGivenUp && !(await readSlice(reading, span, false)));
}

/** Reads on in a span; whether it is at its end, or must be left as it is. */
async function readSlice(reading: Reading, span: Span, isBrief: boolean): Promise<boolean> {
  const { skipped } = reading;
  const before = span.next;
  const outcome = await reading.read({
    firstPage: before,
    endPage: span.end,
    isBrief,
    timeMs: reading.timeMs,
    maxCharacters: reading.maxCharacters,
    onPage: (text, total) => take(reading, span, text, total),
  });
  reading.timeMs -= outcome.usedMs;
  const isLate = reading.timeMs <= 0;
  if ('verdict' in outcome) {
    const { verdict } = outcome;
    if (verdict.kind !== 'opens' && reading.done === 0) throw new PdfUnreadableError(verdict);
    if (verdict.kind !== 'opens') reading.limit = 'crash';
    return true;
  }
  if ('isPaused' in outcome) {
    // A process that pauses before it has read a page would do so for ever.
    const isStuck = isLate || span.next === before;
    if (isStuck) reading.limit = 'time';
    return isStuck;
  }
  if ('isPageTooLong' in outcome) {
    reading.limit = 'tooLarge';
    skip(reading, span);
    return isLate || skipped.length > MOST_SKIPPED || span.next >= span.end;
  }
  reading.limit = outcome.limit;
  reading.stopped += 1;
  const isFirst = span.next === before;
  const hasSkippedMost = isFirst && skipped.length >= (reading.done > 0 ? MOST_SKIPPED : 1);
  if (reading.limit === 'tooLarge' || isLate || hasSkippedMost || reading.stopped > MOST_STOPPED) return true;
  // A page that was not the first of its slice may have come off badly for those before it: it gets a slice of its own.
  if (isFirst) skip(reading, span);
  return span.next >= span.end;
}

/** Takes a page where it is the next one of its span. */
function take(reading: Reading, span: Span, text: PageText, total: number): void {
  if (reading.isGivenUp || text.page !== span.next || span.next >= span.end) return;
  reading.pages[span.next] = text;
  span.next += 1;
  reading.done += 1;
  reading.total = total;
  reading.maxCharacters -= textSize(text);
  reading.onProgress?.(reading.done, total);
}

function skip({ skipped }: Reading, span: Span): void {
  skipped.push(span.next);
  span.next += 1;
}

function numbersFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
}
