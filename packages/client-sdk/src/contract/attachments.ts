import * as z from 'zod';
import { fileUuidSchema, idSchema, stampsShape } from './fields';

/** A file on a Selection; a media note is one recorded in the app. `size` is in bytes. */
export const attachmentSchema = z.object({
  id: idSchema,
  selectionId: idSchema,
  type: z.enum(['attachment', 'media_note']),
  name: z.string(),
  contentType: z.string(),
  size: z.int().nonnegative(),
  uuid: fileUuidSchema,
  /** In an archived Version: it was deleted since, and its file can no longer be had. */
  isGone: z.literal(true).optional(),
  ...stampsShape,
});
/** A file on a Selection. */
export type SelectionAttachment = z.infer<typeof attachmentSchema>;
