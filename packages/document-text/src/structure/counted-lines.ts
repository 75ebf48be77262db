import { COUNTED_WORD, type HeadingForm } from './heading-form';
import type { Heading } from './headings';
import { lineText, type LineTable } from './line-table';
import { NUMBER_WORD, normalNumber, romanValue } from './unit-number';

/** So many Roman numbers, or numbers in words, count what stands below them. */
const FEWEST_SIGNS = 3;
const FEWEST_WORDS = 2;
/** A line of nothing but a Roman number or a number in words, and the number of a note. */
const COUNTED = new RegExp(
  `^\\s*(?:([IVXLC]{1,8})|(${NUMBER_WORD}))\\s*[.:]?[—–-]?\\s*[⁰¹²³⁴-⁹]*\\s*$`,
  'iu',
);

/** A line that counts: its number, and whether that is a sign. */
interface CountedLine {
  readonly line: number;
  readonly label: string;
  readonly number: number;
  readonly isSign: boolean;
  readonly length: number;
}

/**
 * The headings together with those that are nothing but a number on a line of its own: of the provisions of a division without articles ("I.", "Primera"), and
 * of the articles after one whose number is spelled out ("ARTICLE PREMIER", "II"). They count from the heading before them on, none of them is missing.
 */
export function withCountedLines(
  lines: LineTable,
  headings: readonly Heading[],
  contents: ReadonlySet<Heading>,
): readonly Heading[] {
  return headings.flatMap((heading, at) => {
    const { form } = heading;
    if (!form || contents.has(heading)) return [heading];
    const until = headings[at + 1]?.line ?? lines.count;
    const isFirst = form.kind === 'article' && form.number === '1' && !/\d/u.test(form.label);
    if (form.kind === 'article' && !isFirst) return [heading];
    const from = heading.lastLine + 1;
    // What a division holds begins right below its heading.
    if (!isFirst && countedOn(lines, from)?.number !== 1) return [heading];
    const counted = countedLines(lines, from, until, isFirst ? 2 : 1);
    const fewest = counted[0]?.isSign === false ? FEWEST_WORDS : FEWEST_SIGNS;
    if (counted.length + (isFirst ? 1 : 0) < fewest) return [heading];
    return [heading, ...counted.map((one) => headingOf(one, isFirst ? form : undefined))];
  });
}

function countedLines(lines: LineTable, from: number, until: number, first: number): CountedLine[] {
  const found: CountedLine[] = [];
  for (let line = from; line < until; line += 1) {
    const counted = countedOn(lines, line);
    const isNext =
      counted?.number === first + found.length && counted.isSign === (found[0] ?? counted).isSign;
    if (counted && isNext) found.push(counted);
  }
  return found;
}

function countedOn(lines: LineTable, line: number): CountedLine | undefined {
  const text = lineText(lines, line);
  const [, sign, word] = COUNTED.exec(text) ?? [];
  const label = sign ?? word ?? '';
  // Numbers of provisions are capitals; words begin with one.
  if (label === '' || !/^(?:[IVXLC]+|\p{Lu}.*)$/u.test(label)) return undefined;
  const number = sign === undefined ? Number(normalNumber(label)) : romanValue(sign);
  return number > 0 ? { line, label, number, isSign: sign !== undefined, length: text.length } : undefined;
}

/** The heading on a line that counts; after a first article it has that one's word. */
function headingOf({ line, label, number, length }: CountedLine, first: HeadingForm | undefined): Heading {
  const form: HeadingForm = {
    kind: 'article',
    word: first?.word ?? COUNTED_WORD,
    rank: 0,
    number: String(number),
    label: first ? first.label.slice(0, first.label.lastIndexOf(' ') + 1) + label : label,
    restAt: length,
    rest: '',
    isSound: true,
    isSeparated: true,
  };
  return { line, lastLine: line, form, isApart: false };
}
