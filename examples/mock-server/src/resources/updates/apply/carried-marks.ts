import {
  carryOverReasonSchema,
  selectionStatusSchema,
  visibilitySchema,
  type CarryOverReason,
  type SelectionStatus,
  type Visibility,
} from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import * as z from 'zod';
import { BlobNotFoundError, derivedBlobKey, type BlobStore } from '../../../blobs/blob-store';
import { inPieces, readParsedLines, writeJsonLines } from '../../../blobs/json-lines';
import type { SelectionRow } from '../../../tables/selections';
import { storedRangeSchema, surePlaceSchema } from '../../../tables/stored-marks-schema';
import type { SurePlace } from '../../../tables/updates';

/** What an approved Update did to one Selection, as it was at that moment. */
export interface CarriedMark {
  readonly id: number;
  readonly createdBy: number;
  /** As it was then; not kept at first. */
  readonly visibility?: Visibility;
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

const lineSchema: z.ZodType<readonly CarriedMark[]> = z.array(
  z.object({
    id: z.int().positive(),
    createdBy: z.int(),
    visibility: visibilitySchema.exactOptional(),
    from: surePlaceSchema,
    status: selectionStatusSchema,
    reason: carryOverReasonSchema,
    range: storedRangeSchema,
    text: z.string(),
  }),
);

/** Marks on a line of what is stored. */
const MARKS_A_LINE = 200;

/** Makes it. Reading throws `StoredJsonError` for damaged content. */
export function createCarriedMarks(blobs: BlobStore): CarriedMarks {
  return {
    async keep(uuid, rows) {
      const marks = rows.flatMap(({ carried, visibility, ...row }): CarriedMark[] => {
        if (!carried) return [];
        const { id, createdBy, status, range, text } = row;
        const { from, reason } = carried;
        return [{ id, createdBy, status, range, text, from, reason, ...(visibility && { visibility }) }];
      });
      const lines = writeJsonLines(inPieces(marks, MARKS_A_LINE));
      await blobs.put(derivedBlobKey(uuid, 'carried'), lines, { maxBytes: Infinity });
    },
    async read(uuid) {
      const marks: CarriedMark[] = [];
      try {
        const { body } = await blobs.read(derivedBlobKey(uuid, 'carried'));
        const file = `File of carried annotations ${uuid}`;
        for await (const line of readParsedLines(body, lineSchema, file)) marks.push(...line);
      } catch (error) {
        if (!(error instanceof BlobNotFoundError)) throw error;
      }
      return marks;
    },
  };
}
