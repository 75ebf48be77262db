import type { RequestHandler } from 'express';
import { ProblemError } from '../problems/problem-error';

/** Longest value of a header, in characters; the longest that browsers and proxies send have some hundreds. */
const LONGEST_HEADER = 2_048;
/** Headers that nothing here reads: cookies are those of other programs on this host, a referrer is another page's address. */
const UNREAD: readonly string[] = ['cookie', 'referer'];

/** Refuses requests with a header that is longer than what any reader of it should have to take apart. */
export const headerLengths: RequestHandler = ({ headersDistinct }, _response, next) => {
  const isTooLong = Object.entries(headersDistinct).some(
    ([name, values = []]) => !UNREAD.includes(name) && values.join().length > LONGEST_HEADER,
  );
  next(isTooLong ? new ProblemError('HEADER_TOO_LONG') : undefined);
};
