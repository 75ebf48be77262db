import * as z from 'zod';
import { accessLevelSchema } from './access';
import { bookmarkSchema } from './bookmarks';
import { customColorSchema, legendEntrySchema, selectionColorSchema } from './colors';
import { documentSchema } from './documents';
import { idSchema, momentSchema, userRefSchema } from './fields';
import { ACCOUNT_PARTS, LIVE_ACTIONS, LIVE_TYPES } from './live-channel';
import type { LiveEventName } from './live-channel';
import { noteAttachmentSchema, noteSchema } from './notes';
import { notificationSchema } from './notifications';
import { commentSchema } from './comments';
import { textSelectionSchema } from './selections';
import { attachmentSchema } from './attachments';
import { reviewResultSchema } from './updates';

const deleted = z.object({
  id: idSchema,
  documentId: idSchema.optional(),
  selectionId: idSchema.optional(),
  noteId: idSchema.optional(),
});
/** What was deleted and came back is made once more, and says so: listeners remember what they saw deleted. */
const restorable = { isRestored: z.literal(true).optional() };
const moved = z.object({ users: z.array(userRefSchema) });

/**
 * News of a Code's Update, to those who listen to the Code. `hasUpdate` says whether one is pending now. Frames about the progress of a comparison
 * (`progress`) have no `seq`: who misses one misses nothing.
 */
const updateNewsSchema = z.object({
  codeId: idSchema,
  hasUpdate: z.boolean(),
  revision: z.int().positive().optional(),
  reviewResult: reviewResultSchema.optional(),
  progress: z.object({ documentId: idSchema, share: z.number().min(0).max(1) }).optional(),
});

/** What each `TYPE/ACTION` carries in `data`. */
export const livePayloads = {
  'SELECTION/CREATE': textSelectionSchema.extend(restorable),
  'SELECTION/UPDATE': textSelectionSchema,
  'SELECTION/DELETE': deleted,
  'SELECTION_COMMENT/CREATE': commentSchema.extend(restorable),
  'SELECTION_COMMENT/UPDATE': commentSchema,
  'SELECTION_COMMENT/DELETE': deleted,
  'SELECTION_ATTACHMENT/CREATE': attachmentSchema.extend(restorable),
  'SELECTION_ATTACHMENT/UPDATE': attachmentSchema,
  'SELECTION_ATTACHMENT/DELETE': deleted,
  'BOOKMARK/CREATE': bookmarkSchema.extend(restorable),
  'BOOKMARK/UPDATE': bookmarkSchema,
  'BOOKMARK/DELETE': deleted,
  'NOTE/CREATE': noteSchema.extend(restorable),
  'NOTE/UPDATE': noteSchema,
  'NOTE/DELETE': deleted,
  'NOTE_ATTACHMENT/CREATE': noteAttachmentSchema,
  'NOTE_ATTACHMENT/DELETE': deleted,
  'DOCUMENT/CREATE': documentSchema,
  'DOCUMENT/UPDATE': documentSchema,
  'DOCUMENT/DELETE': deleted,
  /** The whole legend as it is now. With `replaced`, every Selection of the Code that had the one color has the other now. */
  'CODE_COLORS/UPDATE': z.object({
    codeId: idSchema,
    colors: z.array(selectionColorSchema),
    legend: z.array(legendEntrySchema),
    replaced: z.object({ from: customColorSchema, to: customColorSchema }).optional(),
  }),
  'CODE_CHANGES/UPDATE': updateNewsSchema,
  /** The title, the cover, the publication or the openness of the Code is another one: it can be fetched anew. */
  'CODE/UPDATE': z.object({ codeId: idSchema }),
  'ACCESS/UPDATE': z.object({ codeId: idSchema, userId: idSchema, access: accessLevelSchema }),
  'ACCESS/DELETE': z.object({ codeId: idSchema, userId: idSchema }),
  'NOTIFICATION/CREATE': notificationSchema,
  /** Who came, and who went, since the frame before: differences to the `users` of the answer to the own USER/JOIN. */
  'USER/JOIN': moved,
  'USER/LEAVE': moved,
  /** On the internal-user channel: a part of one's account is another one and can be fetched anew; nobody else hears of it. */
  'USER/UPDATE': z.object({ userId: idSchema, part: z.enum(ACCOUNT_PARTS) }),
} as const satisfies Readonly<Record<LiveEventName, z.ZodType>>;

/**
 * Every frame of the live channel, both ways. `seq` numbers broadcast events per channel from 1; presence carries none. A PING with a
 * `seq` stands where an event would that says nothing to this listener: what it was about is gone by now, or is not for them.
 * `own` numbers, from 1, what happens to a user's private annotations in a Code: only their own connections receive it, and it takes no `seq`.
 * `headers.authorization` is in the client's first frame; `headers.clientId` names the tab that caused it.
 */
export const liveFrameSchema = z.object({
  type: z.enum(LIVE_TYPES),
  action: z.enum(LIVE_ACTIONS).optional(),
  data: z.unknown().optional(),
  seq: z.int().nonnegative().optional(),
  own: z.int().nonnegative().optional(),
  at: momentSchema.optional(),
  headers: z
    .object({ authorization: z.string().max(4096).optional(), clientId: z.string().max(100).optional() })
    .optional(),
});
/** Every frame of the live channel. */
export type LiveFrame = z.infer<typeof liveFrameSchema>;

/** `data` of the client's USER/JOIN: the last `seq` and the last `own` it has seen, if any. */
export const liveJoinSchema = z.object({
  lastSeq: z.int().nonnegative().optional(),
  lastOwn: z.int().nonnegative().optional(),
});
/**
 * `data` of the server's answer to USER/JOIN: who is present, as far as the listener may know (decisions.md section 10). With `reload`, what
 * was missed is no longer kept, or was said before the listener had access: fetch everything anew.
 */
export const liveJoinedSchema = z.object({
  users: z.array(userRefSchema),
  seq: z.int().nonnegative(),
  own: z.int().nonnegative().optional(),
  reload: z.boolean(),
});
/** `data` of an ERROR frame. */
export const liveErrorSchema = z.object({ code: z.string(), message: z.string() });

/** A parsed broadcast event: its name and typed data, its number (`seq`, or `own`) and the tab it came from. */
export type LiveEvent = {
  [Name in LiveEventName]: {
    readonly name: Name;
    readonly data: z.infer<(typeof livePayloads)[Name]>;
    readonly seq?: number;
    readonly own?: number;
    readonly clientId?: string;
  };
}[LiveEventName];
