import * as z from 'zod';
import { BOOKMARK_NAME_MAX } from './constants';
import { idSchema, pathIdSchema, stampsShape } from './fields';
import { operation } from './operation';

/** A named page of a document; `page` counts from 0. */
export const bookmarkSchema = z.object({
  id: idSchema,
  documentId: idSchema,
  name: z.string(),
  page: z.int().nonnegative(),
  ...stampsShape,
});
/** A named page of a document. */
export type Bookmark = z.infer<typeof bookmarkSchema>;

/** The order of bookmarks: by page, then by lower-cased name (specification section 3), the older one first. */
export function compareBookmarks(
  one: Pick<Bookmark, 'page' | 'name' | 'id'>,
  other: Pick<Bookmark, 'page' | 'name' | 'id'>,
): number {
  const [name, otherName] = [one.name.toLowerCase(), other.name.toLowerCase()];
  if (one.page !== other.page) return one.page - other.page;
  if (name !== otherName) return name < otherName ? -1 : 1;
  return one.id - other.id;
}

/** A bookmark's name: what is longer than 255 characters is cut (specification section 5). */
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(10_000)
  .transform((name) => name.slice(0, BOOKMARK_NAME_MAX));

/** Calls under `/bookmarks`. */
export const bookmarkOperations = {
  create: operation({
    method: 'POST',
    path: '/bookmarks',
    summary: 'Bookmark a page of a document',
    input: z.object({ documentId: idSchema, name: nameSchema, page: z.int().nonnegative() }),
    result: bookmarkSchema,
    access: { who: 'member', level: 'annotate', scope: 'document', input: 'documentId' },
    creates: true,
  }),
  update: operation({
    method: 'PATCH',
    path: '/bookmarks/{id}',
    summary: "Rename one's bookmark or move it to another page",
    input: z.object({
      id: pathIdSchema,
      name: nameSchema.optional(),
      page: z.int().nonnegative().optional(),
    }),
    result: bookmarkSchema,
    access: { who: 'member', level: 'annotate', scope: 'bookmark', input: 'id', author: 'only' },
  }),
  delete: operation({
    method: 'DELETE',
    path: '/bookmarks/{id}',
    summary: 'Delete a bookmark',
    input: z.object({ id: pathIdSchema }),
    result: undefined,
    access: { who: 'member', level: 'annotate', scope: 'bookmark', input: 'id', author: 'orOwner' },
  }),
};
