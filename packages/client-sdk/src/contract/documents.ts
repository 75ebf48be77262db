import * as z from 'zod';
import { carryOverCountsSchema, comparisonSchema } from './carry-over';
import { documentWarningSchema } from './changes';
import { bookmarkSchema } from './bookmarks';
import { shortNameSchema, versionStateInputShape, versionStateShape } from './citing';
import { DOWNLOAD_ATTACHMENTS_MAX } from './constants';
import {
  fileUuidSchema,
  idSchema,
  listOf,
  momentSchema,
  pagingShape,
  pathIdSchema,
  queryFlagSchema,
  stampsShape,
  titleSchema,
} from './fields';
import { noteSchema } from './notes';
import { operation } from './operation';
import { pdfAnnotationOperations } from './pdf-annotations';
import { rangeShape } from './ranges';
import { textSelectionSchema } from './selections';
import { structureOperations } from './structure';
import { textChangeSchema } from './text-changes';
import { pagesWithoutTextSchema, versionNumberSchema, versionSchema } from './versions';

/** One PDF of a Code. `order` counts from 0; `size` is in bytes; `uuid` and `pages` are those of the current Version. */
export const documentSchema = z.object({
  id: idSchema,
  codeId: idSchema,
  title: z.string(),
  /**
   * What it is called in citations; empty where its title is to stand there. Proposed from its text; absent while nothing is known, and from a
   * back end without short names.
   */
  shortName: z.string().optional(),
  order: z.int().nonnegative(),
  size: z.int().nonnegative(),
  uuid: fileUuidSchema,
  pages: z.int().positive(),
  totalSelectionsCount: z.int().nonnegative(),
  /** How many private Selections of the caller's own it has besides; in the answers that show a Code, never in an event. */
  ownPrivateCount: z.int().nonnegative().optional(),
  /** The current Version: its number, from 1, when it was uploaded, and of which day its law is. A back end without Versions leaves it out. */
  version: z
    .object({
      number: z.int().positive(),
      createdAt: momentSchema,
      ...versionStateShape,
      pagesWithoutText: pagesWithoutTextSchema,
    })
    .optional(),
  /** When annotations of its PDF were last imported, or that was undone: its Selections are others then. */
  importedAt: momentSchema.optional(),
  /** The following are there with `showUpdates`: what the pending Update does to it, and how its pending Version compares. */
  warnings: z.array(documentWarningSchema).optional(),
  comparison: comparisonSchema.optional(),
  carryOver: carryOverCountsSchema.optional(),
  /** Pages that no search finds and nothing is compared with, because reading them takes too long or too much memory. */
  unreadPages: z.int().positive().optional(),
  ...stampsShape,
});
/** One PDF of a Code. */
export type CodeDocument = z.infer<typeof documentSchema>;

/** One place where a searched text stands. `excerpt` shows it in its surroundings; `match` is its place in the excerpt, UTF-16. */
export const searchHitSchema = z.object({
  ...rangeShape,
  excerpt: z.string(),
  match: z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() }),
});
/** One place where a searched text stands. */
export type SearchHit = z.infer<typeof searchHitSchema>;

/** When a user had seen a document last, by the server's clock; absent the first time. What others made since is new to them. */
export const visitSchema = z.object({ before: momentSchema.optional() });
/** When a user had seen a document last. */
export type DocumentVisit = z.infer<typeof visitSchema>;

const byId = (level: 'read' | 'annotate' | 'organize') =>
  ({ who: 'member', level, scope: 'document', input: 'id' }) as const;

