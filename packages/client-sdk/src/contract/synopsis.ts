import * as z from 'zod';
import { localeSchema, pathIdSchema, queryFlagSchema } from './fields';
import { operation } from './operation';
import { versionNumberSchema } from './versions';

/** Whose annotations stand in a synopsis. */
export const synopsisAnnotationsSchema = z.enum(['own', 'all', 'none']);
/** Whose annotations stand in a synopsis. */
export type SynopsisAnnotations = z.infer<typeof synopsisAnnotationsSchema>;

/** The call that makes a synopsis. */
export const synopsisOperations = {
  synopsis: operation({
    method: 'GET',
    path: '/documents/{id}/synopsis',
    summary:
      'What changed between two Versions, article by article in two columns with the words marked, and beside it annotations with what became of them; by default of the current and the pending Version',
    input: z.object({
      id: pathIdSchema,
      from: versionNumberSchema.optional(),
      to: versionNumberSchema.optional(),
      format: z.enum(['docx', 'pdf']),
      annotations: synopsisAnnotationsSchema.default('own'),
      /** With private annotations of the caller's own. */
      withPrivate: queryFlagSchema.optional(),
      /** Says nothing of articles without changes, rather than that they have none. */
      onlyChanged: queryFlagSchema.optional(),
      locale: localeSchema.default('en'),
    }),
    result: undefined,
    access: { who: 'member', level: 'read', scope: 'document', input: 'id' },
    binary: true,
  }),
};
