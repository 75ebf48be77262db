import * as z from 'zod';
import { coverColorSchema, updateSchema } from './codes';
import { idSchema, listOf, pagingShape, userRefSchema, momentSchema } from './fields';
import { operation } from './operation';
import { reviewResultSchema } from './updates';

/** How long a decided Update stays in the inbox, in milliseconds: 30 days. */
export const DECIDED_MS = 30 * 86_400_000;

/** Where something in the inbox is. */
const inboxCodeSchema = z.object({
  id: idSchema,
  /** Empty for a Code that was made without one. */
  title: z.string(),
  coverColor: coverColorSchema,
});

/**
 * A pending Update. `documents` counts those it does something to. `comparison`: whether its new texts have been compared, so that it can be
 * reviewed; `failed` where one of them could not be. `changes` as `updateChanges` of a Code.
 */
const pendingSchema = updateSchema.extend({
  documents: z.int().nonnegative(),
  comparison: z.enum(['running', 'ready', 'failed']),
  changes: z.int().positive().optional(),
});

/**
 * Something that waits for a user, or was decided lately, in one of their Codes:
 * - `review`: a pending Update that they may review.
 * - `follow`: a copy whose source has moved on. Either that is in its pending Update, or the copy could not take it over: there was no room
 *   in the owner's storage (`noRoom`), or the owner may not read the source any more (`closed`). `source` is named to whoever may read it.
 * - `place`: annotations of their own in one document that are left to place.
 * - `decided`: an Update that was reviewed in the last 30 days.
 */
export const inboxEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('review'), code: inboxCodeSchema, update: pendingSchema }),
  z.object({
    kind: z.literal('follow'),
    code: inboxCodeSchema,
    source: z.object({ id: idSchema, title: z.string() }).optional(),
    update: pendingSchema.optional(),
    trouble: z.enum(['noRoom', 'closed']).optional(),
  }),
  z.object({
    kind: z.literal('place'),
    code: inboxCodeSchema,
    document: z.object({ id: idSchema, title: z.string() }),
    count: z.int().positive(),
  }),
  z.object({
    kind: z.literal('decided'),
    code: inboxCodeSchema,
    update: z.object({
      id: idSchema,
      reviewResult: reviewResultSchema,
      reviewedAt: momentSchema,
      reviewedBy: userRefSchema,
      isFromSource: z.boolean(),
      hasReport: z.boolean(),
    }),
  }),
]);
/** Something in the inbox. */
export type InboxEntry = z.infer<typeof inboxEntrySchema>;
/** What something in the inbox is. */
export type InboxKind = InboxEntry['kind'];

/** How many entries of each kind wait; what was decided waits for nobody. */
export const inboxCountsSchema = z.object({
  review: z.int().nonnegative(),
  follow: z.int().nonnegative(),
  place: z.int().nonnegative(),
});
/** How many entries of each kind wait. */
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

const user = { who: 'user' } as const;

/** Calls under `/inbox`: what waits in all Codes that one owns or works in. Codes that are only open to everybody are not among them. */
export const inboxOperations = {
  list: operation({
    method: 'GET',
    path: '/inbox',
    summary: 'What of one kind waits, or was decided lately, in all Codes of one’s own and shared ones',
    input: z.object({ kind: z.enum(['review', 'follow', 'place', 'decided']), ...pagingShape }),
    result: listOf(inboxEntrySchema),
    access: user,
  }),
  counts: operation({
    method: 'GET',
    path: '/inbox/counts',
    summary: 'How much waits in all Codes of one’s own and shared ones',
    input: z.object({}).optional(),
    result: inboxCountsSchema,
    access: user,
  }),
};
