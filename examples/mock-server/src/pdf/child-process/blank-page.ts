import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page is not empty from so many lines and shapes on: fewer are a frame or a rule, more are letters or a figure that was drawn. */
const FEW_SHAPES = 8;
/** Square points from which on something is a picture, not a dot or a line. */
const PICTURE_AREA = 900;

/** A matrix of a PDF. */
type Matrix = readonly [number, number, number, number, number, number];
const UNTURNED: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Whether nothing is shown on a page that has no text: no picture, no stamp or signature, and no more than a few lines. Pictures are not unpacked here
 * (`openPdf`), and pdf.js leaves out what shows them; but each is preceded by a matrix that makes the square of one point, which it fills, as
 * large as it is.
 */
export async function isBlank(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: Matrix[] = [];
  let matrix = UNTURNED;
  let shapes = 0;
  for (const [at, operator] of fnArray.entries()) {
    const args: unknown = argsArray[at];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? UNTURNED;
    else if (operator === OPS.transform) matrix = multiplied(matrix, matrixOf(args));
    else if (operator === OPS.paintFormXObjectBegin)
      matrix = multiplied(matrix, matrixOf(Array.isArray(args) ? args[0] : undefined));
    else if (operator === OPS.shadingFill || operator === OPS.beginAnnotation) return false;
    else if (operator === OPS.constructPath && isPainted(args)) shapes += 1;
    if (areaOf(matrix) >= PICTURE_AREA || shapes >= FEW_SHAPES) return false;
  }
  return true;
}

function matrixOf(args: unknown): Matrix {
  const numbers: unknown[] = args instanceof Float32Array || Array.isArray(args) ? [...args] : [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.map(Number);
  return [a, b, c, d, e, f];
}

function multiplied(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function areaOf([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c);
}

/** Paths that only cut off what follows are not painted. */
function isPainted(args: unknown): boolean {
  return !Array.isArray(args) || args[0] !== OPS.endPath;
}
