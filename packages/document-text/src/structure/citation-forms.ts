import { withoutSpacedEnd } from '../folding/without-end';
import type { CitationStyle } from './citation-style';
import type { LawLanguage, StructureUnit } from './structure-unit';

/** How an article is cited, what is added for a paragraph or an item in it, and how the name of the law goes with that. */
export interface CitationForm {
  article(unit: StructureUnit): string;
  part(unit: StructureUnit): string;
  /** A citation together with the short name of its document. */
  named(cited: string, name: string): string;
  /** The word before the number of a footnote, the word for what stands beside the text, and the one before the number of a page. */
  readonly note: string;
  readonly aside: string;
  readonly page: string;
  /** The word before the number of a paragraph that is part of no article. */
  readonly paragraph: string;
}

/** What an article's label consists of: a paragraph sign, a word for article or section, a number only, or something of its own. */
type Word = 'sign' | 'article' | 'section' | 'number' | 'own';

/** Numbers within the article's own number: `7.3.`, `4.A.3`. */
const isDecimal = ({ label }: StructureUnit): boolean => /^\d+\.(?:\d|[A-Z](?!\p{L}))/u.test(label);
const isLetter = ({ number }: StructureUnit): boolean => /^[a-z]/iu.test(number);
const isOrdinal = ({ label }: StructureUnit): boolean => /[°º]/u.test(label);
/** Ordinals of rules, which are feminine in Spanish (`16.ª`). */
const isRule = ({ label }: StructureUnit): boolean => label.includes('ª');
const isRoman = ({ number }: StructureUnit): boolean => /^[IVX]+$/u.test(number);

/** Provisions that have a name, or a number only. */
const OWN = /(?:^|\/)(?:disp|no):/u;
const ARTICLE = /^art[\p{L}]*\.?\s*/iu;
const SECTION = /^sect?[\p{L}]*\.?\s*/iu;

/** The label of an article without the signs after its number. */
function plainLabel({ label }: StructureUnit): string {
  return withoutSpacedEnd(label, /[.:—–-]/u).replace(/^§(?=\d)/u, '§ ');
}

function wordOf({ key, label }: StructureUnit): Word {
  if (OWN.test(key)) return 'own';
  if (label.startsWith('§')) return 'sign';
  if (ARTICLE.test(label)) return 'article';
  if (SECTION.test(label)) return 'section';
  return /^\d/u.test(label) ? 'number' : 'own';
}

/** The number of an article as printed, without its word. */
const numberOf = (unit: StructureUnit): string =>
  plainLabel(unit).replace(ARTICLE, '').replace(SECTION, '').replace(/^§\s*/u, '');

/** The article's word as given for each kind, whatever the heading has (`ARTICULO 12.-` is `art. 12`). */
function withWords(words: {
  readonly article: string;
  readonly section?: string;
  readonly number?: string;
}): (unit: StructureUnit) => string {
  const { article, section = article, number = article } = words;
  const wordsOf = { article, section, number };
  return (unit) => {
    const word = wordOf(unit);
    return word === 'own' || word === 'sign' ? plainLabel(unit) : `${wordsOf[word]} ${numberOf(unit)}`;
  };
}

/** The part of a German citation that follows the article: a paragraph, a letter, a number; `numbered` is the word before the last. */
function germanPart(numbered: string): (unit: StructureUnit) => string {
  return (unit) => {
    if (isDecimal(unit)) return `.${unit.number}`;
    if (unit.kind === 'paragraph') return ` Abs. ${unit.number}`;
    if (isRoman(unit)) return ` ${unit.number}`;
    return isLetter(unit) ? ` lit. ${unit.number}` : ` ${numbered} ${unit.number}`;
  };
}

/** Paragraph, letter and number, each with its word before it. */
function wordedPart(paragraph: string, letter: string, number: string): (unit: StructureUnit) => string {
  return (unit) => {
    if (isDecimal(unit)) return `.${unit.number}`;
    const word = unit.kind === 'paragraph' ? paragraph : isLetter(unit) ? letter : number;
    return ` ${word} ${unit.number}`;
  };
}

const bracketed = (unit: StructureUnit): string => (isDecimal(unit) ? `.${unit.number}` : `(${unit.number})`);

const italianPart = (unit: StructureUnit): string => {
  if (isDecimal(unit)) return `.${unit.number}`;
  if (unit.kind === 'paragraph') return `, comma ${unit.number}`;
  return isLetter(unit) ? `, lett. ${unit.number})` : `, n. ${unit.number})`;
};

/** `Art. 2 Abs. 1 ZGB`. */
const behind = (cited: string, name: string): string => `${cited} ${name}`;
/** `art. 3, comma 2, c.p.`, but `art. 2043 c.c.`. */
const behindCommas = (cited: string, name: string): string =>
  `${cited}${cited.includes(',') ? ',' : ''} ${name}`;
/** `Art. 5(1) GDPR`, but `17 U.S.C. § 106(1)` and `Copyright Act, Section 3`. */
const before = (cited: string, name: string): string => {
  if (/^art/iu.test(cited)) return `${cited} ${name}`;
  return cited.startsWith('§') ? `${name} ${cited}` : `${name}, ${cited}`;
};
const apart = (cited: string, name: string): string => `${cited}, ${name}`;

