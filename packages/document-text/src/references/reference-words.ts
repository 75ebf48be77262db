import { LATIN_SUFFIXES } from '../structure/unit-words';
import type { LawLanguage } from '../structure/structure-unit';

/** The words of references as data, by language; patterns are read without regard to case, and white space in them is any. */
export interface ReferenceWords {
  /** Words before the number of an article. */
  readonly heads: string;
  /** Words before the number of a part that is a unit, and of one that is none (a sentence). */
  readonly units: string;
  readonly others: string;
  /** What says that the law meant is the one that is read, and what says that it is one named before. */
  readonly same: string;
  readonly named: string;
  /** What leads to the name of a law. */
  readonly of: string;
  /** Divisions between an article and its law: `du titre II du code`. */
  readonly divisions: string;
  /** Nouns that a law's name has. */
  readonly laws: string;
}

/** Latin suffixes of numbers; a German `bis` before another number is none. */
export const LATIN = `(?:${[...LATIN_SUFFIXES].sort((a, b) => b.length - a.length).join('|')})(?!\\s+(?:\\d|§))`;

export const REFERENCE_WORDS: Readonly<Record<LawLanguage, ReferenceWords>> = {
  de: {
    heads: '§§?|ar(?:-\\n)?ti(?:-\\n)?kel[ns]?|art\\.?',
    units:
      'abs(?:atz(?:es)?|ätzen?)?\\.?|unterabs(?:atz(?:es)?|ätzen?)?\\.?|nrn?\\.?|nummern?|ziff(?:ern?)?\\.?|buchst(?:aben?s?)?\\.?|lit\\.?|bst\\.?',
    others: 'satz(?:es)?|sätzen?|s\\.|halbs(?:atz(?:es)?)?\\.?|alt(?:ernativen?)?\\.?|var(?:ianten?)?\\.?',
    same: '(?:dieses|dieser|diesem|des\\s+vorliegenden|der\\s+vorliegenden)\\s',
    named: '(?:desselben|derselben|jenes|jener|des\\s+genannten|der\\s+genannten|des\\s+oben)\\s',
    of: '(?:des|der|dem)',
    divisions: '(?:buch|teil|abschnitt|titel|kapitel|anlage|anhang)(?:e?s)?',
    laws: '[\\p{L}-]*(?:gesetz(?:e?s|b(?:uche?s?|üchern?))?|ordnung|statuts?|übereinkommens|abkommens|übereinkunft|vertrag(?:e?s)?|richtlinie|verfassung|konvention|protokolls?|satzung|grundgesetzes|charta|erlass(?:es)?|beschluss(?:es)?|verfügung|kodex)|(?:BG|SchlT|Schlusstitels?)',
  },
  en: {
    heads:
      '§§?|sec(?:-\\n)?tions?|sect?s?\\.|ar(?:-\\n)?ti(?:-\\n)?cles?|arts?\\.|clauses?|regulations?|rules?',
    units: 'paragraphs?|paras?\\.?|subsections?|sub-sections?|points?|items?|subparagraphs?|lit\\.?',
    others: 'sentences?|indents?',
    same: '(?:this|these|the\\s+present)\\s',
    named:
      '(?:that|those|said|the\\s+said|such|the\\s+same|the\\s+aforesaid|the\\s+principal|the\\s+repealed|the\\s+former)\\s',
    of: '(?:of|in|to|under|from)',
    divisions: '(?:part|chapter|title|subtitle|schedule|annex|book|division|subchapter)',
    laws: '(?:acts?|code|constitution|treat(?:y|ies)|charter|convention|regulations?|directives?|agreement|laws?|ordinance|statutes?|protocol|rules|order|decree|decision|bylaws|by-laws|instrument|covenant|cap\\.|u\\.\\s?s\\.\\s?c(?:ode|\\.)?)',
  },
  fr: {
    heads: 'ar(?:-\\n)?ti(?:-\\n)?cles?|arts?\\.',
    units: 'alinéas?|al\\.|paragraphes?|§',
    others: 'phrases?',
    same: "(?:du|de\\s+la|de\\s+l['’]|des|de)\\s?présent(?:e|s|es)?\\s",
    named:
      '(?:du\\s+même|de\\s+la\\s+même|de\\s+ladite|dudit|de\\s+cette|de\\s+ce|de\\s+cet|desdit(?:e)?s|de\\s+celle-ci|de\\s+celui-ci)(?!\\p{L})',
    of: "(?:du|de\\s+la|de\\s+l['’]|des|de|d['’])",
    divisions: '(?:livre|titre|chapitre|section|sous-section|partie|paragraphe|annexe)',
    laws: '(?:code|lois?|ordonnances?|décrets?|décret-loi|constitution|traités?|conventions?|règlements?|directives?|arrêtés?|charte|protocoles?|accords?|statuts?|déclaration|décision)',
  },
  it: {
    heads: 'ar(?:-\\n)?ti(?:-\\n)?co(?:-\\n)?l[oi]|artt?\\.',
    units: 'comm[ai]|co\\.|letter[ae]|lett\\.|numer[oi]|n(?:n|um)?\\.|alinea',
    others: 'periodo|period[oi]',
    same: '(?:del|della|dello|dei|delle|di)\\s+(?:present[ei]|quest[oaei])\\s',
    named:
      '(?:(?:del|della|dello)\\s+(?:medesim[oa]|stess[oa]|citat[oa]|predett[oa]|suddett[oa])|di\\s+(?:detto|detta|tale))\\s',
    of: "(?:del|della|dello|dell['’]|dei|delle|degli|di|d['’]|nel|nella)",
    divisions: '(?:libro|titolo|capo|sezione|parte|allegato)',
    laws: '(?:codice|leggi|legge|decret[oi](?:-legge)?|regolament[oi]|costituzione|testo\\s+unico|direttiv[ae]|trattat[oi]|convenzion[ei]|disposizioni|statuto|protocollo|preleggi|ordinamento|R\\.\\s?D|D\\.\\s?L|D\\.\\s?P|l\\.\\s)',
  },
  es: {
    heads: 'ar(?:-\\n)?t[ií](?:-\\n)?cu(?:-\\n)?los?|arts?\\.',
    units: 'apartados?|p[aá]rrafos?|incisos?|letras?|numerales?|n[uú]meros?',
    others: 'frases?',
    same: '(?:del|de\\s+la|de\\s+los|de\\s+las|de)\\s+(?:presentes?|est[ea]|est[oa]s)\\s',
    named:
      '(?:(?:del|de\\s+la)\\s+(?:mism[oa]|citad[oa]|referid[oa]|mencionad[oa])|de\\s+dich[oa]|de\\s+aquell?[ao]?)(?!\\p{L})',
    of: '(?:del|de\\s+la|de\\s+los|de\\s+las|de\\s+el|de|en\\s+la)',
    divisions: '(?:libro|t[ií]tulo|cap[ií]tulo|secci[oó]n|parte|anexo)',
    laws: '(?:ley(?:es)?|c[oó]digos?|constituci[oó]n|(?:real\\s+)?decretos?|reglamentos?|estatutos?|tratados?|convenios?|convenci[oó]n|[oó]rden(?:es)?|directivas?|declaraci[oó]n|pacto|protocolo|carta|L\\.?O\\.?|acordada)',
  },
};

