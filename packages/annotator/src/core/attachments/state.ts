/** Why a file was not attached. Only `network` may pass by itself. */
export type UploadFailure = 'type' | 'empty' | 'tooLarge' | 'quota' | 'content' | 'network' | 'refused';

/** What files are attached to. */
export interface AttachTarget {
  readonly kind: 'selection' | 'note';
  readonly id: number;
}

/** A file on its way to a Selection or a general note. Sizes are in bytes. */
export interface Upload {
  readonly id: number;
  readonly documentId: number;
  readonly target: AttachTarget;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly failure: UploadFailure | undefined;
}

/** Attachments live in their Selections and notes; this is what is on its way to them. */
export interface AttachmentsState {
  /** In the order in which they were chosen. */
  readonly uploads: readonly Upload[];
  readonly nextUploadId: number;
  /** The Selection that the form for media notes is open for. */
  readonly mediaNoteFor: number | undefined;
}

/** Nothing is on its way. */
export const initialAttachments: AttachmentsState = { uploads: [], nextUploadId: 1, mediaNoteFor: undefined };
