import {
  type Operations,
  type ParsedInputOf,
  type SelectionAttachment,
} from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import type { StoredFile } from '../../calls/stored-file';
import { thingId } from '../../ids/thing-id';
import { liveEvent } from '../../live/announce';
import { missing } from '../../permissions/find-thing';
import { ProblemError } from '../../problems/problem-error';
import { moveToBin } from '../bin/bin';
import type { BinKeeper } from '../bin/bin-keeper';
import type { FileLedger } from '../files/file-ledger';
import type { FileRow } from '../../tables/files';
import { isShownInline } from '../files/shown-inline';
import { takeFile } from '../files/using-files';
import { toUserRef } from '../../people/names';
import type { CodeReader } from '../../tables/tables';
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

/** What attachments work with; `maxBytes` is the most an attachment may have. */
export interface AttachmentParts {
  readonly ledger: FileLedger;
  readonly bins: BinKeeper;
  readonly maxBytes: number;
  readonly now: () => Date;
}

/** Makes the service. */
export function createAttachmentService({ ledger, bins, maxBytes, now }: AttachmentParts): AttachmentService {
  const insert = (
    { selectionId, uuid, name, type }: Input<'createAttachment'>,
    { contentType, size }: FileRow,
    call: MemberCall,
  ) =>
    call.write(async (transaction) => {
      const selection = await transaction.get('selections', selectionId);
      if (!selection) throw missing('selection');
      const at = now().toISOString();
      const row: AttachmentRow = {
        id: thingId(call.code.id, await transaction.nextId()),
        selectionId,
        documentId: selection.documentId,
        type,
        name,
        contentType,
        size,
        uuid,
        createdAt: at,
        updatedAt: at,
        createdBy: call.user.id,
      };
      await transaction.put('attachments', row);
      const answer = toAttachment(row, () => toUserRef(call.user));
      await transaction.append(liveEvent('SELECTION_ATTACHMENT/CREATE', answer, call.visit.clientId));
      return answer;
    });

  return {
    create(input, call) {
      const claim = { uuid: input.uuid, ownerId: call.user.id, codeId: call.code.id };
      return takeFile(ledger, claim, async (file) => {
        // A PDF may be uploaded at the size of a document.
        if (file.size > maxBytes) throw new ProblemError('FILE_TOO_LARGE');
        if (input.type === 'media_note' && !/^(audio|video)\//.test(file.contentType))
          throw new ProblemError('CONTENT_TYPE_MISMATCH');
        return insert(input, file, call);
      });
    },
    update: ({ id, name }, call) =>
      call.write(async (transaction) => {
        const row = { ...(await existing(transaction, id)), name, updatedAt: now().toISOString() };
        await transaction.put('attachments', row);
        const answer = toAttachment(row, () => toUserRef(call.user));
        await transaction.append(liveEvent('SELECTION_ATTACHMENT/UPDATE', answer, call.visit.clientId));
        return answer;
      }),
    async delete(id, call) {
      await bins.expect(call.code.id);
      await call.write(async (transaction) => {
        const row = await existing(transaction, id);
        const { selectionId, documentId } = row;
        const rows = [{ table: 'attachments' as const, row }];
        await moveToBin(transaction, { id, kind: 'attachment', documentId, rows }, call, now());
        const gone = { id, selectionId, documentId };
        await transaction.append(liveEvent('SELECTION_ATTACHMENT/DELETE', gone, call.visit.clientId));
      });
    },
    async file(id, call) {
      const row = await call.partition.read((reader) => existing(reader, id));
      return {
        blobKey: row.uuid,
        contentType: row.contentType,
        fileName: row.name,
        inline: isShownInline(row),
      };
    },
  };
}

async function existing(reader: CodeReader, id: number): Promise<AttachmentRow> {
  const row = await reader.get('attachments', id);
  if (!row) throw missing('attachment');
  return row;
}
