import robotsParser from 'robots-parser';
import type { LawNetwork } from './law-network';
import { LookError } from './look-error';
import { assertLawAddress, openAddress } from './open-address';
import { readBody } from './read-body';
import { redirectOf } from './redirect';

/** What we are called in `robots.txt`. */
export const ROBOT_NAME = 'Glossator';
/** Bytes of a `robots.txt`: as many as RFC 9309 section 2.5 asks for. */
const MOST_BYTES = 512_000;
/** Redirects of a `robots.txt` that are followed (RFC 9309 section 2.3.1.2). */
const REDIRECTS = 5;

/** Whether a site wants this address to be looked at by programs (RFC 9309). Throws `LookError` where it does not. */
export async function obeyRobots(
  url: URL,
  { network, signal }: { readonly network: LawNetwork; readonly signal: AbortSignal },
): Promise<void> {
  assertLawAddress(url);
  const rules = await readRobots(new URL('/robots.txt', url), network, signal);
  if (rules === undefined) return;
  const robots = robotsParser(new URL('/robots.txt', url).href, rules);
  if (robots.isAllowed(url.href, ROBOT_NAME) === false) throw new LookError('robots');
}

/** The rules; undefined where there are none. A site that cannot say what it wants is left alone. */
async function readRobots(first: URL, network: LawNetwork, signal: AbortSignal): Promise<string | undefined> {
  let url = first;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const headers = { 'user-agent': ROBOT_NAME, accept: 'text/plain', 'accept-encoding': 'identity' };
    const answer = await openAddress(url, { network, headers, signal });
    const next = redirectOf(url, answer);
    if (next) {
      answer.destroy();
      url = next;
      continue;
    }
    const { statusCode = 500 } = answer;
    if (statusCode === 200)
      return (await readBody(answer, { maxBytes: MOST_BYTES, signal })).toString('utf8');
    answer.destroy();
    if (statusCode >= 500 || statusCode === 429) throw new LookError('robots');
    return undefined;
  }
  return undefined;
}
