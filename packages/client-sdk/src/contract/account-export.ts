import * as z from 'zod';
import { accessLevelSchema } from './access';
import { areaSchema } from './areas';
import {
  carryOverCandidateSchema,
  carryOverCountsSchema,
  carryOverReasonSchema,
  selectionStatusSchema,
} from './carry-over';
import { citationStyleSchema } from './citing';
import { coverColorSchema, publicationSchema } from './codes';
import { colorNameSchema, selectionColorSchema } from './colors';
import {
  BOOKMARK_NAME_MAX,
  FIELDS_OF_LAW,
  POSITIONS,
  SHORT_NAME_MAX,
  UPLOAD_CONTENT_TYPES,
  VERSION_LABEL_MAX,
} from './constants';
import { idSchema, localeSchema, momentSchema } from './fields';
import { PLACE_RULES, QUOTE_MAX } from './marked-place';
import { importedFromSchema } from './pdf-annotations';
import { rangeShape } from './ranges';
import { tagsSchema } from './tags';
import { visibilitySchema } from './visibility';

// The ZIP of `account.export`, entry by entry. It is an entry of its own, for whoever only calls the API needs none of it.

/** What `account.json` says it is. */
export const EXPORT_FORMAT = 'glossator-account';
/** Grows with every change that older readers cannot read. */
export const EXPORT_VERSION = 1;
/** The entry with which reading begins. */
export const EXPORT_MANIFEST = 'account.json';
/** The folder of the JSON Schemas in the ZIP. */
export const EXPORT_SCHEMAS_FOLDER = 'schemas';

const index = z.int().nonnegative();
const title = z.string().max(255);
const path = z.string().min(1).max(500);
const written = z.string().max(50_000);

/** A file in the ZIP: its entry, its size in bytes and, where it is known, its SHA-256 in hex. */
export const exportedFileSchema = z.object({
  path,
  size: index,
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .exactOptional(),
});
/** A file in the ZIP. */
export type ExportedFile = z.infer<typeof exportedFileSchema>;

const stampsShape = {
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** Who made it: the id of one of the Code's `people`. */
  by: index,
};

/** Everybody who is named in a Code. `isMe` is whose export it is; nobody's e-mail address is in it. */
export const exportedPersonSchema = z.object({
  id: index,
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
  pagesWithoutText: index.exactOptional(),
  carryOver: carryOverCountsSchema.exactOptional(),
  createdAt: momentSchema,
  by: index,
});
/** One PDF of an exported document. */
export type ExportedVersion = z.infer<typeof versionSchema>;

/** A document: `archived` was deleted by an Update, `added` waits for one. Ids are only good for references within the Code. */
export const exportedDocumentSchema = z.object({
  id: idSchema,
  title,
  shortName: z.string().max(SHORT_NAME_MAX).exactOptional(),
  order: index,
  state: z.enum(['current', 'archived', 'added']),
  versions: z.array(versionSchema).min(1),
  ...stampsShape,
});
/** An exported document. */
export type ExportedDocument = z.infer<typeof exportedDocumentSchema>;

/** `code.json`: a Code. With `role` `member` it belongs to somebody else (`owner`), and only what its exporter wrote in it is there. */
export const exportedCodeSchema = z.object({
  role: z.enum(['owner', 'member']),
  owner: z.string().max(300).exactOptional(),
  title,
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
  annotations: z.array(path),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
/** A Code as it is exported. */
export type ExportedCode = z.infer<typeof exportedCodeSchema>;

const attachmentShape = {
  id: idSchema,
  name: z.string().min(1).max(255),
  contentType: z.enum(UPLOAD_CONTENT_TYPES),
  file: exportedFileSchema,
  ...stampsShape,
};

const commentSchema = z.object({
  id: idSchema,
  text: written,
  /** The comment that began its thread; it may be gone. */
  replyTo: idSchema.exactOptional(),
  resolved: z.object({ at: momentSchema, by: index }).exactOptional(),
  mentions: z.array(index).exactOptional(),
  importedFrom: importedFromSchema.exactOptional(),
  ...stampsShape,
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
    color: selectionColorSchema,
    isBookmark: z.boolean(),
    name: z.string().max(BOOKMARK_NAME_MAX).exactOptional(),
    tags: tagsSchema.exactOptional(),
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
    ...stampsShape,
  })
  .refine(...PLACE_RULES.hasText)
  .refine(...PLACE_RULES.isOnPage);
/** An exported Selection. */
export type ExportedSelection = z.infer<typeof exportedSelectionSchema>;

const bookmarkSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(BOOKMARK_NAME_MAX),
  page: index,
  visibility: visibilitySchema,
  ...stampsShape,
});
/** An exported bookmark of a page. */
export type ExportedBookmark = z.infer<typeof bookmarkSchema>;

const noteSchema = z.object({
  id: idSchema,
  text: written,
  visibility: visibilitySchema,
  attachments: z.array(z.object(attachmentShape)),
  ...stampsShape,
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
  codes: z.array(z.object({ path, title, role: z.enum(['owner', 'member']) })).max(100_000),
  incomplete: z.array(z.object({ path, reason: z.enum(['missing', 'damaged', 'unusable']) })),
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
