import { withoutSpacedEnd } from '../folding/without-end';
import { letterValue, orderOf, romanValue } from './unit-number';
import { LATIN_SUFFIXES } from './unit-words';

/** What a marker of a paragraph or item looks like: `(1)`, `1.`, `a)`, ... and which place in its list it can have. */
export interface Marker {
  /** The marker's shape with `1`, `a`, `A`, `i` or `I` for its number. */
  readonly style: string;
  readonly number: string;
  /** Its place in the list, and the place of its suffix. */
  readonly place: number;
  readonly suffix: number;
}

/** The readings of what stands at an offset of a line (`(i)` is a ninth letter and a Roman one), and where its text begins. */
export interface MarkersAt {
  readonly readings: readonly Marker[];
  readonly label: string;
  readonly labelAt: number;
  readonly textAt: number;
}

const LATIN = LATIN_SUFFIXES.join('|');
const FIGURES = `(\\d{1,3})(?:\\s?([a-z]{1,2})(?![\\p{L}])|[\\s-]?(${LATIN}))?`;
const LETTERS = `([a-z]{1,4}|[A-Z]{1,5})(?:[\\s-]?(${LATIN}))?`;
/** The number of a footnote right after a marker; after a letter it need not be raised (`k.5`). */
const NOTE = '[⁰¹²³⁴-⁹]*';
const NOTE_AT_END = /(?<=^\p{L}{1,5}\.)\d+$/u;
const FIGURE_MARKER = new RegExp(
  `\\s*["“„«]?(?:\\(\\s?${FIGURES}\\s?\\)|${FIGURES}\\s?(\\.?[°ºª]\\)?|\\)|\\.(?![\\d])|(?=[—–-]\\s))(?:\\s(${LATIN})(?!\\p{L}))?)${NOTE}\\s*[—–-]?\\s*`,
  'uy',
);
const LETTER_MARKER = new RegExp(
  `\\s*["“„«]?(?:\\(\\s?${LETTERS}\\s?\\)|${LETTERS}(\\)|\\.(?=\\s*[—–-]|\\s|$|[⁰¹²³⁴-⁹])|\\.(?=\\d{1,3}\\s)|(?=\\s?[—–-]\\s)))(?:(?<=\\.)\\d{1,3}(?=\\s)|${NOTE})\\s*[—–-]?\\s*`,
  'uy',
);

/** A raised number before a paragraph, as in Swiss law. */
const RAISED_MARKER = new RegExp(`\\s*([⁰¹²³⁴-⁹]{1,2})(${LATIN}|[a-z](?![\\p{L}]))?\\s*(?=\\S)`, 'uy');
const RAISED_FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Reads the marker at an offset of a line's text. */
export function markersAt(text: string, offset: number): MarkersAt | undefined {
  RAISED_MARKER.lastIndex = offset;
  const raised = offset === 0 ? RAISED_MARKER.exec(text) : null;
  if (raised) {
    const [all, figures = '', suffix = ''] = raised;
    const number = `${[...figures].map((figure) => RAISED_FIGURES.indexOf(figure)).join('')}${suffix}`;
    const [place = 0, after = 0] = orderOf(number);
    return { ...found(text, offset, all, [{ style: '¹', number, place, suffix: after }]), label: number };
  }
  FIGURE_MARKER.lastIndex = offset;
  const figure = FIGURE_MARKER.exec(text);
  if (figure) {
    const [all, inner, innerLetter, innerLatin, outer, letter, latin, close = '', latinAfter] = figure;
    const printed = inner ?? outer ?? '';
    const suffix = (innerLetter ?? letter ?? innerLatin ?? latin ?? latinAfter ?? '').toLowerCase();
    const [place = 0, suffixPlace = 0] = orderOf(`${printed}${suffix}`);
    const sign = close.replace(/\.?[°ºª]/u, '°');
    const style = inner === undefined ? `1${sign}` : '(1)';
    return found(text, offset, all, [
      { style, number: `${Number(printed)}${suffix}`, place, suffix: suffixPlace },
    ]);
  }
  LETTER_MARKER.lastIndex = offset;
  const letters = LETTER_MARKER.exec(text);
  if (!letters) return undefined;
  const [all, inner, innerLatin, outer, latin, close = ''] = letters;
  const printed = inner ?? outer ?? '';
  const suffix = innerLatin ?? latin ?? '';
  const [, after = 0] = orderOf(`1${suffix}`);
  const isCapital = /^[A-Z]/.test(printed);
  const styleOf = (sign: string): string => (inner === undefined ? `${sign}${close}` : `(${sign})`);
  const readings: Marker[] = [];
  if (/^(.)\1*$/u.test(printed) && printed.length <= (isCapital ? 1 : 3)) {
    const sign = (isCapital ? 'A' : 'a').repeat(printed.length);
    const place = letterValue(printed[0] ?? '');
    readings.push({ style: styleOf(sign), number: `${printed}${suffix}`, place, suffix: after });
  }
  const roman = romanValue(printed);
  if (roman > 0 && roman < 60)
    readings.push({
      style: styleOf(isCapital ? 'I' : 'i'),
      number: `${printed}${suffix}`,
      place: roman,
      suffix: after,
    });
  return readings.length > 0 ? found(text, offset, all, readings) : undefined;
}

function found(text: string, offset: number, all: string, readings: readonly Marker[]): MarkersAt {
  const labelAt = offset + (/^[\s"“„«]*/u.exec(all)?.[0].length ?? 0);
  const printed = text.slice(labelAt, offset + all.length).trim();
  const label = withoutSpacedEnd(printed.replace(NOTE_AT_END, ''), /[—–⁰¹²³⁴-⁹-]/u);
  return { readings, label, labelAt, textAt: offset + all.length };
}
