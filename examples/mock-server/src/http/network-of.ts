import { ipKeyGenerator } from 'express-rate-limit';

/**
 * The network of an IP address, as callers are counted: an IPv6 caller would otherwise have as many tries as addresses (a household or
 * an office has a /56, RFC 6177). An unknown address is empty.
 */
export function networkOf(ip = ''): string {
  return ipKeyGenerator(ip, 56);
}
