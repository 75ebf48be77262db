import type { SynopsisAnnotations } from '@glossator/client-sdk/contract';
import { compareRanges, type TextRange } from '@glossator/document-text';
import type { VersionRow } from '../../tables/documents';
import type { SelectionRow } from '../../tables/selections';
import { groupContents } from '../selections/contents';
import type { RowsOfVersion } from '../selections/rows-of-version';
import type { SelectionContents } from '../selections/view';

/** An annotation with its places in both texts. */
export interface SynopsisMark extends SelectionContents {
  readonly row: SelectionRow;
  /** Where it stood; absent where it was not carried over from that text. */
  readonly old: TextRange | undefined;
  /** Where it stands, or would; absent where it is lost. */
  readonly new: TextRange | undefined;
}

/** Whose annotations are wanted, and by whom. */
export interface WantedMarks {
  readonly annotations: SynopsisAnnotations;
  readonly withPrivate: boolean;
  readonly userId: number;
}

/** The annotations of the newer Version that are wanted, in the order of its text. */
export function marksOf(
  { rows, comments, attachments }: RowsOfVersion,
  from: VersionRow,
  { annotations, withPrivate, userId }: WantedMarks,
): SynopsisMark[] {
  if (annotations === 'none') return [];
  const contents = groupContents(comments, attachments);
  return rows
    .filter(
      ({ visibility, createdBy }) =>
        (visibility !== 'private' || withPrivate) && (annotations === 'all' || createdBy === userId),
    )
    .toSorted((a, b) => compareRanges(a.range, b.range) || a.id - b.id)
    .map((row) => ({
      row,
      ...contents.of(row.id),
      old: row.carried?.from.versionId === from.id ? row.carried.from.range : undefined,
      new: row.status === 'failed' ? undefined : row.range,
    }));
}
