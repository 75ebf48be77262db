import * as z from 'zod';
import { momentSchema } from './fields';

/** A number that counts, or counts from 0. */
export const indexSchema = z.int().nonnegative();
/** The path of an entry of an export. */
export const entryPathSchema = z.string().min(1).max(500);

/** A file in an export: its entry, its size in bytes and, where it is known, its SHA-256 in hex. */
export const exportedFileSchema = z.object({
  path: entryPathSchema,
  size: indexSchema,
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .exactOptional(),
});
/** A file in an export. */
export type ExportedFile = z.infer<typeof exportedFileSchema>;

/** When something was made and changed, and by whom: the id of one of the Code's `people`. */
export const exportedStampsShape = { createdAt: momentSchema, updatedAt: momentSchema, by: indexSchema };
