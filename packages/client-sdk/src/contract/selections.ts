import * as z from 'zod';
import { areaSchema } from './areas';
import { selectionColorSchema } from './colors';
import { carriedOverSchema, selectionStatusSchema } from './carry-over';
import { attachmentSchema } from './attachments';
import { commentOperations, commentSchema } from './comments';
import { BOOKMARK_NAME_MAX } from './constants';
import { deletion, restoration } from './entity-operations';
import { fileUuidSchema, idSchema, pathIdSchema, stampsShape } from './fields';
import { PLACE_RULES, QUOTE_MAX } from './marked-place';
import { operation } from './operation';
import { importedFromSchema } from './pdf-annotations';
import { rangeShape } from './ranges';
import { shareShape } from './share';
import { tagsSchema } from './tags';
import { visibleShape } from './visibility';

/** What people choose for a Selection, as it is kept and exported. */
export const chosenFieldsSchema = z.object({
  color: selectionColorSchema,
  isBookmark: z.boolean(),
  name: z.string().max(BOOKMARK_NAME_MAX).exactOptional(),
  tags: tagsSchema.exactOptional(),
});

/**
 * A marked range of text (specification section 3), or with `area` a marked rectangle of a page, which has no text: its range is the empty one
 * at the beginning of its page, its `text` empty. `data` are its comments and attachments, oldest first.
 */
export const textSelectionSchema = z.object({
  id: idSchema,
  documentId: idSchema,
  text: z.string(),
  color: selectionColorSchema,
  ...rangeShape,
  area: areaSchema.optional(),
  isBookmark: z.boolean(),
  isAnnotation: z.boolean(),
  name: z.string().optional(),
  /** In their order; absent: none. */
  tags: z.array(z.string()).optional(),
  data: z.array(z.discriminatedUnion('type', [commentSchema, attachmentSchema])),
  /** An `unconfirmed` one stands at the best place found, a `failed` one at its old place, in the Version `carriedOver.from` names. */
  status: selectionStatusSchema,
  /** How it came into the current Version, or with `showUpdates` how it would come into the pending one; absent where it never moved. */
  carriedOver: carriedOverSchema.optional(),
  importedFrom: importedFromSchema.optional(),
  /** With `cited`, where its document is not at hand: what is printed as the number of its page, and the citation of its place. */
  cited: z.object({ page: z.string().optional(), citation: z.string().optional() }).optional(),
  ...visibleShape,
  ...stampsShape,
});
/** A marked range of text, or a marked area of a page. */
export type TextSelection = z.infer<typeof textSelectionSchema>;

const annotate = (
  scope: 'selection' | 'attachment',
  input: string,
  author?: 'only' | 'authorOrOwnerIfFormer',
) => ({ who: 'member' as const, level: 'annotate' as const, scope, input, ...(author && { author }) });

/** Calls under `/selections`. */
export const selectionOperations = {
  create: operation({
    method: 'POST',
    path: '/selections',
    summary:
      'Mark a range of text; refused where it overlaps another Selection: a private one only those of its author that are private too. With `area` mark a rectangle of a page instead, with an empty text and range; areas overlap nothing',
    input: z
      .object({
        documentId: idSchema,
        text: z.string().max(QUOTE_MAX),
        color: selectionColorSchema,
        ...rangeShape,
        area: areaSchema.optional(),
        isBookmark: z.boolean().optional(),
        name: z.string().max(BOOKMARK_NAME_MAX).optional(),
        tags: tagsSchema.optional(),
        ...visibleShape,
      })
      .refine(...PLACE_RULES.hasText)
      .refine(...PLACE_RULES.isOnPage),
    result: textSelectionSchema,
    access: { who: 'member', level: 'annotate', scope: 'document', input: 'documentId' },
    creates: true,
  }),
  /**
   * The author decides about an unported Selection. For a former user, who would leave it undecided forever, the Code's owner decides:
   * `status`, `range` and `text` of an unported one, and withdrawing the owner's own confirmation; never color or name.
   *
   * `visibility: 'code'` publishes a private one, or answers SELECTION_OVERLAP with the published one in the way (`conflictWith`); with `joins`,
   * the id of that one, what is on it moves there instead, it goes, and the answer is the Selection joined. `private` takes it back as long as
   * nobody else has anything on it (CONFLICT).
   *
   * `tags` is the whole list. With `formerTags`, the list that was changed, what was added and taken away since by another change stays so
   * (VALIDATION at `tags` where they come to too many).
   */
  update: operation({
    method: 'PATCH',
    path: '/selections/{id}',
    summary:
      'Change color, name, tags, range (of an area: `area`) or visibility of a Selection; confirm an unported one with `status: success` (a `range` or `area` says where it belongs), take that back with `unconfirmed`',
    input: z.object({
      id: pathIdSchema,
      ...chosenFieldsSchema.partial().shape,
      formerTags: tagsSchema.optional(),
      text: z.string().min(1).max(QUOTE_MAX).optional(),
      range: z.object(rangeShape).optional(),
      area: areaSchema.optional(),
      status: z.enum(['success', 'unconfirmed']).optional(),
      ...visibleShape,
      joins: idSchema.optional(),
    }),
    result: textSelectionSchema,
    access: annotate('selection', 'id', 'authorOrOwnerIfFormer'),
  }),
  delete: deletion({
    path: '/selections/{id}',
    summary: 'Delete a Selection with its comments and attachments',
    scope: 'selection',
  }),
  restore: restoration({
    path: '/selections/{id}',
    summary:
      'Bring back a Selection one has deleted, as it was, with all that was deleted with it; refused where the text is marked again',
    scope: 'deletedSelection',
    result: textSelectionSchema,
  }),
  ...commentOperations,
  createAttachment: operation({
    method: 'POST',
    path: '/selections/attachments',
    summary: 'Attach an uploaded file to a Selection',
    input: z.object({
      selectionId: idSchema,
      uuid: fileUuidSchema,
      name: z.string().trim().min(1).max(255),
      type: z.enum(['attachment', 'media_note']),
    }),
    result: attachmentSchema,
    access: annotate('selection', 'selectionId'),
    creates: true,
  }),
  updateAttachment: operation({
    method: 'PATCH',
    path: '/selections/attachments/{id}',
    summary: "Rename one's attachment",
    input: z.object({ id: pathIdSchema, name: z.string().trim().min(1).max(255) }),
    result: attachmentSchema,
    access: annotate('attachment', 'id', 'only'),
  }),
  deleteAttachment: deletion({
    path: '/selections/attachments/{id}',
    summary: 'Delete an attachment',
    scope: 'attachment',
  }),
  restoreAttachment: restoration({
    path: '/selections/attachments/{id}',
    summary: 'Bring back an attachment one has deleted, with its file',
    scope: 'deletedAttachment',
    result: attachmentSchema,
  }),
  attachmentFile: operation({
    method: 'GET',
    path: '/selections/attachments/{id}/file',
    summary: 'The attached file, with range requests',
    input: z.object({ id: pathIdSchema }),
    result: undefined,
    access: { who: 'member', level: 'read', scope: 'attachment', input: 'id' },
    binary: true,
  }),
  share: operation({
    method: 'POST',
    path: '/selections/share-annotation',
    summary: 'Send an annotation by e-mail with a message',
    input: z.object({
      selectionId: idSchema,
      ...shareShape,
    }),
    result: undefined,
    access: annotate('selection', 'selectionId'),
    creates: true,
  }),
};
