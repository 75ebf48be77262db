import * as z from 'zod';
import { deletion, restoration } from './entity-operations';
import { fileUuidSchema, idSchema, pathIdSchema, stampsShape } from './fields';
import { operation } from './operation';
import { shareShape } from './share';
import { visibleShape } from './visibility';

/** A file on a general note. `size` is in bytes. */
export const noteAttachmentSchema = z.object({
  id: idSchema,
  noteId: idSchema,
  name: z.string(),
  contentType: z.string(),
  size: z.int().nonnegative(),
  uuid: fileUuidSchema,
  ...stampsShape,
});
/** A file on a general note. */
export type NoteAttachment = z.infer<typeof noteAttachmentSchema>;

/** A general note of a document; `data` are its attachments, oldest first. */
export const noteSchema = z.object({
  id: idSchema,
  documentId: idSchema,
  text: z.string(),
  data: z.array(noteAttachmentSchema),
  ...visibleShape,
  ...stampsShape,
});
/** A general note of a document. */
export type Note = z.infer<typeof noteSchema>;

const noteText = z.string().trim().max(50_000);
const byNote = (input: string, author?: 'only') => ({
  who: 'member' as const,
  level: 'annotate' as const,
  scope: 'note' as const,
  input,
  ...(author && { author }),
});

/** Calls under `/notes`. */
export const noteOperations = {
  create: operation({
    method: 'POST',
    path: '/notes',
    summary: 'Write a general note',
    input: z.object({ documentId: idSchema, text: noteText, ...visibleShape }),
    result: noteSchema,
    access: { who: 'member', level: 'annotate', scope: 'document', input: 'documentId' },
    creates: true,
  }),
  update: operation({
    method: 'PATCH',
    path: '/notes/{id}',
    summary:
      "Change one's general note, publish it or make it private. With `formerText` it is refused where the note reads otherwise",
    input: z.object({
      id: pathIdSchema,
      text: noteText.optional(),
      formerText: noteText.optional(),
      ...visibleShape,
    }),
    result: noteSchema,
    access: byNote('id', 'only'),
  }),
  delete: deletion({
    path: '/notes/{id}',
    summary: 'Delete a general note',
    scope: 'note',
  }),
  restore: restoration({
    path: '/notes/{id}',
    summary: 'Bring back a general note one has deleted, with its attachments',
    scope: 'deletedNote',
    result: noteSchema,
  }),
  createAttachment: operation({
    method: 'POST',
    path: '/notes/attachments',
    summary: "Attach an uploaded file to one's general note",
    input: z.object({ noteId: idSchema, uuid: fileUuidSchema, name: z.string().trim().min(1).max(255) }),
    result: noteAttachmentSchema,
    access: byNote('noteId', 'only'),
    creates: true,
  }),
  deleteAttachment: deletion({
    path: '/notes/attachments/{id}',
    summary: 'Delete an attachment of a general note',
    scope: 'noteAttachment',
  }),
  attachmentFile: operation({
    method: 'GET',
    path: '/notes/attachments/{id}/file',
    summary: 'The attached file, with range requests',
    input: z.object({ id: pathIdSchema }),
    result: undefined,
    access: { who: 'member', level: 'read', scope: 'noteAttachment', input: 'id' },
    binary: true,
  }),
  share: operation({
    method: 'POST',
    path: '/notes/{noteId}/share',
    summary: 'Send a general note by e-mail with a message',
    input: z.object({
      noteId: pathIdSchema,
      ...shareShape,
    }),
    result: undefined,
    access: byNote('noteId'),
    creates: true,
  }),
};
