import type { AreaEdit } from './edit-area';

/** Asterisks around words, or what stands before lines. */
export type Formatting = 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote';

/** A text with what is selected of it. */
interface Selected {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const SIGNS = { bold: '**', italic: '*' } as const;
const MARKERS = {
  bullets: /^[ \t]*[-*•][ \t]+/,
  numbers: /^[ \t]*\d{1,3}[.)][ \t]+/,
  quote: /^ {0,3}>[ \t]?/,
};
/** Of a line, what stands before its words. */
const LEAD = /^(?:[ \t]*>[ \t]?)*(?:[ \t]*(?:[-*•]|\d{1,3}[.)])[ \t]+)?[ \t]*/;
const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Formats what is selected, or takes the formatting away where all of it has it. */
export function formattingEdit(formatting: Formatting, selected: Selected): AreaEdit {
  if (formatting === 'bold' || formatting === 'italic') return signEdit(SIGNS[formatting], selected);
  return lineEdit(formatting, selected);
}

function signEdit(sign: string, { value, start, end }: Selected): AreaEdit {
  if (value.slice(start, end).trim() === '') return emptyEdit(sign, value, start);
  const [from, to] = wholeWords(value, start, end);
  const text = value.slice(from, to);
  const lines = text.split('\n');
  if (lines.length === 1 && isAround(sign, value, from, to)) {
    const outer = from - sign.length;
    return { start: outer, end: to + sign.length, text, selection: [outer, outer + text.length] };
  }
  const parts = lines.map((line, index) => partsOf(line, index === 0 && !isLineStart(value, from)));
  const written = parts.filter(({ words }) => words !== '');
  const isSigned = written.every(({ words }) => hasSign(sign, words));
  const next = parts
    .map(({ lead, words, rest }) => {
      if (words === '') return lead + rest;
      const inner = isSigned ? words.slice(sign.length, -sign.length) : words;
      return lead + (isSigned || hasSign(sign, words) ? inner : `${sign}${words}${sign}`) + rest;
    })
    .join('\n');
  const [only] = parts;
  const isOne = parts.length === 1 && only && !isSigned;
  const selection: [number, number] = isOne
    ? [from + only.lead.length + sign.length, from + next.length - only.rest.length - sign.length]
    : [from, from + next.length];
  return { start: from, end: to, text: next, selection };
}

/** Without a selection the next words are formatted; pressed again behind them, the formatting ends. */
function emptyEdit(sign: string, value: string, caret: number): AreaEdit {
  const [before, after] = [asterisksBefore(value, caret), asterisksAfter(value, caret)];
  const fits = (count: number) => count === sign.length || count === 3;
  if (fits(after) && before === after && after === sign.length)
    return {
      start: caret - before,
      end: caret + after,
      text: '',
      selection: [caret - before, caret - before],
    };
  if (fits(after)) {
    const behind = caret + sign.length;
    return { start: caret, end: caret, text: '', selection: [behind, behind] };
  }
  const inside = caret + sign.length;
  return { start: caret, end: caret, text: sign + sign, selection: [inside, inside] };
}

/** Signs within words would be text: all of the words are taken, and no white space around them. */
function wholeWords(value: string, start: number, end: number): readonly [number, number] {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(value.charAt(from))) from += 1;
  while (to > from && /\s/.test(value.charAt(to - 1))) to -= 1;
  while (WORD.test(value.charAt(from)) && WORD.test(value.charAt(from - 1))) from -= 1;
  while (WORD.test(value.charAt(to - 1)) && WORD.test(value.charAt(to))) to += 1;
  return [from, to];
}

function isLineStart(value: string, at: number): boolean {
  return value.slice(value.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
}

/** A line without the marker before it and the white space around it. */
function partsOf(line: string, isWithin: boolean) {
  const lead = isWithin ? '' : (LEAD.exec(line)?.[0] ?? '');
  const words = line.slice(lead.length).trimEnd();
  return { lead, words, rest: line.slice(lead.length + words.length) };
}

function hasSign(sign: string, words: string): boolean {
  return has(sign, asterisksAfter(words, 0)) && has(sign, asterisksBefore(words, words.length));
}

function isAround(sign: string, value: string, from: number, to: number): boolean {
  return has(sign, asterisksBefore(value, from)) && has(sign, asterisksAfter(value, to));
}

/** Whether so many asterisks are that sign, or both. */
function has(sign: string, count: number): boolean {
  return count === sign.length || count === 3;
}

function asterisksBefore(value: string, at: number): number {
  let from = at;
  while (value.charAt(from - 1) === '*') from -= 1;
  return at - from;
}

function asterisksAfter(value: string, at: number): number {
  let to = at;
  while (value.charAt(to) === '*') to += 1;
  return to - at;
}

function lineEdit(formatting: keyof typeof MARKERS, { value, start, end }: Selected): AreaEdit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const newline = value.indexOf('\n', Math.max(start, end - (value.charAt(end - 1) === '\n' ? 1 : 0)));
  const to = newline < 0 ? value.length : newline;
  const lines = value.slice(from, to).split('\n');
  const marker = MARKERS[formatting];
  const isEmpty = (line: string) => line.trim() === '' && lines.length > 1;
  const isMarked = lines.every((line) => isEmpty(line) || marker.test(line));
  let number = 0;
  const next = lines
    .map((line) => {
      if (isEmpty(line)) return line;
      if (isMarked) return line.replace(marker, '');
      number += 1;
      if (formatting === 'quote') return `> ${line}`;
      const words = line.replace(MARKERS.bullets, '').replace(MARKERS.numbers, '');
      return `${formatting === 'bullets' ? '-' : `${number}.`} ${words}`;
    })
    .join('\n');
  const last = from + next.length;
  const caret = Math.max(from, last - (to - end));
  return { start: from, end: to, text: next, selection: start === end ? [caret, caret] : [from, last] };
}
