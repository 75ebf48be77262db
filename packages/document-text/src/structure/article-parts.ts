import { ANNEX_RANK } from './division-path';
import type { Heading } from './headings';
import { endsInClause, endsInReference, endsSentence } from './line-end';
import { firstText, lineText, positionInLine, type LineTable } from './line-table';
import { mayBeginWithMarker } from './marker-look';
import { markersAt, type Marker, type MarkersAt } from './markers';
import { createMarkerSequence, type MarkerSequence } from './marker-sequence';
import { createQuotedText } from './quoted-text';
import type { LawLanguage } from './structure-unit';
import { letterValue } from './unit-number';
import { createOpenItems, type ItemLayout } from './open-items';
import type { UnitTree } from './unit-tree';

/** The space of a heading and what is above and below it, in usual gaps of lines. */
const HEADING_GAP = 2;
/** Type this much smaller than the text is that of notes. */
const NOTE = 0.95;
/** The place of the letter that is the first Roman number as well. */
const NINTH = 9;
/** Lines within which the second item of a list is looked for. */
const FURTHEST_SECOND = 80;

/** A formula in signs after its number: no paragraph. */
const FORMULA = /^(?!.*\p{L}{4}).*[≡=≤≥∈∉∀∧∨±×÷∑∏√→↦]/u;
/** A note on what a law has changed: part of the article, but of none of its paragraphs. */
const EDITORS_NOTE =
  /^\s*\(\d{1,2}\)\s*(?:Articol[oi]|Comm[ai]|Rubrica|Letter[ae]|Numer[oi]|Period[oi]|Parol[ae]|Intitolazione|Sezione|Capo)\s(?:.*\s)?(?:inserit|sostituit|aggiunt|abrogat|modificat|soppress)/u;
const BRACKETED_NOTE =
  /^\s*\[(?:sub)?(?:section|paragraph|part|chapter|schedule)\s(?:.*\s)?(?:amended|inserted|substituted|repealed|deleted)\b/iu;
/** The number of the first note where there can be no reference to a paragraph: in the heading, or the first lines after it. */
const NOTE_AT_END = /[.)…\p{L}]\s*\([1¹]\)\s*$/u;
const NOTE_AFTER_SENTENCE = /[.)…]\s+\([1¹]\)\s*$/u;
const NOTE_NUMBER = /^\s*\(\d{1,2}\)(?:\s|$)/u;
/** How the words end that lead to a list. */
const LEADS_TO_LIST = /[:,]\s*$/u;

/** The text of an article or annex: from its heading to the line of the next one. */
export interface ArticleText {
  readonly heading: Heading;
  readonly until: number;
  /** Whether the number of just one article is missing before the next one. */
  readonly isBeforeGap: boolean;
}

