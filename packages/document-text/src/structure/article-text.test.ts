import { describe, expect, it } from 'vitest';
import type { PageText } from '../pages/page-text';
import { articlePiecesOf, pagesOfArticle } from './article-text';
import { readStructure } from './recognize-structure';

const LINES = [
  'Gesetz über den Kauf',
  '§ 1 Pflichten',
  '(1) Der Verkäufer ist verpflichtet, die Sache zu übergeben.',
  '(2) Der Käufer ist verpflichtet, sie abzunehmen.',
  '§ 2 Preis',
  'Der Preis ist zu zahlen.',
];
const page: PageText = { page: 0, elements: LINES, lineEnds: LINES.map(() => true) };
const structure = readStructure([page], () => new Set());
const unitOf = (key: string): number => structure.units.findIndex((unit) => unit.key === key);

describe('the text of an article', () => {
  it('is without its heading, in paragraphs, and marks the one that is meant', () => {
    const pages = new Map([[0, page]]);
    expect(articlePiecesOf(structure, unitOf('§1/(2)'), pages)).toEqual([
      { text: LINES[2], isMeant: false },
      { text: LINES[3], isMeant: true },
    ]);
    expect(articlePiecesOf(structure, unitOf('§2'), pages)).toEqual([{ text: LINES[5], isMeant: false }]);
  });

  it('is taken from the pages of the article, four at most', () => {
    const endingOn = (last: number) => ({
      ...structure,
      units: structure.units.map((unit) => ({ ...unit, end: { page: last, element: 0, character: 0 } })),
    });
    expect(pagesOfArticle(endingOn(1), unitOf('§1/(2)'))).toEqual([0, 1]);
    expect(pagesOfArticle(endingOn(9), unitOf('§1'))).toEqual([0, 1, 2, 3]);
    expect(pagesOfArticle(structure, 99)).toEqual([]);
  });
});
