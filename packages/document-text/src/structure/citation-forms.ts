import { withoutSpacedEnd } from '../folding/without-end';
import type { LawLanguage, StructureUnit } from './structure-unit';

/** How a language cites an article, and what it adds for a paragraph or an item in it. */
export interface CitationForm {
  article(unit: StructureUnit): string;
  part(unit: StructureUnit): string;
  /** The word before the number of a footnote, and the word for what stands beside the text. */
  readonly note: string;
  readonly aside: string;
}

/** Numbers within the article's own number: `7.3.`. */
const isDecimal = ({ label }: StructureUnit): boolean => /^\d+\.\d/u.test(label);
const isLetter = ({ number }: StructureUnit): boolean => /^[a-z]/iu.test(number);

/** The label of an article without the signs after its number. */
function plainLabel({ label }: StructureUnit): string {
  return withoutSpacedEnd(label, /[.:—–-]/u).replace(/^§(?=\d)/u, '§ ');
}

/** The article's word written `word`, whatever the heading has (`ARTICULO 12.-` is `art. 12`). */
function withWord(word: string): (unit: StructureUnit) => string {
  return (unit) =>
    unit.key.includes('disp:') || unit.label.startsWith('§')
      ? plainLabel(unit)
      : `${word} ${plainLabel(unit).replace(/^(?:art[\p{L}]*\.?|sect?[\p{L}]*\.?)\s*/iu, '')}`;
}

/** Citations as they are usual in each language. */
export const CITATION_FORMS: Readonly<Record<LawLanguage, CitationForm>> = {
  en: {
    note: 'note',
    aside: 'marginal note',
    article: (unit) => (/^art/iu.test(unit.label) ? withWord('Article')(unit) : withWord('Section')(unit)),
    part: (unit) => (isDecimal(unit) ? `.${unit.number}` : `(${unit.number})`),
  },
  de: {
    note: 'Fn.',
    aside: 'Randtitel',
    article: (unit) => withWord(/^\d/u.test(unit.label) ? 'Ziff.' : 'Art.')(unit),
    part: (unit) => {
      if (isDecimal(unit)) return `.${unit.number}`;
      if (unit.kind === 'paragraph') return ` Abs. ${unit.number}`;
      if (/^[IVX]+$/u.test(unit.number)) return ` ${unit.number}`;
      return isLetter(unit) ? ` lit. ${unit.number}` : ` Nr. ${unit.number}`;
    },
  },
  fr: {
    note: 'note',
    aside: 'note marginale',
    article: withWord('Article'),
    part: (unit) => {
      if (isDecimal(unit)) return `.${unit.number}`;
      if (unit.kind === 'paragraph') return `, ${unit.number}`;
      if (isLetter(unit)) return `, ${unit.number})`;
      return unit.label.includes('°') || unit.label.includes('º') ? `, ${unit.number}°` : `, ${unit.number}`;
    },
  },
  it: {
    note: 'nota',
    aside: 'nota a margine',
    article: withWord('art.'),
    part: (unit) => {
      if (isDecimal(unit)) return `.${unit.number}`;
      if (unit.kind === 'paragraph') return `, comma ${unit.number}`;
      return isLetter(unit) ? `, lett. ${unit.number})` : `, n. ${unit.number})`;
    },
  },
  es: {
    note: 'nota',
    aside: 'nota al margen',
    article: withWord('art.'),
    part: (unit) => {
      if (isDecimal(unit)) return `.${unit.number}`;
      if (unit.kind === 'paragraph') return `, apartado ${unit.number}`;
      return isLetter(unit) ? `, letra ${unit.number})` : `, n.º ${unit.number}`;
    },
  },
};
