import { expect, it } from 'vitest';
import { breakRuns, breakText } from './break-text';

const lines = (text: string, width: number) => breakText(text, width, (part) => part.length);

it('breaks between words, and at no narrow space, which ties a sign to its word', () => {
  expect(lines('Reprise\t\nde  la\u00A0loi', 10)).toEqual(['Reprise de', 'la loi']);
  expect(lines('Ancienne page\u202F: 12', 14)).toEqual(['Ancienne', 'page\u202F: 12']);
  expect(lines('de la «\u202Floi\u202F»', 8)).toEqual(['de la', '«\u202Floi\u202F»']);
});

it('breaks inside of a word that no line holds', () => {
  expect(lines('a Rechtsschutz', 6)).toEqual(['a', 'Rechts', 'schutz']);
});

it('breaks runs between words, of which one may go over from a run into the next', () => {
  const runs = [
    { text: 'See Art', look: 'plain' },
    { text: '. 12', look: 'strong' },
    { text: ' OR', look: 'plain' },
  ];
  expect(breakRuns(runs, 8, (text) => text.length)).toEqual([
    [
      { text: 'See Art', look: 'plain' },
      { text: '.', look: 'strong' },
    ],
    [
      { text: '12 ', look: 'strong' },
      { text: 'OR', look: 'plain' },
    ],
  ]);
  expect(
    breakRuns(runs, 7, (text) => text.length).map((line) => line.map(({ text }) => text).join('')),
  ).toEqual(['See', 'Art. 12', 'OR']);
});
