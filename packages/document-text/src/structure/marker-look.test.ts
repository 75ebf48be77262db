import { describe, expect, it } from 'vitest';
import { mayBeginWithMarker } from './marker-look';
import { markersAt } from './markers';

const MARKERS = '(1) x|1. x|a) x|aa) x|iv. x|(b) x|a bis) x|A. — x|IV - x|a – x|12 ter. x|1° x|¹ x'.split(
  '|',
);

describe('the look at a line before its marker is read', () => {
  it('lets every marker through, after spaces too', () => {
    for (const text of MARKERS) {
      expect([text, markersAt(text, 0) !== undefined]).toEqual([text, true]);
      expect([text, mayBeginWithMarker(text), mayBeginWithMarker(`  ${text}`)]).toEqual([text, true, true]);
    }
    for (const whole of ['a', 'abis', '1', '']) expect(mayBeginWithMarker(whole)).toBe(true);
  });

  it('spares lines that begin with a word', () => {
    for (const text of ['der Vertrag', 'Vertrag, der', "l'article", 'a person', 'Verbraucher sind'])
      expect([text, mayBeginWithMarker(text)]).toEqual([text, false]);
  });
});
