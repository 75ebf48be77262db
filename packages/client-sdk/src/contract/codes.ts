import * as z from 'zod';
import { accessLevelSchema } from './access';
import { changeSchema } from './changes';
import { CODE_ORDERS, COVER_COLORS } from './constants';
import { citationStyleSchema } from './citing';
import { documentSchema } from './documents';
import {
  idSchema,
  listOf,
  momentSchema,
  pagingShape,
  pathIdSchema,
  queryFlagSchema,
  stampsShape,
  titleSchema,
  userRefSchema,
} from './fields';
import { operation } from './operation';
import { colorChangeSchema, legendEntrySchema, selectionColorSchema } from './colors';
import { sharedUserSchema } from './sharing';
import { reviewResultSchema } from './updates';

/** One of the 20 cover colors. */
export const coverColorSchema = z.enum(COVER_COLORS);
/** One of the 20 cover colors. */
export type CoverColor = z.infer<typeof coverColorSchema>;

/** A Code is a private draft until its owner publishes it (decisions.md section 4). */
export const publicationSchema = z.enum(['draft', 'published']);
/** Whether a Code is published. */
export type Publication = z.infer<typeof publicationSchema>;

/** Sort options of the Code list. */
export const codeOrderSchema = z.enum(CODE_ORDERS);
/** One sort option of the Code list. */
export type CodeOrder = z.infer<typeof codeOrderSchema>;

const headShape = {
  id: idSchema,
  /** Empty for a Code that was made without one; what is shown instead is the client's word. */
  title: z.string(),
  coverColor: coverColorSchema,
  publication: publicationSchema,
  isPublic: z.boolean(),
  /** Whether an Update is pending; present only for users who may organize. */
  hasUpdate: z.boolean(),
  /** So many places of texts it changes; absent while that is not known, and where it changes no text. */
  updateChanges: z.int().positive().optional(),
  totalSelectionsCount: z.int().nonnegative(),
  /** The current user and their access. */
  user: z.object({ id: idSchema, access: accessLevelSchema }),
  owner: userRefSchema,
  /** The Code whose Updates this one gets. */
  followedCodeId: idSchema.optional(),
};

/** A Code in the library's list: no documents, but their counts. */
export const codeSummarySchema = z.object({
  ...headShape,
  documentsCount: z.int().nonnegative(),
  pagesCount: z.int().nonnegative(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
/** A Code in the library's list. */
export type CodeSummary = z.infer<typeof codeSummarySchema>;

/**
 * The pending Update of a Code. `revision` grows with every change of it, so that a review can name the state that was seen; `isFromSource`: it
 * came from the Code that this one follows.
 */
export const updateSchema = z.object({
  id: idSchema,
  revision: z.int().positive(),
  isFromSource: z.boolean(),
  createdAt: momentSchema,
  createdBy: userRefSchema,
});
/** The pending Update of a Code. */
export type CodeUpdate = z.infer<typeof updateSchema>;

/**
 * A Code as it is opened (specification section 3). Documents are in their order; `colors` are those used or added; `legend` are the
 * named ones and all custom ones that were added, those of the 20 first, in their order, then custom ones in the order of adding.
 */
export const codeSchema = z.object({
  ...headShape,
  documents: z.array(documentSchema),
  sharedUsers: z.array(sharedUserSchema),
  colors: z.array(selectionColorSchema),
  legend: z.array(legendEntrySchema),
  /** How its citations are written; absent: in the way of each text's language. */
  citationStyle: citationStyleSchema.optional(),
  /** The pending Update, for those who may organize. */
  update: updateSchema.optional(),
  /** The owner made it to try the product, and is shown the first steps. */
  isSample: z.literal(true).optional(),
  /** Documents that an approved Update deleted; they stay readable with their annotations. */
  archivedDocuments: z.array(documentSchema).optional(),
  ...stampsShape,
});
/** A Code as it is opened. */
export type Code = z.infer<typeof codeSchema>;

const byId = (level: 'read' | 'annotate' | 'organize' | 'owner') =>
  ({ who: 'member', level, scope: 'code', input: 'id' }) as const;

/** Calls under `/codes`, apart from sharing. */
export const codeOperations = {
  list: operation({
    method: 'GET',
    path: '/codes',
    summary: "Public Codes (`isPublic=true`, the default) or one's own and shared ones",
    input: z.object({
      search: z.string().max(500).optional(),
      orderBy: codeOrderSchema.default('-created_at'),
      isPublic: queryFlagSchema.default(true),
      ...pagingShape,
    }),
    // Of those that fit the search, on all pages; a server that does not count them leaves it out.
    result: listOf(codeSummarySchema).extend({ total: z.int().nonnegative().optional() }),
    access: { who: 'user' },
  }),
  get: operation({
    method: 'GET',
    path: '/codes/{id}',
    summary: 'One Code; with `showUpdates` its documents as the pending Update would make them',
    input: z.object({ id: pathIdSchema, showUpdates: queryFlagSchema.optional() }),
    result: codeSchema,
    access: byId('read'),
  }),
  create: operation({
    method: 'POST',
    path: '/codes',
    summary: 'Make an empty Code: a private draft',
    input: z.object({ title: titleSchema.optional(), coverColor: coverColorSchema.optional() }),
    result: codeSchema,
    access: { who: 'user' },
    creates: true,
  }),
  update: operation({
    method: 'PATCH',
    path: '/codes/{id}',
    summary:
      'Change title, cover, publication, visibility or the style of citations (`auto` for the way of each text)',
    input: z.object({
      id: pathIdSchema,
      title: titleSchema.optional(),
      coverColor: coverColorSchema.optional(),
      publication: publicationSchema.optional(),
      isPublic: z.boolean().optional(),
      citationStyle: z.union([citationStyleSchema, z.literal('auto')]).optional(),
    }),
    result: codeSchema,
    access: { ...byId('organize'), fieldLevels: { publication: 'owner', isPublic: 'owner' } },
  }),
  delete: operation({
    method: 'DELETE',
    path: '/codes/{id}',
    summary: "Put the Code, with everything in it, into its owner's recycle bin",
    input: z.object({ id: pathIdSchema }),
    result: undefined,
    access: { ...byId('owner'), withoutContent: true },
  }),
  copy: operation({
    method: 'POST',
    path: '/codes/copy/{codeId}',
    summary: 'Copy a Code; with `allowUpdates` the copy follows its source',
    input: z.object({
      codeId: pathIdSchema,
      title: titleSchema,
      withAnnotations: z.boolean(),
      allowUpdates: z.boolean(),
    }),
    result: codeSchema,
    access: { who: 'member', level: 'read', scope: 'code', input: 'codeId' },
    creates: true,
  }),
  review: operation({
    method: 'POST',
    path: '/codes/{id}/review',
    summary:
      'Approve or decline the pending Update, or make it a new Code; with `revision` only if the Update still is as it was then',
    input: z.object({
      id: pathIdSchema,
      reviewResult: reviewResultSchema,
      revision: z.int().positive().optional(),
    }),
    result: codeSchema,
    access: byId('organize'),
    creates: true,
  }),
  setColor: operation({
    method: 'PUT',
    path: '/codes/{id}/colors',
    summary: 'Add, name, replace or remove a color; the answer is the list of colors',
    input: colorChangeSchema,
    result: z.array(selectionColorSchema),
    access: byId('organize'),
  }),
  changes: operation({
    method: 'GET',
    path: '/codes/{id}/changes',
    summary: 'The document-level changes of the pending Update',
    input: z.object({ id: pathIdSchema }),
    result: listOf(changeSchema),
    access: byId('organize'),
  }),
};
