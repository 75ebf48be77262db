import { API_BASE } from '../contract/api-names';

/**
 * The server's address as an absolute url without a slash at its end. A relative one is taken from the page's own
 * address. Throws a TypeError where there is no page to take it from.
 */
export function resolveBaseUrl(baseUrl: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href;
  const { href } = new URL(baseUrl, page);
  let end = href.length;
  while (href[end - 1] === '/') end -= 1;
  return href.slice(0, end);
}

/** Where the API starts on that server. */
export function apiUrl(baseUrl: string): string {
  return `${baseUrl}${API_BASE}`;
}
