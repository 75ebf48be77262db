import * as z from 'zod';
import { carryOverCountsSchema, comparisonSchema } from './carry-over';
import { documentWarningSchema } from './changes';
import { versionStateShape } from './citing';
import { fileUuidSchema, idSchema, momentSchema, userRefSchema } from './fields';

/** Pages that are scans or pictures: nothing on them is found or quoted. Pages left empty do not count. Absent while nobody has looked. */
export const pagesWithoutTextSchema = z.int().nonnegative().optional();

/** The number of a Version in a query. */
export const versionNumberSchema = z.coerce.number<number>().int().positive();

/** One stored PDF of a document. `number` counts from 1. Pending ones are only shown to those who may organize. */
export const versionSchema = z.object({
  id: idSchema,
  documentId: idSchema,
  number: z.int().positive(),
  uuid: fileUuidSchema,
  size: z.int().nonnegative(),
  pages: z.int().positive(),
  status: z.enum(['current', 'pending', 'archived']),
  createdAt: momentSchema,
  ...versionStateShape,
  pagesWithoutText: pagesWithoutTextSchema,
  createdBy: userRefSchema,
  warnings: z.array(documentWarningSchema),
  /** How the Selections came, or would come, into this Version from the one before it. */
  carryOver: carryOverCountsSchema.optional(),
  comparison: comparisonSchema.optional(),
});
/** One stored PDF of a document. */
export type DocumentVersion = z.infer<typeof versionSchema>;
