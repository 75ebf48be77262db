/** What lawyers call a law whose text does not say it, by a line of its title. */
interface KnownName {
  readonly name: string;
  readonly pattern: RegExp;
}

const known = (name: string, ...titles: string[]): KnownName => ({
  name,
  pattern: new RegExp(String.raw`^[(«“"]?(?:${titles.join('|')})[)»”"]?[\d¹²³*.]*$`, 'iu'),
});

/** The laws that everybody calls by the same short name; those of one country before a title that others have too. */
export const KNOWN_NAMES: readonly KnownName[] = [
  known('DSGVO', String.raw`(?:.*\()?datenschutz-?\s?grundverordnung\)?(?: \(dsgvo\))?`),
  known(
    'GDPR',
    String.raw`(?:.* )?regulation \(eu\) 2016/679 of the european parliament.*`,
    String.raw`\(?general data protection regulation\)?`,
  ),
  known('RGPD', String.raw`.*\(?règlement général sur la protection des données\)?`),
  known('GDPR', String.raw`.*\(?regolamento generale sulla protezione dei dati\)?`),
  known('RGPD', String.raw`.*\(?reglamento general de protección de datos\)?`),
  known('ZGB', 'schweizerisches zivilgesetzbuch'),
  known(
    'OR',
    String.raw`.*\(fünfter teil: obligationenrecht\)`,
    'obligationenrecht',
    'schweizerisches obligationenrecht',
  ),
  known('StGB', 'schweizerisches strafgesetzbuch'),
  known('BV', 'bundesverfassung der schweizerischen eidgenossenschaft'),
  known('CC', 'code civil suisse', 'codice civile svizzero'),
  known(
    'CO',
    String.raw`.*\(livre cinquième: droit des obligations\)`,
    String.raw`.*\(libro quinto: diritto delle obbligazioni\)`,
  ),
  known('CP', 'code pénal suisse', 'codice penale svizzero'),
  known('GG', String.raw`grundgesetz(?: für die bundesrepublik deutschland)?`),
  known('BGB', 'bürgerliches gesetzbuch'),
  known('HGB', 'handelsgesetzbuch'),
  known('Const.', String.raw`(?:la )?constitution(?: de la république)? française`),
  known('C. civ.', 'code civil'),
  known('C. com.', 'code de commerce'),
  known('C. pén.', 'code pénal'),
  known('C. trav.', 'code du travail'),
  known('C. consom.', 'code de la consommation'),
  known('C. pr. civ.', 'code de procédure civile'),
  known('C. pr. pén.', 'code de procédure pénale'),
  known('c.c.', 'codice civile'),
  known('c.p.', 'codice penale'),
  known('c.p.c.', 'codice di procedura civile'),
  known('c.p.p.', 'codice di procedura penale'),
  known(
    'Cost.',
    String.raw`(?:la )?costituzione(?: della repubblica)? italiana`,
    'costituzione della repubblica',
  ),
  known('CE', 'constitución española'),
  known('CC', String.raw`.*por el que se publica el código civil\.?`, 'código civil'),
  known('CP', 'código penal'),
];
