import * as z from 'zod';
import { EMAIL, EMAIL_MAX } from './addresses';

/** A saved id in a JSON body or answer: a positive whole number. */
export const idSchema = z.int().positive();
/** A saved id in a path or query, where everything arrives as text. */
export const pathIdSchema = z.coerce.number<number>().int().positive();
/** A moment, ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();
/** A yes or no in a query. */
export const queryFlagSchema = z
  .union([z.boolean(), z.literal('true'), z.literal('false')])
  .transform((value) => value === true || value === 'true');
/** The uuid of an uploaded file. */
export const fileUuidSchema = z.uuid();
/** An e-mail address, trimmed; compared without regard to case. */
export const emailSchema = z
  .string()
  .trim()
  .max(EMAIL_MAX)
  .pipe(z.email({ pattern: EMAIL, error: 'Must be a valid email' }));
/** A title of a Code or document: 1 to 255 characters after trimming. */
export const titleSchema = z.string().trim().min(1).max(255);
/** What draws nothing or turns the direction of a text around; joiners are letters' own in Persian and the scripts of India. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u;
/** What mail programs make links of: a scheme, or names joined by full stops. */
const LINK_LIKE = /:\/\/|www\.|@|[\p{L}\d]\.\p{L}{2}/iu;
/**
 * A first or last name, trimmed: 1 to 64 characters. It stands in mails to people who do not know who wrote it, and so it is no place for
 * links, lines or hidden characters.
 */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .refine((name) => !INVISIBLE.test(name), 'Must be on one line, of visible characters')
  .refine((name) => !LINK_LIKE.test(name), 'Must not look like an address; a space goes after a full stop');
/** One of the interface languages (specification section 3). */
export const localeSchema = z.enum(['en', 'fr', 'de', 'it', 'es']);
/** One of the interface languages. */
export type Locale = z.infer<typeof localeSchema>;

/** A user as the author of an entity: enough to show them, never their e-mail address. Archived users read "Former user" and are marked as such. */
export const userRefSchema = z.object({
  id: idSchema,
  name: z.string(),
  isFormer: z.literal(true).optional(),
});
/** Who made something. */
export type UserRef = z.infer<typeof userRefSchema>;

/** When and by whom something was made and last changed (decisions.md section 9). */
export const stampsShape = {
  createdAt: momentSchema,
  updatedAt: momentSchema,
  createdBy: userRefSchema,
};

/** The fields of a page of a list that can grow without bound. `limit` at most 1,000. */
export const pagingShape = {
  limit: z.coerce.number<number>().int().min(1).max(1000).optional(),
  cursor: z.string().max(2000).optional(),
};

/** A list answer; `next` is the cursor of the next page, absent on the last one. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), next: z.string().optional() });
}
