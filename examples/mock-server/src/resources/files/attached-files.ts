import { INLINE_IMAGE_MAX_BYTES } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import type { StoredFile } from '../../calls/stored-file';
import { ProblemError } from '../../problems/problem-error';
import type { FileRow } from '../../tables/files';
import type { FileLedger } from './file-ledger';
import { takeFile } from './using-files';

/** What attaching files works with; `maxBytes` is the most an attachment may have. */
export interface AttachingParts {
  readonly ledger: FileLedger;
  readonly maxBytes: number;
}

/**
 * Claims a file that the caller has uploaded and has `work` attach it. Throws FILE_NOT_UPLOADED, or FILE_TOO_LARGE: a PDF may be uploaded at the
 * size of a document. Where that fails the file can be used again.
 */
export function takeAttachment<Result>(
  { ledger, maxBytes }: AttachingParts,
  uuid: string,
  call: Pick<MemberCall, 'user' | 'code'>,
  work: (file: FileRow) => Promise<Result>,
): Promise<Result> {
  return takeFile(ledger, { uuid, ownerId: call.user.id, codeId: call.code.id }, async (file) => {
    if (file.size > maxBytes) throw new ProblemError('FILE_TOO_LARGE');
    return work(file);
  });
}

/** What is stored about an attached file; `size` is in bytes. */
export interface AttachedRow {
  readonly uuid: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
}

/** An attached file to be served. */
export function attachedFile(row: AttachedRow): StoredFile {
  return {
    blobKey: row.uuid,
    contentType: row.contentType,
    fileName: row.name,
    inline: isShownInline(row),
  };
}

/** Pictures up to 10 MiB, sound, film and PDF are shown in place; everything else is only ever saved (decisions.md section 8). */
export function isShownInline({ contentType, size }: Pick<AttachedRow, 'contentType' | 'size'>): boolean {
  if (contentType.startsWith('image/')) return size <= INLINE_IMAGE_MAX_BYTES;
  return /^(audio|video)\//.test(contentType) || contentType === 'application/pdf';
}
