import * as z from 'zod';
import { FILE_ORDERS, UPLOAD_CONTENT_TYPES } from './constants';
import { fileUuidSchema, idSchema, listOf, momentSchema, pagingShape } from './fields';
import { operation } from './operation';

/** A media type that may be uploaded. */
export const uploadContentTypeSchema = z.enum(UPLOAD_CONTENT_TYPES);
/** A media type that may be uploaded. */
export type UploadContentType = z.infer<typeof uploadContentTypeSchema>;

/** Where to PUT a file: a short-lived address for one upload of that content type, and the uuid it will have. */
export const signedUploadSchema = z.object({ url: z.string(), uuid: fileUuidSchema });
/** Where to PUT a file. */
export type SignedUpload = z.infer<typeof signedUploadSchema>;

/** What an uploaded file is in the Code that uses it. */
export const fileUseSchema = z.object({
  kind: z.enum(['document', 'attachment', 'mediaNote', 'noteAttachment']),
  /** Absent where the user may not open the Code, or no longer: what else is said of its use is, too. */
  code: z
    .object({
      id: idSchema,
      title: z.string(),
      /** It is in the user's recycle bin. */
      isDeleted: z.literal(true).optional(),
    })
    .optional(),
  /** The document that it is, or that it is attached in. */
  document: z
    .object({
      id: idSchema,
      title: z.string(),
      /** It was deleted, and is kept with the Versions before. */
      isArchived: z.literal(true).optional(),
    })
    .optional(),
  /** Of a document's file: the number of its Version, and whether that is the current one, one to come or an old one. */
  version: z
    .object({ number: z.int().positive(), status: z.enum(['current', 'pending', 'archived']) })
    .optional(),
  /** What an attached file is called. */
  name: z.string().optional(),
  /** It was deleted there, and is kept until that cannot be undone any more. */
  isDeleted: z.literal(true).optional(),
});
/** What an uploaded file is in the Code that uses it. */
export type FileUse = z.infer<typeof fileUseSchema>;

/** A file that the user has uploaded; it counts for their storage. `size` is in bytes. */
export const ownFileSchema = z.object({
  uuid: fileUuidSchema,
  contentType: z.string(),
  size: z.int().nonnegative(),
  createdAt: momentSchema,
  /** Absent while nothing uses it: only then can it be deleted here, and it is by itself after a day. */
  use: fileUseSchema.optional(),
});
/** A file that the user has uploaded. */
export type OwnFile = z.infer<typeof ownFileSchema>;

/** How the user's files are sorted: by Code, the one created last first, or by upload or size alone. */
export const fileOrderSchema = z.enum(FILE_ORDERS);
/** How the user's files are sorted. */
export type FileOrder = z.infer<typeof fileOrderSchema>;

/** What the user's files take of their storage, in bytes. */
export const storageUseSchema = z.object({
  usedBytes: z.int().nonnegative(),
  quotaBytes: z.int().nonnegative(),
});
/** What the user's files take of their storage. */
export type StorageUse = z.infer<typeof storageUseSchema>;

const access = { who: 'user' } as const;
const byUuid = z.object({ uuid: fileUuidSchema });

/** Calls under `/files`: the user's own uploads. The PUT itself goes to the signed address. */
export const fileOperations = {
  sign: operation({
    method: 'POST',
    path: '/files/sign',
    summary: 'Get an address to upload one file to',
    input: z
      .object({
        contentType: uploadContentTypeSchema,
        /** `import`: a ZIP of `account.export`, which may be as large as a user's storage and takes none of it; an earlier one that waits goes. */
        purpose: z.literal('import').optional(),
      })
      .refine(({ contentType, purpose }) => purpose === undefined || contentType === 'application/zip', {
        path: ['contentType'],
        message: 'An export is a ZIP',
      }),
    result: signedUploadSchema,
    access,
  }),
  list: operation({
    method: 'GET',
    path: '/files',
    summary: 'The files that one has uploaded, with what uses them',
    input: z.object({ orderBy: fileOrderSchema.optional(), ...pagingShape }).optional(),
    result: listOf(ownFileSchema),
    access,
  }),
  storage: operation({
    method: 'GET',
    path: '/files/storage',
    summary: 'What one’s files take of one’s storage',
    input: z.object({}).optional(),
    result: storageUseSchema,
    access,
  }),
  content: operation({
    method: 'GET',
    path: '/files/{uuid}/content',
    summary: 'A file that one has uploaded, with range requests',
    input: byUuid,
    result: undefined,
    access,
    binary: true,
  }),
  delete: operation({
    method: 'DELETE',
    path: '/files/{uuid}',
    summary: 'Delete a file that nothing uses; CONFLICT where something does',
    input: byUuid,
    result: undefined,
    access,
  }),
};
