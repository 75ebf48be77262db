import { asidesFrom, leftOutOf } from '@glossator/document-text';
import { PDF, PdfArray, PdfDict, PdfRef, type PdfObject, type PDFPage } from '@libpdf/core';
import type { PdfMark, PdfMarking } from '../../pdf-mark';
import { annotationRef } from '../annotation-ref';
import type { AttachedFile } from '../protocol';
import { highlightAppearance, highlightDict, replyDict } from './annotation-objects';
import { quadOfArea, quadsOf, type Quad } from './highlight-quads';
import type { PagePlaces } from './page-places';

/** A mark's part of one page. */
interface MarkOnPage {
  readonly mark: PdfMark;
  readonly quads: readonly Quad[];
}

/** A file to attach, with its bytes. */
export interface FileToAttach extends AttachedFile {
  readonly data: Uint8Array;
}

/**
 * The bytes that, appended to a PDF, put marks and files into it (an incremental update, ISO 32000-1, 7.5.6): what was signed stays as it was.
 * `undefined` where the file cannot be appended to, or another reader would take its pages for others. `readPage` reads a page from 0.
 */
export async function appendAnnotations(
  data: Uint8Array,
  { marks, asides, removed = [] }: PdfMarking,
  files: readonly FileToAttach[],
  readPage: (page: number) => Promise<PagePlaces | undefined>,
): Promise<Uint8Array | undefined> {
  const pdf = await PDF.load(data).catch(() => undefined);
  if (pdf?.canSaveIncrementally() !== null) return undefined;
  const gone = new Set(removed.flatMap(({ id }) => annotationRef(id)?.objectNumber ?? []));
  const known = new Map(Object.entries(asides).map(([page, lists]) => [Number(page), asidesFrom(lists)]));
  const asidesOn = (page: number) => known.get(page);
  for (const [page, own] of marksByPage(marks, removed)) {
    const places = await readPage(page);
    if (!places) continue;
    const target = pdf.getPages()[page];
    if (target?.ref.objectNumber !== places.objectNumber) return undefined;
    const onPage = own.map((mark) => {
      const leftOut = leftOutOf(mark.range, asidesOn)(page);
      const quads = mark.area ? [quadOfArea(mark.area, places)] : quadsOf(mark.range, places, leftOut);
      return { mark, quads };
    });
    annotate(
      pdf,
      target,
      onPage.filter(({ quads }) => quads.length > 0),
      removed.some((each) => each.page === page) ? gone : new Set(),
    );
  }
  for (const { name, data: content, contentType, createdAt, updatedAt } of files) {
    const dates = { createdAt: new Date(createdAt), modifiedAt: new Date(updatedAt) };
    pdf.addAttachment(freeName(pdf, name), content, { mimeType: contentType, ...dates });
  }
  const saved = await pdf.save({ incremental: true });
  return saved.subarray(data.length);
}

/** A name that no file in the PDF has: "Plan.png", "Plan (2).png". */
function freeName(pdf: PDF, name: string): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; pdf.hasAttachment(free); number += 1) free = `${stem} (${number})${ending}`;
  return free;
}

/**
 * The part of each mark on each of its pages, in order of pages; pages without one where something is removed, too. What is said of a mark
 * is said on its first page.
 */
function marksByPage(
  marks: readonly PdfMark[],
  removed: NonNullable<PdfMarking['removed']>,
): Map<number, PdfMark[]> {
  const pages = new Map<number, PdfMark[]>(removed.map(({ page }) => [page, []]));
  for (const mark of marks) {
    const { startPage, endPage } = mark.range;
    for (let page = startPage; page <= endPage; page += 1) {
      const more = { name: `${mark.name}/${page - startPage + 1}`, text: '', replies: [] };
      const part = page === startPage ? mark : { ...mark, ...more };
      const own = pages.get(page);
      if (own) own.push(part);
      else pages.set(page, [part]);
    }
  }
  return new Map([...pages].sort(([a], [b]) => a - b));
}

function annotate(pdf: PDF, page: PDFPage, marks: readonly MarkOnPage[], gone: ReadonlySet<number>): void {
  const made: PdfRef[] = [];
  for (const { mark, quads } of marks) {
    const original = mark.original && annotationRef(mark.original.id);
    const highlight = original ?? drawn(pdf, page, { mark, quads });
    const replies = mark.replies.map((reply) => pdf.register(replyDict(reply, page.ref, highlight, quads)));
    made.push(...(original ? [] : [highlight]), ...replies);
  }
  if (made.length === 0 && gone.size === 0) return;
  const before = annotationsOf(pdf, page).filter((annotation) => !isGone(pdf, annotation, gone));
  // A new list, for the old one may be an object that other pages share.
  page.dict.set('Annots', new PdfArray([...before, ...made]));
}

function drawn(pdf: PDF, page: PDFPage, { mark, quads }: MarkOnPage): PdfRef {
  const appearance = pdf.register(highlightAppearance(mark, quads));
  return pdf.register(highlightDict(mark, quads, page.ref, appearance));
}

/** Whether an annotation is one of those that are taken out, or the window of one. */
function isGone(pdf: PDF, annotation: PdfObject, gone: ReadonlySet<number>): boolean {
  if (gone.size === 0 || !(annotation instanceof PdfRef)) return false;
  if (gone.has(annotation.objectNumber)) return true;
  const dict = pdf.getObject(annotation);
  const parent =
    dict instanceof PdfDict && dict.getName('Subtype')?.value === 'Popup' ? dict.getRef('Parent') : undefined;
  return parent !== undefined && gone.has(parent.objectNumber);
}

/** The annotations that a page has already. libpdf's own way of adding one forgets those of a list that is an object of its own. */
function annotationsOf(pdf: PDF, page: PDFPage): PdfObject[] {
  const listed = page.dict.getArray('Annots', (ref) => pdf.getObject(ref));
  return listed ? [...listed] : [];
}
