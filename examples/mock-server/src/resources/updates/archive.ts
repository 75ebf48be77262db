import { json } from 'node:stream/consumers';
import { BlobNotFoundError, derivedBlobKey, type BlobStore } from '../../blobs/blob-store';
import type { AttachmentRow, CommentRow, SelectionRow } from '../selections/rows';
import type { CodeReader } from '../tables';

/** The annotations of a document as they were when a Version of it was archived. */
export interface ArchivedMarks {
  readonly selections: readonly SelectionRow[];
  readonly comments: readonly CommentRow[];
  readonly attachments: readonly AttachmentRow[];
}

/** Keeps annotations beside the file of the Version they stood in, outside the partition: they are rarely asked for and never change. */
export interface MarkArchive {
  /** Writes those that a document has now, so that the transaction that changes them can come after. Writing again replaces them. */
  keep(reader: CodeReader, documentId: number, uuid: string): Promise<void>;
  /** Those of an archived Version; none where nothing was kept. */
  read(uuid: string): Promise<ArchivedMarks>;
}

const NONE: ArchivedMarks = { selections: [], comments: [], attachments: [] };

/** Makes the archive. */
export function createMarkArchive(blobs: BlobStore): MarkArchive {
  return {
    async keep(reader, documentId, uuid) {
      const marks: ArchivedMarks = {
        selections: await reader.list('selections', { documentId }),
        comments: await reader.list('comments', { documentId }),
        attachments: await reader.list('attachments', { documentId }),
      };
      const content = Buffer.from(JSON.stringify(marks), 'utf8');
      await blobs.put(derivedBlobKey(uuid, 'marks'), oneChunk(content), { maxBytes: content.byteLength });
    },
    async read(uuid) {
      try {
        const { body } = await blobs.read(derivedBlobKey(uuid, 'marks'));
        // Authenticated: it is what `keep` wrote.
        return (await json(body)) as ArchivedMarks;
      } catch (error) {
        if (error instanceof BlobNotFoundError) return NONE;
        throw error;
      }
    },
  };
}

async function* oneChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
