import { expect, it } from 'vitest';

import { createLineSealers, isSealed } from './sealed-lines';

const sealers = createLineSealers('AGE-SECRET-KEY-1TEST');

it('opens what was sealed for the same place with the same secret, and nothing else', () => {
  const line = sealers('codes/1').seal('{"text":"Größe"}');
  expect(isSealed(line)).toBe(true);
  expect(line).toMatch(/^~[A-Za-z0-9+/=]+$/);
  expect(sealers('codes/1').open(line).toString()).toBe('{"text":"Größe"}');
  expect(() => sealers('codes/2').open(line)).toThrow();
  expect(() => createLineSealers('another')('codes/1').open(line)).toThrow();
  const changed = line[20] === 'A' ? 'B' : 'A';
  expect(() => sealers('codes/1').open(`${line.slice(0, 20)}${changed}${line.slice(21)}`)).toThrow();
  expect(() => sealers('codes/1').open('~AAAA')).toThrow();
});

it('never seals alike', () => {
  const { seal } = sealers('codes/1');
  expect(seal('same')).not.toBe(seal('same'));
});
