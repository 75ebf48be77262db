import { fieldOf } from '@glossator/document-text';
import { PDFDateString } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { AnnotationKind, FoundAnnotation } from '../../found-annotation';
import { textOf, tidy } from './annotation-text';

/** What an annotation is, as far as it can be determined without its page. */
export type AnnotationFields = Omit<FoundAnnotation, 'page' | 'name' | 'ranges' | 'drawnAt' | 'problem'> & {
  /** One of the marks on text, so that its place is what it covers. */
  readonly isMark: boolean;
  /** It is one with the annotation it names in `replyTo`, as a mark is with the insertion beside it (`/RT /Group`). */
  readonly isGrouped: boolean;
  readonly quadPoints: readonly number[];
  readonly rect: readonly [number, number, number, number];
};

const MARKS: Readonly<Record<string, AnnotationKind>> = {
  Highlight: 'highlight',
  Underline: 'underline',
  Squiggly: 'squiggly',
  StrikeOut: 'strikeOut',
};
const OTHERS: Readonly<Record<string, AnnotationKind>> = {
  Text: 'note',
  FreeText: 'freeText',
  Caret: 'drawing',
  Ink: 'drawing',
  Line: 'drawing',
  Square: 'drawing',
  Circle: 'drawing',
  Polygon: 'drawing',
  PolyLine: 'drawing',
  Stamp: 'drawing',
  FileAttachment: 'drawing',
  Sound: 'drawing',
};
/** Flags that keep an annotation off the screen (ISO 32000-1, table 165); replies have them, too. */
const HIDDEN = 2;
const NO_VIEW = 32;
const LONGEST_AUTHOR = 200;

/** Reads what pdf.js says of an annotation; `undefined` for what nobody has written (links, fields, windows of comments) or nobody can see. */
export function fieldsOf(data: unknown): AnnotationFields | undefined {
  const [id, subtype, rect] = [fieldOf(data, 'id'), fieldOf(data, 'subtype'), fieldOf(data, 'rect')];
  const mark = typeof subtype === 'string' ? MARKS[subtype] : undefined;
  const kind = mark ?? (typeof subtype === 'string' ? OTHERS[subtype] : undefined);
  if (!kind || typeof id !== 'string' || !isRect(rect)) return undefined;
  const replyTo = fieldOf(data, 'inReplyTo');
  const isReply = typeof replyTo === 'string';
  const isGrouped = isReply && fieldOf(data, 'replyType') === 'Group';
  const flags = Number(fieldOf(data, 'annotationFlags'));
  if ((flags & (HIDDEN | NO_VIEW)) !== 0 && (!isReply || isGrouped)) return undefined;
  // "Accepted", "rejected", "marked": a state somebody gave to the annotation, not a remark.
  if (isReply && (fieldOf(data, 'stateModel') || fieldOf(data, 'state'))) return undefined;
  const author = tidy(fieldOf(fieldOf(data, 'titleObj'), 'str'), LONGEST_AUTHOR).replaceAll('\n', ' ');
  const createdAt = momentOf(fieldOf(data, 'creationDate'));
  const updatedAt = momentOf(fieldOf(data, 'modificationDate'));
  const color = colorOf(fieldOf(data, 'color'));
  return {
    id,
    kind,
    text: textOf(data),
    isMark: mark !== undefined,
    isGrouped,
    ...(author !== '' && { author }),
    ...(createdAt !== undefined && { createdAt }),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(color && { color }),
    ...(isReply && { replyTo }),
    quadPoints: numbersOf(fieldOf(data, 'quadPoints')),
    rect,
  };
}

function momentOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const date = PDFDateString.toDateObject(value);
  const year = date?.getUTCFullYear() ?? Number.NaN;
  return date && year >= 1900 && year < 2200 ? date.toISOString() : undefined;
}

function colorOf(value: unknown): [number, number, number] | undefined {
  const [red, green, blue, ...rest] = numbersOf(value);
  const isColor = red !== undefined && green !== undefined && blue !== undefined && rest.length === 0;
  return isColor ? [red, green, blue] : undefined;
}

function numbersOf(value: unknown): number[] {
  const isRow = Array.isArray(value) || value instanceof Float32Array || value instanceof Uint8ClampedArray;
  const row: readonly unknown[] = isRow ? [...value] : [];
  return row.every((entry): entry is number => typeof entry === 'number' && Number.isFinite(entry))
    ? [...row]
    : [];
}

function isRect(value: unknown): value is readonly [number, number, number, number] {
  return numbersOf(value).length === 4;
}
