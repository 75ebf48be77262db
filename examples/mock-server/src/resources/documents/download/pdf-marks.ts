import { byMaking } from '../../../calls/stamps';
import type { LegendEntry, SelectionColor } from '@glossator/client-sdk/contract';
import { plainText } from '@glossator/client-sdk/formatted';
import type { PdfMark, PdfRemark } from '../../../pdf/pdf-mark';
import type { NameOf } from '../../../people/names';
import { NO_ORIGINALS, type Originals } from './originals';
import type { CommentRow, SelectionRow } from '../../../tables/selections';
import { hexOf } from '../../colors/named-colors';

/** Selections as they are written into a PDF, with those of the comments that are on them, what their colors stand for and their tags. */
export function toPdfMarks(
  rows: readonly SelectionRow[],
  comments: readonly CommentRow[],
  legend: readonly LegendEntry[],
  nameOf: NameOf,
  originals: Originals = NO_ORIGINALS,
): PdfMark[] {
  const own = new Map(rows.map(({ id }) => [id, new Array<CommentRow>()]));
  for (const comment of comments)
    if (!originals.comments.has(comment.id)) own.get(comment.selectionId)?.push(comment);
  const subjects = new Map(legend.map(({ color, name }) => [color, name]));
  return rows.map((row) => ({
    ...toPdfMark(row, own.get(row.id) ?? [], nameOf, originals),
    ...subjectOf(row),
  }));

  /** Programs that read PDFs show the subject beside the author; what an annotation says is left to people. */
  function subjectOf({ color, tags = [] }: SelectionRow): Pick<PdfMark, 'subject'> {
    const subject = [subjects.get(color) ?? [], tags].flat().join(', ');
    return subject === '' ? {} : { subject };
  }
}

/**
 * A Selection as it is written into a PDF. A first comment by its own author is what the highlight says; all others are replies, so
 * that each keeps its author and its date. What was imported keeps those it had. Where the annotation that it was imported from stays
 * in the PDF, only what is new is written, as replies to it.
 */
function toPdfMark(
  row: SelectionRow,
  comments: readonly CommentRow[],
  nameOf: NameOf,
  originals: Originals,
): PdfMark {
  const [first, ...others] = comments.toSorted(byMaking);
  const [original] = originals.ofSelection.get(row.id) ?? [];
  const isOwn = !original && first?.createdBy === row.createdBy && isOneRemark(first, row);
  const replies = isOwn || !first ? others : [first, ...others];
  const stamped = stampsOf(row, `glossator-selection-${row.id}`, nameOf, originals);
  return {
    ...stamped,
    text: isOwn ? plainText(first.text) : '',
    updatedAt: isOwn && first.updatedAt > row.updatedAt ? first.updatedAt : stamped.updatedAt,
    range: row.range,
    ...(row.area && { area: row.area }),
    color: rgbOf(row.color),
    replies: replies.map((comment) => toRemark(comment, nameOf, originals)),
    ...(original && { original }),
  };
}

/** What was imported and what was not, or what two people said in the PDF, must not be attributed to one of them. */
function isOneRemark(first: CommentRow, { importedFrom }: SelectionRow): boolean {
  return first.importedFrom?.name === importedFrom?.name;
}

function toRemark(row: CommentRow, nameOf: NameOf, originals: Originals): PdfRemark {
  return { ...stampsOf(row, `glossator-comment-${row.id}`, nameOf, originals), text: plainText(row.text) };
}

/** Name, author and dates: those of the PDF it was imported from, unless something there has that name still. */
function stampsOf(
  row: SelectionRow | CommentRow,
  ownName: string,
  nameOf: NameOf,
  { names }: Originals,
): Omit<PdfRemark, 'text'> {
  const { importedFrom: from, createdAt, updatedAt } = row;
  const author = from?.author ?? nameOf(row.createdBy).name;
  if (!from || names.has(from.name)) return { name: ownName, author, createdAt, updatedAt };
  const isChanged = updatedAt !== createdAt;
  const [since, until] = [
    from.createdAt ?? from.updatedAt ?? createdAt,
    from.updatedAt ?? from.createdAt ?? updatedAt,
  ];
  return { name: from.name, author, createdAt: since, updatedAt: isChanged ? updatedAt : until };
}

function rgbOf(color: SelectionColor): readonly [number, number, number] {
  const hex = hexOf(color);
  const share = (at: number): number => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return [share(1), share(3), share(5)];
}
