import * as z from 'zod';
import { CITATION_STYLES, SHORT_NAME_MAX, VERSION_LABEL_MAX } from './constants';

/**
 * How a Code's citations are written: the ways of several countries, or `plain`, as the text prints them. Without one, each text is cited
 * in the way of its language.
 */
export const citationStyleSchema = z.enum(CITATION_STYLES);
/** How a Code's citations are written. */
export type CitationStyle = z.infer<typeof citationStyleSchema>;

/** What lawyers call a document in citations (`ZGB`), trimmed. Empty: its title stands in citations. */
export const shortNameSchema = z.string().trim().max(SHORT_NAME_MAX);

/**
 * Of which day the law is that a Version has, and what else it is called (`as in the bill of 3 May`). Both are proposed from the text; a
 * Version without either is known by when it was uploaded.
 */
export const versionStateShape = {
  legalDate: z.iso.date().optional(),
  label: z.string().optional(),
};

/** What is set: an empty text takes it away, what is absent stays. */
export const versionStateInputShape = {
  legalDate: z.union([z.iso.date(), z.literal('')]).optional(),
  label: z.string().trim().max(VERSION_LABEL_MAX).optional(),
};
