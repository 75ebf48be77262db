import type { RequestHandler } from 'express';
import { ProblemError } from '../problems/problem-error';

/** Longest address in characters: a search of the longest text, every byte of it escaped, and some. */
const LONGEST_ADDRESS = 8_192;

/**
 * Whether a request names its path as everybody else writes it: nothing in it that one reader would resolve and another would not, such as
 * `/x/../`, `%2e`, a backslash or two slashes. `target` is what stands in the request line.
 */
export function isPlainPath(target: string): boolean {
  const path = target.split('?', 1)[0] ?? '';
  return path.startsWith('/') && !path.includes('//') && URL.parse(`http://x${path}`)?.pathname === path;
}

/** Refuses every other address before anything looks at it, so that routes, limits and the log mean the same by a path. */
export const plainPaths: RequestHandler = ({ url }, _response, next) => {
  next(url.length <= LONGEST_ADDRESS && isPlainPath(url) ? undefined : new ProblemError('NOT_FOUND'));
};
