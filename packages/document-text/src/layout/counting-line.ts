import type { OuterLine } from './outer-lines';
import type { NumberedText } from './numbered-text';

/** Characters of the longest line that only its page number makes a running one. */
export const LONGEST_LABEL = 90;

/** Headings of a law that may stand at the tops of pages one after the other, each with the next number. */
const HEADING =
  /^(?:§+|articles?|artikel|artigo|art[ií]culo|articolo|artt?|sections?|secs?|chapters?|kapitel|chapitre|cap[ií]tulo|capo|titles?|titre|t[ií]tulo|titolo|abschnitt|annex|annexe|anhang|anlage|appendix|anexo|allegato|schedule|parts?|teil|rules?|clauses?|ziff(?:er)?|absatz|abs|paragraph|recital|regel|book|buch|livre|libro)\.?\s*(?:(?:[a-z]{1,2}|[.-])[\s.-]*)?#[a-z]?(?:\W.*)?$/u;

/** The beginning of an item of a list, as numbers are taken out. */
const LIST_ITEM = /^[([]?(?:#|\p{L})[a-z]?[.)\]]\)?\s*[\p{L}"'„“«]/u;

/** Whether a line is a heading with a number of its own ("Article R16"): its number counts articles, not pages. */
export function isNumberedHeading({ words }: NumberedText): boolean {
  return HEADING.test(words);
}

/** Whether a line begins as an item of a list or a paragraph with a number. */
export function isListItem({ words }: NumberedText): boolean {
  return LIST_ITEM.test(words);
}

/**
 * Whether one of the numbers of lines with equal words counts up with their pages on at least a share of them. Numbers of headings and
 * list items do not.
 */
export function isCountingAlike(lines: readonly OuterLine[], share: number): boolean {
  const [first] = lines;
  if (!first || isNumberedHeading(first) || isListItem(first)) return false;
  return first.numbers.some((_, place) => {
    const offsets = new Map<number, number>();
    for (const { numbers, page } of lines) {
      const offset = (numbers[place] ?? 0) - page;
      offsets.set(offset, (offsets.get(offset) ?? 0) + 1);
    }
    const most = Math.max(...offsets.values());
    return most > 1 && most >= share * lines.length;
  });
}

/** What a short line with a number at one of its ends has in common with others that count up with the pages as it does. */
export function labelPatternsOf(line: OuterLine): string[] {
  const { words, numbers, page } = line;
  const hasNumber = words.startsWith('#') || words.endsWith('#');
  if (!hasNumber || words.length > LONGEST_LABEL || isNumberedHeading(line)) return [];
  const patterns: string[] = [];
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first !== undefined && words.startsWith('#') && !isListItem(line)) patterns.push(`# ${first - page}`);
  if (last !== undefined && words.endsWith('#')) patterns.push(`${last - page} #`);
  return patterns;
}

/** Whether two lines have numbers at an end that count up together, each with its page. */
export function isCountingWith(one: OuterLine, other: OuterLine): boolean {
  const offsets = ({ numbers, page }: OuterLine): number[] =>
    [numbers[0], numbers.at(-1)].flatMap((number) => (number === undefined ? [] : [number - page]));
  const known = offsets(one);
  return offsets(other).some((offset) => known.includes(offset));
}
