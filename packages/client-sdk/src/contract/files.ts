import * as z from 'zod';
import { UPLOAD_CONTENT_TYPES } from './constants';
import { fileUuidSchema } from './fields';
import { operation } from './operation';

/** A media type that may be uploaded. */
export const uploadContentTypeSchema = z.enum(UPLOAD_CONTENT_TYPES);
/** A media type that may be uploaded. */
export type UploadContentType = z.infer<typeof uploadContentTypeSchema>;

/** Where to PUT a file: a short-lived address for one upload of that content type, and the uuid it will have. */
export const signedUploadSchema = z.object({ url: z.string(), uuid: fileUuidSchema });
/** Where to PUT a file. */
export type SignedUpload = z.infer<typeof signedUploadSchema>;

/** Calls under `/files`. The PUT itself goes to the signed address. */
export const fileOperations = {
  sign: operation({
    method: 'POST',
    path: '/files/sign',
    summary: 'Get an address to upload one file to',
    input: z.object({ contentType: uploadContentTypeSchema }),
    result: signedUploadSchema,
    access: { who: 'user' },
  }),
};
