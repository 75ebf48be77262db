import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodeLine, encodeLine } from './checked-line';

it('gives back what it wrote, for any chain', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, chain) => {
      const line = encodeLine(JSON.stringify(value), chain);
      const read = decodeLine(line.bytes, 0, chain);
      expect(read).toEqual({
        kind: 'whole',
        json: JSON.stringify(value),
        chain: line.chain,
        end: line.bytes.length,
      });
    }),
  );
});

it('finds every flipped bit, and does not take it for a torn line', () => {
  const first = encodeLine('["a",1]', 5);
  const bytes = Buffer.concat([first.bytes, encodeLine('["b"]', first.chain).bytes]);
  for (let bit = 0; bit < first.bytes.length * 8; bit += 1) {
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8(damaged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(decodeLine(damaged, 0, 5), `bit ${bit}`).toEqual({ kind: 'damaged' });
  }
});

it('takes a line cut short, or last and with a hole of zeros, for torn', () => {
  const { bytes } = encodeLine('["a",1]', 0);
  for (let length = 1; length < bytes.length; length += 1) {
    expect(decodeLine(bytes.subarray(0, length), 0, 0)).toEqual({ kind: 'torn' });
  }
  expect(decodeLine(Buffer.from(bytes).fill(0, 3, 6), 0, 0)).toEqual({ kind: 'torn' });
  expect(decodeLine(bytes, bytes.length, 0)).toEqual({ kind: 'end' });
});

it('does not accept a line in another place', () => {
  const first = encodeLine('1', 0);
  const second = encodeLine('2', first.chain);
  expect(decodeLine(second.bytes, 0, 0)).toEqual({ kind: 'damaged' });
  expect(decodeLine(Buffer.concat([first.bytes, first.bytes]), first.bytes.length, first.chain)).toEqual({
    kind: 'damaged',
  });
});
