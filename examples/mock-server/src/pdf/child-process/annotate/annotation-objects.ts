import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfStream,
  PdfString,
  type PdfObject,
  type PdfRef,
} from '@libpdf/core';
import type { PdfMark, PdfRemark } from '../../pdf-mark';
import { boundsOf, type Quad } from './highlight-quads';

/** Print. */
const HIGHLIGHT_FLAGS = 4;
/** Hidden on the page, printed, neither zoomed nor turned: as Acrobat writes replies, which belong to the list of comments only. */
const REPLY_FLAGS = 30;

/** PDF points of the line around an area. */
const AREA_LINE = 2;

/**
 * A highlight (ISO 32000-1, 12.5.6.10), or for an area a square (12.5.6.8), on the page `page`; `appearance` is how it looks where a reader does not draw it itself. What
 * its color stands for is its subject (12.5.6.2), which readers show beside the author.
 */
export function highlightDict(
  mark: PdfMark,
  quads: readonly Quad[],
  page: PdfRef,
  appearance: PdfRef,
): PdfDict {
  return PdfDict.of({
    ...remarkEntries(mark, mark.area ? 'Square' : 'Highlight', page),
    Rect: numbers(boundsOf(quads)),
    ...(mark.area
      ? { BS: PdfDict.of({ W: PdfNumber.of(AREA_LINE) }) }
      : { QuadPoints: numbers(quads.flat()) }),
    C: numbers(mark.color),
    ...(mark.subject !== undefined && { Subj: PdfString.fromString(mark.subject) }),
    F: PdfNumber.of(HIGHLIGHT_FLAGS),
    AP: PdfDict.of({ N: appearance }),
  });
}

/** A remark as a reply to an annotation of the same page (ISO 32000-1, 12.5.6.2). */
export function replyDict(remark: PdfRemark, page: PdfRef, to: PdfRef, quads: readonly Quad[]): PdfDict {
  const [left, , , top] = boundsOf(quads);
  return PdfDict.of({
    ...remarkEntries(remark, 'Text', page),
    Rect: numbers([left, top, left, top]),
    F: PdfNumber.of(REPLY_FLAGS),
    IRT: to,
    RT: PdfName.of('R'),
  });
}

/** The look of a highlight: its stretches in its color, multiplied with the page so that the text stays readable. An area is a frame. */
export function highlightAppearance(mark: PdfMark, quads: readonly Quad[]): PdfStream {
  const shapes = quads.map(
    ([ax, ay, bx, by, cx, cy, dx, dy]) => `${ax} ${ay} m ${bx} ${by} l ${dx} ${dy} l ${cx} ${cy} l h`,
  );
  const color = mark.color.join(' ');
  const content = mark.area
    ? `${color} RG ${AREA_LINE} w ${frameIn(boundsOf(quads)).join(' ')} re S`
    : `/G gs ${color} rg ${shapes.join(' ')} f`;
  const multiply = PdfDict.of({ Type: PdfName.of('ExtGState'), BM: PdfName.of('Multiply') });
  const entries = {
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Form'),
    BBox: numbers(boundsOf(quads)),
    Resources: PdfDict.of({ ExtGState: PdfDict.of({ G: multiply }) }),
    Group: PdfDict.of({ Type: PdfName.of('Group'), S: PdfName.of('Transparency') }),
  };
  return PdfStream.fromDict(entries, new TextEncoder().encode(content));
}

/** The rectangle whose line is inside of bounds: left, bottom, width, height. */
function frameIn([left, bottom, right, top]: readonly [number, number, number, number]): readonly number[] {
  const inset = AREA_LINE / 2;
  return [left + inset, bottom + inset, right - left - AREA_LINE, top - bottom - AREA_LINE];
}

function remarkEntries(remark: PdfRemark, subtype: string, page: PdfRef): Record<string, PdfObject> {
  return {
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of(subtype),
    P: page,
    NM: PdfString.fromString(remark.name),
    T: PdfString.fromString(remark.author),
    CreationDate: PdfString.fromString(pdfDate(remark.createdAt)),
    M: PdfString.fromString(pdfDate(remark.updatedAt)),
    ...(remark.text !== '' && { Contents: PdfString.fromString(remark.text) }),
  };
}

/** A date as PDF writes it (ISO 32000-1, 7.9.4), in universal time. */
function pdfDate(iso: string): string {
  return `D:${new Date(iso).toISOString().replaceAll(/[-:T]|\.\d+Z$/g, '')}Z`;
}

function numbers(values: readonly number[]): PdfArray {
  return PdfArray.of(...values.map((value) => PdfNumber.of(value)));
}
