import { lineNear, rangesUnder, type Area, type TextRange } from '@glossator/document-text';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FoundAnnotation, FoundAnnotations, PlaceProblem } from '../../found-annotation';
import { readPagePlaces, type PagePlaces } from '../annotate/page-places';
import { fieldsOf, type AnnotationFields } from './annotation-fields';
import { openEntries, type AnnotationEntries } from './annotation-objects';

/** Annotations, letters of what they say, and quads that are read of one file; what is beyond is left (`isCut`). */
const MOST = { annotations: 20_000, letters: 20_000_000, quads: 200_000 };
/** Stretches of text that one mark may come apart into. */
const MOST_RANGES = 200;

/**
 * Reads what people have left in an open PDF, with the text it stands on. `data` are the bytes of the file once more, for what pdf.js does
 * not tell. Pages that cannot be read are passed over.
 */
export async function readAnnotations(pdf: PDFDocumentProxy, data: Uint8Array): Promise<FoundAnnotations> {
  const annotations: FoundAnnotation[] = [];
  const left = { ...MOST };
  let silent = 0;
  let entriesOf: ((id: string) => AnnotationEntries) | undefined;
  for (let page = 0; page < pdf.numPages; page += 1) {
    const all = await fieldsOnPage(pdf, page);
    if (all.length === 0) continue;
    entriesOf ??= await openEntries(data);
    const single = grouped(all);
    const answered = new Set(single.map(({ replyTo }) => replyTo));
    const meaningful = single.filter(({ id, isMark, text }) => isMark || text !== '' || answered.has(id));
    silent += single.length - meaningful.length;
    const needsPlaces = meaningful.some(({ replyTo }) => replyTo === undefined);
    const places = needsPlaces ? await readPagePlaces(pdf, page).catch(() => undefined) : undefined;
    for (const fields of meaningful) {
      const entries = entriesOf(fields.id);
      const quads = fields.isMark ? quadsOf(entries.quadPoints ?? fields.quadPoints, fields.rect) : [];
      left.annotations -= 1;
      left.letters -= fields.text.length;
      left.quads -= quads.length;
      if (Math.min(left.annotations, left.letters, left.quads) < 0)
        return { annotations, silent, isCut: true };
      annotations.push({ ...foundOf(fields, entries), page, ...placeOf(fields, quads, places) });
    }
  }
  return { annotations, silent, isCut: false };
}

async function fieldsOnPage(pdf: PDFDocumentProxy, page: number): Promise<AnnotationFields[]> {
  try {
    const proxy = await pdf.getPage(page + 1);
    const listed: readonly unknown[] = await proxy.getAnnotations({ intent: 'any' });
    return listed.flatMap((data) => fieldsOf(data) ?? []);
  } catch {
    return [];
  }
}

/**
 * Annotations that are one for their author become one: the mark, which says what its group says. pdf.js gives each member of a group the
 * words of its first.
 */
function grouped(all: readonly AnnotationFields[]): AnnotationFields[] {
  const byId = new Map(all.map((fields) => [fields.id, fields]));
  const spokenFor = new Map<string, string>();
  for (const { id, replyTo, isMark, isGrouped } of all) {
    const first = isGrouped && replyTo !== undefined ? byId.get(replyTo) : undefined;
    if (first && isMark && !first.isMark && !spokenFor.has(first.id)) spokenFor.set(first.id, id);
  }
  return all.flatMap((fields) => {
    const { replyTo: first, ...rest } = fields;
    if (spokenFor.has(fields.id)) return [];
    if (fields.isGrouped && first !== undefined && byId.has(first)) {
      const speaks = spokenFor.get(first) === fields.id;
      return fields.isMark ? [{ ...rest, text: speaks ? fields.text : '' }] : [];
    }
    const replyTo = first !== undefined ? (spokenFor.get(first) ?? first) : undefined;
    return [{ ...rest, ...(replyTo !== undefined && { replyTo }) }];
  });
}

function foundOf(
  { id, kind, author, text, createdAt, updatedAt, color, replyTo, quadPoints, rect }: AnnotationFields,
  { name }: AnnotationEntries,
): Omit<FoundAnnotation, 'page' | 'ranges' | 'problem'> {
  const drawnAt = (quadPoints.length > 0 ? quadPoints.slice(0, 80) : rect).map((value) =>
    Math.round(value * 100),
  );
  return {
    id,
    kind,
    text,
    drawnAt,
    ...(name !== undefined && { name }),
    ...(author !== undefined && { author }),
    ...(createdAt !== undefined && { createdAt }),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(color && { color }),
    ...(replyTo !== undefined && { replyTo }),
  };
}

type Corners = readonly (readonly [x: number, y: number])[];

function quadsOf(points: readonly number[], rect: readonly [number, number, number, number]): Corners[] {
  const [left, bottom, right, top] = rect;
  const numbers = points.length >= 8 ? points : [left, top, right, top, left, bottom, right, bottom];
  const quads: Corners[] = [];
  for (let at = 0; at + 7 < numbers.length; at += 8)
    quads.push([0, 2, 4, 6].map((next) => [numbers[at + next] ?? 0, numbers[at + next + 1] ?? 0]));
  return quads;
}

/** The place of what is said: under a mark, or the line nearest to the middle of anything else. */
function placeOf(
  { isMark, rect, replyTo }: AnnotationFields,
  quads: readonly Corners[],
  places: PagePlaces | undefined,
): { readonly ranges: readonly TextRange[]; readonly problem?: PlaceProblem } {
  if (replyTo !== undefined) return { ranges: [] };
  if (!places) return { ranges: [], problem: 'unreadable' };
  const pointAt = (x: number, y: number) => ({ x: x - places.left, y: places.top - y });
  const areas = quads.map((corners): Area => corners.map(([x, y]) => pointAt(x, y)));
  const middle = pointAt((rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2);
  const near = lineNear(middle, places.runs);
  if (!near) return { ranges: [], problem: 'pageWithoutText' };
  const ranges = isMark ? rangesUnder(areas, places.runs).slice(0, MOST_RANGES) : [near];
  return ranges.length > 0 ? { ranges } : { ranges, problem: 'notOnText' };
}
