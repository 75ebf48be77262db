import fc from 'fast-check';
import { rangeBetween, type TextRange } from '../ranges/text-range';
import type { PageText } from '../pages/page-text';
import type { Position } from '../pages/position';

const WORDS = [
  'der',
  'Verbraucher',
  'und',
  'oder',
  '§',
  '12',
  '12-14',
  'Stra\u00dfe',
  'of\ufb01ce',
  'l’été',
  'E-Mail',
  'a',
  'Öl',
  'e\u0301tat',
  '«droit»',
  'Art.',
  'Hauptsache,',
  'ΟΔΟΣ',
  'שָׁלוֹם',
  'أحمد',
  '民法典',
  '–',
  '(b)',
  'x²',
];

/** How one word is set: whether it is parted at its middle by a hyphen and a line end, and what follows it. */
const word = fc.record({
  letters: fc.constantFrom(...WORDS),
  parted: fc.boolean(),
  then: fc.constantFrom('space', 'item', 'line', 'page', 'emptyItem'),
});

/** Words set as elements, lines and pages, and a range from the beginning of one word to the end of another. */
export const proseWithRange: fc.Arbitrary<{ readonly text: PageText[]; readonly range: TextRange }> = fc
  .array(word, { minLength: 1, maxLength: 14 })
  .chain((words) => {
    const { text, spans } = compose(words);
    return fc.tuple(fc.nat(spans.length - 1), fc.nat(spans.length - 1)).map(([a, b]) => {
      const [first, last] = [spans[Math.min(a, b)], spans[Math.max(a, b)]];
      if (!first || !last) throw new Error('no such word');
      return { text, range: rangeBetween(first.start, last.end) };
    });
  });

interface Span {
  readonly start: Position;
  readonly end: Position;
}

type Word = typeof word extends fc.Arbitrary<infer T> ? T : never;

function compose(words: readonly Word[]): { readonly text: PageText[]; readonly spans: Span[] } {
  const pages: { page: number; elements: string[]; lineEnds: boolean[] }[] = [
    { page: 0, elements: [''], lineEnds: [false] },
  ];
  const page = (): { page: number; elements: string[]; lineEnds: boolean[] } => {
    const last = pages.at(-1);
    if (!last) throw new Error('no page');
    return last;
  };
  const write = (text: string): void => {
    const { elements } = page();
    elements[elements.length - 1] = `${elements.at(-1) ?? ''}${text}`;
  };
  const next = (lineEnd: boolean): void => {
    const { elements, lineEnds } = page();
    lineEnds[lineEnds.length - 1] = lineEnd;
    elements.push('');
    lineEnds.push(false);
  };
  const here = (): Position => {
    const { page: number, elements } = page();
    return { page: number, element: elements.length - 1, character: elements.at(-1)?.length ?? 0 };
  };
  const spans = words.map(({ letters, parted, then }) => {
    const start = here();
    const middle = /^\p{L}{4,}$/u.test(letters) ? 3 : 0;
    if (parted && middle > 0) {
      write(`${letters.slice(0, middle)}-`);
      next(true);
      write(letters.slice(middle));
    } else write(letters);
    const span = { start, end: here() };
    if (then === 'space') write(' ');
    else if (then === 'page') pages.push({ page: pages.length, elements: [''], lineEnds: [false] });
    else if (then === 'line') next(true);
    else {
      next(false);
      write(' ');
      next(false);
      if (then === 'emptyItem') next(false);
    }
    return span;
  });
  return { text: pages, spans };
}
