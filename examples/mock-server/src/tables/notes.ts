import type { Visibility } from '@glossator/client-sdk/contract';

/** A general note of a document. */
export interface NoteRow {
  readonly id: number;
  readonly documentId: number;
  readonly text: string;
  /** For all who see the Code where it is absent, as in what older releases stored. */
  readonly visibility?: Visibility;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/** A file on a general note; `uuid` is its blob. `size` is in bytes. */
export interface NoteAttachmentRow {
  readonly id: number;
  readonly noteId: number;
  readonly documentId: number;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly uuid: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}
