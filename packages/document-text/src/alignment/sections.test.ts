import { expect, test } from 'vitest';
import { createCharacterClasses } from '../words/character-class';
import { createVocabulary } from '../words/vocabulary';
import type { PageText } from '../pages/page-text';
import { readVersion } from './read-versions';

const LINES = [
  'Gesetz über den Handel mit Waren',
  '§ 1 Anwendungsbereich',
  '(1) Dieses Gesetz gilt für alle Verträge über Waren.',
  '(2) Es gilt nicht für Grundstücke.',
  '§ 2 Begriffe',
  'Ware ist jede bewegliche Sache, die gehandelt wird.',
];

function sectionsIn(...pages: readonly (readonly string[])[]) {
  const texts = pages.map((elements, page): PageText => ({
    page,
    elements,
    lineEnds: elements.map(() => true),
  }));
  const vocabulary = createVocabulary();
  const { sections, words } = readVersion(texts, vocabulary, createCharacterClasses());
  return Array.from({ length: sections.length }, (_, section) => ({
    key: sections.keys[section] ?? '',
    text: Array.from(words.ids.slice(sections.from[section], sections.to[section]), (id) =>
      vocabulary.formOf(id),
    ).join(' '),
  }));
}

test('each article is a section with its number as key', () => {
  const sections = sectionsIn(LINES);
  expect(sections.map(({ key }) => key).slice(-2)).toEqual(['§1', '§2']);
  expect(sections.at(-2)?.text).toMatch(/^1 anwendungsbereich 1 dieses .* grundstücke$/);
  expect(sections.at(-1)?.text).toMatch(/^2 begriffe ware .* wird$/);
});

test('an article goes on over a page', () => {
  expect(sectionsIn(LINES.slice(0, 3), LINES.slice(3))).toEqual(sectionsIn(LINES));
});

test('every word is in one section, those before the first article too', () => {
  const all = sectionsIn(LINES).map(({ text }) => text);
  expect(all.join(' ')).toMatch(/^gesetz über den handel/);
});

test('a text without articles is one section', () => {
  const words = 'ein text ohne jede gliederung';
  expect(sectionsIn([words]).map(({ text }) => text)).toEqual([words]);
  expect(sectionsIn()).toEqual([{ key: '', text: '' }]);
});
