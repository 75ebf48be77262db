import type { UploadContentType } from '@glossator/client-sdk/contract';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes at the start of a file that are looked at. */
export const SNIFF_BYTES = 4100;
/** A reader looks for the header of a PDF this far (ISO 32000-1 annex H.3.4, implementation note 13). */
const PDF_HEADER_BYTES = 1024;

const MP4 = ['video/mp4', 'audio/mp4', 'audio/x-m4a', 'video/x-m4v', 'video/quicktime'];
/** A recording of sound alone is a webm container all the same. */
const WEBM = ['video/webm', 'audio/webm', 'video/matroska'];
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What the content may be recognised as, for each type but PDF and ZIP that can be declared. */
const RECOGNISED: Readonly<
  Record<Exclude<UploadContentType, 'application/pdf' | 'application/zip'>, readonly string[]>
> = {
  'application/msword': ['application/x-cfb'],
  [DOCX]: [DOCX, 'application/zip'],
  'image/jpeg': ['image/jpeg'],
  'image/jpg': ['image/jpeg'],
  'image/png': ['image/png', 'image/apng'],
  'audio/mpeg': ['audio/mpeg'],
  'audio/mp3': ['audio/mpeg'],
  'audio/mp4': MP4,
  'audio/m4a': MP4,
  'audio/x-m4a': MP4,
  'video/mp4': MP4,
  'video/mpeg': ['video/mpeg', 'video/MP1S', 'video/MP2P', 'video/mp2t'],
  'audio/webm': WEBM,
  'video/webm': WEBM,
};

/**
 * Whether the start of a file (`SNIFF_BYTES`, or all of a shorter one) can be of its declared type. A PDF may have junk before its
 * header, or none at all: it is refused only where it is clearly something else, and read by the PDF reader before it is used.
 */
export async function isOfType(declared: UploadContentType, head: Uint8Array): Promise<boolean> {
  if (declared === 'application/pdf') {
    const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, PDF_HEADER_BYTES));
    if (start.includes('%PDF-')) return true;
    const found = await fileTypeFromBuffer(head);
    return found === undefined || found.mime === 'application/pdf';
  }
  if (declared === 'application/zip') return head[0] === 0x50 && head[1] === 0x4b;
  const found = await fileTypeFromBuffer(head);
  return found !== undefined && RECOGNISED[declared].includes(found.mime);
}
