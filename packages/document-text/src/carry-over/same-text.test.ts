import { expect, test } from 'vitest';
import { readVersion } from '../alignment/read-versions';
import type { PageText } from '../pages/page-text';
import { createCharacterClasses } from '../words/character-class';
import { createVocabulary } from '../words/vocabulary';
import { compareText, type Sameness } from './same-text';

/** Compares two whole texts, given as their lines. */
function compare(old: readonly string[], next: readonly string[]): Sameness {
  const vocabulary = createVocabulary();
  const [before, after] = [old, next].map((elements) => {
    const pages: PageText[] = [{ page: 0, elements, lineEnds: elements.map(() => true) }];
    const version = readVersion(pages, vocabulary, createCharacterClasses());
    const range = {
      startPage: 0,
      startElement: 0,
      startCharacter: 0,
      endPage: 0,
      endElement: elements.length - 1,
      endCharacter: elements.at(-1)?.length ?? 0,
    };
    return { version, range };
  });
  if (!before || !after) throw new Error('two texts are needed');
  return compareText(before.version, before.range, after.version, after.range);
}

test('the same characters are identical, on one line or on two', () => {
  expect(compare(['Der Käufer zahlt.'], ['Der Käufer zahlt.'])).toBe('identical');
  expect(compare(['Der Käufer', 'zahlt.'], ['Der Käufer zahlt.'])).toBe('identical');
  expect(compare(['Der Ver-', 'braucher'], ['Der Verbraucher'])).toBe('identical');
});

test.each([
  ['kinds of quotes', '„Ware“', '"Ware"'],
  ['kinds of apostrophes', "l'article", 'l’article'],
  ['kinds of dashes', '§§ 1–3', '§§ 1-3'],
  ['spaces', '§ 1 a', '§\u00a01a'],
])('%s are layout', (_, old, next) => {
  expect(compare([old], [next])).toBe('layout-only');
});

test.each([
  ['a comma', 'Wer, liefert', 'Wer liefert'],
  ['another mark', 'Er liefert; er', 'Er liefert. er'],
  ['case', 'die Ware', 'Die Ware'],
])('%s is punctuation', (_, old, next) => {
  expect(compare([old], [next])).toBe('punctuation-only');
});
