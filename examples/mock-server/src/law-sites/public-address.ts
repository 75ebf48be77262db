import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given to the public internet (RFC 4291 section 2.4); what embeds IPv4 addresses has ranges of its own in it. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public internet: not private, loopback, link-local, shared, reserved or otherwise special, in whatever form
 * it is written (an IPv4 address in an IPv6 one counts as what it is).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_IPV6);
}