/** Words that join numbers of a list, and whole references to the same law, in any of the languages. */
export const JOINING =
  'und|oder|bis|sowie|bzw\\.|u\\.|and|or|to|through|and/or|et|ou|à|e|ed|o|od|a|ad|al|y|u';
/** What may stand between the word that joins and the next reference. */
export const BEFORE_NEXT =
  "auch|nach|den|der|des|die|dem|the|with|under|of|les|des|aux|l['’]|de\\s+l['’]|à\\s+l['’]|d['’]|agli|dell['’]|all['’]|degli|gli|nell['’]|el|los|del|de\\s+los|al|a\\s+los|por";

/** What says of an act that other law is changed in what follows. */
export const AMENDING =
  /(?:\b(?:is|are)\s+(?:hereby\s+)?amended\b|wie\s+folgt\s+geändert|(?:est|sont)\s+ainsi\s+modifié|(?:è|sono)\s+(?:così\s+)?(?:modificat|sostituit)|quedan?\s+(?:redactad|modificad)|se\s+modifican?\b)/giu;

/** Headings of articles that change other laws. */
export const AMENDMENT =
  /^(?:amendments?\s+(?:of|to)\s|änderung\s+(?:des|der)\s.{0,80}(?:gesetz|ordnung|verordnung)|änderung\s+(?:bisherigen|anderer))/iu;

/** Heads that may be followed by a list, and those of which it is not known. */
export const PLURAL =
  /^(?:§§|artt\.|arts\.|articles|articoli|art[ií]culos|sections|secs\.|clauses|rules|regulations|artikeln)$/iu;
export const EITHER = /^(?:art\.?|artikel)$/iu;
