import type { PageText } from '../pages/page-text';

/** A line of a made page: its text, height of its baseline, where it begins, and height of its letters. */
export type MadeLine = readonly [text: string, y: number, x?: number, height?: number];

/** A page of lines, one element each, whose letters are half as wide as high; 10 points high where nothing is said. */
export function madePage(page: number, lines: readonly MadeLine[]): PageText {
  return {
    page,
    elements: lines.map(([text]) => text),
    lineEnds: lines.map(() => true),
    boxes: lines.map(([text, y, x = 72, height = 10]) => ({
      x,
      y,
      width: (text.length * height) / 2,
      height,
    })),
  };
}

/** Lines one below the other, from a height down. */
export function madeLines(texts: readonly string[], top: number, x = 72, height = 10): MadeLine[] {
  return texts.map((text, i) => [text, top - i * height * 1.2, x, height]);
}
