import { PdfArray, PdfString, ops, type EmbeddedFont, type PDFPage } from '@libpdf/core';
import type { Fonts, Weight } from './fonts';

/** Height of a line, in sizes. */
export const LEADING = 1.35;

/** How lines of text look; sizes in PDF points, colors from 0 to 1. */
export interface LineStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: readonly [red: number, green: number, blue: number];
  readonly indent?: number;
  /** Room before the first line. */
  readonly before?: number;
  /** Room that must be left on the page for what comes after; else the text begins on the next one. */
  readonly keep?: number;
  /** What stands before the first line, and how much further in the lines are for it. */
  readonly marker?: StyledRun & { readonly room: number };
}

/** Characters of a text that look as the style of its lines, but for this. */
export interface StyledRun {
  readonly text: string;
  readonly weight?: Weight;
  readonly color?: LineStyle['color'];
  readonly isStruck?: boolean;
  readonly isUnderlined?: boolean;
  /** Where a click leads. */
  readonly href?: string;
}

type Operator = Parameters<PDFPage['drawOperators']>[0][number];

/** A page, and what is to be drawn on it. */
export interface DrawnPage {
  readonly page: PDFPage;
  readonly operators: Operator[];
}

/** Draws the runs of a line from `x` on, standing on `at`. */
export type DrawLine = (
  target: DrawnPage,
  line: readonly StyledRun[],
  x: number,
  at: number,
  style: LineStyle,
) => void;

/** Makes what draws lines in some fonts. */
export function createLineDrawer(fonts: Fonts): DrawLine {
  return (target, line, x, at, style) => {
    let left = x;
    for (const run of line) {
      const start = left;
      target.operators.push(ops.setNonStrokingRGB(...(run.color ?? style.color)));
      for (const { font, text, width } of fonts.runs(run.text, run.weight ?? style.weight)) {
        target.operators.push(
          ops.beginText(),
          ops.setFont(target.page.registerFont(font), style.size),
          ops.setTextMatrix(1, 0, 0, 1, rounded(left), rounded(at)),
          ops.showTextArray(new PdfArray([encode(font, text)])),
          ops.endText(),
        );
        left += (width * style.size) / 1000;
      }
      const spaces = run.text.slice(run.text.trimEnd().length);
      const trailing = (fonts.width(spaces, run.weight ?? style.weight) * style.size) / 1000;
      drawMarks(target, run, { from: start, to: left - trailing, at, size: style.size });
      if (run.href === undefined) continue;
      const rect = { x: start, y: at - style.size * 0.25, width: left - start, height: style.size * LEADING };
      target.page.addLinkAnnotation({ rect, uri: run.href, borderWidth: 0 });
    }
  };
}

/** Lines through and under characters, so that they are marked without colors, too. */
function drawMarks(
  { operators }: DrawnPage,
  { isStruck = false, isUnderlined = false }: StyledRun,
  {
    from,
    to,
    at,
    size,
  }: { readonly from: number; readonly to: number; readonly at: number; readonly size: number },
): void {
  const line = (y: number): void =>
    void operators.push(
      ops.rectangle(rounded(from), rounded(y), rounded(to - from), rounded(size * 0.06)),
      ops.fill(),
    );
  if (isStruck) line(at + size * 0.24);
  if (isUnderlined) line(at - size * 0.16);
}

function encode(font: EmbeddedFont, text: string): PdfString {
  const glyphs = font.encodeTextToGids(text);
  return PdfString.fromBytes(Uint8Array.from(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 0xff])));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
