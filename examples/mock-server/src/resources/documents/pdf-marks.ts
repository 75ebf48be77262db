import type { LegendEntry, SelectionColor } from '@glossator/client-sdk/contract';
import type { PdfMark, PdfRemark } from '../../pdf/pdf-mark';
import type { NameOf } from '../profile/view';
import type { CommentRow, SelectionRow } from '../selections/rows';

/** The 20 named colors as the annotator paints them in its light theme, COLOR_1 first. */
export const NAMED_COLORS = [
  ...['#f2e280', '#d2ed91', '#abf5b0', '#85fad3', '#6ff9f7', '#b1eafe', '#cae2fe', '#dddbff', '#f9cfff'],
  ...['#ffd1df', '#f6ad3b', '#c0c745', '#8cd472', '#52db9c', '#11dac8', '#04d5ee', '#72c8fe', '#b0b7ff'],
  ...['#f797e5', '#ffa194'],
] as const;

/** Selections as they are written into a PDF, with those of the comments that are on them, and what their colors stand for. */
export function toPdfMarks(
  rows: readonly SelectionRow[],
  comments: readonly CommentRow[],
  legend: readonly LegendEntry[],
  nameOf: NameOf,
): PdfMark[] {
  const own = new Map(rows.map(({ id }) => [id, new Array<CommentRow>()]));
  for (const comment of comments) own.get(comment.selectionId)?.push(comment);
  const subjects = new Map(legend.map(({ color, name }) => [color, name]));
  return rows.map((row) => ({ ...toPdfMark(row, own.get(row.id) ?? [], nameOf), ...subjectOf(row) }));

  function subjectOf({ color }: SelectionRow): Pick<PdfMark, 'subject'> {
    const subject = subjects.get(color);
    return subject === undefined ? {} : { subject };
  }
}

/**
 * A Selection as it is written into a PDF. A first comment by its own author is what the highlight says; all others are replies, so
 * that each keeps its author and its date.
 */
function toPdfMark(row: SelectionRow, comments: readonly CommentRow[], nameOf: NameOf): PdfMark {
  const [first, ...others] = comments.toSorted((a, b) => a.id - b.id);
  const isOwn = first?.createdBy === row.createdBy;
  const replies = isOwn || !first ? others : [first, ...others];
  return {
    name: `glossator-selection-${row.id}`,
    author: nameOf(row.createdBy).name,
    text: isOwn ? first.text : '',
    createdAt: row.createdAt,
    updatedAt: isOwn && first.updatedAt > row.updatedAt ? first.updatedAt : row.updatedAt,
    range: row.range,
    color: rgbOf(row.color),
    replies: replies.map((comment) => toRemark(comment, nameOf)),
  };
}

function toRemark({ id, text, createdAt, updatedAt, createdBy }: CommentRow, nameOf: NameOf): PdfRemark {
  return { name: `glossator-comment-${id}`, author: nameOf(createdBy).name, text, createdAt, updatedAt };
}

function rgbOf(color: SelectionColor): readonly [number, number, number] {
  const number = /^COLOR_(\d+)$/.exec(color)?.[1];
  const hex = number === undefined ? color : (NAMED_COLORS[Number(number) - 1] ?? NAMED_COLORS[0]);
  const share = (at: number): number => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return [share(1), share(3), share(5)];
}
