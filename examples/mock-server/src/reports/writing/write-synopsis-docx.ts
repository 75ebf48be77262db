import {
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  type IRunOptions,
} from 'docx';
import type { Synopsis, SynopsisBlock, SynopsisCell, SynopsisHead, SynopsisRow } from '../synopsis';
import {
  annotationParagraphs,
  footersOf,
  headParagraphs,
  numberingOf,
  textRun,
  wellFormed,
} from './docx-parts';
import { docxStyles, MARKS, STYLE } from './docx-styles';
import { markedRuns, type MarkedRun } from './marked-runs';

/** A4 and its margins, in twentieths of a point. */
const PAGE = { width: 11_906, height: 16_838, margin: 1000 } as const;
const ROOM = PAGE.height - 2 * PAGE.margin;
/** Shares of the columns: annotations need less room. */
const SHARES = { 2: [0.5, 0.5], 3: [0.36, 0.36, 0.28] } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'C9C3B4' } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

/** Writes a synopsis for Word, on A4 across: headings that it can navigate by, tables under them, and what the columns are on every page. */
export async function writeSynopsisDocx({ head, blocks }: Synopsis): Promise<Uint8Array> {
  const widths = widthsOf(head);
  const document = new Document({
    title: wellFormed(head.name),
    creator: 'Glossator',
    lastModifiedBy: 'Glossator',
    styles: docxStyles(head.language),
    numbering: numberingOf(),
    sections: [
      {
        properties: {
          page: {
            size: { orientation: PageOrientation.LANDSCAPE, width: PAGE.width, height: PAGE.height },
            margin: { top: 1500, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
          },
        },
        headers: { default: new Header({ children: [headerTable(head, widths)] }) },
        footers: footersOf(head),
        children: [...headParagraphs(head), ...bodyOf(blocks, widths)],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function widthsOf({ columns }: SynopsisHead): readonly number[] {
  return SHARES[columns.length === 2 ? 2 : 3].map((share) => Math.floor(share * ROOM));
}

function headerTable({ columns }: SynopsisHead, widths: readonly number[]): Table {
  const cells = columns.map((text) => [new Paragraph({ style: STYLE.by, children: [textRun(text)] })]);
  return tableOf([rowOf(cells, widths)], widths);
}

/** Rows that follow each other are one table. */
function bodyOf(blocks: readonly SynopsisBlock[], widths: readonly number[]): (Paragraph | Table)[] {
  const body: (Paragraph | Table)[] = [];
  let rows: TableRow[] = [];
  const endTable = (): void => {
    if (rows.length > 0) body.push(tableOf(rows, widths));
    rows = [];
  };
  for (const block of blocks) {
    if (block.type === 'row') {
      rows.push(rowOf(cellsOf(block, widths.length), widths));
      continue;
    }
    endTable();
    const children = [textRun(block.text)];
    const look = block.type === 'heading' ? { heading: HeadingLevel.HEADING_2 } : { style: STYLE.fold };
    body.push(new Paragraph({ ...look, children }));
  }
  endTable();
  return body;
}

function tableOf(rows: readonly TableRow[], widths: readonly number[]): Table {
  return new Table({
    rows,
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    borders: {
      top: LINE,
      bottom: LINE,
      left: NONE,
      right: NONE,
      insideHorizontal: LINE,
      insideVertical: LINE,
    },
  });
}

function rowOf(cells: readonly (readonly Paragraph[])[], widths: readonly number[]): TableRow {
  return new TableRow({
    children: cells.map(
      (children, index) =>
        new TableCell({
          children: children.length > 0 ? [...children] : [new Paragraph({ style: STYLE.note })],
          width: { size: widths[index] ?? 0, type: WidthType.DXA },
          margins: { top: 60, bottom: 80, left: 100, right: 100 },
        }),
    ),
  });
}

function cellsOf(row: SynopsisRow, columns: number): Paragraph[][] {
  const { old, new: next } = markedRuns(row);
  const look = row.isSame ? MARKS.same : {};
  const cells = [
    textCell(row.old, old, look, MARKS.deleted),
    textCell(row.new, next, look, MARKS.inserted),
    row.annotations.flatMap((annotation) => annotationParagraphs(annotation, true)),
  ];
  return cells.slice(0, columns);
}

function textCell(
  { label }: SynopsisCell,
  runs: readonly MarkedRun[],
  look: IRunOptions,
  mark: IRunOptions,
): Paragraph[] {
  const text = runs.map((run) => textRun(run.text, run.isMarked ? mark : look));
  return [
    ...(label === ''
      ? []
      : [new Paragraph({ style: STYLE.note, keepNext: text.length > 0, children: [textRun(label)] })]),
    ...(text.length === 0 ? [] : [new Paragraph({ style: STYLE.quote, children: text })]),
  ];
}
