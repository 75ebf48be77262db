import { describe, expect, it } from 'vitest';
import { pagesOf } from '../structure/testing/law-pages';
import { proposeVersionState } from './version-state';

const stateOf = (...lines: string[]) => proposeVersionState(pagesOf(...lines));

describe('the day of which a law is', () => {
  it.each([
    ['Gesetz', 'vom 10. Dezember 1907 (Stand am 1. Januar 2020)'],
    ['Gesetz', 'Stand: 01.01.2020'],
    ['Gesetz', 'in Kraft seit 1. Januar 2020'],
    ['Federal Act', '(Status as of 1 January 2020)'],
    ['Marriages Act', 'Legislation as at 1st January 2020'],
    ['An Act', 'in force January 1, 2020'],
    ['Loi fédérale', '(État le 1er janvier 2020)'],
    ['Code civil', 'Texte en vigueur au 1er janvier 2020'],
    ['Code', 'Dernière modification du texte le 01 janvier 2020 - Document généré le 06 janvier 2020'],
    ['Legge federale', '(Stato 1° gennaio 2020)'],
    ['Decreto', 'testo in vigore dal 1 gennaio 2020'],
    ['Decreto', 'aggiornato al: 1-gennaio 2020', 'in vigore dal 01/01/2020'],
    ['Ley', 'en vigor desde el 1 de enero de 2020'],
    ['Constitución', 'Edición actualizada a 1 de enero de 2020'],
  ])('is read from the title: %s, %s', (...lines) => {
    expect(stateOf(...lines, 'Art. 1', 'Text.')).toEqual({ legalDate: '2020-01-01' });
  });

  it('is read from a footer', () => {
    const lines = ['Code', 'Article 1', 'Les lois.', 'Dernière modification du texte le 02 mars 2016'];
    expect(stateOf(...lines)).toEqual({ legalDate: '2016-03-02' });
  });

  it('is not that of another text, of the text itself, or one of several', () => {
    expect(stateOf('Grundgesetz', 'Textnachweis Geltung ab: 14.12.1976')).toEqual({});
    expect(stateOf('Gesetz', 'Art. 1', 'Es gilt, was in Kraft seit 1. Januar 2020 ist.')).toEqual({});
    expect(stateOf('Gesetz', '(Stand am 1. Januar 2020)', '(Stand am 1. Juli 2021)')).toEqual({});
    expect(stateOf('Gesetz', '(Stand am 31. Februar 2020)')).toEqual({});
  });
});

describe('what tells the state of a law else', () => {
  it('is its last change or the day on a line of its own, as printed', () => {
    expect(
      stateOf(
        'Gesetz',
        'Stand: Neugefasst durch Bek. v. 2.1.2002',
        'zuletzt geändert durch Art. 14 G v. 23.10.2024 I Nr. 323',
      ),
    ).toEqual({ label: 'zuletzt geändert durch Art. 14 G v. 23.10.2024 I Nr. 323' });
    expect(stateOf('By-Laws', 'Last Updated January 26, 2016')).toEqual({
      label: 'Last Updated January 26, 2016',
    });
    expect(stateOf('The Constitution', '8th of October 2018')).toEqual({ label: '8th of October 2018' });
  });

  it('is nothing where several days stand alone', () => {
    expect(stateOf('Minutes', 'March 3, 2015', 'March 4, 2015')).toEqual({});
  });
});
