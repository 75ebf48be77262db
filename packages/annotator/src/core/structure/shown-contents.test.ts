import { searchPageOf } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import type { OutlineEntry } from '../ports/document-viewer';
import { contentsOf } from './contents';
import { shownContents } from './shown-contents';
import { structureOfPages } from './structure-of-pages';

const NUMBERS = ['1', '2', '3', '4', '5', '6'];
const LINES = NUMBERS.flatMap((number) => [
  `Art. ${number}.`,
  'La legge è di tutti i cittadini della Repubblica.',
]);
const read = structureOfPages([searchPageOf({ page: 0, elements: LINES, lineEnds: LINES.map(() => true) })]);
const contents = contentsOf(read);
const entry = (title: string, children: OutlineEntry[] = []): OutlineEntry => ({
  title,
  page: 0,
  top: 0,
  children,
});

describe('the contents that are shown', () => {
  it('are those of the file where they name the articles, whatever follows their numbers', () => {
    const outline = [
      entry(
        'Principi',
        NUMBERS.map((number) => entry(`Art. ${number} - La legge`)),
      ),
    ];
    expect(shownContents(outline, { read, contents })).toBe(outline);
  });

  it('are what was found in the text where those of the file name few articles', () => {
    const divisions = [entry('Principi'), entry('Parte I', [entry('Titolo I')])];
    expect(shownContents(divisions, { read, contents })).toBe(contents);
    const notes = [entry('Le Camere', [entry('ART. 1.11'), entry('ART. 6.14')])];
    expect(shownContents(notes, { read, contents })).toBe(contents);
  });

  it('are those of the file until the articles are known, and where there are but a few', () => {
    const outline = [entry('Principi')];
    expect(shownContents(outline, { read: undefined, contents: [] })).toBe(outline);
    const few = structureOfPages([
      searchPageOf({ page: 0, elements: LINES.slice(0, 8), lineEnds: LINES.slice(0, 8).map(() => true) }),
    ]);
    expect(shownContents(outline, { read: few, contents: contentsOf(few) })).toBe(outline);
  });

  it('are what was found where the file has none', () => {
    expect(shownContents([], { read, contents })).toBe(contents);
  });
});
