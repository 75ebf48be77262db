import { describe, expect, it } from 'vitest';
import { contrastOnMark, LEAST_CONTRAST, readableTint } from './contrast';

describe('the contrast of text with a highlight', () => {
  it('is 1 on black, that of the darker shade on others', () => {
    expect(contrastOnMark('#000000')).toBe(1);
    // White with 22 % black is #c7c7c7, on which black has 12.4:1.
    expect(contrastOnMark('#ffffff')).toBe(12.4);
    expect(contrastOnMark('#ff0000')).toBeLessThan(LEAST_CONTRAST);
    expect(contrastOnMark('#f2e280')).toBeGreaterThan(LEAST_CONTRAST);
  });
});

describe('a lighter color to read text on', () => {
  it('is the color itself where that will do', () => {
    expect(readableTint('#f2e280')).toBe('#f2e280');
  });

  it.each(['#000000', '#ff0000', '#0000ff', '#123456', '#7b242e'])('is as dark as it may be: %s', (color) => {
    const tint = readableTint(color);
    expect(contrastOnMark(tint)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(contrastOnMark(tint)).toBeLessThan(LEAST_CONTRAST + 0.5);
  });
});
