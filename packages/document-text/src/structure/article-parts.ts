import type { Heading } from './headings';
import { endsInClause, endsInReference, endsSentence } from './line-end';
import { firstText, lineText, positionInLine, type LineTable } from './line-table';
import { mayBeginWithMarker } from './marker-look';
import { markersAt, type Marker, type MarkersAt } from './markers';
import { createMarkerSequence } from './marker-sequence';
import type { LawLanguage } from './structure-unit';
import type { UnitTree } from './unit-tree';

/** Type this much smaller than the text is that of notes. */
const NOTE = 0.95;
/** Lines within which the second item of a list is looked for. */
const FURTHEST_SECOND = 80;

/** Adds the paragraphs and items between the heading of an article and the line `until`, where the next heading stands. */
export function addParts(
  lines: LineTable,
  tree: UnitTree,
  heading: Heading,
  until: number,
  language: LawLanguage,
): void {
  const sequence = createMarkerSequence();
  const textAt = heading.lastLine + 1;
  for (let line = heading.line; line < until; line += 1) {
    if (line > heading.line && line < textAt) continue;
    if ((lines.height[line] ?? 0) < lines.bodyHeight * NOTE) continue;
    const isFirst = line <= textAt;
    if (!isFirst && !mayBeginWithMarker(firstText(lines, line))) continue;
    const text = lineText(lines, line);
    let offset = line === heading.line ? (heading.form?.restAt ?? 0) : repeatedNumber(text, line, heading);
    let found = decimalMarkerAt(text, offset, heading) ?? markersAt(text, offset);
    if (!found) continue;
    const previous = line === heading.line ? '' : lineText(lines, line - 1);
    if (!isFirst && endsInReference(previous)) continue;
    if (!isFirst && endsInClause(previous) && !beginsList(lines, found.readings, line, until)) continue;
    for (; found; found = markersAt(text, offset)) {
      const placed = sequence.take(found.readings, isFirst || endsSentence(previous));
      if (!placed) break;
      tree.addMarked(placed, found.label, positionInLine(lines, line, found.labelAt), language);
      offset = found.textAt;
    }
  }
}

/** A number within the article's own (`7.3.` in article 7), with its places: the first level is that of paragraphs. */
function decimalMarkerAt(text: string, offset: number, { form }: Heading): MarkersAt | undefined {
  const found = /^\s*(\d{1,3})((?:\.\d{1,2}){1,3})\.?(?=\s+\S)/u.exec(text.slice(offset));
  const [all = '', article, numbers = ''] = found ?? [];
  if (!found || !form || article !== form.number) return undefined;
  const places = numbers.slice(1).split('.');
  const number = places.at(-1) ?? '';
  const style = `1${'.1'.repeat(places.length)}`;
  const labelAt = offset + (all.length - all.trimStart().length);
  return {
    readings: [{ style, number, place: Number(number), suffix: 0 }],
    label: all.trim(),
    labelAt,
    textAt: offset + all.length,
  };
}

/** Irish acts print the number again where the text begins ("1.—(1) This Act"). */
function repeatedNumber(text: string, line: number, { form, lastLine }: Heading): number {
  if (line !== lastLine + 1 || !form) return 0;
  const again = /^\s*(\d+[A-Z]{0,2})\.?\s*[—–-]\s*/u.exec(text);
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