/** Adds the paragraphs and items between the heading of an article and the line `until`, where the next heading stands. */
export function addParts(
  lines: LineTable,
  tree: UnitTree,
  { heading, until, isBeforeGap }: ArticleText,
  language: LawLanguage,
  layout: ItemLayout,
): void {
  const sequence = createMarkerSequence();
  const items = createOpenItems(lines, until, layout);
  const quoted = createQuotedText();
  const textAt = heading.lastLine + 1;
  const markersOf = (line: number): MarkersAt | undefined => {
    const isFirst = line <= textAt;
    if (!isFirst && !mayBeginWithMarker(firstText(lines, line))) return undefined;
    const text = lineText(lines, line);
    const offset = line === heading.line ? (heading.form?.restAt ?? 0) : repeatedNumber(text, line, heading);
    const found = decimalMarkerAt(text, offset, heading) ?? markersAt(text, offset);
    if (!found || FORMULA.test(text.slice(found.textAt))) return undefined;
    // "Article 88-5 (1)": the number of a note, where nothing stands after it and no second paragraph follows.
    const isAlone = line === heading.line && text.length === found.textAt;
    if (isFirst && isAlone && !beginsList(lines, found.readings, line, until)) return undefined;
    if (isFirst) return found;
    const previous = lineText(lines, line - 1);
    if (endsInReference(previous)) return undefined;
    const isAllowed = !endsInClause(previous) || items.isBelowPrevious(found, line);
    return isAllowed || beginsList(lines, found.readings, line, until) ? found : undefined;
  };
  const addAll = (line: number, first: MarkersAt | undefined): boolean => {
    const previous = line > heading.line ? lineText(lines, line - 1) : '';
    const afterSentence = line <= textAt || endsSentence(previous);
    const isListed = LEADS_TO_LIST.test(previous);
    let found = first && withCertainReading(lines, first, { line, until }, sequence);
    const begun = found;
    for (; found; found = markersAt(lineText(lines, line), found.textAt)) {
      const placed = sequence.take(found.readings, afterSentence);
      if (!placed) break;
      const start = positionInLine(lines, line, found.labelAt);
      tree.addMarked(placed, found.label, start, language, isListed);
      items.open(placed, line, found === begun && line > heading.line);
    }
    return found !== begun;
  };
  let isNoted = false;
  for (let line = heading.line; line < until; line += 1) {
    const refersToNote = line <= textAt + 1 ? NOTE_AT_END : NOTE_AFTER_SENTENCE;
    if (!isNoted && !sequence.has('(1)') && refersToNote.test(lineText(lines, line))) isNoted = true;
    if (line > heading.line && line < textAt) continue;
    if ((lines.height[line] ?? 0) < lines.bodyHeight * NOTE) continue;
    if (isBeforeGap && line > textAt && beginsUnheaded(lines, line, sequence)) {
      tree.closeMarked(-1, positionInLine(lines, line, 0));
      return;
    }
    if (line > textAt && isEditorsNote(firstText(lines, line), isNoted)) {
      sequence.end(0);
      tree.closeMarked(0, positionInLine(lines, line, 0));
      continue;
    }
    if (line > textAt && quoted.holds(firstText(lines, line), () => lineText(lines, line))) continue;
    if (addAll(line, markersOf(line)) || line <= textAt) continue;
    const depth = items.endedBy(line);
    if (depth === undefined) continue;
    sequence.end(depth);
    tree.closeMarked(depth, positionInLine(lines, line, 0));
  }
}

