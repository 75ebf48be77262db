import { PDF } from '@libpdf/core';
import type { WrittenAnnotation, WrittenComment } from '../annotations-document';
import { createColumnFlow, type CellText } from '../printing/column-flow';
import type { LineStyle } from '../printing/draw-line';
import { finishPdf } from '../printing/finish-pdf';
import { embedFonts } from '../printing/fonts';
import { createVisualOrder } from '../printing/visual-order';
import type { Synopsis, SynopsisCell, SynopsisRow } from '../synopsis';
import { markedRuns, type MarkedRun } from './marked-runs';
import { indentOf, rgbOf, runOf } from './pdf-parts';

const INK = [0.14, 0.13, 0.11] as const;
const SOFT = [0.37, 0.35, 0.3] as const;
const ACCENT = [0.13, 0.27, 0.48] as const;
const SAME = [0.44, 0.42, 0.37] as const;
const DELETED = { color: [0.61, 0.15, 0.15], isStruck: true } as const;
const INSERTED = { color: [0.12, 0.42, 0.26], isUnderlined: true } as const;
const STEP = 8;
const SHARES = { 2: [0.5, 0.5], 3: [0.36, 0.36, 0.28] } as const;
const STYLES = {
  title: { size: 20, weight: 'bold', color: INK },
  subtitle: { size: 13, weight: 'regular', color: SOFT, before: 2 },
  fact: { size: 9.5, weight: 'regular', color: SOFT, before: 2 },
  heading: { size: 12, weight: 'bold', color: ACCENT, before: 14, keep: 60 },
  fold: { size: 8.5, weight: 'italic', color: SOFT, before: 6 },
  label: { size: 8, weight: 'regular', color: SOFT, before: 4 },
  text: { size: 9.5, weight: 'regular', color: INK, before: 2 },
  same: { size: 9.5, weight: 'regular', color: SAME, before: 2 },
  place: { size: 8.5, weight: 'bold', color: INK, before: 4, indent: STEP },
  quote: { size: 8.5, weight: 'regular', color: INK, before: 1, indent: STEP },
  note: { size: 8, weight: 'regular', color: SOFT, before: 1, indent: STEP },
  by: { size: 8, weight: 'bold', color: SOFT, before: 4, indent: STEP },
  comment: { size: 8.5, weight: 'regular', color: INK, before: 1, indent: STEP },
} as const satisfies Record<string, LineStyle>;

/** Writes a synopsis as a PDF on A4 across, with the text as text. */
export async function writeSynopsisPdf({ head, blocks }: Synopsis): Promise<Uint8Array> {
  const pdf = PDF.create();
  const columns = { headings: head.columns, shares: SHARES[head.columns.length === 2 ? 2 : 3] };
  const flow = createColumnFlow(pdf, embedFonts(pdf), createVisualOrder(), columns);
  flow.write(head.title, STYLES.title);
  flow.write(head.subtitle, STYLES.subtitle);
  for (const fact of head.facts) flow.write(fact, STYLES.fact);
  for (const block of blocks) {
    if (block.type === 'row') flow.row(cellsOf(block));
    else flow.write(block.text, STYLES[block.type]);
  }
  return finishPdf(pdf, flow, head);
}

function cellsOf(row: SynopsisRow): CellText[][] {
  const { old, new: next } = markedRuns(row);
  const style = row.isSame ? STYLES.same : STYLES.text;
  return [
    textCell(row.old, old, style, DELETED),
    textCell(row.new, next, style, INSERTED),
    row.annotations.flatMap(annotationTexts),
  ];
}

function textCell(
  { label }: SynopsisCell,
  runs: readonly MarkedRun[],
  style: LineStyle,
  mark: typeof DELETED | typeof INSERTED,
): CellText[] {
  const text = runs.map(({ text: part, isMarked }) => ({ text: part, ...(isMarked && mark) }));
  return [
    ...(label === '' ? [] : [{ text: label, style: STYLES.label }]),
    ...(text.length === 0 ? [] : [{ text, style }]),
  ];
}

function annotationTexts({ place, color, quote, notes, foot, comments }: WrittenAnnotation): CellText[] {
  const bar = rgbOf(color);
  return [
    { text: place, style: STYLES.place },
    ...(quote === '' ? [] : [{ text: quote, style: STYLES.quote, bar }]),
    ...[...notes, foot].map((text) => ({ text, style: STYLES.note, bar })),
    ...comments.flatMap(commentTexts),
  ];
}

function commentTexts({ by, isReply, paragraphs }: WrittenComment): CellText[] {
  const further = isReply ? STEP : 0;
  return [
    { text: by, style: { ...STYLES.by, indent: STEP + further } },
    ...paragraphs.map((paragraph) => ({
      text: [
        ...(paragraph.marker === undefined ? [] : [{ text: `${paragraph.marker} ` }]),
        ...paragraph.runs.map((run) => runOf(run, paragraph.isQuoted)),
      ],
      style: { ...STYLES.comment, indent: STEP + further + indentOf(paragraph, STEP) },
    })),
  ];
}
