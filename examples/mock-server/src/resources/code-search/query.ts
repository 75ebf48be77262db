import type { Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import { foldText, type Excerpt, type MatchOptions } from '@glossator/document-text';
import { invalidField } from '../../problems/problem-error';

/** What is searched for in a Code, and which page of hits is wanted. */
export interface CodeQuery {
  readonly text: string;
  readonly match: Required<MatchOptions>;
  readonly limit: number;
  readonly cursor: string | undefined;
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal | undefined;
}

/** Hits of a page when the caller names no limit. */
export const DEFAULT_HITS = 100;

/** Folded characters that may be searched for. */
const LONGEST_QUERY = 1200;

/** Refuses a text that folds to many times its length: a ligature may fold to eighteen letters, and time goes with them. */
export function assertSearchable(text: string): void {
  if (foldText(text).folded.length > LONGEST_QUERY) throw invalidField('text', 'Must be shorter');
}

/** The query of a call. Throws VALIDATION where the text is too long. */
export function codeQuery(
  {
    text,
    wholeWord = false,
    caseSensitive = false,
    limit,
    cursor,
  }: ParsedInputOf<Operations['codes']['search']>,
  signal: AbortSignal | undefined,
): CodeQuery {
  assertSearchable(text);
  return { text, match: { wholeWord, caseSensitive }, limit: limit ?? DEFAULT_HITS, cursor, signal };
}

/** An excerpt as the contract has it. */
export function matchIn({ before, match, after }: Excerpt): {
  excerpt: string;
  match: { start: number; end: number };
} {
  const place = { start: before.length, end: before.length + match.length };
  return { excerpt: before + match + after, match: place };
}
