import type { CitationStyle, Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MatchOptions } from '@glossator/document-text';
import { assertSearchable, DEFAULT_HITS } from '../documents/text/search-query';

/** What is searched for in a Code, and which page of hits is wanted. */
export interface CodeQuery {
  readonly text: string;
  readonly match: Required<MatchOptions>;
  readonly limit: number;
  readonly cursor: string | undefined;
  /** How the Code's citations are written. */
  readonly style: CitationStyle | undefined;
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal | undefined;
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
  style: CitationStyle | undefined,
  signal: AbortSignal | undefined,
): CodeQuery {
  assertSearchable(text);
  return { text, match: { wholeWord, caseSensitive }, limit: limit ?? DEFAULT_HITS, cursor, style, signal };
}
