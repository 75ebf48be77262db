import { readStructure, type AsidePassage, type PageText } from '@glossator/document-text';
import { expect, test } from 'vitest';
import { withMarginalTitles } from './marginal-titles';

const LINES = [
  'Zivilgesetz',
  'Art. 1',
  'Das Gesetz findet auf alle Fragen Anwendung.',
  'Art. 2',
  'Jeder hat nach Treu und Glauben zu handeln.',
  'Der Missbrauch findet keinen Schutz.',
  'Art. 3 Guter Glaube',
  'Wo das Gesetz daran knüpft, ist er zu vermuten.',
];
/** What stands in the margin, after the lines of the text. */
const MARGIN = [
  'A. Anwen-',
  'dung7 des Rechts',
  'B. Inhalt',
  'I. Treu und',
  'Glauben',
  '13',
  'C. Anderes',
  'III. …',
];
const elements = [...LINES, ...MARGIN];
const page: PageText = { page: 0, elements, lineEnds: elements.map(() => true) };
const margin = new Set(MARGIN.map((_, at) => LINES.length + at));
const note = (anchor: number, ...lines: readonly number[]): AsidePassage => ({
  kind: 'margin',
  page: 0,
  elements: lines.map((line) => LINES.length + line),
  number: '',
  anchor: { page: 0, element: anchor, character: 0 },
});

/** The headings of the articles with these notes in the margin. */
function headings(...asides: readonly AsidePassage[]): readonly string[] {
  const structure = readStructure([page], () => margin);
  const { units } = withMarginalTitles({ ...structure, asides }, (at) => (at === 0 ? page : undefined));
  return units.filter(({ kind }) => kind === 'article').map(({ heading }) => heading);
}

test('an article has the title that stands beside its beginning, of all levels, without signs of footnotes', () => {
  expect(headings(note(2, 0, 1), note(4, 2, 3, 4))).toEqual([
    'A. Anwendung des Rechts',
    'B. Inhalt I. Treu und Glauben',
    'Guter Glaube',
  ]);
});

test('only the first note titles an article, and none where it has a heading', () => {
  expect(headings(note(4, 2), note(5, 6), note(7, 6))).toEqual(['', 'B. Inhalt', 'Guter Glaube']);
});

test('numbers alone, what was repealed and notes of another kind title nothing', () => {
  expect(headings(note(2, 5), note(4, 7), { ...note(4, 2), kind: 'notes' })).toEqual([
    '',
    '',
    'Guter Glaube',
  ]);
});
