import type { NoteAttachment, Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import type { StoredFile } from '../../calls/stored-file';
import { liveEvent, putAndPublish } from '../../live/announce';
import { existingRow } from '../../permissions/find-entity';
import { attachedFile, takeAttachment, type AttachingParts } from '../files/attached-files';
import type { FileRow } from '../../tables/files';
import { releaseFiles } from '../files/using-files';
import { toUserRef } from '../../people/names';
import type { NoteAttachmentRow } from '../../tables/notes';
import { toNoteAttachment } from './view';

type Input = ParsedInputOf<Operations['notes']['createAttachment']>;

/** Files on general notes; the access table lets only the note's author attach them. */
export interface NoteAttachmentService {
  /** Throws FILE_NOT_UPLOADED or FILE_TOO_LARGE. */
  create(input: Input, call: MemberCall): Promise<NoteAttachment>;
  delete(id: number, call: MemberCall): Promise<void>;
  file(id: number, call: MemberCall): Promise<StoredFile>;
}

/** What they work with. */
export interface NoteAttachmentParts extends AttachingParts {
  readonly now: () => Date;
}

/** Makes the service. */
export function createNoteAttachmentService({
  now,
  ...attaching
}: NoteAttachmentParts): NoteAttachmentService {
  const insert = ({ noteId, uuid, name }: Input, { contentType, size }: FileRow, call: MemberCall) =>
    call.write(async (transaction) => {
      const note = await existingRow(transaction, 'notes', 'note', noteId);
      const row: NoteAttachmentRow = {
        ...(await newStamps(transaction, call, now(), note)),
        noteId,
        documentId: note.documentId,
        name,
        contentType,
        size,
        uuid,
      };
      const answer = toNoteAttachment(row, () => toUserRef(call.user));
      return putAndPublish(transaction, call, {
        table: 'noteAttachments',
        row,
        event: 'NOTE_ATTACHMENT/CREATE',
        answer,
      });
    });

  return {
    create: (input, call) => takeAttachment(attaching, input.uuid, call, (file) => insert(input, file, call)),
    async delete(id, call) {
      const { uuid } = await call.partition.read((reader) =>
        existingRow(reader, 'noteAttachments', 'noteAttachment', id),
      );
      await releaseFiles(attaching.ledger, [uuid], call.code.id, async () => {
        await call.write(async (transaction) => {
          const { noteId, documentId } = await existingRow(
            transaction,
            'noteAttachments',
            'noteAttachment',
            id,
          );
          await transaction.delete('noteAttachments', id);
          const gone = { id, noteId, documentId };
          await transaction.append(liveEvent('NOTE_ATTACHMENT/DELETE', gone, call.visit.clientId));
        });
        return [uuid];
      });
    },
    file: async (id, call) =>
      attachedFile(
        await call.partition.read((reader) => existingRow(reader, 'noteAttachments', 'noteAttachment', id)),
      ),
  };
}
