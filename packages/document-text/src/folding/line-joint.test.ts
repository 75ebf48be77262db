import { describe, expect, it } from 'vitest';
import { onOneLine } from './line-joint';

describe('a line end between Chinese or Japanese signs', () => {
  it.each([
    ['第一\n条', '第一条'],
    ['第一 \n\n 条', '第一条'],
    ['\u{20000}\n\u{20000}', '\u{20000}\u{20000}'],
    ['第一。\na', '第一。 a'],
    ['a\n条', 'a 条'],
    // A wide space is such a sign itself.
    ['a\u3000\n条', 'a 条'],
    ['条\n\u3000a', '条 a'],
    ['条 条', '条 条'],
  ])('is nothing, any other a space: %j', (flat, line) => {
    expect(onOneLine(flat)).toBe(line);
  });
});
