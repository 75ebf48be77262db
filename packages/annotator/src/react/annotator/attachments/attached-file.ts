import type { NoteAttachment, SelectionAttachment } from '@glossator/client-sdk/contract';
import type { AttachTarget } from '../../../core/attachments/state';

/** A file on a Selection or on a general note. */
export type AttachedFile = SelectionAttachment | NoteAttachment;

/** What a file is attached to. */
export function targetOf(file: AttachedFile): AttachTarget {
  return 'noteId' in file ? { kind: 'note', id: file.noteId } : { kind: 'selection', id: file.selectionId };
}
