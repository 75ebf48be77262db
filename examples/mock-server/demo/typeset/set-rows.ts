import { breakLines } from './break-lines';
import type { SetLine } from './break-lines';
import type { Block, Scale } from './blocks';
import { widthOf } from './fonts';
import type { Cut, Fonts } from './fonts';
import { layInline } from './inline';
import type { NoteCounter } from './inline';

/** One line with its place in the column: `x` from the column's left edge, `before` and `leading` downwards, in points. */
export interface Row {
  readonly line: SetLine;
  readonly cut: Cut;
  readonly size: number;
  readonly x: number;
  readonly before: number;
  readonly leading: number;
  readonly label: string;
  readonly labelX: number;
  /** This row and the next one stand in the same column. */
  readonly keep: boolean;
  readonly newPage: boolean;
  /** The rows of the footnotes called in this line. */
  readonly notes: readonly Row[];
  /** The block that begins with this row. */
  readonly block?: Block;
}

const LABEL_GAP = 0.35;

function noteRows(fonts: Fonts, line: SetLine, width: number, scale: Scale): Row[] {
  const pieces = line.boxes.flatMap((box) => [...box.pieces]);
  return pieces.flatMap((piece) => {
    if (piece.note === undefined) return [];
    const indent = scale.note * 1.6;
    const silent: NoteCounter = { next: () => 0 };
    const boxes = layInline(fonts, piece.note, { cut: 'regular', size: scale.note, hyphenate: true }, silent);
    const lines = breakLines(boxes, {
      width: width - indent,
      firstIndent: 0,
      space: widthOf(fonts, 'regular', scale.note, ' '),
      hyphen: widthOf(fonts, 'regular', scale.note, '-'),
      justify: true,
    });
    return lines.map((noteLine, index) => ({
      line: noteLine,
      cut: 'regular' as const,
      size: scale.note,
      x: indent,
      before: 0,
      leading: scale.noteLeading,
      label: index === 0 ? piece.text : '',
      labelX: 0,
      keep: false,
      newPage: false,
      notes: [],
    }));
  });
}

/** Where a line of a block begins: labels hang before entries of a list, and stand in the line of a paragraph. */
function geometry(fonts: Fonts, block: Block, width: number) {
  const labelWidth = block.label === '' ? 0 : widthOf(fonts, block.cut, block.size, block.label);
  const gap = block.label === '' ? 0 : block.size * LABEL_GAP;
  const hanging = block.indent > 0;
  const left = block.indent;
  return {
    left,
    measure: width - left,
    firstIndent: hanging ? 0 : labelWidth + gap,
    labelX: hanging ? left - labelWidth - gap : 0,
  };
}

/** Breaks a block into rows for a column of `width` points. */
export function setRows(
  fonts: Fonts,
  block: Block,
  width: number,
  scale: Scale,
  counter: NoteCounter,
): Row[] {
  const { left, measure, firstIndent, labelX } = geometry(fonts, block, width);
  const style = { cut: block.cut, size: block.size, hyphenate: block.align === 'justify' };
  const lines = breakLines(layInline(fonts, block.text, style, counter), {
    width: measure,
    firstIndent,
    space: widthOf(fonts, block.cut, block.size, ' '),
    hyphen: widthOf(fonts, block.cut, block.size, '-'),
    justify: block.align === 'justify',
  });
  return lines.map((line, index) => {
    const first = index === 0;
    const natural = lineWidth(line);
    const offset = block.align === 'center' ? (measure - natural) / 2 : first ? firstIndent : 0;
    const orphan = first && lines.length > 1;
    const widow = index === lines.length - 2;
    const last = index === lines.length - 1;
    return {
      line,
      cut: block.cut,
      size: block.size,
      x: left + offset,
      before: first ? block.before : 0,
      leading: block.leading + (last ? block.after : 0),
      label: first ? block.label : '',
      labelX,
      keep: orphan || widow || (block.keepWithNext && (last || block.align !== 'justify')),
      newPage: first && block.newPage,
      notes: noteRows(fonts, line, width, scale),
      ...(first && { block }),
    };
  });
}

/** The set width of a line in points, without its hyphen. */
export function lineWidth(line: SetLine): number {
  const spaces = line.boxes.slice(1).filter((box) => !box.glued).length;
  return line.boxes.reduce((sum, box) => sum + box.width, 0) + spaces * line.space;
}
