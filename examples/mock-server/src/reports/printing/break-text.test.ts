import { expect, it } from 'vitest';
import { breakText } from './break-text';

const lines = (text: string, width: number) => breakText(text, width, (part) => part.length);

it('breaks between words, and at no narrow space, which ties a sign to its word', () => {
  expect(lines('Reprise\t\nde  la\u00A0loi', 10)).toEqual(['Reprise de', 'la loi']);
  expect(lines('Ancienne page\u202F: 12', 14)).toEqual(['Ancienne', 'page\u202F: 12']);
  expect(lines('de la «\u202Floi\u202F»', 8)).toEqual(['de la', '«\u202Floi\u202F»']);
});

it('breaks inside of a word that no line holds', () => {
  expect(lines('a Rechtsschutz', 6)).toEqual(['a', 'Rechts', 'schutz']);
});
