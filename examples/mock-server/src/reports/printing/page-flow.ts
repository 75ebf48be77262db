import { ops, type PDF } from '@libpdf/core';
import { breakRuns } from './break-text';
import { createLineDrawer, LEADING, type DrawnPage, type LineStyle, type StyledRun } from './draw-line';
import type { Fonts } from './fonts';
import type { VisualOrder } from './visual-order';

/** Fills page after page from above. */
export interface PageFlow {
  write(text: string | readonly StyledRun[], style: LineStyle): void;
  /** A colored bar beside what is written until the returned function is called, on each page that it reaches. */
  bar(color: LineStyle['color']): () => void;
  /** Puts a line at the foot of every page, made of its number (from 1) and how many there are, and ends the last one. */
  finish(foot: (page: number, pages: number) => string): void;
}

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = { top: 56, bottom: 64, side: 56 } as const;
const FOOT: LineStyle = { size: 8, weight: 'regular', color: [0.4, 0.37, 0.33] };

/** Starts the first page. */
export function createPageFlow(pdf: PDF, fonts: Fonts, visual: VisualOrder): PageFlow {
  const pages: DrawnPage[] = [];
  const show = createLineDrawer(fonts);
  let y = 0;
  let bar: { readonly color: LineStyle['color']; top: number } | undefined;
  const right = PAGE.width - MARGIN.side;

  const current = () => pages.at(-1) ?? addPage();
  function addPage() {
    drawBar();
    const page = { page: pdf.addPage({ width: PAGE.width, height: PAGE.height }), operators: [] };
    pages.push(page);
    y = PAGE.height - MARGIN.top;
    if (bar) bar.top = y;
    return page;
  }
  function drawBar(): void {
    const target = pages.at(-1);
    if (!bar || !target || bar.top - y < 1) return;
    target.operators.push(
      ops.setNonStrokingRGB(...bar.color),
      ops.rectangle(MARGIN.side, y - 2, 2.5, bar.top - y),
      ops.fill(),
    );
  }
  return {
    write(text, style) {
      const { size, weight, indent = 0, before = 0, keep = 0, marker } = style;
      const widthOf = (part: string, run: StyledRun): number =>
        (fonts.width(part, run.weight ?? weight) * size) / 1000;
      const left = MARGIN.side + indent + (marker?.room ?? 0);
      const height = size * LEADING;
      if (pages.length > 0 && y - before - height - keep < MARGIN.bottom) addPage();
      else y -= pages.length > 0 ? before : 0;
      const lines = breakRuns(typeof text === 'string' ? [{ text }] : text, right - left, widthOf);
      for (const [index, line] of lines.entries()) {
        let target = current();
        if (y - height < MARGIN.bottom) target = addPage();
        y -= height;
        const shown = visual(line);
        const wide = shown.runs.reduce((sum, run) => sum + widthOf(run.text, run), 0);
        const base = y + size * 0.25;
        if (marker && index === 0) show(target, [marker], left - marker.room, base, style);
        show(target, shown.runs, shown.isRightToLeft ? right - wide : left, base, style);
      }
    },
    bar(color) {
      current();
      bar = { color, top: y };
      return () => {
        drawBar();
        bar = undefined;
      };
    },
    finish(foot) {
      current();
      for (const [index, target] of pages.entries()) {
        show(target, [{ text: foot(index + 1, pages.length) }], MARGIN.side, MARGIN.bottom - 28, FOOT);
        target.page.drawOperators(target.operators);
      }
    },
  };
}
