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

/** One read of a part of a text: from which page, and the milliseconds of processor time and the characters that are left. */
export interface TextSlice {
  readonly firstPage: number;
  readonly timeMs: number;
  readonly maxCharacters: number;
  readonly onPage: Read['onPage'];
}

/** What a whole text may take. */
export interface TextLimits {
  readonly timeMs: number;
  readonly maxCharacters: number;
}

/** Pages that may be too long, or end their process, before the rest of a text is given up. */
const MOST_SKIPPED = 3;
/** Slices that may end with their process: each new one costs a second that is not counted. */
const MOST_STOPPED = 16;

/**
 * Reads a text slice by slice, each of which waits for its turn. A page that is too long, or that a limit stopped, is skipped; when the time is over, what comes
 * after stays unread. Throws as `PdfReader.extractText` does.
 */
export async function extractInSlices(
  read: (slice: TextSlice) => Promise<Outcome>,
  limits: TextLimits,
  onProgress: PdfProgress | undefined,
): Promise<ExtractedText> {
  const pages: PageText[] = [];
  const skipped: number[] = [];
  let { timeMs, maxCharacters } = limits;
  let [next, total, done] = [0, 0, 0];
  let limit: PdfRefusal | undefined;
  let stopped = 0;
  const onPage: Read['onPage'] = (text, all) => {
    if (text.page !== next) return;
    pages[next] = text;
    next += 1;
    done += 1;
    total = all;
    maxCharacters -= textSize(text);
    onProgress?.(done, total);
  };

  for (let isFinished = false; !isFinished;) {
    const before = next;
    const outcome = await read({ firstPage: next, timeMs, maxCharacters, onPage });
    timeMs -= outcome.usedMs;
    if ('verdict' in outcome) {
      if (outcome.verdict.kind !== 'opens' && done === 0) throw new PdfUnreadableError(outcome.verdict);
      if (outcome.verdict.kind !== 'opens') limit = 'crash';
      isFinished = true;
    } else if ('isPaused' in outcome) {
      // A process that pauses before it has read a page would do so for ever.
      isFinished = timeMs <= 0 || next === before;
      if (isFinished) limit = 'time';
    } else if ('isPageTooLong' in outcome) {
      limit = 'tooLarge';
      skipped.push(next);
      next += 1;
      isFinished = timeMs <= 0 || skipped.length > MOST_SKIPPED;
    } else {
      limit = outcome.limit;
      stopped += 1;
      const hasSkippedMost = next === before && skipped.length >= (done > 0 ? MOST_SKIPPED : 1);
      isFinished = limit === 'tooLarge' || timeMs <= 0 || hasSkippedMost || stopped > MOST_STOPPED;
      // A page that was not the first of its slice may have come off badly for those before it: it gets a slice of its own.
      if (!isFinished && next === before) {
        skipped.push(next);
        next += 1;
      }
    }
  }
  if (done === 0 && limit) throw new PdfLimitError(limit);
  const rest = Array.from({ length: Math.max(0, total - next) }, (_, at) => next + at);
  const unread = [...skipped, ...rest].filter((page) => page < total);
  for (const page of unread) pages[page] = { page, elements: [], lineEnds: [], boxes: [] };
  return { pages, unread };
}
