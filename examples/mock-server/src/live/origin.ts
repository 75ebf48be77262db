/**
 * Whether a page of that origin may open the live channel: our own (by the public address or by the address it was asked for under) or
 * one of those allowed. Without an origin it is no browser; a token is needed anyway.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  request: {
    readonly host: string | undefined;
    readonly publicUrl: string;
    readonly allowed: readonly string[];
  },
): boolean {
  if (origin === undefined) return true;
  if (request.allowed.includes(origin)) return true;
  const url = URL.parse(origin);
  if (!url || url.origin !== origin) return false;
  return url.origin === URL.parse(request.publicUrl)?.origin || url.host === request.host;
}