/** Numbers within others (`7.3.`, `4.A.3.B`), and the number of an article that they begin with. */
const DECIMALS = /^\s*(\d{1,3}(?:\.(?:\d{1,2}|[A-Z](?![\p{L}\d]))){1,5})\.?(?=\s+\S)/u;
/** Such numbers before the words of a provision, not before a measure. */
const WHOLE_DECIMALS = /^\s*(\d{1,2}(?:\.\d{1,2}){1,4})\.?(?=\s+["“„«(]?\p{Lu})/u;
const ARTICLE_NUMBER = /\d{1,3}(?:\.(?:\d{1,2}|[A-Z]))*$/u;

/** A number within the article's own (`7.3.` in article 7), with its places: the first level is that of paragraphs. In annexes all of it is theirs. */
function decimalMarkerAt(text: string, offset: number, { form }: Heading): MarkersAt | undefined {
  const printed = ARTICLE_NUMBER.exec(form?.label ?? '')?.[0].toLowerCase();
  const isWhole = form?.kind === 'division' && form.rank === ANNEX_RANK;
  const found = (isWhole ? WHOLE_DECIMALS : DECIMALS).exec(text.slice(offset));
  if (!found || !(isWhole || printed)) return undefined;
  const [all, numbers = ''] = found;
  if (!isWhole && !numbers.toLowerCase().startsWith(`${printed ?? ''}.`)) return undefined;
  const places = isWhole ? numbers.split('.').slice(1) : numbers.slice((printed ?? '').length + 1).split('.');
  const last = places.at(-1) ?? '';
  const number = isWhole && places.length === 1 ? numbers : last;
  const style = `1${'.1'.repeat(places.length)}`;
  const labelAt = offset + (all.length - all.trimStart().length);
  return {
    readings: [{ style, number, place: Number(last) || letterValue(last), suffix: 0 }],
    label: all.trim(),
    labelAt,
    textAt: offset + all.length,
  };
}

/** Irish acts print the number again where the text begins ("1.—(1) This Act", "1. (1) This Act"). */
function repeatedNumber(text: string, line: number, { form, lastLine }: Heading): number {
  if (line !== lastLine + 1 || !form) return 0;
  const again = /^\s*(\d+[A-Z]{0,2})\.?\s*(?:[—–-]\s*|(?:F\d{1,3}\[)?(?=\())/u.exec(text);
  return again?.[1]?.toLowerCase() === form.number ? again[0].length : 0;
}

/** Whether a first marker in the middle of a sentence is the first of a list: its second stands further on. */
function beginsList(lines: LineTable, readings: readonly Marker[], line: number, until: number): boolean {
  const first = readings.filter(({ place, suffix }) => place === 1 && suffix === 0);
  if (first.length === 0) return false;
  for (let next = line + 1; next < Math.min(until, line + FURTHEST_SECOND); next += 1) {
    if (!mayBeginWithMarker(firstText(lines, next))) continue;
    for (const { style, place } of markersAt(lineText(lines, next), 0)?.readings ?? [])
      if (place === 2 && first.some((marker) => marker.style === style)) return true;
  }
  return false;
}

/** Ordinals whose letter is none that was put between ("1a.", "2a." in Catalan): the second follows without a "2." before it. */
const ORDINAL = '1a.';

function withCertainReading(
  lines: LineTable,
  found: MarkersAt,
  { line, until }: { readonly line: number; readonly until: number },
  sequence: MarkerSequence,
): MarkersAt {
  const [first] = found.readings;
  const { number = '', place = 0 } = first ?? {};
  if (first?.style !== '1.' || !/^\d+a$/u.test(number)) return withCertainLetter(lines, found, line, until);
  const ordinal = { ...found, readings: [{ style: ORDINAL, number, place, suffix: 0 }] };
  if (sequence.has(ORDINAL)) return ordinal;
  for (let next = line + 1; place === 1 && next < Math.min(until, line + FURTHEST_SECOND); next += 1) {
    const second = /^\s*2(a?)\.\s/u.exec(firstText(lines, next));
    if (second) return second[1] === '' ? found : ordinal;
  }
  return found;
}

/** "(i)" after "(h)" is the first Roman number where "(ii)" follows it, before another one or "(j)". */
function withCertainLetter(lines: LineTable, found: MarkersAt, line: number, until: number): MarkersAt {
  const letter = found.readings.find(({ place }) => place === NINTH);
  const roman = found.readings.find(({ place }) => place === 1);
  if (!letter || !roman) return found;
  for (let next = line + 1; next < Math.min(until, line + FURTHEST_SECOND); next += 1) {
    if (!mayBeginWithMarker(firstText(lines, next))) continue;
    for (const { style, place } of markersAt(lineText(lines, next), 0)?.readings ?? []) {
      if (style === letter.style && place >= NINTH && place <= NINTH + 1) return found;
      if (style === roman.style && place === 2) return { ...found, readings: [roman] };
    }
  }
  return found;
}

/** Whether a line begins the paragraphs anew, below the place that the heading of another article would have: it is not there. */
function beginsUnheaded(lines: LineTable, line: number, sequence: MarkerSequence): boolean {
  if (!((lines.gap[line] ?? NaN) > lines.usualGap * HEADING_GAP)) return false;
  const first = markersAt(lineText(lines, line), 0)?.readings[0];
  return first?.place === 1 && /^\(?1[.)]?$/u.test(first.style) && sequence.has(first.style);
}

/** Whether a line begins a note of the editors: by its words, or by its number where the first one is referred to. */
function isEditorsNote(text: string, isNoted: boolean): boolean {
  return EDITORS_NOTE.test(text) || BRACKETED_NOTE.test(text) || (isNoted && NOTE_NUMBER.test(text));
}
