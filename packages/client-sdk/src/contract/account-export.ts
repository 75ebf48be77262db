import * as z from 'zod';
import { FIELDS_OF_LAW, POSITIONS } from './constants';
import { exportedAnnotationsSchema } from './exported-annotations';
import { exportedCodeSchema } from './exported-code';
import { entryPathSchema } from './exported-parts';
import { localeSchema, momentSchema } from './fields';

export { exportedAnnotationsSchema, exportedSelectionSchema } from './exported-annotations';
export type {
  ExportedAnnotations,
  ExportedAttachment,
  ExportedBookmark,
  ExportedComment,
  ExportedNote,
  ExportedSelection,
} from './exported-annotations';
export { exportedCodeSchema, exportedDocumentSchema } from './exported-code';
export type { ExportedCode, ExportedDocument, ExportedPerson, ExportedVersion } from './exported-code';
export { exportedFileSchema } from './exported-parts';
export { chosenFieldsSchema } from './selections';
export type { ExportedFile } from './exported-parts';

// The ZIP of `account.export`, entry by entry. It is an entry of its own, for whoever only calls the API needs none of it.

/** What `account.json` says it is. */
export const EXPORT_FORMAT = 'glossator-account';
/** Grows with every change that older readers cannot read. */
export const EXPORT_VERSION = 1;
/** The entry with which reading begins. */
export const EXPORT_MANIFEST = 'account.json';
/** The folder of the JSON Schemas in the ZIP. */
export const EXPORT_SCHEMAS_FOLDER = 'schemas';

/** `account.json`: whose export it is, and the Codes in it. `incomplete` are entries that the server could not read whole. */
export const accountExportSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: momentSchema,
  server: z.string().max(1000),
  account: z.object({
    firstName: z.string().max(300),
    lastName: z.string().max(300),
    email: z.string().max(300),
    country: z.string().max(10),
    fieldsOfLaw: z.array(z.enum(FIELDS_OF_LAW)),
    position: z.enum(POSITIONS),
    otherPosition: z.string().max(300).exactOptional(),
    locale: localeSchema.exactOptional(),
    createdAt: momentSchema,
  }),
  codes: z
    .array(z.object({ path: entryPathSchema, title: z.string().max(255), role: z.enum(['owner', 'member']) }))
    .max(100_000),
  incomplete: z.array(
    z.object({ path: entryPathSchema, reason: z.enum(['missing', 'damaged', 'unusable']) }),
  ),
});
/** What `account.json` says. */
export type AccountExport = z.infer<typeof accountExportSchema>;

const SCHEMAS = {
  'account.schema.json': accountExportSchema,
  'code.schema.json': exportedCodeSchema,
  'annotations.schema.json': exportedAnnotationsSchema,
} as const;

/** The JSON Schemas (draft 2020-12) of the entries, by their file names. */
export function accountExportSchemas(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      name,
      {
        $id: `urn:glossator:${EXPORT_FORMAT}:${EXPORT_VERSION}:${name}`,
        ...z.toJSONSchema(schema, { io: 'input' }),
      },
    ]),
  );
}
