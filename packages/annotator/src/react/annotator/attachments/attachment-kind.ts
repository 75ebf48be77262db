import { INLINE_IMAGE_MAX_BYTES } from '@glossator/client-sdk/constants';
import type { AttachedFile } from './attached-file';

/** How an attachment can be shown in place; `large` is a picture that is too large for it. */
export type AttachmentKind = 'image' | 'audio' | 'video' | 'pdf' | 'large' | 'other';

/** What a file that is not shown is, for the message `attachments.fileType`. */
export function typeOfFile({ contentType }: AttachedFile): 'word' | 'zip' | 'image' | 'other' {
  if (contentType.startsWith('image/')) return 'image';
  if (contentType === 'application/zip') return 'zip';
  return /word/.test(contentType) ? 'word' : 'other';
}

/** The kind of an attachment (decisions.md section 8: pictures up to 10 MiB are shown in place). */
export function kindOfAttachment({ contentType, size }: AttachedFile): AttachmentKind {
  if (contentType.startsWith('image/')) return size <= INLINE_IMAGE_MAX_BYTES ? 'image' : 'large';
  if (contentType.startsWith('audio/')) return 'audio';
  if (contentType.startsWith('video/')) return 'video';
  return contentType === 'application/pdf' ? 'pdf' : 'other';
}
