import { compareNotes, type Note, type Operations, type ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import { liveEvent, publishChange, putAndPublish } from '../../live/announce';
import { existingRow } from '../../permissions/find-entity';
import { assertNotOvertaken } from '../../problems/problem-error';
import { binnedRow, deleteToBin, restoreFromBin } from '../bin/bin';
import type { BinKeeper } from '../bin/bin-keeper';
import { readNames, toUserRef } from '../../people/names';
import type { CodeReader } from '../../tables/tables';
import { jsonBytes } from '../../totals/measured';
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
        const attachments = await reader.list('noteAttachments', { documentId });
        const byNote = byNoteId(attachments);
        const bytesOf = (row: NoteRow): number => jsonBytes([row, byNote.get(row.id)]);
        const options = { direction: 'descending', bytesOf } as const;
        const { data, ...rest } = pageByKey(newestFirst, ({ id }) => keyNumber(id), page, options);
        const authors = [...data, ...attachments].map(({ createdBy }) => createdBy);
        const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
        return { data: data.map((row) => toNote(row, byNote.get(row.id) ?? [], nameOf)), ...rest };
      }),
    create: ({ documentId, text, visibility }, call) =>
      call.write(async (transaction) => {
        await existingRow(transaction, 'documents', 'document', documentId);
        const stamps = await newStamps(transaction, call, now(), { visibility });
        const row: NoteRow = { ...stamps, documentId, text, ...(visibility !== undefined && { visibility }) };
        const answer = toNote(row, [], () => toUserRef(call.user));
        return putAndPublish(transaction, call, { table: 'notes', row, event: 'NOTE/CREATE', answer });
      }),
    update: ({ id, text, formerText, visibility }, call) =>
      call.write(async (transaction, whole) => {
        const old = await existingRow(transaction, 'notes', 'note', id);
        assertNotOvertaken(old.text, { text, formerText });
        const row: NoteRow = {
          ...old,
          ...(text !== undefined && { text }),
          ...(visibility !== undefined && { visibility }),
          updatedAt: now().toISOString(),
        };
        await transaction.put('notes', row);
        const answer = await viewNote(transaction, row, call);
        await publishChange(transaction, whole, call, old, { type: 'NOTE', answer });
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
      restoreFromBin(call, now(), {
        id,
        kind: 'note',
        find: (transaction) => transaction.get('notes', id),
        deleted: (bin) => binnedRow(bin, (each) => each.table === 'notes'),
        owner: (transaction, row) => existingRow(transaction, 'documents', 'document', row.documentId),
        view: (transaction, row) => viewNote(transaction, row, call),
        event: (answer, clientId) => liveEvent('NOTE/CREATE', { ...answer, isRestored: true }, clientId),
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

/** A note as the contract has it, with its attachments. */
export async function viewNote(
  reader: CodeReader,
  row: NoteRow,
  call: Pick<MemberCall, 'accounts'>,
): Promise<Note> {
  const attachments = await reader.list('noteAttachments', { noteId: row.id });
  const authors = [row, ...attachments].map(({ createdBy }) => createdBy);
  const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
  return toNote(row, attachments, nameOf);
}
