import * as z from 'zod';
import { areaSchema } from './areas';
import { carryOverCandidateSchema, carryOverReasonSchema, selectionStatusSchema } from './carry-over';
import { BOOKMARK_NAME_MAX, UPLOAD_CONTENT_TYPES } from './constants';
import { exportedFileSchema, exportedStampsShape, indexSchema } from './exported-parts';
import { idSchema, momentSchema } from './fields';
import { PLACE_RULES, QUOTE_MAX } from './marked-place';
import { importedFromSchema } from './pdf-annotations';
import { rangeShape } from './ranges';
import { chosenFieldsSchema } from './selections';
import { visibilitySchema } from './visibility';

const written = z.string().max(50_000);

const attachmentShape = {
  id: idSchema,
  name: z.string().min(1).max(255),
  contentType: z.enum(UPLOAD_CONTENT_TYPES),
  file: exportedFileSchema,
  ...exportedStampsShape,
};

const commentSchema = z.object({
  id: idSchema,
  text: written,
  /** The comment that began its thread; it may be gone. */
  replyTo: idSchema.exactOptional(),
  resolved: z.object({ at: momentSchema, by: indexSchema }).exactOptional(),
  mentions: z.array(indexSchema).exactOptional(),
  importedFrom: importedFromSchema.exactOptional(),
  ...exportedStampsShape,
});
/** An exported comment. */
export type ExportedComment = z.infer<typeof commentSchema>;

const attachmentSchema = z.object({ ...attachmentShape, type: z.enum(['attachment', 'media_note']) });
/** An exported attachment or recording. */
export type ExportedAttachment = z.infer<typeof attachmentSchema>;

const placeShape = { ...rangeShape, area: areaSchema.exactOptional(), text: z.string().max(QUOTE_MAX) };

/** A marked range of text, or a marked area of a page, as the API has them. */
export const exportedSelectionSchema = z
  .object({
    id: idSchema,
    ...placeShape,
    ...chosenFieldsSchema.shape,
    status: selectionStatusSchema,
    /** How it came into the Version it stands in; `from` is its last sure place, in the Version of that number. */
    carriedOver: z
      .object({
        from: z.object({ version: z.int().positive(), ...placeShape }),
        outcome: selectionStatusSchema,
        confidence: z.number().min(0).max(1),
        reason: carryOverReasonSchema,
        candidates: z.array(carryOverCandidateSchema).max(50),
        confirmedAt: momentSchema.exactOptional(),
      })
      .exactOptional(),
    visibility: visibilitySchema,
    importedFrom: importedFromSchema.exactOptional(),
    comments: z.array(commentSchema),
    attachments: z.array(attachmentSchema),
    ...exportedStampsShape,
  })
  .refine(...PLACE_RULES.hasText)
  .refine(...PLACE_RULES.isOnPage);
/** An exported Selection. */
export type ExportedSelection = z.infer<typeof exportedSelectionSchema>;

const bookmarkSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(BOOKMARK_NAME_MAX),
  page: indexSchema,
  visibility: visibilitySchema,
  ...exportedStampsShape,
});
/** An exported bookmark of a page. */
export type ExportedBookmark = z.infer<typeof bookmarkSchema>;

const noteSchema = z.object({
  id: idSchema,
  text: written,
  visibility: visibilitySchema,
  attachments: z.array(z.object(attachmentShape)),
  ...exportedStampsShape,
});
/** An exported note. */
export type ExportedNote = z.infer<typeof noteSchema>;

/**
 * A part of what is written on one document. With `version` they are the annotations as they were when the Version of that number was
 * archived, for reading only.
 */
export const exportedAnnotationsSchema = z.object({
  documentId: idSchema,
  version: z.int().positive().exactOptional(),
  selections: z.array(exportedSelectionSchema),
  bookmarks: z.array(bookmarkSchema),
  notes: z.array(noteSchema),
});
/** A part of what is written on one document. */
export type ExportedAnnotations = z.infer<typeof exportedAnnotationsSchema>;
