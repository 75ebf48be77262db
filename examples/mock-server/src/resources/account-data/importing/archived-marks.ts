import type { AttachmentRow, CommentRow, SelectionRow } from '../../../tables/selections';
import type { ArchivedMarks } from '../../selections/other-versions';
import { toAttachmentRow, toCommentRow, toSelectionRow, type RowImporter } from './imported-rows';
import type { PlacedSelection } from './place-selections';

/** What stood in an archived Version of a document. */
export interface PlacedVersion {
  readonly documentId: number;
  readonly version: number;
  readonly selections: readonly PlacedSelection[];
}

/** What stood in an archived Version, as it is kept beside its file. */
export interface WrittenMarks {
  readonly uuid: string;
  readonly marks: ArchivedMarks;
}

/** What rows are written with; `idOf` gives the id here of an entity there. */
export interface Writing {
  readonly importer: RowImporter;
  readonly idOf: (id: number) => Promise<number>;
  readonly breathe: () => Promise<void>;
}

/** The rows of what stood in an archived Version, under the ids that the same entities have now. */
export async function marksOf(
  { documentId: of, selections }: PlacedVersion,
  { importer, idOf, breathe }: Writing,
): Promise<ArchivedMarks> {
  const documentId = importer.documentIdOf(of) ?? 0;
  const marks = {
    selections: [] as SelectionRow[],
    comments: [] as CommentRow[],
    attachments: [] as AttachmentRow[],
  };
  for (const { selection, range } of selections) {
    const id = await idOf(selection.id);
    marks.selections.push(toSelectionRow(selection, range, { id, documentId, from: of }, importer));
    for (const comment of selection.comments) {
      const replyTo = comment.replyTo === undefined ? undefined : await idOf(comment.replyTo);
      const place = { id: await idOf(comment.id), documentId, selectionId: id };
      marks.comments.push(
        toCommentRow(comment, { ...place, ...(replyTo !== undefined && { replyTo }) }, importer),
      );
    }
    for (const attachment of selection.attachments) {
      // What is not attached any more has no file.
      if (!importer.hasFile(attachment.file.path)) continue;
      const place = { id: await idOf(attachment.id), documentId, selectionId: id };
      marks.attachments.push(toAttachmentRow(attachment, place, importer));
    }
    await breathe();
  }
  return marks;
}
