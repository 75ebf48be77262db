import {
  areaSchema,
  attachmentSchema,
  carryOverCandidateSchema,
  carryOverReasonSchema,
  importedFromSchema,
  selectionColorSchema,
  selectionStatusSchema,
  visibilitySchema,
} from '@glossator/client-sdk/contract';
import * as z from 'zod';
import type { AttachmentRow, CommentRow, SelectionRow } from './selections';
import type { SurePlace } from './updates';

const idSchema = z.int().positive();
const placeNumberSchema = z.int().nonnegative();

/** A range of a document's text as it is stored. */
export const storedRangeSchema = z.object({
  startPage: placeNumberSchema,
  startElement: placeNumberSchema,
  startCharacter: placeNumberSchema,
  endPage: placeNumberSchema,
  endElement: placeNumberSchema,
  endCharacter: placeNumberSchema,
});

/** The last sure place of a Selection as it is stored. */
export const surePlaceSchema: z.ZodType<SurePlace> = z.object({
  versionId: idSchema,
  range: storedRangeSchema,
  area: areaSchema.exactOptional(),
  text: z.string(),
});

const stampsShape = { createdAt: z.string(), updatedAt: z.string(), createdBy: z.int() };

const storedImportSchema = z.object({
  name: z.string(),
  kind: importedFromSchema.shape.kind,
  author: z.string().exactOptional(),
  createdAt: z.string().exactOptional(),
  updatedAt: z.string().exactOptional(),
  isFromExport: z.literal(true).exactOptional(),
});

/** A Selection as it is stored outside the partition. */
export const selectionRowSchema: z.ZodType<SelectionRow> = z.object({
  id: idSchema,
  documentId: idSchema,
  text: z.string(),
  color: selectionColorSchema,
  range: storedRangeSchema,
  area: areaSchema.exactOptional(),
  isBookmark: z.boolean(),
  name: z.string().exactOptional(),
  tags: z.array(z.string()).exactOptional(),
  status: selectionStatusSchema,
  carried: z
    .object({
      from: surePlaceSchema,
      outcome: selectionStatusSchema,
      confidence: z.number(),
      reason: carryOverReasonSchema,
      candidates: z.array(carryOverCandidateSchema),
      confirmedAt: z.string().exactOptional(),
      confirmedBy: z.int().exactOptional(),
    })
    .exactOptional(),
  importedFrom: storedImportSchema.exactOptional(),
  visibility: visibilitySchema.exactOptional(),
  ...stampsShape,
});

/** A comment as it is stored outside the partition. */
export const commentRowSchema: z.ZodType<CommentRow> = z.object({
  id: idSchema,
  selectionId: idSchema,
  documentId: idSchema,
  text: z.string(),
  replyTo: idSchema.exactOptional(),
  mentions: z.array(idSchema).exactOptional(),
  resolved: z.object({ at: z.string(), by: z.int() }).exactOptional(),
  importedFrom: storedImportSchema.exactOptional(),
  ...stampsShape,
});

/** An attachment as it is stored outside the partition. */
export const attachmentRowSchema: z.ZodType<AttachmentRow> = z.object({
  id: idSchema,
  selectionId: idSchema,
  documentId: idSchema,
  type: attachmentSchema.shape.type,
  name: z.string(),
  contentType: z.string(),
  size: z.int().nonnegative(),
  uuid: z.string(),
  ...stampsShape,
});
