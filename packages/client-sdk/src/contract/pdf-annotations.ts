import * as z from 'zod';
import { fileUuidSchema, idSchema, momentSchema, pathIdSchema, userRefSchema } from './fields';
import { operation } from './operation';

/** What other programs leave in a PDF: marks on text, sticky notes, text written onto the page, and drawings or stamps that say something. */
export const pdfAnnotationKindSchema = z.enum([
  'highlight',
  'underline',
  'squiggly',
  'strikeOut',
  'note',
  'freeText',
  'drawing',
] as const);
/** One kind of annotation of a PDF. */
export type PdfAnnotationKind = z.infer<typeof pdfAnnotationKindSchema>;

/**
 * The annotation of a PDF that a Selection or comment was made of: its name in the file (`/NM`, or one made of what it is), and who
 * wrote it there and when. Whoever imported it is the author here.
 */
export const importedFromSchema = z.object({
  name: z.string(),
  kind: pdfAnnotationKindSchema,
  author: z.string().optional(),
  createdAt: momentSchema.optional(),
  updatedAt: momentSchema.optional(),
  /** It was no annotation of a PDF, but came with the export of an account: `author` wrote it there. */
  isFromExport: z.literal(true).optional(),
});
/** The annotation of a PDF that something was made of. */
export type ImportedFrom = z.infer<typeof importedFromSchema>;

/**
 * Why an annotation could not be placed: its page has no text (a scan) or cannot be read, no text stands where it is, the text there is
 * longer than a Selection may be or is not in this document, or what it answers is gone.
 */
export const importProblemSchema = z.enum([
  'pageWithoutText',
  'unreadable',
  'notOnText',
  'tooLong',
  'otherText',
  'unanswered',
] as const);
/** Why an annotation could not be placed. */
export type ImportProblem = z.infer<typeof importProblemSchema>;

const count = z.int().nonnegative();
const entryShape = {
  page: count,
  kind: pdfAnnotationKindSchema,
  author: z.string().optional(),
  /** What it says, shortened. */
  text: z.string(),
};

/**
 * What the PDF of a document has in it. `fresh` of `total` annotations would be imported now. `silent` ones (drawings, stamps) say nothing
 * and stay in the PDF; `isCut`: there are more than can be read. `replaced` are those that Selections stand for now, which a viewer
 * must not draw, by page and the id that pdf.js gives them.
 */
export const pdfAnnotationsSchema = z.object({
  total: count,
  fresh: count,
  silent: count,
  isCut: z.boolean(),
  kinds: z.array(z.object({ kind: pdfAnnotationKindSchema, count })),
  authors: z.array(z.object({ name: z.string(), count })),
  replaced: z.array(z.object({ page: count, ids: z.array(z.string()) })),
  lastImport: z
    .object({ id: idSchema, at: momentSchema, by: userRefSchema, selections: count, comments: count })
    .optional(),
});
/** What the PDF of a document has in it. */
export type PdfAnnotations = z.infer<typeof pdfAnnotationsSchema>;

/**
 * What became of each annotation: `imported` as Selections of their own, `merged` into Selections that were there, `known` from before.
 * Those merged or not placed are listed, at most 500 each; pages count from 0. Without `importId` nothing was made.
 */
export const importReportSchema = z.object({
  importId: idSchema.optional(),
  imported: count,
  merged: count,
  known: count,
  unplaced: count,
  /** Comments that were made, on new Selections and on old ones. */
  comments: count,
  mergedList: z.array(z.object(entryShape)),
  unplacedList: z.array(z.object({ ...entryShape, problem: importProblemSchema })),
});
/** What became of each annotation. */
export type ImportReport = z.infer<typeof importReportSchema>;

const byDocument = (level: 'read' | 'annotate') =>
  ({ who: 'member', level, scope: 'document', input: 'id' }) as const;

/** Calls under `/documents/{id}/pdf-annotations`. */
export const pdfAnnotationOperations = {
  pdfAnnotations: operation({
    method: 'GET',
    path: '/documents/{id}/pdf-annotations',
    summary: 'Which annotations the PDF itself has in it',
    input: z.object({ id: pathIdSchema }),
    result: pdfAnnotationsSchema,
    access: byDocument('read'),
  }),
  importAnnotations: operation({
    method: 'POST',
    path: '/documents/{id}/pdf-annotations',
    summary:
      'Make Selections and comments of the annotations of the PDF, or with `uuid` of an uploaded copy of it, which is not kept; those imported before are left',
    input: z.object({ id: pathIdSchema, uuid: fileUuidSchema.optional() }),
    result: importReportSchema,
    access: byDocument('annotate'),
    creates: true,
  }),
  undoImport: operation({
    method: 'DELETE',
    path: '/documents/{id}/pdf-annotations/{importId}',
    summary: 'Take back what one has imported; Selections that somebody has added to since then are kept',
    input: z.object({ id: pathIdSchema, importId: pathIdSchema }),
    result: z.object({ removed: count, kept: count }),
    access: byDocument('annotate'),
  }),
};
