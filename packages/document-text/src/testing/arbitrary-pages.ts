import fc from 'fast-check';
import type { Position } from '../pages/position';
import { rangeBetween, type TextRange } from '../ranges/text-range';
import { comparePositions } from '../pages/position';
import type { PageText } from '../pages/page-text';

const TRICKY = [
  ...Array.from(
    'abcdeABZ019.,;()§ -–—­\u00a0\u200bß\ufb01\ufb03éÉüÜ’“«ſİıIiςΣσœØ法律，。אבגلاأ٣\u0301\u0308',
  ),
  '𝐀',
  '\ud83d\ude00',
  'und',
  'Haupt-',
];

/** Text of the characters that fold to something else, among plain ones. */
export const trickyText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...TRICKY), { maxLength: 12 })
  .map((characters) => characters.join(''));

/** Any text at all, broken surrogate pairs and control characters included. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  trickyText,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 })
    .map((codes) => String.fromCharCode(...codes)),
  fc
    .array(fc.constantFrom('\n', '-', '\u00ad', ' ', 'a', 'B', '1', '法', 'und'), { maxLength: 9 })
    .map((a) => a.join('')),
);

/** A few pages of short elements, empty pages and empty elements among them. */
export const pages: fc.Arbitrary<PageText[]> = fc
  .array(fc.array(fc.tuple(trickyText, fc.boolean()), { maxLength: 6 }), { minLength: 1, maxLength: 4 })
  .map((list) =>
    list.map((elements, page) => ({
      page,
      elements: elements.map(([text]) => text),
      lineEnds: elements.map(([, lineEnd]) => lineEnd),
    })),
  );

/** Every position of a text, ends of elements included, in order. */
export function positionsOf(text: readonly PageText[]): Position[] {
  return text.flatMap(({ page, elements }) =>
    elements.flatMap((characters, element) =>
      Array.from({ length: characters.length + 1 }, (_, character) => ({ page, element, character })),
    ),
  );
}

/** Pages with a valid range in them. */
export const pagesWithRange: fc.Arbitrary<{ readonly text: PageText[]; readonly range: TextRange }> = pages
  .filter((text) => positionsOf(text).length > 1)
  .chain((text) => {
    const places = positionsOf(text);
    return fc
      .tuple(fc.nat(places.length - 1), fc.nat(places.length - 1))
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => {
        const [start, end] = [places[Math.min(a, b)], places[Math.max(a, b)]];
        if (!start || !end || comparePositions(start, end) >= 0) throw new Error('positions out of order');
        return { text, range: rangeBetween(start, end) };
      });
  });

const number = fc.nat(3);

/** Ranges in a small space, so that equal, touching and overlapping ones are common. Some are empty, none reversed. */
export const smallRange: fc.Arbitrary<TextRange> = fc
  .tuple(
    fc.record({ page: number, element: number, character: number }),
    fc.record({ page: number, element: number, character: number }),
  )
  .map(([a, b]) => (comparePositions(a, b) <= 0 ? rangeBetween(a, b) : rangeBetween(b, a)));
