import { PDF } from '@libpdf/core';
import type { PrintedEntry, PrintedReport } from '../report-printer';
import { finishPdf } from './finish-pdf';
import { embedFonts } from './fonts';
import type { LineStyle } from './draw-line';
import { createPageFlow, type PageFlow } from './page-flow';
import { createVisualOrder } from './visual-order';

const INK = [0.14, 0.13, 0.11] as const;
const SOFT = [0.37, 0.35, 0.3] as const;
const ACCENT = [0.13, 0.27, 0.48] as const;
const TONES: Readonly<Record<PrintedEntry['tone'], LineStyle['color']>> = {
  good: [0.12, 0.42, 0.26],
  open: [0.49, 0.32, 0],
  bad: [0.64, 0.17, 0.17],
};
const INSET = 12;

const STYLES = {
  title: { size: 20, weight: 'bold', color: INK },
  subtitle: { size: 13, weight: 'regular', color: SOFT, before: 2 },
  fact: { size: 9.5, weight: 'regular', color: INK, before: 2 },
  intro: { size: 9.5, weight: 'regular', color: SOFT, before: 10 },
  heading: { size: 13, weight: 'bold', color: ACCENT, before: 20, keep: 70 },
  note: { size: 9.5, weight: 'regular', color: SOFT, before: 2, keep: 50 },
  label: { size: 8.5, weight: 'bold', color: SOFT, before: 3, indent: INSET, keep: 14 },
  text: { size: 10, weight: 'regular', color: INK, before: 1, indent: INSET },
  entryFoot: { size: 8.5, weight: 'regular', color: SOFT, before: 3, indent: INSET },
} as const satisfies Record<string, LineStyle>;

/** Sets a report as a PDF on A4, with the text as text. */
export async function printReport({ head, entries }: PrintedReport): Promise<Uint8Array> {
  const pdf = PDF.create();
  const flow = createPageFlow(pdf, embedFonts(pdf), createVisualOrder());
  flow.write(head.title, STYLES.title);
  flow.write(head.subtitle, STYLES.subtitle);
  for (const fact of head.facts) flow.write(fact, STYLES.fact);
  flow.write(head.intro, STYLES.intro);
  for (const [index, { heading, note }] of head.sections.entries()) {
    flow.write(heading, STYLES.heading);
    if (note !== '') flow.write(note, STYLES.note);
    for (const entry of entries) if (entry.section === index) writeEntry(flow, entry);
  }
  return finishPdf(pdf, flow, head);
}

function writeEntry(flow: PageFlow, { status, tone, passages, foot }: PrintedEntry): void {
  const color = TONES[tone];
  flow.write(status, { size: 10, weight: 'bold', color, before: 12, indent: INSET, keep: 50 });
  const endBar = flow.bar(color);
  for (const { label, text } of passages) {
    flow.write(label, STYLES.label);
    if (text !== '') flow.write(text, STYLES.text);
  }
  flow.write(foot, STYLES.entryFoot);
  endBar();
}
