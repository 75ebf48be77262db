import { describe, expect, it } from 'vitest';
import { pagesOf } from '../structure/testing/law-pages';
import { readStructure } from '../structure/recognize-structure';
import { createReferenceFinder } from './find-references';
import type { LegalReference } from './legal-reference';

const GERMAN = [
  'Handelsgesetz (HG)',
  '§ 1 Anwendung',
  '(1) Die Vorschriften gelten für die Kaufleute und für die Gesellschaften.',
  '(2) Sie gelten nicht für die Vereine, es sei denn, dass sie Handel treiben.',
  '§ 2 Frist',
  'Die Frist beträgt ein Jahr und beginnt mit dem Ende des Monats.',
  '§ 3 Form',
  'Die Erklärung ist schriftlich abzugeben; das gilt auch für den Widerruf.',
  '§ 4 Folgen',
];

const ENGLISH = [
  'Trade Act',
  '1. Application',
  '(1) This Act applies to traders and to all of the companies that trade.',
  '(2) It does not apply to clubs unless they trade for a profit.',
  '2. Period',
  'The period is one year and begins at the end of the month.',
  '3. Form',
  'The declaration shall be made in writing to the registrar.',
  '4. Consequences',
];

const FRENCH = [
  'Code du commerce local',
  'Article L. 121-1',
  'Les dispositions du présent code sont applicables aux commerçants et aux sociétés.',
  'Article L. 121-2',
  'Le délai est de un an et court dès la fin du mois dans les cas prévus.',
  'Article L. 121-3',
  'La déclaration est faite par écrit dans les formes qui sont prévues par la loi.',
  'Article L. 121-4',
];

const ITALIAN = [
  'Codice del commercio',
  'Art. 1. Applicazione.',
  'Le disposizioni del codice si applicano ai commercianti e alle società che sono iscritte.',
  'Art. 2. Termine.',
  'Il termine è di un anno e decorre dalla fine del mese di cui alle norme della legge.',
  'Art. 3. Forma.',
  'La dichiarazione è fatta per iscritto nei modi che sono stabiliti con le norme.',
  'Art. 4. Effetti.',
];

const SPANISH = [
  'Ley de comercio',
  'Artículo 1. Ámbito.',
  'Las disposiciones de la ley se aplican a los comerciantes y a las sociedades que lo sean.',
  'Artículo 2. Plazo.',
  'El plazo es de un año y empieza a contar por el final del mes para todos los casos.',
  'Artículo 3. Forma.',
  'La declaración se hace por escrito en los términos que se establecen por las normas.',
  'Artículo 4. Efectos.',
];

/** The references of a law whose last article has these lines. */
function read(law: readonly string[], ...lines: string[]): readonly LegalReference[] {
  return readAll(law, lines).found;
}

function readAll(law: readonly string[], lines: readonly string[]) {
  const pages = pagesOf(...law, ...lines);
  const structure = readStructure(pages);
  const find = createReferenceFinder(structure, { shortName: 'HG', title: law[0] ?? '' });
  const found = pages.flatMap((page, at) => find(page, pages[at + 1]));
  return { found, units: structure.units, pages };
}

/** What is meant: the keys of units, `→` and the law's name for other laws, `?` where nothing is certain. */
function meant(law: readonly string[], ...lines: string[]): string[] {
  const { found, units } = readAll(law, lines);
  return found.map(({ unit, law: other }) =>
    other === undefined ? (units[unit]?.key ?? '?') : `→ ${other}`,
  );
}

/** The texts of the references. */
function printed(law: readonly string[], line: string): string[] {
  const { found, pages } = readAll(law, [line]);
  return found.map(({ range }) =>
    (pages[0]?.elements[range.startElement] ?? '').slice(range.startCharacter, range.endCharacter),
  );
}