const WORDS = {
  en: { note: 'note', aside: 'marginal note', page: 'p.', paragraph: 'para.' },
  de: { note: 'Fn.', aside: 'Randtitel', page: 'S.', paragraph: 'Abs.' },
  fr: { note: 'note', aside: 'note marginale', page: 'p.', paragraph: 'par.' },
  it: { note: 'nota', aside: 'nota a margine', page: 'p.', paragraph: 'par.' },
  es: { note: 'nota', aside: 'nota al margen', page: 'p.', paragraph: 'apdo.' },
} satisfies Readonly<Record<LawLanguage, Pick<CitationForm, 'note' | 'aside' | 'page' | 'paragraph'>>>;

/** Citations much as the text prints them, in words of its language. */
const PLAIN: Readonly<Record<LawLanguage, CitationForm>> = {
  en: {
    ...WORDS.en,
    article: withWords({ article: 'Article', section: 'Section', number: 'Section' }),
    part: bracketed,
    named: apart,
  },
  de: {
    ...WORDS.de,
    article: withWords({ article: 'Art.', number: 'Ziff.' }),
    part: germanPart('Nr.'),
    named: apart,
  },
  fr: {
    ...WORDS.fr,
    article: withWords({ article: 'Article' }),
    part: (unit) => {
      if (isDecimal(unit)) return `.${unit.number}`;
      if (unit.kind === 'paragraph') return `, ${unit.number}`;
      if (isLetter(unit)) return `, ${unit.number})`;
      return isOrdinal(unit) ? `, ${unit.number}°` : `, ${unit.number}`;
    },
    named: apart,
  },
  it: { ...WORDS.it, article: withWords({ article: 'art.' }), part: italianPart, named: apart },
  es: {
    ...WORDS.es,
    article: withWords({ article: 'art.' }),
    part: (unit) => {
      if (isDecimal(unit)) return `.${unit.number}`;
      if (unit.kind === 'paragraph') return `, apartado ${unit.number}`;
      if (isRule(unit)) return `, regla ${unit.number}.ª`;
      return isLetter(unit) ? `, letra ${unit.number})` : `, n.º ${unit.number}`;
    },
    named: apart,
  },
};

const SWISS_FRENCH: CitationForm = {
  ...WORDS.fr,
  article: withWords({ article: 'art.', section: 'sect.', number: 'ch.' }),
  part: wordedPart('al.', 'let.', 'ch.'),
  named: behind,
};
const SWISS_ENGLISH: CitationForm = {
  ...WORDS.en,
  article: withWords({ article: 'Art.', section: 'Sec.', number: 'No.' }),
  part: wordedPart('para.', 'let.', 'no.'),
  named: behind,
};

/** What is written in Switzerland, in the language of the text. */
const SWISS: Readonly<Record<LawLanguage, CitationForm>> = {
  de: {
    ...WORDS.de,
    article: withWords({ article: 'Art.', section: 'Sec.', number: 'Ziff.' }),
    part: germanPart('Ziff.'),
    named: behind,
  },
  fr: SWISS_FRENCH,
  it: {
    ...WORDS.it,
    article: withWords({ article: 'art.', section: 'sez.', number: 'n.' }),
    part: wordedPart('cpv.', 'lett.', 'n.'),
    named: behind,
  },
  es: SWISS_ENGLISH,
  en: SWISS_ENGLISH,
};

/** Styles that have their own words whatever the language of the text. */
const FORMS: Readonly<Record<Exclude<CitationStyle, 'plain' | 'swiss'>, CitationForm>> = {
  german: {
    ...WORDS.de,
    article: withWords({ article: 'Art.', section: 'Sec.', number: 'Ziff.' }),
    part: germanPart('Nr.'),
    named: behind,
  },
  french: {
    ...WORDS.fr,
    article: withWords({ article: 'art.', section: 'sect.', number: 'n°' }),
    part: (unit) => {
      if (isDecimal(unit)) return `.${unit.number}`;
      if (isRoman(unit)) return `, ${unit.number}`;
      if (unit.kind === 'paragraph') return ` al. ${unit.number}`;
      if (isLetter(unit)) return `, ${unit.number})`;
      return isOrdinal(unit) ? `, ${unit.number}°` : `, ${unit.number}`;
    },
    named: behind,
  },
  italian: {
    ...WORDS.it,
    article: withWords({ article: 'art.', section: 'sez.', number: 'n.' }),
    part: italianPart,
    named: behindCommas,
  },
  spanish: {
    ...WORDS.es,
    article: withWords({ article: 'art.', section: 'sec.', number: 'n.º' }),
    part: (unit) => {
      if (isDecimal(unit) || unit.kind === 'paragraph') return `.${unit.number}`;
      if (isLetter(unit)) return `.${unit.number})`;
      return `.${unit.number}${isRule(unit) ? '.ª' : isOrdinal(unit) ? '.º' : ''}`;
    },
    named: behind,
  },
  english: {
    ...WORDS.en,
    article: withWords({ article: 'Art.', section: 'Section', number: 'Section' }),
    part: bracketed,
    named: before,
  },
};

/** How a style writes citations of a text in a language. */
export function citationForm(style: CitationStyle, language: LawLanguage): CitationForm {
  if (style === 'plain') return PLAIN[language];
  return style === 'swiss' ? SWISS[language] : FORMS[style];
}
