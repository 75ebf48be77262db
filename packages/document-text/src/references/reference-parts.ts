import type { LawLanguage } from '../structure/structure-unit';
import { compareOrders, orderOf } from '../structure/unit-number';
import { LATIN, REFERENCE_WORDS } from './reference-words';

/** The parts that follow an article's number, and where they end. */
export interface ReadParts {
  readonly parts: readonly string[];
  readonly end: number;
}

/** Reads the parts of an article at an offset; further ones of a list are read over, but for numbers that may be those of articles. */
export type PartsReader = (text: string, at: number, article: string, isList: boolean) => ReadParts;

const VALUE = `(?:\\d{1,3}(?:[\\s-]?(?:${LATIN})(?!\\p{L})|[a-z](?![\\p{L}\\d])|[°º]|(?![\\p{L}\\d]))|[a-z]{1,2}(?:-?(?:${LATIN}))?(?![\\p{L}’'])|[IVX]{1,5}(?![\\p{L}]))(?!\\d|[.,]\\d)`;
const BRACKETED = `\\((?:\\d{1,3}[A-Za-z]{0,2}|[a-z]{1,5}|[A-Z]{1,3})\\)`;
const JOIN = `\\s*(?:,|;|[-–—]|\\s(?:und|oder|bis|sowie|u\\.|bzw\\.|and|or|to|et|ou|à|e|ed|o|od|a|y|al)(?=\\s))\\s*`;
const FIRST_VALUES =
  '(?:premier|primo|first|primera?|deuxième|secondo|segund[oa]|second|troisième|terzo|tercer[oa]?|third|quarto|quatrième|cuarto|quinto|ultim[oa]|dernier|letzter)';
/** A word that joins, not the letter of an item. */
const JOINS = /^(?:a|e|o|u|y|et|ed|od|ou|al|to|or)$/iu;
const ORDINAL = /^(?:(pri|first|pre)|(deu|sec|seg)|(tro|ter|thi)|(qua|cua)|(qui))/iu;

/** The reader of parts in a language. */
export function partsReader(language: LawLanguage): PartsReader {
  const { units, others } = REFERENCE_WORDS[language];
  const bracket = new RegExp(`\\s?(${BRACKETED})`, 'uy');
  const brackets = new RegExp(`${JOIN}((?:${BRACKETED})+)`, 'uy');
  const points = new RegExp(`\\.(\\d{1,2}(?:\\.[ªºa])?)(?![\\d])`, 'uy');
  const worded = new RegExp(
    `,?\\s*(?:,\\s*)?(?:(?<unit>${units})|(?:${others}))\\s*(?<value>\\(?(?:${VALUE})\\)?|${FIRST_VALUES}(?!\\p{L}))`,
    'iuy',
  );
  const ordinal = new RegExp(`,?\\s*(${FIRST_VALUES})\\s+(?:${units})(?!\\p{L})`, 'iuy');
  const more = new RegExp(
    `${JOIN}(?:(?:${units}|${others})\\s*)?(\\(?${VALUE}\\)?)(?!\\s*(?:${units}|${others}))`,
    'iuy',
  );
  const aside = new RegExp(`\\s*\\([^()]{0,24}(?:${units})[^()]{0,12}\\)`, 'iuy');
  const following = /\s*ff?\.(?!\p{L})/uy;

  return (text, at, article, isList) => {
    const parts: string[] = [];
    let end = at;
    const take = (pattern: RegExp): RegExpExecArray | undefined => {
      pattern.lastIndex = end;
      const found = pattern.exec(text) ?? undefined;
      if (found) end += found[0].length;
      return found;
    };
    if (language === 'es') {
      const point = take(points);
      if (point?.[1]) parts.push(valueOf(point[1]));
    }
    for (let found = take(bracket); found; found = take(bracket)) parts.push(valueOf(found[1] ?? ''));
    if (parts.length > 0) while (take(brackets));
    let isFirst = !take(aside);
    for (;;) {
      const found = take(worded) ?? take(ordinal);
      if (!found) break;
      const value = found.groups?.['value'];
      if (value === undefined || found.groups?.['unit'] !== undefined)
        parts.push(valueOf(value ?? found[1] ?? ''));
      // Lettered and numbered parts behind the first ones: `Abs. 1 und 2`, not `Abs. 1 und 435`.
      for (;;) {
        const before = end;
        const further = take(more);
        if (!further) break;
        const value = valueOf(further[1] ?? '');
        const printed = further[1] ?? '';
        const isWord = JOINS.test(printed) || (/^\p{L}{1,2}$/u.test(printed) && text[end] === '.');
        const isArticle = isWord || (isList && /^\d/u.test(printed) && isAfter(value, article));
        if (!isArticle) continue;
        end = before;
        break;
      }
      isFirst = false;
    }
    if (isFirst || parts.length > 0) take(following);
    return { parts, end };
  };
}

function isAfter(value: string, article: string): boolean {
  return compareOrders(orderOf(value), orderOf(article)) > 0;
}

function valueOf(printed: string): string {
  const plain = printed.replace(/[()°ºª.\s]/gu, '');
  const ordinal = ORDINAL.exec(plain);
  if (ordinal && plain.length > 3) return `${ordinal.slice(1).findIndex(Boolean) + 1}`;
  return plain;
}