/** Calls under `/documents`. */
export const documentOperations = {
  create: operation({
    method: 'POST',
    path: '/documents',
    summary:
      'Make a document of an uploaded PDF, or with `id` a new Version of that document; the uuid of one of its archived Versions restores it',
    input: z.object({
      codeId: idSchema,
      title: titleSchema,
      uuid: fileUuidSchema,
      id: idSchema.optional(),
    }),
    result: documentSchema,
    access: { who: 'member', level: 'organize', scope: 'code', input: 'codeId' },
    creates: true,
  }),
  update: operation({
    method: 'PATCH',
    path: '/documents/{id}',
    summary:
      'Rename a document or move it to another place in the order; `shortName`, which citations have, is changed immediately in published Codes too; `revert` takes back what the pending Update does to it, `compare` compares its pending Version anew where that failed',
    input: z.object({
      id: pathIdSchema,
      title: titleSchema.optional(),
      shortName: shortNameSchema.optional(),
      order: z.int().nonnegative().optional(),
      revert: z.literal(true).optional(),
      compare: z.literal(true).optional(),
    }),
    result: documentSchema,
    access: byId('organize'),
  }),
  delete: operation({
    method: 'DELETE',
    path: '/documents/{id}',
    summary: 'Delete a document',
    input: z.object({ id: pathIdSchema }),
    result: undefined,
    access: byId('organize'),
  }),
  selections: operation({
    method: 'GET',
    path: '/documents/{id}/selections',
    summary:
      'The Selections of a document in the order of its text; with `version` as they were in that archived Version (by its number), with `showUpdates` as the pending Update would make them, with `cited` each with the citation of its place',
    input: z.object({
      id: pathIdSchema,
      version: versionNumberSchema.optional(),
      showUpdates: queryFlagSchema.optional(),
      cited: queryFlagSchema.optional(),
      ...pagingShape,
    }),
    result: listOf(textSelectionSchema),
    access: byId('read'),
  }),
  changes: operation({
    method: 'GET',
    path: '/documents/{id}/changes',
    summary:
      'Textual changes between two Versions, by their numbers; by default the current and the pending one',
    input: z.object({
      id: pathIdSchema,
      from: versionNumberSchema.optional(),
      to: versionNumberSchema.optional(),
      ...pagingShape,
    }),
    result: listOf(textChangeSchema),
    access: byId('read'),
  }),
  search: operation({
    method: 'GET',
    path: '/documents/{id}/search',
    summary:
      'Where a text stands, without regard to accents and line breaks, and to case unless `caseSensitive`',
    input: z.object({
      id: pathIdSchema,
      text: z.string().min(1).max(1000),
      wholeWord: queryFlagSchema.optional(),
      caseSensitive: queryFlagSchema.optional(),
      ...pagingShape,
    }),
    result: z.object({
      data: z.array(searchHitSchema),
      total: z.int().nonnegative(),
      /** Pages that were not searched, because reading them takes too long or too much memory. */
      unreadPages: z.int().positive().optional(),
      next: z.string().optional(),
    }),
    access: byId('read'),
  }),
  versions: operation({
    method: 'GET',
    path: '/documents/{id}/versions',
    summary: 'All Versions of a document, newest first: by the day of their law, else that of their upload',
    input: z.object({ id: pathIdSchema }),
    result: listOf(versionSchema),
    access: byId('read'),
  }),
  labelVersion: operation({
    method: 'PATCH',
    path: '/documents/{id}/versions/{version}',
    summary: 'Say of which day the law is that a Version (by its number) has, or how else it is called',
    input: z.object({ id: pathIdSchema, version: versionNumberSchema, ...versionStateInputShape }),
    result: versionSchema,
    access: byId('organize'),
  }),
  visit: operation({
    method: 'PUT',
    path: '/documents/{id}/visit',
    summary:
      'Note that one has seen a document as it is now; gives when that was noted last, and nothing to whoever only reads it because it is public',
    input: z.object({ id: pathIdSchema }),
    result: visitSchema,
    access: byId('read'),
  }),
  download: operation({
    method: 'POST',
    path: '/documents/{id}/download',
    summary:
      'The PDF as a file, with annotations (of `selectionsIds` only, where given) and chosen attachments: in the PDF, or beside it in a ZIP',
    input: z.object({
      id: pathIdSchema,
      withAnnotations: z.boolean(),
      attachmentsIds: z.array(idSchema).max(DOWNLOAD_ATTACHMENTS_MAX),
      attachmentsAs: z.enum(['embedded', 'zip']).optional(),
      selectionsIds: z.array(idSchema).max(20_000).optional(),
    }),
    result: undefined,
    access: byId('read'),
    binary: true,
  }),
  ...pdfAnnotationOperations,
  ...structureOperations,
  notes: operation({
    method: 'GET',
    path: '/documents/{id}/notes',
    summary: 'The general notes of a document',
    input: z.object({ id: pathIdSchema, ...pagingShape }),
    result: listOf(noteSchema),
    access: byId('read'),
  }),
  bookmarks: operation({
    method: 'GET',
    path: '/documents/{id}/bookmarks',
    summary: 'The bookmarks of a document by page, then by name',
    input: z.object({ id: pathIdSchema }),
    result: listOf(bookmarkSchema),
    access: byId('read'),
  }),
  file: operation({
    method: 'GET',
    path: '/documents/{id}/file',
    summary:
      'The PDF itself, with range requests; with `version` that Version (by its number), with `showUpdates` the pending one where there is one',
    input: z.object({
      id: pathIdSchema,
      version: versionNumberSchema.optional(),
      showUpdates: queryFlagSchema.optional(),
    }),
    result: undefined,
    access: byId('read'),
    binary: true,
  }),
};
