import * as z from 'zod';
import { BOOKMARK_NAME_MAX } from './constants';
import { deletion, restoration } from './entity-operations';
import { idSchema, pathIdSchema, stampsShape } from './fields';
import { operation } from './operation';
import { visibleShape } from './visibility';

/** A named page of a document; `page` counts from 0. */
export const bookmarkSchema = z.object({
  id: idSchema,
  documentId: idSchema,
  name: z.string(),
  page: z.int().nonnegative(),
  ...visibleShape,
  ...stampsShape,
});
/** A named page of a document. */
export type Bookmark = z.infer<typeof bookmarkSchema>;

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
    input: z.object({
      documentId: idSchema,
      name: nameSchema,
      page: z.int().nonnegative(),
      ...visibleShape,
    }),
    result: bookmarkSchema,
    access: { who: 'member', level: 'annotate', scope: 'document', input: 'documentId' },
    creates: true,
  }),
  update: operation({
    method: 'PATCH',
    path: '/bookmarks/{id}',
    summary: "Rename one's bookmark, move it to another page, publish it or make it private",
    input: z.object({
      id: pathIdSchema,
      name: nameSchema.optional(),
      page: z.int().nonnegative().optional(),
      ...visibleShape,
    }),
    result: bookmarkSchema,
    access: { who: 'member', level: 'annotate', scope: 'bookmark', input: 'id', author: 'only' },
  }),
  delete: deletion({
    path: '/bookmarks/{id}',
    summary: 'Delete a bookmark',
    scope: 'bookmark',
  }),
  restore: restoration({
    path: '/bookmarks/{id}',
    summary: 'Bring back a bookmark one has deleted',
    scope: 'deletedBookmark',
    result: bookmarkSchema,
  }),
};
