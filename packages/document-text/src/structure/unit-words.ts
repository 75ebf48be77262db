import type { LawLanguage } from './structure-unit';

/**
 * The words of legal structure as data. Every table is written in lower case; patterns are read without regard to case. Words of all
 * five languages are known at once: a law is recognized by its headings before its language is.
 */

/** What notes at the end are headed with. */
export const NOTES_HEADINGS = 'note|notes|endnotes|anmerkungen|fu(?:ß|ss)noten|notas';

/** What a table of contents is headed with. */
export const CONTENTS_HEADINGS =
  'inhalt(?:sverzeichnis|sübersicht)?|(?:table\\s+of\\s+)?contents|arrangement\\s+of\\s+sections|sommaire|table\\s+des\\s+mati[eè]res|indice|sommario|[ií]ndice(?:\\s+sistem[aá]tico)?';

/** What the formula begins with by which a law or contract ends: it is part of no article. */
export const CLOSING_FORMULAS =
  'in\\s+witness\\s+whereof|done\\s+(?:at|in)\\s|I,\\s+\\p{Lu}|signatures?\\s*$|datum\\s+des\\s+inkrafttretens|geschehen\\s+zu\\s|zu\\s+urkund\\s+dessen|fait\\s+à\\s|en\\s+foi\\s+de\\s+quoi|in\\s+fede\\s+di\\s+che|dat[oa]\\s+a\\s+\\p{L}+,\\s+add[iì]|en\\s+fe\\s+de\\s+lo\\s+cual|por\\s+tanto[,:]|antecedentes(?:\\s+normativos|\\s*$)|mandons\\s+et\\s+ordonnons|dad[oa]\\s+en\\s|(?:references|bibliography|literaturverzeichnis|bibliographie|bibliograf[ií]a)\\s*$|(?:titel|ingress|art\\.\\s*\\d+\\S*)\\s(?:[^.]|\\.(?!\\s*$)){0,60}\\b(?:abgeändert|eingefügt|aufgehoben)\\s+durch\\s+LGBl';

/** Words of divisions, outermost first in each language; `id` is the word in keys, `pattern` what may be printed. */
export interface DivisionWord {
  readonly id: string;
  readonly pattern: string;
  /** 0 is an annex (it ends every other division), others count inwards. */
  readonly rank: number;
}

const ranked = (words: readonly (readonly [id: string, pattern?: string])[]): DivisionWord[] =>
  words.map(([id, pattern = id], index) => ({ id, pattern, rank: index + 1 }));

const annexes = (...words: (readonly [id: string, pattern?: string])[]): DivisionWord[] =>
  words.map(([id, pattern = id]) => ({ id, pattern, rank: 0 }));

export const DIVISION_WORDS: readonly DivisionWord[] = [
  ...annexes(
    ['schedule'],
    ['annex', 'annexe?'],
    ['appendix'],
    ['exhibit'],
    ['anlage'],
    ['anhang'],
    ['allegato'],
    ['anexo'],
    ['apéndice', 'ap[eé]ndice'],
    ['appendice'],
  ),
  ...ranked([
    ['book'],
    ['part'],
    ['title'],
    ['subtitle'],
    ['chapter'],
    ['subchapter'],
    ['division'],
    ['subdivision'],
  ]),
  ...ranked([
    ['buch'],
    ['teil'],
    ['hauptstück', 'hauptst[uü]ck'],
    ['abteilung'],
    ['abschnitt', 'abschnn?itt'],
    ['unterabschnitt'],
    ['titel'],
    ['untertitel'],
    ['kapitel'],
    ['unterkapitel'],
  ]),
  ...ranked([
    ['partie'],
    ['livre'],
    ['titre'],
    ['sous-titre'],
    ['chapitre'],
    ['section'],
    ['sous-section'],
    ['paragraphe'],
    ['sous-paragraphe'],
  ]),
  ...ranked([['parte'], ['libro'], ['titolo'], ['capo'], ['sezione'], ['sottosezione']]),
  ...ranked([
    ['título', 't[ií]tulo|t[ií]tol'],
    ['subtítulo', 'subt[ií]tulo'],
    ['capítulo', 'cap[ií]tulo|cap[ií]tol'],
    ['sección', 'secci[oó]n|secció'],
    ['subsección', 'subsecci[oó]n'],
  ]),
];

