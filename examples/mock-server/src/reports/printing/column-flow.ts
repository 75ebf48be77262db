import { ops, type PDF } from '@libpdf/core';
import { breakRuns } from './break-text';
import { createLineDrawer, LEADING, type DrawnPage, type LineStyle, type StyledRun } from './draw-line';
import type { Fonts } from './fonts';
import type { PageFlow } from './page-flow';
import type { VisualOrder } from './visual-order';

/** A text in a cell; `bar` is the color of a bar beside it. */
export interface CellText {
  readonly text: string | readonly StyledRun[];
  readonly style: LineStyle;
  readonly bar?: LineStyle['color'];
}

/** Fills pages from above with texts over their whole width and with rows of cells side by side. */
export interface ColumnFlow extends Pick<PageFlow, 'finish'> {
  write(text: string, style: LineStyle): void;
  /** A cell for each column; what does not fit on the page goes on on the next one. */
  row(cells: readonly (readonly CellText[])[]): void;
}

/** What columns there are. */
export interface Columns {
  /** Shares of the width. */
  readonly shares: readonly number[];
  /** What stands above them on every page. */
  readonly headings: readonly string[];
}

/** A4 across, in points. */
const PAGE = { width: 841.89, height: 595.28 } as const;
const MARGIN = { top: 62, bottom: 52, side: 44 } as const;
const GAP = 16;
const ROW_GAP = 12;
/** A row that would only begin on a page begins on the next one. */
const LEAST = 60;
const HEADING: LineStyle = { size: 8.5, weight: 'bold', color: [0.37, 0.35, 0.3] };
const FOOT: LineStyle = { size: 8, weight: 'regular', color: [0.4, 0.37, 0.33] };
const RULE = [0.78, 0.76, 0.7] as const;

interface LaidLine {
  readonly runs: readonly StyledRun[];
  readonly style: LineStyle;
  /** From the left edge of its column. */
  readonly left: number;
  readonly height: number;
  readonly before: number;
  readonly bar: LineStyle['color'] | undefined;
}

/** Starts the first page. */
export function createColumnFlow(pdf: PDF, fonts: Fonts, visual: VisualOrder, columns: Columns): ColumnFlow {
  const pages: DrawnPage[] = [];
  const show = createLineDrawer(fonts);
  const places = placesOf(columns.shares);
  let y = 0;

  function addPage(): DrawnPage {
    const page = { page: pdf.addPage({ width: PAGE.width, height: PAGE.height }), operators: [] };
    pages.push(page);
    const at = PAGE.height - MARGIN.top + 18;
    for (const [index, { x, width }] of places.entries()) {
      const [line = []] = lay({ text: columns.headings[index] ?? '', style: HEADING }, width).map(
        ({ runs }) => runs,
      );
      show(page, line, x, at, HEADING);
    }
    rule(page, at - 6);
    y = PAGE.height - MARGIN.top;
    return page;
  }
  const current = (): DrawnPage => pages.at(-1) ?? addPage();
  function rule({ operators }: DrawnPage, at: number): void {
    operators.push(
      ops.setNonStrokingRGB(...RULE),
      ops.rectangle(MARGIN.side, at, PAGE.width - 2 * MARGIN.side, 0.6),
      ops.fill(),
    );
  }
  function lay({ text, style, bar }: CellText, width: number): LaidLine[] {
    const widthOf = (part: string, run: StyledRun): number =>
      (fonts.width(part, run.weight ?? style.weight) * style.size) / 1000;
    const { indent = 0 } = style;
    const lines = breakRuns(typeof text === 'string' ? [{ text }] : text, width - indent, widthOf);
    return lines.map((line, index) => {
      const { runs, isRightToLeft } = visual(line);
      const wide = runs.reduce((sum, run) => sum + widthOf(run.text, run), 0);
      return {
        runs,
        style,
        left: isRightToLeft ? width - wide : indent,
        height: style.size * LEADING,
        before: index === 0 ? (style.before ?? 0) : 0,
        bar,
      };
    });
  }
  /** Draws as many lines as there is room for from `top` on; gives where it ended. */
  function fill(lines: LaidLine[], { x }: { readonly x: number }, top: number): number {
    const page = current();
    let at = top;
    for (let line = lines[0]; line && at - line.before - line.height >= MARGIN.bottom; line = lines[0]) {
      lines.shift();
      at -= line.before + line.height;
      if (line.bar)
        page.operators.push(
          ops.setNonStrokingRGB(...line.bar),
          ops.rectangle(x, at - 1, 2, line.height + line.before),
          ops.fill(),
        );
      show(page, line.runs, x + line.left, at + line.style.size * 0.25, line.style);
    }
    return at;
  }

  return {
    write(text, style) {
      current();
      const lines = lay({ text, style }, PAGE.width - 2 * MARGIN.side);
      const [first] = lines;
      if (first && y - first.before - first.height - (style.keep ?? 0) < MARGIN.bottom) addPage();
      while (lines.length > 0) {
        y = fill(lines, { x: MARGIN.side }, y);
        if (lines.length > 0) addPage();
      }
    },
    row(cells) {
      current();
      const laid = places.map(({ width }, index) => (cells[index] ?? []).flatMap((cell) => lay(cell, width)));
      const tallest = Math.max(
        ...laid.map((lines) => lines.reduce((sum, line) => sum + line.before + line.height, 0)),
      );
      if (y - MARGIN.bottom < Math.min(tallest, LEAST)) addPage();
      while (laid.some((lines) => lines.length > 0)) {
        const top = y;
        y = Math.min(...laid.map((lines, index) => fill(lines, places[index] ?? { x: MARGIN.side }, top)));
        if (laid.some((lines) => lines.length > 0)) addPage();
      }
      y -= ROW_GAP / 2;
      rule(current(), y);
      y -= ROW_GAP / 2;
    },
    finish(foot) {
      current();
      for (const [index, target] of pages.entries()) {
        show(target, [{ text: foot(index + 1, pages.length) }], MARGIN.side, MARGIN.bottom - 24, FOOT);
        target.page.drawOperators(target.operators);
      }
    },
  };
}

function placesOf(shares: readonly number[]): { readonly x: number; readonly width: number }[] {
  const room = PAGE.width - 2 * MARGIN.side - GAP * (shares.length - 1);
  let x: number = MARGIN.side;
  return shares.map((share) => {
    const place = { x, width: share * room };
    x += place.width + GAP;
    return place;
  });
}
