import * as z from 'zod';

const positionSchema = z.object({ page: z.int(), element: z.int(), character: z.int() });

/** The languages whose laws are read. */
export const lawLanguageSchema = z.enum(['en', 'de', 'fr', 'it', 'es']);

/** One unit of a law's structure, as it comes from another process or out of the store. */
export const structureUnitSchema = z.object({
  kind: z.enum(['title', 'division', 'article', 'paragraph', 'item']),
  level: z.int(),
  number: z.string(),
  key: z.string(),
  label: z.string(),
  heading: z.string(),
  start: positionSchema,
  end: positionSchema,
  parent: z.int(),
  inContents: z.boolean(),
});

/** A passage that stands aside from the text. */
export const asidePassageSchema = z.object({
  kind: z.enum(['running', 'overlay', 'notes', 'margin']),
  page: z.int(),
  elements: z.array(z.int()),
  number: z.string(),
  anchor: positionSchema.exactOptional(),
});

/** Some units of a structure, in order: all at once would take the server too long to read. */
export const structurePieceSchema = z.object({
  language: lawLanguageSchema,
  units: z.array(structureUnitSchema),
  asides: z.array(asidePassageSchema),
  isLast: z.boolean(),
});
