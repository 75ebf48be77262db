import { PDF } from '@libpdf/core';
import type { Statute } from '../statute';
import type { Block, Scale } from './blocks';
import { createPen, drawRule, finishPage, showRow, showText } from './draw';
import type { Pen } from './draw';
import { embedFonts, widthOf } from './fonts';
import type { Fonts } from './fonts';
import { flow } from './flow';
import type { Frame, PlacedPage } from './flow';
import { createNoteCounter } from './inline';
import { contentsBlocks, contentsLines } from './contents';
import { normalize } from './normalize';
import { writeOutline, writePageLabels } from './outline';
import type { OutlineEntry } from './outline';
import { setRows } from './set-rows';
import { statuteBlocks } from './statute-blocks';
import { titleBlocks } from './title-page';

/** How an edition looks: the page and its type area in points, one or two columns, the sizes. */
export interface Design {
  readonly width: number;
  readonly height: number;
  readonly margin: { readonly top: number; readonly bottom: number; readonly side: number };
  readonly columns: 1 | 2;
  readonly gutter: number;
  readonly scale: Scale;
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

function frameOf(design: Design, columns: number): Frame {
  const width = design.width - 2 * design.margin.side;
  return {
    columns,
    gutter: design.gutter,
    columnWidth: (width - (columns - 1) * design.gutter) / columns,
    height: design.height - design.margin.top - design.margin.bottom,
  };
}

function layOut(fonts: Fonts, blocks: readonly Block[], frame: Frame, scale: Scale): PlacedPage[] {
  const counter = createNoteCounter();
  return flow(
    blocks.flatMap((block) => setRows(fonts, block, frame.columnWidth, scale, counter)),
    frame,
  );
}

/** The articles that begin on a page, or else the one that goes on there, for its running header. */
function articleRanges(pages: readonly PlacedPage[]): string[] {
  let current = '';
  return pages.map((page) => {
    const begun = page.rows.flatMap(({ row }) => row.block?.article ?? []);
    const first = begun[0] ?? current;
    current = begun.at(-1) ?? current;
    return first === current ? first : `${first} \u2013 ${current}`;
  });
}

interface Running {
  readonly left: string;
  readonly right: string;
  readonly folio: string;
}

function drawPage(design: Design, pen: Pen, placed: PlacedPage, running?: Running): void {
  const { fonts } = pen;
  const { margin, scale } = design;
  const top = design.height - margin.top;
  if (running) {
    const size = scale.note;
    const y = top + 16;
    const right = (text: string) => design.width - margin.side - widthOf(fonts, 'italic', size, text);
    showText(pen, running.left, 'italic', size, margin.side, y);
    showText(pen, running.right, 'italic', size, right(running.right), y);
    const folio = widthOf(fonts, 'regular', scale.text, running.folio);
    showText(pen, running.folio, 'regular', scale.text, (design.width - folio) / 2, margin.bottom - 26);
    drawRule(pen, margin.side, top + 10, design.width - 2 * margin.side);
  }
  for (const { x, y } of placed.rules) drawRule(pen, margin.side + x, top - y, 60);
  for (const { row, x, y } of placed.rows) showRow(pen, row, margin.side + x, top - y);
}

/**
 * Typesets an Act as a PDF: title page, contents, body with running headers and footnotes, bookmarks, page labels.
 * The same input gives the same bytes: dates come from the edition, nothing from the clock.
 */
export async function typeset(statute: Statute, design: Design, date: Date): Promise<Uint8Array> {
  const pdf = PDF.create();
  const fonts = embedFonts(pdf);
  const { scale } = design;
  const wide = frameOf(design, 1);
  const frame = frameOf(design, design.columns);
  const body = layOut(fonts, statuteBlocks(statute, scale), frame, scale);
  const title = layOut(fonts, titleBlocks(statute, scale), wide, scale).slice(0, 1);
  const headings = body.flatMap((page, index) =>
    page.rows.flatMap(({ row }) => (row.block?.outline ? [{ ...row.block.outline, folio: index + 1 }] : [])),
  );
  const contents = layOut(fonts, contentsBlocks(headings, scale), wide, scale);
  const front = [...title, ...contents];

  const addPage = () => pdf.addPage({ width: design.width, height: design.height });
  const frontPages = front.map(addPage);
  const bodyPages = body.map(addPage);
  frontPages.forEach((page, index) => {
    const placed = front[index];
    if (!placed) return;
    const running = { left: statute.shortTitle, right: 'Contents', folio: roman[index] ?? '' };
    const pen = createPen(page, fonts);
    drawPage(design, pen, placed, index === 0 ? undefined : running);
    if (index > 0) contentsLines(pen, placed, design, bodyPages);
    finishPage(pen);
  });
  const ranges = articleRanges(body);
  const entries: OutlineEntry[] = [];
  bodyPages.forEach((page, index) => {
    const placed = body[index];
    if (!placed) return;
    const [outer, inner] = [ranges[index] ?? '', statute.shortTitle];
    const isEven = index % 2 === 1;
    const pen = createPen(page, fonts);
    drawPage(design, pen, placed, {
      left: isEven ? outer : inner,
      right: isEven ? inner : outer,
      folio: String(index + 1),
    });
    finishPage(pen);
    for (const { row, y } of placed.rows) {
      if (!row.block?.outline) continue;
      entries.push({
        ...row.block.outline,
        page: page.ref,
        top: design.height - design.margin.top - y + row.leading,
      });
    }
  });
  writeOutline(pdf, entries);
  writePageLabels(pdf, front.length);
  pdf.setMetadata({
    title: `${statute.title} (${statute.edition})`,
    author: 'Glossator',
    subject: 'A model statute written for demonstration; it is no law anywhere.',
    creator: 'Glossator',
    producer: 'Glossator',
    creationDate: date,
    modificationDate: date,
    language: 'en-GB',
  });
  return normalize(await pdf.save({ subsetFonts: true }));
}
