import { describe, expect, it } from 'vitest';
import { endsInLeaders, withoutLeaders } from './leaders';

describe('the way to a page number at the end of a line', () => {
  it.each([
    ['Art. 1 Purpose ........ 12', 'Art. 1 Purpose'],
    ['Art. 1 Purpose . . . ', 'Art. 1 Purpose'],
    ['Zweck …… 4', 'Zweck'],
    ['Zweck … ', 'Zweck'],
    ['Zweck S. 4', 'Zweck'],
    ['Objet page 12 ', 'Objet'],
    ['Objet ” 7', 'Objet'],
  ])('is cut off: %s', (line, rest) => {
    expect(withoutLeaders(line)).toBe(rest);
    expect(endsInLeaders(line)).toBe(true);
  });

  it.each(['Art. 1 Purpose.', 'Section 12', 'and so on..', 'see No. 12', 'S. 12345', 'p. 4', '... 4 a'])(
    'is not seen in %s',
    (line) => {
      expect(withoutLeaders(line)).toBe(line);
      expect(endsInLeaders(line)).toBe(false);
    },
  );
});
