import type { PageText } from '../pages/page-text';
import { frontMatterOf } from './front-matter';

/** Months by how they begin in the five languages, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'janv', 'gen', 'ene', 'janner'],
  ['feb', 'fev', 'fevr'],
  ['mar', 'marz', 'mars'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aout', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];
const EARLIEST = 1800;
const LATEST = 2100;

const DAY_FIRST = String.raw`(?<day>\d{1,2})\s?(?:\.|er|º|°|st|nd|rd|th)?\s*(?:de\s+|of\s+)?(?<month>\p{L}{3,10})\.?,?\s*(?:de\s+|del\s+)?(?<year>\d{4})`;
const MONTH_FIRST = String.raw`(?<month>\p{L}{3,10})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})`;
const FIGURES = String.raw`(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})`;
const ISO = String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`;
/** A day as it is printed in one of the five languages; its groups are `day`, `month` and `year`. */
export const DATES = [DAY_FIRST, MONTH_FIRST, FIGURES, ISO];

/** What is printed before the day of which a law is: of a consolidated text first, then of when it came into force. */
const STATES: readonly string[] = [
  String.raw`\bStand(?:\s+(?:am|vom|ab|per|zum))?\s*:?`,
  String.raw`\b(?:status|current|consolidated|consolidation|legislation|version|text|valid)\s+(?:as\s+(?:of|at|on)|to|at)\s*:?`,
  String.raw`(?:^|[(\s])[ée]tat\s+(?:le|au)\s*:?`,
  String.raw`\bversions?\s+(?:consolid[ée]es?|en vigueur)\s+(?:au|du|le|depuis le|à compter du)\s*:?`,
  String.raw`\bdernière modification(?: du texte)?\s+(?:le|au)\s*:?`,
  String.raw`(?:^|\()stato(?:\s+(?:al|il))?\s*:?`,
  String.raw`\b(?:testo\s+)?(?:aggiornat[oa]|vigente|consolidato)\s+(?:al|dal|alla data del)\s*:?`,
  String.raw`\búltima (?:modificación|actualización(?: publicada)?|reforma(?: publicada)?)(?:\s+(?:el|DOF))?\s*:?`,
  String.raw`\b(?:texto\s+)?(?:actualizad[oa]|vigente|consolidado)\s+(?:al?|desde(?: el)?|hasta(?: el)?)\s*:?`,
];
const IN_FORCE: readonly string[] = [
  String.raw`\bin kraft(?:\s+(?:seit|ab|getreten am|gesetzt auf(?: den)?|am|per|zum))?(?:\s+dem)?\s*:?`,
  String.raw`\b(?:gültig|geltend)\s+(?:ab|seit)\s*:?(?:\s*dem)?`,
  String.raw`\bin ?kraft(?:treten|setzung)(?:\s*:|\s+am)`,
  String.raw`\bin force(?:\s+(?:on|from|since|as of|as from))?\s*:?`,
  String.raw`\b(?:textes?\s+)?en vigueur(?:\s+(?:au|le|du|depuis le|dès le|à compter du))?\s*:?`,
  String.raw`\b(?:testo\s+)?in vigore\s+(?:dal|al|il|a decorrere dal)(?:\s+giorno)?\s*:?`,
  String.raw`\ben vigor\s*(?:desde(?: el)?|a partir del|el|al?)?\s*:?`,
];

/** Words after which a day is not that of this text: of what came before, or of another law. */
const OTHER = /(?:textnachweis|frühestens|spätestens|not\s+yet|nicht|until|bis|jusqu)\s*$/iu;

/**
 * Of which day the law in a document is, ISO 8601, where its first pages say so (`Stand am 1. Januar 2020`, `Status as of`, `in vigore dal`);
 * undefined where they do not, or name several.
 */
export function proposeLegalDate(pages: readonly PageText[]): string | undefined {
  const { title, all } = frontMatterOf(pages);
  // A title may break within it.
  const head = title.join(' ');
  return (
    dateAfter(STATES, [head]) ?? dateAfter(IN_FORCE, [head]) ?? dateAfter(STATES, all.filter(isNotSentence))
  );
}

/** Lines of the text itself speak of other days; what is said about the text is short. */
const LONGEST = 130;
const isNotSentence = (line: string): boolean => line.length <= LONGEST;

/** The one day that follows one of the phrases. */
function dateAfter(phrases: readonly string[], texts: readonly string[]): string | undefined {
  const found = new Set<string>();
  for (const text of texts)
    for (const phrase of phrases)
      for (const date of DATES)
        for (const match of text.matchAll(new RegExp(String.raw`${phrase}\s*${date}`, 'giu'))) {
          if (OTHER.test(text.slice(0, match.index))) continue;
          const day = dayOf(match.groups ?? {});
          if (day !== undefined) found.add(day);
        }
  const [first, ...others] = found;
  return others.length === 0 ? first : undefined;
}

function dayOf({ day = '', month = '', year = '' }: Readonly<Record<string, string>>): string | undefined {
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
  const at = new Date(Date.UTC(Number(year), number - 1, Number(day)));
  const isDay = at.getUTCMonth() === number - 1 && at.getUTCDate() === Number(day);
  const isLikely = Number(year) >= EARLIEST && Number(year) <= LATEST;
  return isDay && isLikely ? at.toISOString().slice(0, 10) : undefined;
}

/** The number of a month, 0 for another word. */
function monthNamed(name: string): number {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return MONTHS.findIndex((beginnings) => beginnings.some((beginning) => plain.startsWith(beginning))) + 1;
}
