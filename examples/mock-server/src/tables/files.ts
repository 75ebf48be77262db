import type { UploadContentType } from '@glossator/client-sdk/contract';

/**
 * A file on its way from a signed address to the entity that uses it; `id` is its uuid.
 * `signed` (no content yet) → `uploading` → `uploaded` (unused, removed after a day) → `unsettled` → `used`.
 * `unsettled` means that the Code `codeId` is about to use it or to let it go: whether it does is written in the Code alone, so after
 * a crash the Code is asked. `size` is in bytes; while `uploading` it is what may arrive, so that the quota holds.
 */
export interface FileRow {
  readonly id: string;
  readonly ownerId: number;
  readonly contentType: UploadContentType;
  readonly state: 'signed' | 'uploading' | 'uploaded' | 'unsettled' | 'used';
  readonly size: number;
  readonly sha256?: string;
  readonly codeId?: number;
  /** Whether the Code has it as a document; what else it has may be its author's alone. */
  readonly isOfDocument?: true;
  /** It is an export that is to be imported: it takes none of its owner's storage, has room of its own, and is used for nothing else. */
  readonly isArchive?: true;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
