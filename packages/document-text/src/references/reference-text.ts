import { ASIDE_KINDS, asidesOf, together } from '../pages/asides';
import { endAt, flatOffset, flattenPage, startAt, type FlatPage } from '../pages/flat-page';
import type { PageText } from '../pages/page-text';
import type { Position } from '../pages/position';
import type { DocumentStructure } from '../structure/cited-place';
import { endsOpen } from '../structure/line-end';

/** The text of a page in which references are looked for, with the beginning of the next page after it. */
export interface ReferenceText {
  readonly text: string;
  /** Where the page itself ends in it. */
  readonly length: number;
  /** Offsets between which headings stand, in ascending order. */
  readonly headings: readonly (readonly [from: number, to: number])[];
  startAt(offset: number): Position;
  endAt(offset: number): Position;
}

/** Characters of the next page that belong to what stands at the end of a page. */
const OVER = 260;
/** Type this much smaller than the one before it on a line is that of a mark of a note. */
const RAISED = 0.87;

/** Writes a page without what stands aside from its text, and marks its headings. */
export function referenceText(
  page: PageText,
  structure: DocumentStructure,
  next: PageText | undefined,
): ReferenceText {
  const flat = flattenPage(page, leftOut(page, structure));
  const after = next && flattenPage(next, leftOut(next, structure));
  const rest = after?.text.slice(0, OVER) ?? '';
  const length = flat.text.endsWith('\n') || rest === '' ? flat.text.length : flat.text.length + 1;
  const text = `${flat.text}${length > flat.text.length ? '\n' : ''}${rest}`;
  return {
    text,
    length,
    headings: headingsOf(flat, structure),
    startAt: (offset) => startAt(flat, offset),
    endAt: (offset) =>
      after && offset > length
        ? endAt(after, offset - length)
        : endAt(flat, Math.min(offset, flat.text.length)),
  };
}

/** What is no part of the text: what stands aside, and the raised marks of notes. */
function leftOut(page: PageText, structure: DocumentStructure): ReadonlySet<number> {
  const { elements, boxes, lineEnds } = page;
  const asides = asidesOf(page);
  const left = new Set(asides ? together(asides, ASIDE_KINDS) : []);
  for (const element of structure.asideOf.get(page.page)?.keys() ?? []) left.add(element);
  if (!boxes) return left;
  for (let at = 1; at < elements.length; at += 1) {
    if (lineEnds[at - 1] || !/^\s*\d{1,3}\s*$/u.test(elements[at] ?? '')) continue;
    const isRaised = (boxes[at]?.height ?? 0) < RAISED * (boxes[at - 1]?.height ?? 0);
    if (isRaised && (elements[at - 1] ?? '').trim() !== '') left.add(at);
  }
  return left;
}

/** Where labels and headings of articles and divisions stand, and entries of tables of contents. */
function headingsOf(flat: FlatPage, { units }: DocumentStructure): [number, number][] {
  const found: [number, number][] = [];
  for (const { kind, start, label, heading } of units) {
    if (start.page !== flat.page || kind === 'paragraph' || kind === 'item') continue;
    const from = flatOffset(flat, start);
    let letters = `${label}${heading}`.replace(/[\s\u00ad]+/gu, '').length;
    let to = from;
    while (letters > 0 && to < flat.text.length) {
      if (/\S/u.test(flat.text[to] ?? '')) letters -= 1;
      to += 1;
    }
    // What goes on after it is the text of the article, not its heading.
    const isText = endsOpen(heading) || /^\s*\p{Ll}/u.test(flat.text.slice(to, to + 8));
    found.push([from, isText ? from + label.length : to]);
  }
  return found;
}

/** A line that ends with an article's number, or has leaders, as those of registers, and the share of them from which on a page is one. */
const ENTRY = /(?:\p{L}\s+(?:§|Art\.|Article|Artículo|Articolo)\s*\d{1,4}\s?\w{0,3})\s*$/u;
const REGISTER = 0.35;
const FEW_LINES = 5;
const LEADERS = /(?:\.\s?){6}/u;
/** Characters of a line, and the next, that are looked at. */
const LONGEST_LINE = 240;

/** Whether a page is one of a table of contents or register: many of its lines end with the number of an article or a page. */
export function isRegister(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length >= FEW_LINES &&
    lines.filter((line) => ENTRY.test(line) || LEADERS.test(line)).length > REGISTER * lines.length
  );
}

/** Whether a reference is in a heading or an entry of contents, or, without parts, alone on its line after a sentence. */
export function isHeading(
  { text, headings }: ReferenceText,
  start: number,
  end: number,
  isWhole: boolean,
): boolean {
  if (headings.some(([from, to]) => start >= from && start < to)) return true;
  const [line = ''] = /^[^\n]*\n?[^\n]*/u.exec(text.slice(end, end + LONGEST_LINE)) ?? [];
  if (LEADERS.test(line)) return true;
  const before = text.slice(Math.max(0, start - 60), start);
  const isFirst = /(?:^|\n)[^\S\n]*$/u.test(before) && /(?:^|[.;:!?)\]»”"])\s*$/u.test(before);
  return isWhole && isFirst && /^[^\S\n]*(?:\.[^\S\n]*)?(?:\n|[—–-]\s|$)/u.test(text.slice(end, end + 12));
}