describe('createReferenceFinder', () => {
  it('finds articles with their paragraphs in German', () => {
    expect(meant(GERMAN, 'Es gilt § 1 Abs. 2 entsprechend, ebenso § 2 Satz 1.')).toEqual(['§1/(2)', '§2']);
  });

  it('finds sections with their subsections in English, also where only the first has its word', () => {
    expect(meant(ENGLISH, 'It shall apply subject to section 1(2) and to sections 2 and 3.')).toEqual([
      'sec:1/(2)',
      'sec:2',
      'sec:3',
    ]);
    expect(meant(ENGLISH, 'It shall apply in terms of section 2 or 3.')).toEqual(['sec:2', 'sec:3']);
  });

  it('finds articles with letters and hyphens in French', () => {
    expect(
      meant(FRENCH, "Il est fait application de l'article L. 121-3 et des articles L. 121-1 à L. 121-2."),
    ).toEqual(['art:L121-3', 'art:L121-1', 'art:L121-2']);
  });

  it('finds articles in Italian, also over the end of a line', () => {
    expect(meant(ITALIAN, "Si applica il secondo comma dell'arti-", 'colo 2 e gli artt. 1 e 3.')).toEqual([
      'art:2',
      'art:1',
      'art:3',
    ]);
  });

  it('finds articles in Spanish, with the number of a paragraph after a point or a comma', () => {
    const found = read(SPANISH, 'Según el artículo 2.1 y los artículos 1, 2, y 3, 4, de esta ley.');
    expect(found.map(({ number, parts }) => [number, ...parts])).toEqual([
      ['2', '1'],
      ['1'],
      ['2'],
      ['3'],
      ['4'],
    ]);
    expect(read(SPANISH, 'Según el artículo 3, 2, de esta ley.')[0]?.parts).toEqual(['2']);
  });

  it('gives one reference for each article of a range or list, the first with its word', () => {
    expect(printed(GERMAN, 'Es gelten die §§ 1 bis 3 und § 2 Abs. 1 und 2.')).toEqual([
      '§§ 1',
      '3',
      '§ 2 Abs. 1 und 2',
    ]);
  });

  it('takes the law that is named after an article for another one, over lines and pages', () => {
    expect(meant(GERMAN, 'Es gilt § 1 Abs. 2 BGB und § 2 des Strafgesetz-', 'buchs.')).toEqual([
      '→ BGB',
      '→ Strafgesetzbuchs',
    ]);
    expect(meant(GERMAN, 'Es gilt § 1 des', '\f', 'Strafgesetzbuchs entsprechend.')).toEqual([
      '→ Strafgesetzbuchs entsprechend',
    ]);
    expect(meant(ENGLISH, 'It is defined in section 2 of the Companies Act.')).toEqual([
      '→ the Companies Act',
    ]);
    expect(meant(FRENCH, "Il est fait application de l'article L. 121-3 du code du travail.")).toEqual([
      '→ code du travail',
    ]);
    expect(meant(ITALIAN, "Si applica l'art. 3 c.c. e l'art. 2, comma 1, D.Lgs. 18 agosto 2015.")).toEqual([
      '→ c.c.',
      '→ D.Lgs. 18 agosto 2015',
    ]);
  });

  it('takes the law that is named after several articles for that of all of them', () => {
    expect(meant(GERMAN, 'Es gelten § 1, § 2 und § 3 des Strafgesetzbuchs.')).toEqual([
      '→ Strafgesetzbuchs',
      '→ Strafgesetzbuchs',
      '→ Strafgesetzbuchs',
    ]);
    expect(meant(GERMAN, 'Es gilt § 1 in Verbindung mit § 2 des Strafgesetzbuchs.')[0]).toBe('→ ');
  });

  it('knows the law itself by its names and by what it calls itself', () => {
    expect(meant(GERMAN, 'Es gilt § 1 dieses Gesetzes, § 2 HG und § 3 des Handelsgesetzes.')).toEqual([
      '§1',
      '§2',
      '§3',
    ]);
    expect(meant(FRENCH, "Selon l'article L. 121-1 du présent code.")).toEqual(['art:L121-1']);
  });

  it('leaves out headings and entries of contents', () => {
    expect(meant(GERMAN, 'Sie treten ein.', '§ 5 Wirkung der §§ 1 und 2', 'Es gilt § 3.')).toEqual(['§3']);
    expect(meant(ENGLISH, 'As in section 2 ............................ 14')).toEqual([]);
  });

  it('leaves open what is meant where an article changes another law', () => {
    expect(meant(ENGLISH, 'The Clubs Act is amended in section 2 by the repeal of the words.')).toEqual([
      '→ ',
    ]);
  });

  it('has no unit for an article that the document does not have, or that has another word', () => {
    expect(meant(GERMAN, 'Es gilt § 17 und Artikel 2.')).toEqual(['?', '?']);
  });

  it('reads a page in time that grows with its length', () => {
    const line = 'Es gilt § 1 Abs. 2, §§ 2 bis 3 und 17, Artikel 5 des (((((((( , , , , , ';
    const time = (lines: number): number => {
      const started = performance.now();
      read(GERMAN, ...Array.from({ length: lines }, () => line));
      return performance.now() - started;
    };
    time(500);
    expect(time(2000)).toBeLessThan(40 * Math.max(time(500), 5));
  });
});
