import type { NoteAttachment, Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import type { StoredFile } from '../../calls/stored-file';
import { thingId } from '../../ids/thing-id';
import { liveEvent } from '../../live/announce';
import { missing } from '../../permissions/find-thing';
import { ProblemError } from '../../problems/problem-error';
import type { FileLedger } from '../files/file-ledger';
import type { FileRow } from '../../tables/files';
import { isShownInline } from '../files/shown-inline';
import { releaseFiles, takeFile } from '../files/using-files';
import { toUserRef } from '../../people/names';
import type { CodeReader } from '../../tables/tables';
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

/** What they work with; `maxBytes` is the most an attachment may have. */
export interface NoteAttachmentParts {
  readonly ledger: FileLedger;
  readonly maxBytes: number;
  readonly now: () => Date;
}

/** Makes the service. */
export function createNoteAttachmentService({
  ledger,
  maxBytes,
  now,
}: NoteAttachmentParts): NoteAttachmentService {
  const insert = ({ noteId, uuid, name }: Input, { contentType, size }: FileRow, call: MemberCall) =>
    call.write(async (transaction) => {
      const note = await transaction.get('notes', noteId);
      if (!note) throw missing('note');
      const at = now().toISOString();
      const row: NoteAttachmentRow = {
        id: thingId(call.code.id, await transaction.nextId()),
        noteId,
        documentId: note.documentId,
        name,
        contentType,
        size,
        uuid,
        createdAt: at,
        updatedAt: at,
        createdBy: call.user.id,
      };
      await transaction.put('noteAttachments', row);
      const answer = toNoteAttachment(row, () => toUserRef(call.user));
      await transaction.append(liveEvent('NOTE_ATTACHMENT/CREATE', answer, call.visit.clientId));
      return answer;
    });

  return {
    create(input, call) {
      const claim = { uuid: input.uuid, ownerId: call.user.id, codeId: call.code.id };
      return takeFile(ledger, claim, (file) => {
        // A PDF may be uploaded at the size of a document.
        if (file.size > maxBytes) throw new ProblemError('FILE_TOO_LARGE');
        return insert(input, file, call);
      });
    },
    async delete(id, call) {
      const { uuid } = await call.partition.read((reader) => existing(reader, id));
      await releaseFiles(ledger, [uuid], call.code.id, async () => {
        await call.write(async (transaction) => {
          const { noteId, documentId } = await existing(transaction, id);
          await transaction.delete('noteAttachments', id);
          const gone = { id, noteId, documentId };
          await transaction.append(liveEvent('NOTE_ATTACHMENT/DELETE', gone, call.visit.clientId));
        });
        return [uuid];
      });
    },
    async file(id, call) {
      const row = await call.partition.read((reader) => existing(reader, id));
      const { uuid: blobKey, contentType, name: fileName } = row;
      return { blobKey, contentType, fileName, inline: isShownInline(row) };
    },
  };
}

async function existing(reader: CodeReader, id: number): Promise<NoteAttachmentRow> {
  const row = await reader.get('noteAttachments', id);
  if (!row) throw missing('noteAttachment');
  return row;
}
