import {
  areaSchema,
  carryOverCandidateSchema,
  carryOverReasonSchema,
  rangeShape,
  selectionStatusSchema,
  textChangeSchema,
} from '@glossator/client-sdk/contract';
import * as z from 'zod';

const count = z.int().nonnegative();

/** What a comparing process may say (`ComparingReply`): the texts come from files of strangers, so it is parsed. */
export const comparingReplySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begins') }),
  z.object({ type: z.literal('progress'), share: z.number() }),
  z.object({
    type: z.literal('carried'),
    carried: z.array(
      z.object({
        status: selectionStatusSchema,
        confidence: z.number().min(0).max(1),
        reason: carryOverReasonSchema,
        place: z
          .object({
            range: z.object(rangeShape),
            area: areaSchema.exactOptional(),
            text: z.string(),
          })
          .exactOptional(),
        candidates: z.array(carryOverCandidateSchema),
      }),
    ),
  }),
  z.object({ type: z.literal('changes'), changes: z.array(textChangeSchema) }),
  z.object({
    type: z.literal('done'),
    summary: z.object({
      oldWords: count,
      newWords: count,
      linkedWords: count,
      pageNow: z.array(count),
    }),
  }),
]);
