import type { WrittenParagraph, WrittenRun } from '../annotations-document';
import type { LineStyle, StyledRun } from '../printing/draw-line';
import type { Weight } from '../printing/fonts';

const SOFT = [0.37, 0.35, 0.3] as const;
const ACCENT = [0.13, 0.27, 0.48] as const;

/** An item begins further out than its text. */
export function indentOf({ depth, marker }: WrittenParagraph, step: number): number {
  return (marker === undefined ? depth : depth - 1) * step;
}

/** Characters that somebody wrote, as they are drawn. */
export function runOf(
  { text, isStrong = false, isEmphasized = false, href }: WrittenRun,
  isQuoted: boolean,
): StyledRun {
  return {
    text,
    weight: weightOf(isStrong, isEmphasized),
    ...(isQuoted && { color: SOFT }),
    ...(href !== undefined && { href, color: ACCENT }),
  };
}

function weightOf(isStrong: boolean, isEmphasized: boolean): Weight {
  if (isStrong) return isEmphasized ? 'boldItalic' : 'bold';
  return isEmphasized ? 'italic' : 'regular';
}

/** A color as the printer has it, from 0 to 1. */
export function rgbOf(color: string): LineStyle['color'] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  return [red, green, blue];
}
