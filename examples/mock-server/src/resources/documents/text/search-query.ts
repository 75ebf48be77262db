import { foldText, type Excerpt } from '@glossator/document-text';
import { invalidField } from '../../../problems/problem-error';

/** Hits of a page when the caller names no limit. */
export const DEFAULT_HITS = 100;

/** Folded characters that may be searched for. */
const LONGEST_QUERY = 1200;

/** Refuses a text that folds to many times its length: a ligature may fold to eighteen letters, and time goes with them. */
export function assertSearchable(text: string): void {
  if (foldText(text).folded.length > LONGEST_QUERY) throw invalidField('text', 'Must be shorter');
}

/** An excerpt as the contract has it. */
export function matchIn({ before, match, after }: Excerpt): {
  excerpt: string;
  match: { start: number; end: number };
} {
  const place = { start: before.length, end: before.length + match.length };
  return { excerpt: before + match + after, match: place };
}
