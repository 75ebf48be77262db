import * as z from 'zod';
import { BlobNotFoundError, derivedBlobKey, type BlobStore } from '../../../blobs/blob-store';
import { inPieces, readParsedLines, writeJsonLines } from '../../../blobs/json-lines';
import type { AttachmentRow, CommentRow, SelectionRow } from '../../../tables/selections';
import type { ArchivedMarks } from '../../selections/other-versions';
import {
  attachmentRowSchema,
  commentRowSchema,
  selectionRowSchema,
} from '../../../tables/stored-marks-schema';
import type { CodeReader } from '../../../tables/tables';

/** Keeps annotations beside the file of the Version they stood in, outside the partition: they are rarely asked for and never change. */
export interface MarkArchive {
  /** Writes those that a document has now, so that the transaction that changes them can come after. Writing again replaces them. */
  keep(reader: CodeReader, documentId: number, uuid: string): Promise<void>;
  /** Writes those that were read elsewhere. */
  put(uuid: string, marks: ArchivedMarks): Promise<void>;
  /** Those of an archived Version; none where nothing was kept. */
  read(uuid: string): Promise<ArchivedMarks>;
}

/** A line has rows of one kind. */
const lineSchema = z.object({
  selections: z.array(selectionRowSchema).default([]),
  comments: z.array(commentRowSchema).default([]),
  attachments: z.array(attachmentRowSchema).default([]),
});

/** Rows on a line of what is stored. */
const ROWS_A_LINE = 200;

/** Makes the archive. Reading throws `StoredJsonError` for damaged content. */
export function createMarkArchive(blobs: BlobStore): MarkArchive {
  const put = async (uuid: string, marks: ArchivedMarks): Promise<void> => {
    await blobs.put(derivedBlobKey(uuid, 'marks'), writeJsonLines(linesOf(marks)), { maxBytes: Infinity });
  };
  return {
    put,
    async keep(reader, documentId, uuid) {
      const marks: ArchivedMarks = {
        selections: await reader.list('selections', { documentId }),
        comments: await reader.list('comments', { documentId }),
        attachments: await reader.list('attachments', { documentId }),
      };
      await put(uuid, marks);
    },
    async read(uuid) {
      const marks = {
        selections: [] as SelectionRow[],
        comments: [] as CommentRow[],
        attachments: [] as AttachmentRow[],
      };
      try {
        const { body } = await blobs.read(derivedBlobKey(uuid, 'marks'));
        const file = `File of archived annotations ${uuid}`;
        for await (const { selections, comments, attachments } of readParsedLines(body, lineSchema, file)) {
          marks.selections.push(...selections);
          marks.comments.push(...comments);
          marks.attachments.push(...attachments);
        }
      } catch (error) {
        if (!(error instanceof BlobNotFoundError)) throw error;
      }
      return marks;
    },
  };
}

function* linesOf({ selections, comments, attachments }: ArchivedMarks): Generator<Partial<ArchivedMarks>> {
  for (const rows of inPieces(selections, ROWS_A_LINE)) yield { selections: rows };
  for (const rows of inPieces(comments, ROWS_A_LINE)) yield { comments: rows };
  for (const rows of inPieces(attachments, ROWS_A_LINE)) yield { attachments: rows };
}
