import type { CarryOverReason, SelectionStatus } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import { BlobNotFoundError, derivedBlobKey, type BlobStore } from '../../blobs/blob-store';
import { inPieces, readJsonLines, writeJsonLines } from '../../blobs/json-lines';
import type { SelectionRow } from '../selections/rows';
import type { SurePlace } from './rows';

/** What an approved Update did to one Selection, as it was at that moment. */
export interface CarriedMark {
  readonly id: number;
  readonly createdBy: number;
  readonly from: SurePlace;
  readonly status: SelectionStatus;
  readonly reason: CarryOverReason;
  /** Where it stood then: the best place in the new text, its old one where it failed. */
  readonly range: TextRange;
  readonly text: string;
}

/**
 * Keeps, beside the file of a Version, how the Selections came into it, outside the partition: for the report, which is rarely asked for,
 * and has also what was deleted since.
 */
export interface CarriedMarks {
  /** Writes them, so that the transaction that makes the Version current can come after. Writing again replaces them. */
  keep(uuid: string, rows: readonly SelectionRow[]): Promise<void>;
  /** Those of a Version; none where nothing was kept. */
  read(uuid: string): Promise<readonly CarriedMark[]>;
}

/** Marks on a line of what is kept. */
const MARKS_A_LINE = 200;

/** Makes it. */
export function createCarriedMarks(blobs: BlobStore): CarriedMarks {
  return {
    async keep(uuid, rows) {
      const marks = rows.flatMap(({ id, createdBy, status, range, text, carried }): CarriedMark[] =>
        carried ? [{ id, createdBy, status, range, text, from: carried.from, reason: carried.reason }] : [],
      );
      const lines = writeJsonLines(inPieces(marks, MARKS_A_LINE));
      await blobs.put(derivedBlobKey(uuid, 'carried'), lines, { maxBytes: Infinity });
    },
    async read(uuid) {
      const marks: CarriedMark[] = [];
      try {
        const { body } = await blobs.read(derivedBlobKey(uuid, 'carried'));
        // Authenticated: it is what `keep` wrote.
        for await (const line of readJsonLines(body)) marks.push(...(line as CarriedMark[]));
      } catch (error) {
        if (!(error instanceof BlobNotFoundError)) throw error;
      }
      return marks;
    },
  };
}
