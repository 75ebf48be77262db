import { UPLOAD_CONTENT_TYPES, type UploadContentType } from '@glossator/client-sdk/contract';

/** Media types by file extension: systems without an office suite, say, know none for its files. */
const BY_EXTENSION: Readonly<Record<string, UploadContentType>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  m4a: 'audio/x-m4a',
  mpeg: 'video/mpeg',
  mpg: 'video/mpeg',
  webm: 'video/webm',
  zip: 'application/zip',
};

/** Extensions, without a dot, of files that can be attached (specification section 3). */
export const ATTACHABLE_EXTENSIONS: readonly string[] = Object.keys(BY_EXTENSION);

/**
 * The media type under which a file is uploaded: what it claims, where that may be uploaded, else what its name says; undefined for
 * files that cannot be attached.
 */
export function contentTypeOf(name: string, claimed: string): UploadContentType | undefined {
  const bare = claimed.split(';')[0]?.trim().toLowerCase();
  const known = UPLOAD_CONTENT_TYPES.find((type) => type === bare);
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return known ?? (Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined);
}
