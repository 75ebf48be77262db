import * as z from 'zod';
import { fileUuidSchema, pathIdSchema } from './fields';
import { operation } from './operation';

const index = z.int().nonnegative();

/** Page, element and character, from 0, as in ranges. */
const positionSchema = z.object({ page: index, element: index, character: index });

/** One unit of a law: its title, a division, an article, a paragraph or an item. */
const structureUnitSchema = z.object({
  kind: z.enum(['title', 'division', 'article', 'paragraph', 'item']),
  /** How deep it is, from 0. */
  level: index,
  /** Its number without signs and spaces (`12a`), empty for a heading without one. */
  number: z.string(),
  /** What makes it the same unit in another Version: links to articles name it. */
  key: z.string(),
  /** Its label as printed: `Art. 28`. */
  label: z.string(),
  heading: z.string(),
  start: positionSchema,
  /** Where the next unit begins that is not part of it. */
  end: positionSchema,
  /** The index of the unit it is part of, -1 for none. */
  parent: z.int().min(-1),
  /** Only an entry of a table of contents. */
  inContents: z.boolean(),
});

/** The divisions and articles of a document's current Version. */
export const documentStructureSchema = z.object({
  /** The file they were found in. */
  uuid: fileUuidSchema,
  /** The language of the law; absent where nothing could be recognized. */
  language: z.enum(['en', 'de', 'fr', 'it', 'es']).optional(),
  /** In the order of the text; none where the document is no law. */
  units: z.array(structureUnitSchema),
});
/** The divisions and articles of a document's current Version. */
export type StoredStructure = z.infer<typeof documentStructureSchema>;

/** The text of an article, in its paragraphs. */
export const articleTextSchema = z.object({
  /** What stands before the first paragraph, and each of them; none where the text says nothing. */
  pieces: z.array(
    z.object({
      text: z.string(),
      /** Whether the unit that was asked for is it, or is part of it. */
      isMeant: z.boolean(),
    }),
  ),
});
/** The text of an article. */
export type ArticleText = z.infer<typeof articleTextSchema>;

/** Calls about the structure of a document. */
export const structureOperations = {
  structure: operation({
    method: 'GET',
    path: '/documents/{id}/structure',
    summary: 'The divisions, articles and their parts in the current Version of a document',
    input: z.object({ id: pathIdSchema }),
    result: documentStructureSchema,
    access: { who: 'member', level: 'read', scope: 'document', input: 'id' },
  }),
  articleText: operation({
    method: 'GET',
    path: '/documents/{id}/article-text',
    summary:
      'The text of the article that a unit is or is part of; `unit` is its index in the structure of the file `uuid`. NOT_FOUND where the document has another file by now',
    input: z.object({
      id: pathIdSchema,
      uuid: fileUuidSchema,
      unit: z.coerce.number<number>().int().nonnegative(),
    }),
    result: articleTextSchema,
    access: { who: 'member', level: 'read', scope: 'document', input: 'id' },
  }),
};
