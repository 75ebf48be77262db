import type { PDFPage } from '@libpdf/core';
import type { Block, OutlineMark, Scale } from './blocks';
import { showText } from './draw';
import type { Pen } from './draw';
import { widthOf } from './fonts';
import type { PlacedPage } from './flow';
import { lineWidth } from './set-rows';
import type { Design } from './typeset';

/** A heading with the number of the page it stands on, from 1. */
export interface ContentsEntry extends OutlineMark {
  readonly folio: number;
}

const INDENTS = [0, 12, 24] as const;

/** The table of contents as blocks; `contentsLines` draws their page numbers. */
export function contentsBlocks(entries: readonly ContentsEntry[], scale: Scale): Block[] {
  const heading: Block = {
    text: 'Contents',
    cut: 'bold',
    size: scale.text * 1.35,
    leading: scale.leading * 2,
    align: 'center',
    indent: 0,
    label: '',
    before: 0,
    after: 0,
    keepWithNext: true,
    newPage: false,
  };
  const lines = entries.map((entry) => ({
    ...heading,
    text: entry.title,
    cut: entry.level === 0 ? ('semibold' as const) : ('regular' as const),
    size: scale.text * 0.95,
    leading: scale.leading,
    align: 'left' as const,
    indent: INDENTS[entry.level],
    before: entry.level === 0 ? scale.leading * 0.6 : 0,
    keepWithNext: entry.level < 2,
    folio: entry.folio,
  }));
  return [heading, ...lines];
}

/** Draws leaders and page numbers of a contents page and links each line to its page. */
export function contentsLines(pen: Pen, placed: PlacedPage, design: Design, pages: readonly PDFPage[]): void {
  const right = design.width - design.margin.side;
  for (const { row, y } of placed.rows) {
    const number = row.block?.folio;
    if (number === undefined) continue;
    const folio = String(number);
    const baseline = design.height - design.margin.top - y;
    const size = row.size;
    const x = right - widthOf(pen.fonts, 'regular', size, folio);
    const left = design.margin.side + row.x + lineWidth(row.line);
    const dot = widthOf(pen.fonts, 'regular', size, ' .');
    const dots = Math.floor((x - left - 8) / dot);
    if (dots > 2) showText(pen, ' .'.repeat(dots).trimStart(), 'regular', size, x - dots * dot - 2, baseline);
    showText(pen, folio, 'regular', size, x, baseline);
    const page = pages[number - 1];
    if (!page) continue;
    const rect = {
      x: design.margin.side,
      y: baseline - 3,
      width: right - design.margin.side,
      height: row.leading,
    };
    pen.page.addLinkAnnotation({ rect, destination: { page, type: 'Fit' }, borderWidth: 0 });
  }
}
