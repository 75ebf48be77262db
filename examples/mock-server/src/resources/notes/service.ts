import { compareNotes, type Note, type Operations, type ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import { entityId } from '../../ids/entity-id';
import { liveEvent } from '../../live/announce';
import { existingRow, missing } from '../../permissions/find-entity';
import { binned, binnedRow, deleteToBin, putBack } from '../bin/bin';
import type { BinKeeper } from '../bin/bin-keeper';
import { readNames, toUserRef } from '../../people/names';
import type { CodeReader } from '../../tables/tables';
import type { NoteAttachmentRow, NoteRow } from '../../tables/notes';
import { toNote } from './view';

type Input<Name extends keyof Operations['notes']> = ParsedInputOf<Operations['notes'][Name]>;

/** General notes of documents; the access table lets only their author change them. */
export interface NoteService {
  /** Newest first. */
  list(documentId: number, page: PageRequest, call: MemberCall): Promise<PageOf<Note>>;
  create(input: Input<'create'>, call: MemberCall): Promise<Note>;
  update(input: Input<'update'>, call: MemberCall): Promise<Note>;
  delete(id: number, call: MemberCall): Promise<void>;
  /** Brings back what the caller has deleted within a day. */
  restore(id: number, call: MemberCall): Promise<Note>;
}

/** Makes the service. */
export function createNoteService(bins: BinKeeper, now: () => Date): NoteService {
  return {
    list: (documentId, page, call) =>
      call.partition.read(async (reader) => {
        const rows = await reader.list('notes', { documentId });
        const newestFirst = rows.toSorted(compareNotes);
        const { data, ...rest } = pageByKey(newestFirst, ({ id }) => keyNumber(id), page, 'descending');
        const attachments = await reader.list('noteAttachments', { documentId });
        const authors = [...data, ...attachments].map(({ createdBy }) => createdBy);
        const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
        const byNote = byNoteId(attachments);
        return { data: data.map((row) => toNote(row, byNote.get(row.id) ?? [], nameOf)), ...rest };
      }),
    create: ({ documentId, text }, call) =>
      call.write(async (transaction) => {
        if (!(await transaction.get('documents', documentId))) throw missing('document');
        const row: NoteRow = {
          id: entityId(call.code.id, await transaction.nextId()),
          documentId,
          text,
          ...newStamps(call, now()),
        };
        await transaction.put('notes', row);
        const answer = toNote(row, [], () => toUserRef(call.user));
        await transaction.append(liveEvent('NOTE/CREATE', answer, call.visit.clientId));
        return answer;
      }),
    update: ({ id, text }, call) =>
      call.write(async (transaction) => {
        const row = {
          ...(await existingRow(transaction, 'notes', 'note', id)),
          text,
          updatedAt: now().toISOString(),
        };
        await transaction.put('notes', row);
        const answer = await view(transaction, row, call);
        await transaction.append(liveEvent('NOTE/UPDATE', answer, call.visit.clientId));
        return answer;
      }),
    delete: (id, call) =>
      deleteToBin(bins, call, now(), async (transaction) => {
        const row = await existingRow(transaction, 'notes', 'note', id);
        const { documentId } = row;
        const attachments = await transaction.list('noteAttachments', { noteId: id });
        return {
          id,
          kind: 'note',
          documentId,
          rows: [
            { table: 'notes', row },
            ...attachments.map((each) => ({ table: 'noteAttachments' as const, row: each })),
          ],
          event: 'NOTE/DELETE',
          gone: { id, documentId },
        };
      }),
    restore: (id, call) =>
      call.write(async (transaction) => {
        const present = await transaction.get('notes', id);
        const bin = await binned(transaction, 'note', id, now());
        const row = present ?? binnedRow(bin, (each) => each.table === 'notes');
        if (!(await transaction.get('documents', row.documentId))) throw missing('document');
        if (present) return view(transaction, present, call);
        await putBack(transaction, bin);
        const answer = await view(transaction, row, call);
        const event = { ...answer, isRestored: true as const };
        await transaction.append(liveEvent('NOTE/CREATE', event, call.visit.clientId));
        return answer;
      }),
  };
}

function byNoteId(rows: readonly NoteAttachmentRow[]): ReadonlyMap<number, readonly NoteAttachmentRow[]> {
  const groups = new Map<number, NoteAttachmentRow[]>();
  for (const row of rows) {
    const known = groups.get(row.noteId);
    if (known) known.push(row);
    else groups.set(row.noteId, [row]);
  }
  return groups;
}

async function view(reader: CodeReader, row: NoteRow, call: MemberCall): Promise<Note> {
  const attachments = await reader.list('noteAttachments', { noteId: row.id });
  const authors = [row, ...attachments].map(({ createdBy }) => createdBy);
  const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
  return toNote(row, attachments, nameOf);
}
