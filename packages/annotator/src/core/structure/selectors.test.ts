import { describe, expect, it } from 'vitest';
import { aRange, createTestAnnotator, openFirst } from '../testing/test-annotator';
import { citationOf } from './selectors';

const LAW = {
  pages: [
    [
      'Gesetz über die Rechte der Personen',
      '§ 1 Zweck',
      '(1) Das gilt für die Person.',
      '(2) Es ist nicht',
      'a) dem Recht und',
      'b) der Sitte nach.',
      '§ 2 Ziel',
      'Es gilt.',
    ],
  ],
};

/** The citation of the text from the third character of one line to the fifth of another. */
async function cited(first: number, last: number) {
  const made = createTestAnnotator({ document: LAW });
  await openFirst(made);
  return citationOf(made.store.getState(), { ...aRange(0, first, 2, 5), endElement: last });
}

describe('the citation of a range', () => {
  it('is that of the innermost unit it stands in', async () => {
    expect(await cited(5, 5)).toBe('§ 1 Abs. 2 lit. b');
  });

  it('says both ends where they are in different units', async () => {
    expect(await cited(2, 4)).toBe('§ 1 Abs. 1 – Abs. 2 lit. a');
    expect(await cited(5, 7)).toBe('§ 1 Abs. 2 lit. b – § 2');
  });

  it('is the whole where it begins with the whole', async () => {
    expect(await cited(1, 4)).toBe('§ 1');
    expect(await cited(3, 5)).toBe('§ 1 Abs. 2');
  });

  it('ends before the unit that begins where the range ends', async () => {
    const made = createTestAnnotator({ document: LAW });
    await openFirst(made);
    const range = { ...aRange(0, 2, 4, 0), endElement: 3, endCharacter: 0 };
    expect(citationOf(made.store.getState(), range)).toBe('§ 1 Abs. 1');
  });

  it('is not known before the first article, and before the text was read', async () => {
    expect(await cited(0, 0)).toBeUndefined();
    const made = createTestAnnotator({ document: { ...LAW, text: 'unread' } });
    await openFirst(made);
    expect(citationOf(made.store.getState(), aRange(0, 5, 0, 3))).toBeUndefined();
  });
});