/** Words that may stand after a number in figures ("2. Abschnitt"). */
export const AFTER_FIGURES =
  'buch|teil|hauptst[uü]ck|abteilung|abschnitt|unterabschnitt|titel|untertitel|kapitel|unterkapitel|anlage|anhang';

/** Divisions that are named, not numbered. */
export const NAMED_DIVISIONS =
  'partie\\s+(?:législative|legislative|réglementaire|reglementaire)(?:\\s+ancienne|\\s+nouvelle)?|(?:allgemeiner|besonderer)\\s+teil|(?:disposizioni|principi)\\s+\\p{L}+(?:\\s+e\\s+finali)?|dispositions\\s+\\p{L}+|disposici(?:[oó]n|ones|ons|[oó]ns?|ó)\\s+(?:ad{1,2}icional(?:es|s)?|adicionais|transitorias?|transitòri(?:a|es)|derr?ogat[oò]ri[ae]s?|final(?:es|s)?|finais)|preámbulo|préambule|preamble|preambolo';

/** What the named divisions begin with. */
export const NAMED_BEGINNINGS =
  'partie|allgemein|besonder|disposizioni|principi|dispositions|disposici|pre[aá]mb|pr[eé]amb';

/** Words before the number of an article, by what the key begins with. */
export const ARTICLE_WORDS: Readonly<Record<string, string>> = {
  '§': '§§?',
  'art:': 'art(?:icles?|ikel|icolo|[ií]culo|igo)?\\.?',
  'sec:': 'sect?(?:ion)?s?\\.?|regulation|rule|clause',
  'disp:': 'disposici[oó]n\\s+(?:adicional|transitoria|derogatoria|final)',
};

/** Latin suffixes in the order they are counted in: `12 bis` is the second 12. */
export const LATIN_SUFFIXES = [
  'bis',
  'ter',
  'quater',
  'quinquies',
  'sexies',
  'septies',
  'octies',
  'novies',
  'decies',
  'undecies',
  'duodecies',
  'terdecies',
  'quaterdecies',
  'quinquiesdecies',
  'sexiesdecies',
  'septiesdecies',
  'octiesdecies',
  'noviesdecies',
  'vicies',
] as const;

/** Numbers written as words, from first on; each entry a pattern of the forms in use. */
export const ORDINALS: Readonly<Record<LawLanguage, readonly string[]>> = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  ),
  de: 'erst zweit dritt viert fünft sechst sieb(?:en)?t acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst'
    .split(' ')
    .map((stem) => `${stem}e[rs]?`),
  fr: 'premi(?:er|ère) (?:deuxième|seconde?) troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième'.split(
    ' ',
  ),
  it: 'prim second terz quart quint sest settim ottav non decim undicesim dodicesim'
    .split(' ')
    .map((stem) => `${stem}[oa]`),
  es: 'primer[oa]? segund[oa] tercer[oa]? cuart[oa] quint[oa] sext[oa] s[eé]ptim[oa] octav[oa] noven[oa] d[eé]cim[oa] und[eé]cim[oa] duod[eé]cim[oa]'.split(
    ' ',
  ),
};

/** German tens of composed ordinals (`Einundzwanzigster`), and the ones before them. */
export const GERMAN_TENS = ['zwanzigst', 'dreißigst', 'vierzigst', 'fünfzigst'] as const;
export const GERMAN_ONES = [
  '',
  'einund',
  'zweiund',
  'dreiund',
  'vierund',
  'fünfund',
  'sechsund',
  'siebenund',
  'achtund',
  'neunund',
] as const;

