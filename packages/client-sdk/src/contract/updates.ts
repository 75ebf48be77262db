import * as z from 'zod';
import { carryOverCountsSchema } from './carry-over';
import { documentWarningSchema } from './changes';
import {
  idSchema,
  listOf,
  localeSchema,
  momentSchema,
  pagingShape,
  pathIdSchema,
  userRefSchema,
} from './fields';
import { operation } from './operation';

/** What can become of a pending Update (decisions.md section 5). */
export const reviewResultSchema = z.enum(['approve', 'decline', 'copy']);
/** What became of an Update. */
export type ReviewResult = z.infer<typeof reviewResultSchema>;

/**
 * What a reviewed Update did, or would have done, to one document. `fromVersion` and `toVersion` are numbers of Versions, there where the
 * document got a new file; the number of a Version that was declined is given again. `carryOver` counts as it was at the review.
 */
export const reviewedDocumentSchema = z.object({
  documentId: idSchema,
  title: z.string(),
  warnings: z.array(documentWarningSchema),
  newTitle: z.string().optional(),
  fromVersion: z.int().positive().optional(),
  toVersion: z.int().positive().optional(),
  carryOver: carryOverCountsSchema.optional(),
});
/** What a reviewed Update did to one document. */
export type ReviewedDocument = z.infer<typeof reviewedDocumentSchema>;

/**
 * An Update that was reviewed. `hasReport`: annotations were carried over with it here, so that its report says something; an Update
 * that became a Code of its own has it there. `documents` of one that was not carried out here are for those who may organize.
 */
export const reviewedUpdateSchema = z.object({
  id: idSchema,
  reviewResult: reviewResultSchema,
  reviewedAt: momentSchema,
  reviewedBy: userRefSchema,
  isFromSource: z.boolean(),
  hasReport: z.boolean(),
  documents: z.array(reviewedDocumentSchema),
});
/** An Update that was reviewed. */
export type ReviewedUpdate = z.infer<typeof reviewedUpdateSchema>;

const read = { who: 'member', level: 'read', scope: 'code', input: 'id' } as const;

/** Calls about the Updates that a Code had. */
export const updateOperations = {
  updates: operation({
    method: 'GET',
    path: '/codes/{id}/updates',
    summary: 'The Updates of a Code that were reviewed, newest first',
    input: z.object({ id: pathIdSchema, ...pagingShape }),
    result: listOf(reviewedUpdateSchema),
    access: read,
  }),
  updateReport: operation({
    method: 'GET',
    path: '/codes/{id}/updates/{updateId}/report',
    summary:
      'What became of each annotation with an approved Update, and who confirmed it: as a table or to print',
    input: z.object({
      id: pathIdSchema,
      updateId: pathIdSchema,
      format: z.enum(['csv', 'pdf']),
      locale: localeSchema.default('en'),
    }),
    result: undefined,
    access: read,
    binary: true,
  }),
};
