import type { IncomingMessage } from 'node:http';
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
/** Characters of rules times those of an address: each may be compared with each, on the thread that serves everybody. */
const MOST_STEPS = 30_000_000;
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
  if (rules.length * url.href.length > MOST_STEPS) throw new LookError('robots');
  const robots = robotsParser(new URL('/robots.txt', url).href, withFewAgents(rules));
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
    if (statusCode === 200) return readRules(answer, signal);
    answer.destroy();
    if (statusCode >= 500 || statusCode === 429) throw new LookError('robots');
    return undefined;
  }
  return undefined;
}

async function readRules(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  try {
    return (await readBody(answer, { maxBytes: MOST_BYTES, signal })).toString('utf8');
  } catch (error) {
    const isTooLarge = error instanceof LookError && error.result === 'tooLarge';
    throw isTooLarge ? new LookError('robots', { cause: error }) : error;
  }
}

/** The same rules with each user agent once in its group, and all others by one name: the parser keeps a copy of every rule for each of them. */
function withFewAgents(rules: string): string {
  const lines: string[] = [];
  const group = new Set<string>();
  for (const line of rules.split(/\r\n|\r|\n/)) {
    const text = line.split('#', 1)[0] ?? '';
    const colon = text.indexOf(':');
    const key = text.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (key === '') continue;
    if (key !== 'user-agent') {
      group.clear();
      lines.push(text);
      continue;
    }
    const name =
      text
        .slice(colon + 1)
        .split('/', 1)[0]
        ?.trim()
        .toLowerCase() ?? '';
    const agent = [ROBOT_NAME.toLowerCase(), '*'].includes(name) ? name : 'other';
    if (!group.has(agent)) lines.push(`user-agent: ${agent}`);
    group.add(agent);
  }
  return lines.join('\n');
}
