import * as z from 'zod';
import { idSchema, momentSchema, pagingShape, pathIdSchema, queryFlagSchema, userRefSchema } from './fields';
import { operation } from './operation';
import { rangeShape } from './ranges';

/** Where a search of a Code looks: in the text of its documents, or in everything that people wrote on them. */
export const codeSearchScopeSchema = z.enum(['documents', 'annotations']);
/** Where a search of a Code looks. */
export type CodeSearchScope = z.infer<typeof codeSearchScopeSchema>;

/** What every hit has: `match` is the place of the searched text in the excerpt, UTF-16; `citation` is there where the law has one. */
const hitShape = {
  documentId: idSchema,
  excerpt: z.string(),
  match: z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() }),
};
const writtenShape = { ...hitShape, id: idSchema, createdAt: momentSchema, createdBy: userRefSchema };
const placeShape = { range: z.object(rangeShape), citation: z.string().optional() };

/** A place in the text of a document. */
export const textHitSchema = z.object({ kind: z.literal('text'), ...hitShape, ...placeShape });

/** A Selection's quote or name, or a comment or attachment on it; `id` is that of what was found. `range` is where the Selection stands. */
export const selectionHitSchema = z.object({
  kind: z.enum(['quote', 'name', 'comment', 'attachment']),
  ...writtenShape,
  ...placeShape,
  selectionId: idSchema,
});

/** A bookmark by its name; `page` counts from 0. */
export const bookmarkHitSchema = z.object({
  kind: z.literal('bookmark'),
  ...writtenShape,
  page: z.int().nonnegative(),
});

/** A general note, or a file on it by its name; `id` is that of what was found. */
export const noteHitSchema = z.object({
  kind: z.enum(['note', 'noteAttachment']),
  ...writtenShape,
  noteId: idSchema,
});

/** One hit of a search over a Code. */
export const codeSearchHitSchema = z.discriminatedUnion('kind', [
  textHitSchema,
  selectionHitSchema,
  bookmarkHitSchema,
  noteHitSchema,
]);
/** One hit of a search over a Code. */
export type CodeSearchHit = z.infer<typeof codeSearchHitSchema>;

/**
 * A page of hits: documents in their order, in each of them the order of the text; of annotations the Selections first, then bookmarks,
 * then notes. The first page (without `cursor`) also counts: all hits, those of each document that has any, and names the documents whose text
 * could not be read, or not to its end. A cursor belongs to the search that answered it: the other parameters stay the same.
 */
export const codeSearchResultSchema = z.object({
  data: z.array(codeSearchHitSchema),
  next: z.string().optional(),
  total: z.int().nonnegative().optional(),
  documents: z.array(z.object({ id: idSchema, total: z.int().nonnegative() })).optional(),
  unread: z.array(idSchema).optional(),
});
/** A page of hits. */
export type CodeSearchResult = z.infer<typeof codeSearchResultSchema>;

/** The search over a Code. */
export const codeSearchOperations = {
  search: operation({
    method: 'GET',
    path: '/codes/{id}/search',
    summary: 'Where a text stands in the documents of a Code, or in its annotations, notes and bookmarks',
    input: z.object({
      id: pathIdSchema,
      text: z.string().min(1).max(1000),
      in: codeSearchScopeSchema.default('documents'),
      wholeWord: queryFlagSchema.optional(),
      caseSensitive: queryFlagSchema.optional(),
      /** Leaves the other documents out, of the counts too. */
      documentId: pathIdSchema.optional(),
      ...pagingShape,
    }),
    result: codeSearchResultSchema,
    access: { who: 'member', level: 'read', scope: 'code', input: 'id' },
  }),
};
