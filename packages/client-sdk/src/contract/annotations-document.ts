import * as z from 'zod';
import { localeSchema, pathIdSchema, queryFlagSchema } from './fields';
import { operation } from './operation';

/** What the annotations of a Code are grouped by in a document of them. */
export const annotationGroupingSchema = z.enum(['article', 'color', 'person']);
/** What the annotations of a Code are grouped by in a document of them. */
export type AnnotationGrouping = z.infer<typeof annotationGroupingSchema>;

/** The call that makes a document of annotations. */
export const annotationsDocumentOperations = {
  annotationsDocument: operation({
    method: 'GET',
    path: '/codes/{id}/annotations',
    summary:
      'The annotations of a Code, or with `documentId` of one of its documents, as a document: quotes, citations and comments, grouped; private ones of the caller’s own only `withPrivate`',
    input: z.object({
      id: pathIdSchema,
      /** Leaves the other documents out. */
      documentId: pathIdSchema.optional(),
      groupBy: annotationGroupingSchema.default('article'),
      format: z.enum(['docx', 'md', 'pdf']),
      /** Leaves out what others have marked. */
      onlyOwn: queryFlagSchema.optional(),
      withPrivate: queryFlagSchema.optional(),
      locale: localeSchema.default('en'),
    }),
    result: undefined,
    access: { who: 'member', level: 'read', scope: 'code', input: 'id' },
    binary: true,
  }),
};
