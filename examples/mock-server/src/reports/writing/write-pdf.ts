import { PDF } from '@libpdf/core';
import type {
  AnnotationsDocument,
  DocumentBlock,
  WrittenComment,
  WrittenParagraph,
} from '../annotations-document';
import { finishPdf } from '../printing/finish-pdf';
import type { LineStyle } from '../printing/draw-line';
import { embedFonts } from '../printing/fonts';
import { createPageFlow, type PageFlow } from '../printing/page-flow';
import { createVisualOrder } from '../printing/visual-order';
import { indentOf, rgbOf, runOf } from './pdf-parts';

const INK = [0.14, 0.13, 0.11] as const;
const SOFT = [0.37, 0.35, 0.3] as const;
const ACCENT = [0.13, 0.27, 0.48] as const;
const INSET = 12;
/** How much further in a level of lists, quotes or replies is. */
const STEP = 14;
const STYLES = {
  title: { size: 20, weight: 'bold', color: INK },
  subtitle: { size: 13, weight: 'regular', color: SOFT, before: 2 },
  fact: { size: 9.5, weight: 'regular', color: SOFT, before: 2 },
  group: { size: 14, weight: 'bold', color: ACCENT, before: 22, keep: 90 },
  part: { size: 11.5, weight: 'bold', color: INK, before: 14, keep: 70 },
  place: { size: 10, weight: 'bold', color: INK, before: 12, indent: INSET, keep: 40 },
  quote: { size: 10.5, weight: 'regular', color: INK, before: 2, indent: INSET },
  note: { size: 8.5, weight: 'regular', color: SOFT, before: 2, indent: INSET },
  by: { size: 8.5, weight: 'bold', color: SOFT, before: 5, indent: INSET + STEP, keep: 14 },
  text: { size: 10, weight: 'regular', color: INK, before: 1.5, indent: INSET + STEP },
} as const satisfies Record<string, LineStyle>;

/** Writes a document of annotations as a PDF on A4, with the text as text. */
export async function writePdf({ head, blocks }: AnnotationsDocument): Promise<Uint8Array> {
  const pdf = PDF.create();
  const flow = createPageFlow(pdf, embedFonts(pdf), createVisualOrder());
  flow.write(head.title, STYLES.title);
  flow.write(head.subtitle, STYLES.subtitle);
  for (const fact of head.facts) flow.write(fact, STYLES.fact);
  for (const block of blocks) writeBlock(flow, block);
  return finishPdf(pdf, flow, head);
}

function writeBlock(flow: PageFlow, block: DocumentBlock): void {
  if (block.type === 'heading') {
    const style = block.level === 1 ? STYLES.group : STYLES.part;
    const marker =
      block.color === undefined ? undefined : { text: '■', room: STEP, color: rgbOf(block.color) };
    flow.write(block.text, { ...style, ...(marker && { marker }) });
    return;
  }
  const { place, color, quote, notes, foot, comments } = block;
  flow.write(place, STYLES.place);
  const endBar = flow.bar(rgbOf(color));
  if (quote !== '') flow.write(quote, STYLES.quote);
  for (const note of notes) flow.write(note, STYLES.note);
  flow.write(foot, STYLES.note);
  endBar();
  for (const comment of comments) writeComment(flow, comment);
}

function writeComment(flow: PageFlow, { by, isReply, paragraphs }: WrittenComment): void {
  const further = isReply ? STEP : 0;
  flow.write(by, { ...STYLES.by, indent: STYLES.by.indent + further });
  for (const paragraph of paragraphs) {
    const style = { ...STYLES.text, indent: STYLES.text.indent + further + indentOf(paragraph, STEP) };
    const runs = paragraph.runs.map((run) => runOf(run, paragraph.isQuoted));
    flow.write(runs, { ...style, ...markerOf(paragraph) });
  }
}

function markerOf({ marker }: WrittenParagraph): Pick<LineStyle, 'marker'> {
  return marker === undefined ? {} : { marker: { text: /^\d/.test(marker) ? marker : '•', room: STEP } };
}
