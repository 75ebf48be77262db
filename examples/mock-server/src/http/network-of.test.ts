import { expect, it } from 'vitest';
import { networkOf } from './network-of';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:0DB8:1:200:ffff::9', '2001:db8:1:200::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['not an address', 'not an address'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
