import type { LawLanguage } from '../structure/structure-unit';
import { compareOrders, orderOf } from '../structure/unit-number';
import { lawReader, type LawSaid } from './reference-law';
import { numberReader } from './reference-number';
import { partsReader } from './reference-parts';
import { wordOf, type ReferenceTargets } from './reference-targets';
import { BEFORE_NEXT, EITHER, JOINING, PLURAL, REFERENCE_WORDS } from './reference-words';

/** One article of a reference: where it is printed, and what it says. */
export interface PrintedArticle {
  readonly start: number;
  readonly end: number;
  readonly number: string;
  readonly parts: readonly string[];
}

/** A word with the numbers that belong to it, and the law that they are of. */
export interface ReferenceGroup {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly articles: readonly PrintedArticle[];
  readonly law: LawSaid;
}

/** Reads the groups of a text that begin before an offset, in order; how the laws of neighbors depend on each other is not looked at. */
export type GroupReader = (text: string, before: number) => ReferenceGroup[];

const WORDS_BEFORE = `(?:(?:${BEFORE_NEXT})(?:\\s+|(?<=['’])))*`;
const JOINT = `(?:\\s*,\\s*(?:(?:${JOINING})(?=\\s))?|\\s*[-–—]|\\s+(?:${JOINING})(?=\\s))\\s*`;
const NEXT = new RegExp(JOINT + WORDS_BEFORE, 'iuy');
const BETWEEN = new RegExp(`^(?:${JOINT}|\\s*;\\s*)${WORDS_BEFORE}$`, 'iu');
/** What leads from one article to another of which it is not said whether it is of the same law. */
const TOGETHER =
  /^[\s,(]*(?:i\.?\s?V\.?\s?m\.?|in\s+Verbindung\s+mit|jeweils|read\s+with)(?:\s+(?:den|dem|der|the))?\s*$/iu;
/** A number that counts something. */
const COUNTED =
  /^\s*(?:%|€|EUR|CHF|Prozent|Jahre|Monate|Tage|Wochen|years?|months?|days?|ans|mois|jours|anni|mesi|giorni|años|meses|días)(?!\p{L})/iu;

/** The reader of groups in a language. */
export function groupReader(language: LawLanguage, targets: ReferenceTargets): GroupReader {
  const readNumber = numberReader(language);
  const readParts = partsReader(language);
  const readLaw = lawReader(language);
  const head = new RegExp(
    `(?<![\\p{L}\\d])(?:${REFERENCE_WORDS[language].heads})\\s*(?=[\\divxlcrdap])`,
    'giu',
  );

  const articlesAfter = (
    text: string,
    start: number,
    numberAt: number,
    printed: string,
  ): PrintedArticle[] => {
    const isKnown = (number: string): boolean => targets.isKnown(wordOf(printed), number);
    const isList = PLURAL.test(printed);
    const mayBeList = isList || EITHER.test(printed);
    const articles: PrintedArticle[] = [];
    let [from, at, joint] = [start, numberAt, ''];
    for (;;) {
      const number = readNumber(text, at, isKnown);
      const last = articles.at(-1);
      if (!number || (last && COUNTED.test(text.slice(number.end, number.end + 12)))) return articles;
      const isNext = !last || isAfter(number.number, last.number);
      const read = readParts(text, number.end, number.number, mayBeList);
      const article = { start: from, end: read.end, number: number.number, parts: read.parts };
      if (!last) articles.push(article);
      else if (language === 'es' && !isNext)
        // "artículos 94, 1, y 158, 2": the number of a paragraph.
        articles.splice(-1, 1, { ...last, end: read.end, parts: [...last.parts, number.number] });
      else if (!mayBeList && !/^\s+\p{L}/u.test(joint)) return articles;
      else if (isNext || (isList && last.parts.length === 0)) articles.push(article);
      else return articles;
      NEXT.lastIndex = read.end;
      joint = NEXT.exec(text)?.[0] ?? '';
      if (joint === '') return articles;
      from = read.end + joint.length;
      at = from;
    }
  };

  return (text, before) => {
    const groups: ReferenceGroup[] = [];
    head.lastIndex = 0;
    for (let found = head.exec(text); found && found.index < before; found = head.exec(text)) {
      const printed = found[0].replace(/-\n/gu, '').trim();
      const word = wordOf(printed);
      const articles = articlesAfter(text, found.index, found.index + found[0].length, printed);
      const end = articles.at(-1)?.end;
      if (end === undefined) continue;
      const law = readLaw(text, found.index, end);
      // After a word in the singular, numbers that the document does not have are no articles of it.
      const isSure = PLURAL.test(printed) || law.is === 'other';
      const kept = articles.filter(({ number }, at) => at === 0 || isSure || targets.isKnown(word, number));
      groups.push({ word, start: found.index, end: kept.at(-1)?.end ?? end, articles: kept, law });
      head.lastIndex = end;
    }
    return groups;
  };
}

/**
 * The groups with the laws that neighbors give them: in `§ 51 und § 57 des Verwaltungsverfahrensgesetzes` both are of that law, and what comes
 * second in `Artikel 229 § 5` is a part of what comes first.
 */
export function withLawsOfNeighbors(text: string, groups: readonly ReferenceGroup[]): ReferenceGroup[] {
  const laws = groups.map(({ law }) => law);
  for (let at = groups.length - 2; at >= 0; at -= 1) {
    const [group, next] = [groups[at], groups[at + 1]];
    if (!group || !next) continue;
    const between = text.slice(group.end, next.start);
    const law = laws[at + 1] ?? next.law;
    if (/^[\s,]*$/u.test(between) && group.word !== next.word) {
      laws[at] = law;
      laws[at + 1] = { is: 'other', name: '' };
    } else if (group.law.is === 'unsaid' && law.is === 'other') {
      if (BETWEEN.test(between)) laws[at] = law;
      else if (TOGETHER.test(between)) laws[at] = { is: 'other', name: '' };
    }
  }
  return groups.map((group, at) => ({ ...group, law: laws[at] ?? group.law }));
}

function isAfter(number: string, other: string): boolean {
  return compareOrders(orderOf(number), orderOf(other)) > 0;
}
