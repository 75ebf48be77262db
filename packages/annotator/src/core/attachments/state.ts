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

/** The Selection that a recording is for, whatever highlight or document is open meanwhile. */
export interface MediaNoteTarget {
  readonly selectionId: number;
  readonly documentId: number;
  /** Something has been recorded, or is being recorded: it stays until it is saved or discarded. */
  readonly isHeld: boolean;
  /** The Selection was deleted while it was recorded for. */
  readonly isGone: boolean;
}

/** Attachments live in their Selections and notes; this is what is on its way to them. */
export interface AttachmentsState {
  /** In the order in which they were chosen. */
  readonly uploads: readonly Upload[];
  readonly nextUploadId: number;
  /** What the recorder of media notes is open for. */
  readonly mediaNoteFor: MediaNoteTarget | undefined;
}

/** Nothing is on its way. */
export const initialAttachments: AttachmentsState = { uploads: [], nextUploadId: 1, mediaNoteFor: undefined };
