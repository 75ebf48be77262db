import {
  type Operations,
  type ParsedInputOf,
  type SelectionAttachment,
} from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import type { StoredFile } from '../../calls/stored-file';
import { putAndPublish } from '../../live/announce';
import { existingRow } from '../../permissions/find-entity';
import { ProblemError } from '../../problems/problem-error';
import { deleteToBin } from '../bin/bin';
import type { BinKeeper } from '../bin/bin-keeper';
import { attachedFile, takeAttachment, type AttachingParts } from '../files/attached-files';
import type { FileRow } from '../../tables/files';
import { toUserRef } from '../../people/names';
import type { AttachmentRow } from '../../tables/selections';
import { toAttachment } from './view';

type Input<Name extends keyof Operations['selections']> = ParsedInputOf<Operations['selections'][Name]>;

/** Files on Selections; the access table lets only their author rename them. */
export interface AttachmentService {
  /** Throws FILE_NOT_UPLOADED, FILE_TOO_LARGE, or CONTENT_TYPE_MISMATCH for a media note that is neither sound nor film. */
  create(input: Input<'createAttachment'>, call: MemberCall): Promise<SelectionAttachment>;
  update(input: Input<'updateAttachment'>, call: MemberCall): Promise<SelectionAttachment>;
  delete(id: number, call: MemberCall): Promise<void>;
  file(id: number, call: MemberCall): Promise<StoredFile>;
}

/** What attachments work with. */
export interface AttachmentParts extends AttachingParts {
  readonly bins: BinKeeper;
  readonly now: () => Date;
}

/** Makes the service. */
export function createAttachmentService({ bins, now, ...attaching }: AttachmentParts): AttachmentService {
  const insert = (
    { selectionId, uuid, name, type }: Input<'createAttachment'>,
    { contentType, size }: FileRow,
    call: MemberCall,
  ) =>
    call.write(async (transaction) => {
      const selection = await existingRow(transaction, 'selections', 'selection', selectionId);
      const row: AttachmentRow = {
        ...(await newStamps(transaction, call, now(), selection)),
        selectionId,
        documentId: selection.documentId,
        type,
        name,
        contentType,
        size,
        uuid,
      };
      const answer = toAttachment(row, () => toUserRef(call.user));
      return putAndPublish(transaction, call, {
        table: 'attachments',
        row,
        event: 'SELECTION_ATTACHMENT/CREATE',
        answer,
      });
    });

  return {
    create: (input, call) =>
      takeAttachment(attaching, input.uuid, call, async (file) => {
        if (input.type === 'media_note' && !/^(audio|video)\//.test(file.contentType))
          throw new ProblemError('CONTENT_TYPE_MISMATCH');
        return insert(input, file, call);
      }),
    update: ({ id, name }, call) =>
      call.write(async (transaction) => {
        const row = {
          ...(await existingRow(transaction, 'attachments', 'attachment', id)),
          name,
          updatedAt: now().toISOString(),
        };
        const answer = toAttachment(row, () => toUserRef(call.user));
        return putAndPublish(transaction, call, {
          table: 'attachments',
          row,
          event: 'SELECTION_ATTACHMENT/UPDATE',
          answer,
        });
      }),
    delete: (id, call) =>
      deleteToBin(bins, call, now(), async (transaction) => {
        const row = await existingRow(transaction, 'attachments', 'attachment', id);
        const { selectionId, documentId } = row;
        return {
          id,
          kind: 'attachment',
          documentId,
          rows: [{ table: 'attachments', row }],
          event: 'SELECTION_ATTACHMENT/DELETE',
          gone: { id, selectionId, documentId },
        };
      }),
    file: async (id, call) =>
      attachedFile(
        await call.partition.read((reader) => existingRow(reader, 'attachments', 'attachment', id)),
      ),
  };
}