/** Names in place of a number, and the number a key has for them. */
export const NAMED_NUMBERS: Readonly<Record<string, string>> = {
  'préliminaire|preliminaire|preliminar|preliminare|preliminary': '0',
  'unique|único|unico|única|unica|einziger|sole': '1',
  'préambule|preambule': 'preambule',
  liminaire: 'liminaire',
  annexe: 'annexe',
};

/** What follows a number in a reference to it, but not in its heading: `§ 433 Abs. 1`, `Article 5 Paragraph 2`, `§ 5 BGB`. */
export const AFTER_REFERENCE =
  'abs(?:atz(?:es)?|ätzen?)?\\b|satz(?:es)?\\b|sätzen?\\b|nr\\b|nrn\\b|nummern?\\b|ziff|halbsatz|buchst|unterabs|alt\\.|alternative\\b|variante\\b|ff?\\.|i\\.\\s?v|in\\s+verbindung|subsections?\\s*\\(|paragraphs?\\s*\\(|par\\.|al\\.|alin[ée]a|comm[ai]\\b|co\\.|lett\\b|inciso|apartado';

/** Words that stand for a part of a law: a number after one of them at a line's end belongs to a reference. */
export const REFERRING =
  'absatz|abs\\.?|absatzes|absätze|absätzen|satz|satzes|sätze|sätzen|nummer|nummern|nr\\.?|nrn\\.?|buchstabe|buchstaben|artikel|artikels|paragraph|paragraphs|subsection|subsections|section|sections|article|articles|paragraphe|alinéa|alinéas|articolo|articoli|comma|commi|lettera|lettere|artículo|artículos|apartado|inciso|artt?\\.?|arts\\.?|part|chapter|title|titre|livre|chapitre|titolo|capo|título|capítulo|teil|abschnitt|kapitel|titel|buch|schedule|annex|anlage|anhang|§|§§|no\\.?|nº|n°|n\\.';

/** Words that end in a point and no sentence with them. */
export const ABBREVIATIONS =
  'bzw|vgl|gem|ggf|inkl|insb|z\\.\\s?b|d\\.\\s?h|i\\.\\s?d\\.\\s?r|cf|i\\.\\s?e|e\\.\\s?g|p\\.\\s?ej|núm|bst|buchst|ziff|lit|let|vs|resp';

/** Words no sentence ends with, by language: the line after one of them goes on with the sentence. */
export const CONTINUING: Readonly<Record<LawLanguage, string>> = {
  en: `the|a|an|of|in|to|by|for|from|with|under|at|on|see|that|this|which|such|is|are`,
  de: 'der|die|das|des|dem|den|ein|eine|eines|einer|einem|einen|nach|gemäß|in|im|von|vom|zu|zum|zur|mit|auf|an|am|für|durch|bei|seit|ab|über|unter|aus|vor|gegen|i\\.\\s?v\\.\\s?m\\.|i\\.\\s?s\\.\\s?d\\.',
  fr: "le|la|les|l['’]|de|du|des|d['’]|à|au|aux|un|une|en|par|pour|dans|sur|avec|aux|que|qu['’]|est|sont",
  it: "il|lo|la|i|gli|le|l['’]|di|del|dello|della|dei|degli|delle|dell['’]|a|al|allo|alla|ai|agli|alle|all['’]|da|dal|dalla|dall['’]|nel|nella|nell['’]|sul|sulla|un|una|con|per|che",
  es: 'el|la|los|las|de|del|al|un|una|en|por|para|con|según|que|su|sus|es|son',
};

/** Words that identify the language: frequent, and common to no two of the five. */
export const DISTINCTIVE_WORDS: Readonly<Record<LawLanguage, string>> = {
  en: 'the of and to or shall by any under which such for be',
  de: 'der die und das des oder den nicht von mit zu dem ist eine werden',
  fr: 'les des du est aux dans et ou par sont une au qui sur',
  it: 'il di che della dei gli sono nel delle dal alla con è dell',
  es: 'el los las del por que se con para y su una al',
};
