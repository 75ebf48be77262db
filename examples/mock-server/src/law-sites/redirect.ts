import type { IncomingMessage } from 'node:http';

const REDIRECTING = new Set([301, 302, 303, 307, 308]);

/** Where an answer leads to instead; undefined where it is the answer. */
export function redirectOf(url: URL, { statusCode = 0, headers }: IncomingMessage): URL | undefined {
  if (!REDIRECTING.has(statusCode) || headers.location === undefined) return undefined;
  return URL.parse(headers.location, url.href) ?? undefined;
}
