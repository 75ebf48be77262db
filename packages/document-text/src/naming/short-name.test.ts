import { describe, expect, it } from 'vitest';
import { pagesOf } from '../structure/testing/law-pages';
import { proposeShortName } from './short-name';

const named = (...lines: string[]): string | undefined => proposeShortName(pagesOf(...lines));

describe('the short name of a law', () => {
  it('is the abbreviation in brackets that ends its title', () => {
    expect(named('Gerichtsverfassungsgesetz (GVG)', 'GVG', 'Ausfertigungsdatum: 12.09.1950')).toBe('GVG');
    expect(
      named('Bundesgesetz', 'über das Urheberrecht', '(Urheberrechtsgesetz, URG)', 'vom 9. Oktober 1992'),
    ).toBe('URG');
    expect(named('Verordnung über die Anlagen', 'zum Umgang mit Stoffen (AwSV)1', 'Art. 1')).toBe('AwSV');
  });

  it('is what everybody calls a law that does not say it', () => {
    expect(named('210', 'Schweizerisches Zivilgesetzbuch', 'vom 10. Dezember 1907')).toBe('ZGB');
    expect(named('Code civil', 'Titre préliminaire')).toBe('C. civ.');
    expect(named('COSTITUZIONE', 'DELLA REPUBBLICA ITALIANA')).toBe('Cost.');
    expect(named('Constitución Española.', 'Cortes Generales')).toBe('CE');
    expect(
      named('REGULATION (EU) 2016/679 OF THE EUROPEAN PARLIAMENT', 'AND OF THE COUNCIL of 27 April 2016'),
    ).toBe('GDPR');
    expect(named('TITLE 17—COPYRIGHTS', 'United States Code')).toBeUndefined();
    expect(named('Title 17, United States Code', 'Copyrights')).toBe('17 U.S.C.');
  });

  it('is the title by which an act says it may be cited', () => {
    expect(named('Zimbabwe', 'Electoral Act', 'Chapter 2:13', 'Legislation as at 31 December 2016')).toBe(
      'Electoral Act',
    );
    expect(named('An Act', '1 Short title', 'This Act may be cited as the Copyright Act, 1957.')).toBe(
      'Copyright Act, 1957',
    );
  });

  it('is not taken from the text, a form, a judgment or a law that is only mentioned', () => {
    expect(
      named('Der Vertrag', 'Art. 1 Gegenstand', 'Das Gesetz über den Datenschutz (DSG)'),
    ).toBeUndefined();
    expect(
      named('Guidelines', 'The new General Data Protection Regulation (GDPR)', 'comes into force soon.'),
    ).toBeUndefined();
    expect(named('UNITED STATES DISTRICT COURT', 'Civil Action No. 12-345 (TJB)')).toBeUndefined();
    expect(named('Betroffene Person', '(Vorname, Name, E-Mail-Adresse)')).toBeUndefined();
    expect(named('Verordnung (EU)', 'Text von Bedeutung (EG)')).toBeUndefined();
  });
});
