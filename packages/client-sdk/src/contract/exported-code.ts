import * as z from 'zod';
import { accessLevelSchema } from './access';
import { carryOverCountsSchema } from './carry-over';
import { citationStyleSchema } from './citing';
import { coverColorSchema, publicationSchema } from './codes';
import { colorNameSchema, selectionColorSchema } from './colors';
import { SHORT_NAME_MAX, VERSION_LABEL_MAX } from './constants';
import { entryPathSchema, exportedFileSchema, exportedStampsShape, indexSchema } from './exported-parts';
import { idSchema, momentSchema } from './fields';
import { ecliSchema, eliSchema, lawAddressSchema } from './publications';

/** The title of a Code or document; a Code may have none. */
const titleSchema = z.string().max(255);

/** Everybody who is named in a Code. `isMe` is whose export it is; nobody's e-mail address is in it. */
export const exportedPersonSchema = z.object({
  id: indexSchema,
  name: z.string().max(300),
  isMe: z.boolean(),
});
/** Somebody who is named in a Code. */
export type ExportedPerson = z.infer<typeof exportedPersonSchema>;

const versionSchema = z.object({
  number: z.int().positive(),
  status: z.enum(['current', 'pending', 'archived']),
  pages: z.int().positive(),
  /** Absent in Codes of others. */
  file: exportedFileSchema.exactOptional(),
  legalDate: z.iso.date().exactOptional(),
  label: z.string().max(VERSION_LABEL_MAX).exactOptional(),
  /** Its text has been asked of which day its law is, or somebody has said it. */
  isAsked: z.boolean().exactOptional(),
  pagesWithoutText: indexSchema.exactOptional(),
  carryOver: carryOverCountsSchema.exactOptional(),
  createdAt: momentSchema,
  by: indexSchema,
});
/** One PDF of an exported document. */
export type ExportedVersion = z.infer<typeof versionSchema>;

/** A document: `archived` was deleted by an Update, `added` waits for one. Ids are only good for references within the Code. */
export const exportedDocumentSchema = z.object({
  id: idSchema,
  title: titleSchema,
  shortName: z.string().max(SHORT_NAME_MAX).exactOptional(),
  /** Where its law is published. */
  publication: z
    .object({
      url: lawAddressSchema.exactOptional(),
      eli: eliSchema.exactOptional(),
      ecli: ecliSchema.exactOptional(),
    })
    .exactOptional(),
  order: indexSchema,
  state: z.enum(['current', 'archived', 'added']),
  versions: z.array(versionSchema).min(1),
  ...exportedStampsShape,
});
/** An exported document. */
export type ExportedDocument = z.infer<typeof exportedDocumentSchema>;

/** `code.json`: a Code. With `role` `member` it belongs to somebody else (`owner`), and only what its exporter wrote in it is there. */
export const exportedCodeSchema = z.object({
  role: z.enum(['owner', 'member']),
  owner: z.string().max(300).exactOptional(),
  title: titleSchema,
  coverColor: coverColorSchema,
  publication: publicationSchema,
  isPublic: z.boolean(),
  citationStyle: citationStyleSchema.exactOptional(),
  /** Whether an Update waits to be reviewed; its files are there as `pending` Versions. */
  hasUpdate: z.boolean(),
  sharedWith: z.array(z.object({ name: z.string().max(300), access: accessLevelSchema })),
  colors: z.array(
    z.object({
      color: selectionColorSchema,
      name: colorNameSchema.exactOptional(),
      isAdded: z.boolean().exactOptional(),
    }),
  ),
  people: z.array(exportedPersonSchema),
  documents: z.array(exportedDocumentSchema),
  /** The entries with what is written in it (`annotations.schema.json`). */
  annotations: z.array(entryPathSchema),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
/** A Code as it is exported. */
export type ExportedCode = z.infer<typeof exportedCodeSchema>;
