import type { UploadContentType } from '@glossator/client-sdk/contract';

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

/** Every media type that may be uploaded (the contract's UPLOAD_CONTENT_TYPES, whose values the core does not import). */
const KNOWN: Readonly<Record<UploadContentType, true>> = {
  'application/pdf': true,
  'application/msword': true,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': true,
  'image/jpeg': true,
  'image/jpg': true,
  'image/png': true,
  'audio/mpeg': true,
  'audio/mp3': true,
  'audio/mp4': true,
  'audio/m4a': true,
  'audio/x-m4a': true,
  'video/mp4': true,
  'video/mpeg': true,
  'audio/webm': true,
  'video/webm': true,
  'application/zip': true,
};

/** Extensions, without a dot, of files that can be attached (specification section 3). */
export const ATTACHABLE_EXTENSIONS: readonly string[] = Object.keys(BY_EXTENSION);

/**
 * The media type under which a file is uploaded: what it claims, where that may be uploaded, else what its name says; undefined for
 * files that cannot be attached.
 */
export function contentTypeOf(name: string, claimed: string): UploadContentType | undefined {
  const bare = claimed.split(';')[0]?.trim().toLowerCase() ?? '';
  if (isKnown(bare)) return bare;
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
}

function isKnown(type: string): type is UploadContentType {
  return Object.hasOwn(KNOWN, type);
}
