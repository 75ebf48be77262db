import * as z from 'zod';
import { carryOverCountsSchema, comparisonSchema } from './carry-over';
import { idSchema } from './fields';

/** Warnings of a document in a pending Update (specification section 4). */
export const documentWarningSchema = z.enum([
  'deleted',
  'added',
  'renamed',
  'reordered',
  'contains updates to resolve',
]);
/** One warning of a document in a pending Update. */
export type DocumentWarning = z.infer<typeof documentWarningSchema>;

/** One document-level entry of an Update. Titles and orders are given where they change. */
export const changeSchema = z.object({
  documentId: idSchema,
  title: z.string(),
  warnings: z.array(documentWarningSchema),
  newTitle: z.string().optional(),
  oldOrder: z.int().optional(),
  newOrder: z.int().optional(),
  /** There where the document gets a new Version. */
  comparison: comparisonSchema.optional(),
  carryOver: carryOverCountsSchema.optional(),
});
/** One document-level entry of an Update. */
export type CodeChange = z.infer<typeof changeSchema>;
