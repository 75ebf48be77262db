import { PdfArray, PdfNumber, PdfString, ops } from '@libpdf/core';
import type { PDFPage } from '@libpdf/core';
import { widthOf } from './fonts';
import type { Cut, Fonts } from './fonts';
import type { Piece } from './inline';
import type { Row } from './set-rows';

type DrawOperator = Parameters<PDFPage['drawOperators']>[0][number];

/** Collects what is drawn on one page, so that the page gets one content stream. */
export interface Pen {
  readonly page: PDFPage;
  readonly fonts: Fonts;
  readonly operators: DrawOperator[];
}

/** Starts drawing on a page. */
export function createPen(page: PDFPage, fonts: Fonts): Pen {
  return { page, fonts, operators: [] };
}

/** Puts what was drawn on the page. Call it once. */
export function finishPage(pen: Pen): void {
  pen.page.drawOperators(pen.operators);
}

/** Draws a thin horizontal rule. */
export function drawRule(pen: Pen, x: number, y: number, width: number): void {
  pen.operators.push(ops.setLineWidth(0.4), ops.moveTo(x, y), ops.lineTo(x + width, y), ops.stroke());
}

function encode(fonts: Fonts, cut: Cut, text: string): PdfString {
  const glyphs = fonts[cut].encodeTextToGids(text);
  return PdfString.fromBytes(Uint8Array.from(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 0xff])));
}

/** Text of one cut with spaces of a given width, shown by one operator so that readers see one run of text. */
function showRun(pen: Pen, text: string, piece: Piece, space: number, x: number, y: number): void {
  const natural = widthOf(pen.fonts, piece.cut, piece.size, ' ');
  const adjustment = -((space - natural) / piece.size) * 1000;
  const parts = text.split(/(?<= )/).flatMap((part) => {
    const shown = encode(pen.fonts, piece.cut, part);
    return part.endsWith(' ') ? [shown, PdfNumber.of(Math.round(adjustment * 100) / 100)] : [shown];
  });
  pen.operators.push(
    ops.beginText(),
    ops.setFont(pen.page.registerFont(pen.fonts[piece.cut]), piece.size),
    ops.setTextMatrix(1, 0, 0, 1, Math.round(x * 1000) / 1000, Math.round((y + piece.rise) * 1000) / 1000),
    ops.showTextArray(new PdfArray(parts)),
    ops.endText(),
  );
}

/** Shows plain text with its left end at `x` and its baseline at `y`, in PDF points from the lower left corner. */
export function showText(pen: Pen, text: string, cut: Cut, size: number, x: number, y: number): void {
  const space = widthOf(pen.fonts, cut, size, ' ');
  showRun(pen, text, { text, cut, size, rise: 0, width: 0 }, space, x, y);
}

const sameStyle = (a: Piece, b: Piece) => a.cut === b.cut && a.size === b.size && a.rise === b.rise;

/** Shows a set row with its left edge at `left` and its baseline at `y`. */
export function showRow(pen: Pen, row: Row, left: number, y: number): void {
  if (row.label !== '') showText(pen, row.label, row.cut, row.size, left + row.labelX, y);
  let x = left + row.x;
  let run: { piece: Piece; text: string; x: number } | undefined;
  const flush = () => {
    if (run) showRun(pen, run.text, run.piece, row.line.space, run.x, y);
    run = undefined;
  };
  row.line.boxes.forEach((box, index) => {
    const spaced = index > 0 && !box.glued;
    box.pieces.forEach((piece, pieceIndex) => {
      const lead = spaced && pieceIndex === 0 ? ' ' : '';
      if (run && sameStyle(run.piece, piece)) {
        run.text += lead + piece.text;
      } else {
        flush();
        run = { piece, text: piece.text, x: x + (lead === '' ? 0 : row.line.space) };
      }
      x += (lead === '' ? 0 : row.line.space) + piece.width;
    });
  });
  if (run && row.line.hyphenated) run.text += '-';
  flush();
}
